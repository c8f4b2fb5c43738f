import { SETTINGS } from '@rattlecup/server/settings'
import { UsageError, type CliCommand, type Input } from '../command.ts'
import { withServer } from './load.ts'

const { env, value, about, fallback } = SETTINGS.data
const options = { data: { type: 'string', value, about: `${about} [${env}]`, fallback } } as const

export const backupCommand: CliCommand = {
  name: 'backup',
  summary: 'Copies all data of the server to one new file, whether it is running or not.',
  words: ['FILE'],
  options,
  run: (input) =>
    withServer(async ({ backUp }) => {
      const file = fileOf(input)
      await backUp(dataOf(input), file)
      console.log(`The backup is in ${file}`)
    }),
}

export const restoreCommand: CliCommand = {
  name: 'restore',
  summary: 'Replaces the data of the server with a backup; stop the server first.',
  words: ['FILE'],
  options,
  run: (input) =>
    withServer(async ({ restore }) => {
      const warning = await restore(dataOf(input), fileOf(input))
      if (warning !== undefined) console.error(`rattlecup: WARNING: ${warning}`)
      console.log(`The backup has been restored to ${dataOf(input)}`)
    }),
}

function fileOf({ words: [file] }: Input): string {
  if (!file) throw new UsageError('which file? The backup')
  return file
}

function dataOf(input: Input): string {
  return input.given('data') ?? process.env[env] ?? fallback
}
