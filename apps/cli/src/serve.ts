import type * as ServerModule from '@rattlecup/server'
import { SETTINGS, type SettingName } from '@rattlecup/server/settings'
import type { Command, OptionHelp } from './command.ts'

/** The built server, beside the built program: its threads are files of their own, so it can't be part of this bundle. */
const SERVER = new URL('../../server/dist/index.js', import.meta.url)

const options = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, { env, value, about, fallback }]): [string, OptionHelp] => [
    name,
    { type: 'string', value, about: `${about} [${env}]`, ...(fallback === '' ? {} : { fallback }) },
  ]),
)

export const serveCommand: Command = {
  name: 'serve',
  summary: 'Opens the house: tables for everybody who finds the address, until it is told to stop.',
  words: [],
  options,
  notes: ['Each setting may also be given by the variable in brackets.'],
  async run(input) {
    const { readSettings, serve, StartError } = (await import(SERVER.href)) as typeof ServerModule
    try {
      const server = await serve(readSettings(given(input.given), process.env))
      console.log(`Rattlecup is ready at ${server.address}`)
      await toldToStop()
      await server.close()
      return 0
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      console.error(`rattlecup: ${error.message}`)
      return 1
    }
  },
}

/** Only what was said on the command line: the environment comes before the defaults. */
function given(text: (name: string) => string | undefined): Partial<Record<SettingName, string | undefined>> {
  const names = Object.keys(SETTINGS) as SettingName[]
  return Object.fromEntries(names.map((name) => [name, text(name)]))
}

function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
  })
}
