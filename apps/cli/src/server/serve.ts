import type { RunningServer } from '@rattlecup/server'
import { SETTINGS, type SettingName } from '@rattlecup/server/settings'
import type { CliCommand, OptionHelp } from '../command.ts'
import { withServer } from './load.ts'

const options = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, { env, value, about, fallback }]): [string, OptionHelp] => [
    name,
    { type: 'string', value, about: `${about} [${env}]`, ...(fallback === '' ? {} : { fallback }) },
  ]),
)

/** How often we look whether who started us is still there. */
const PARENT_MS = 200

export const serveCommand: CliCommand = {
  name: 'serve',
  summary: 'Runs the server: tables for everybody who knows the address, until you stop it.',
  words: [],
  options,
  notes: ['Each setting can also be given by the environment variable in brackets.'],
  run: (input) =>
    withServer(async ({ readSettings, serve }) => {
      const server = await serve(readSettings(given(input.given), process.env))
      console.log([`Rattlecup is ready at ${server.address}`, ...invitation(server)].join('\n'))
      await toldToStop()
      await server.close()
    }),
}

/** What to type on a phone. */
function invitation({ elsewhere }: RunningServer): string[] {
  if (elsewhere.length === 0) return ['Only this computer can open it.']
  return ['On other devices:', ...elsewhere.map((address) => `  ${address}`)]
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
    if (process.env['npm_lifecycle_event'] !== undefined) whenParentEnds(resolve)
  })
}

/** npm passes a signal on to a shell between it and us, which ends and tells nobody: then we have another parent. */
function whenParentEnds(tell: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    tell()
  }, PARENT_MS)
}
