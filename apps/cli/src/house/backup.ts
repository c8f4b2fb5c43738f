import { SETTINGS } from '@rattlecup/server/settings'
import { UsageError, type Command, type Input } from '../command.ts'
import { withServer } from './load.ts'

const { env, value, about, fallback } = SETTINGS.data
const options = { data: { type: 'string', value, about: `${about} [${env}]`, fallback } } as const

export const backupCommand: Command = {
  name: 'backup',
  summary: 'Copies everything the house knows into one new file, while it runs or not.',
  words: ['FILE'],
  options,
  run: (input) =>
    withServer(async ({ backUp }) => {
      const file = fileOf(input)
      await backUp(dataOf(input), file)
      console.log(`The back-up is in ${file}`)
    }),
}

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'Puts a back-up in the place of what the house knows; stop the house first.',
  words: ['FILE'],
  options,
  run: (input) =>
    withServer(async ({ restore }) => {
      await restore(dataOf(input), fileOf(input))
      console.log(`What was in the back-up is in ${dataOf(input)} now`)
    }),
}

function fileOf({ words: [file] }: Input): string {
  if (!file) throw new UsageError('which file? The back-up')
  return file
}

function dataOf(input: Input): string {
  return input.given('data') ?? process.env[env] ?? fallback
}
