import { formatKey, KEY_KIND, noteKey, parseKey } from '@rattlecup/kit'
import { writeFile } from 'node:fs/promises'
import { setTimeout as rest } from 'node:timers/promises'
import { Failure, UsageError, type CliCommand, type Input } from '../command.ts'
import { plain } from '../plain.ts'
import { House } from './house.ts'
import { Alarm, look } from './look.ts'
import { loadState, newState, saveState, type WitnessState } from './state.ts'

const ALARM = 3

export const witnessCommand: CliCommand = {
  name: 'witness',
  summary: "Watches a house's public log of dice: that nothing in it changes or vanishes, and cosigns it.",
  words: ['URL'],
  options: {
    state: { type: 'string', value: 'FILE', about: 'what it remembers; by default witness-HOST.json' },
    every: {
      type: 'string',
      value: 'SECONDS',
      about: 'keep running and look this often; without it, look once',
    },
    key: { type: 'string', value: 'VKEY', about: "the log's key, if you know it; else the first one shown" },
    name: { type: 'string', value: 'NAME', about: 'your name as a witness', fallback: 'witness' },
  },
  notes: [
    'The first look reads the whole log, later ones what is new. Keep the state file: it is what you have seen.',
    'Whoever runs the house can list you by the key that is printed (WITNESSES); then it shows your cosignatures.',
    'Exit code 0: all is as it was. 1: the house could not be reached; nothing is proved. 3: ALARM, the log was changed.',
  ],
  async run(input) {
    const { house, host } = houseIn(input)
    const file = input.given('state') ?? `witness-${host.replaceAll(':', '-')}.json`
    const every = input.given('every') === undefined ? undefined : input.whole('every', 1, 86_400)
    let state = withKey((await loadState(file)) ?? newState(nameIn(input)), input.given('key'))
    console.log(`witness ${keyOf(state)}`)
    for (;;) {
      const outcome = await lookOnce(house, state, file, every !== undefined)
      if (typeof outcome === 'number') return outcome
      state = outcome
      if (every === undefined) return 0
      await rest(every * 1000)
    }
  },
}

/** The state that follows, or the exit code of an alarm. A house that can't be reached is waited for by who stays. */
async function lookOnce(
  house: House,
  state: WitnessState,
  file: string,
  stays: boolean,
): Promise<WitnessState | number> {
  try {
    const next = await look(house, state, Math.floor(Date.now() / 1000))
    await saveState(file, next)
    await tell(house, state, next)
    return next
  } catch (error) {
    if (error instanceof Alarm) return raise(error, { house, state, file })
    if (!(error instanceof Failure) || !stays) throw error
    console.error(plain(`rattlecup: ${error.message}`))
    return state
  }
}

async function tell(
  house: House,
  before: WitnessState,
  { edge, rule, checkpoint }: WitnessState,
): Promise<void> {
  const open = [...rule.games.values()].filter((ended) => !ended).length
  const grown = edge.size - before.edge.size
  console.log(
    `${new Date().toISOString()} ${edge.size} entries, ${grown} of them new, ${open} games without an end: as it was`,
  )
  const refusal = await house.give(checkpoint as string)
  if (refusal !== undefined) console.log(plain(`  The house does not show this cosignature: ${refusal}`))
}

/** Says it, keeps what proves it, and shows the house what was seen: after a restored backup it may not know. */
async function raise(
  alarm: Alarm,
  { house, state, file }: { house: House; state: WitnessState; file: string },
): Promise<number> {
  const evidence = { alarm: alarm.message, key: state.key, before: state.checkpoint, now: alarm.checkpoint }
  const kept = `${file.replace(/\.json$/, '')}.alarm.json`
  console.error(plain(`rattlecup: ALARM: ${alarm.message}`))
  await writeFile(kept, `${JSON.stringify(evidence, null, 2)}\n`).then(
    () => console.error(`  What was seen before and what is shown now, both signed, is in ${kept}`),
    (error: Error) => console.error(`  ${kept} can't be written: ${error.message}`),
  )
  if (state.checkpoint !== undefined) await house.give(state.checkpoint)
  return ALARM
}

function houseIn({ words: [address] }: Input): { house: House; host: string } {
  if (address === undefined)
    throw new UsageError('which house? Its address, such as https://play.example.org')
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new UsageError(`'${address}' is no address; one begins with https:// or http://`)
  return { house: new House(address), host: new URL(address).host }
}

function nameIn(input: Input): string {
  const name = input.text('name') as string
  if (/^[^\s+]{1,100}$/.test(name)) return name
  throw new UsageError(`--name takes a name without spaces and plus signs, not '${name}'`)
}

function withKey(state: WitnessState, key: string | undefined): WitnessState {
  if (key === undefined) return state
  const parsed = parseKey(key)
  if (!parsed.ok) throw new UsageError(`--key: ${parsed.error.message}`)
  if (state.key !== undefined && state.key !== key)
    throw new UsageError(`the state file is of the log ${state.key}, not of ${key}`)
  return { ...state, key }
}

function keyOf({ name, seed }: WitnessState): string {
  return formatKey(noteKey(name, KEY_KIND.witness, seed))
}
