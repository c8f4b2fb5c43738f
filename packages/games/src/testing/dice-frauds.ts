import { linkOf, secretFrom, type HouseFile, type JsonObject } from '@rattlecup/kit'
import { rootOf } from '@rattlecup/kit/testing'
import { QWIXX_SEED } from './dice-files.ts'

/** A file as frauds change it: plain JSON. */
export type Draft = {
  -readonly [Key in keyof HouseFile]: Key extends 'dice' ? DraftDice : unknown
} & {
  game: string
  players: number
  options: JsonObject
  chairs: DraftChair[]
  events: JsonObject[]
  log?: DraftLog
  [other: string]: unknown
}
type DraftChair = { name: string | null; bot: string | null }
type DraftLog = { key: string; open: string; close: string }
type DraftAsk = { asked: number[]; chains: { seat: number; head: string }[]; links: (string | null)[] }
interface DraftDice {
  opening: {
    [member: string]: unknown
    heads: (string | null)[]
    chairs: DraftChair[]
    options: JsonObject
    table: string
    round: number
  }
  secret: string
  asks: DraftAsk[]
  end: string
}

export interface Fraud {
  readonly name: string
  /** Changes a whole file of the simulated game `qwixx`. */
  readonly change: (file: Draft) => void
  /**
   * What finds it: the file alone, or only the public log. What only the log finds is out of reach of a file without
   * one, but for what devices remember.
   */
  readonly by: 'file' | 'log'
}

const OTHER = secretFrom('other')

/** What a house, or whoever has the file, may try with the game `qwixx` of `houseFiles`. */
export const FRAUDS: readonly Fraud[] = [
  { name: 'another secret', by: 'file', change: ({ dice }) => void (dice.secret = OTHER) },
  { name: 'another commitment', by: 'file', change: ({ dice }) => void (dice.opening['commitment'] = OTHER) },
  { name: 'another table', by: 'file', change: ({ dice }) => void (dice.opening.table = 'OTHER') },
  { name: 'another round', by: 'file', change: ({ dice }) => void dice.opening.round++ },
  { name: 'other rules', by: 'file', change: ({ dice }) => void (dice.opening['rules'] = '2') },
  { name: 'another way to wait', by: 'file', change: ({ dice }) => void (dice.opening['wait'] = 'all') },
  { name: 'a head exchanged', by: 'file', change: ({ dice }) => void (dice.opening.heads[0] = OTHER) },
  { name: 'a head left out', by: 'file', change: ({ dice }) => void (dice.opening.heads[0] = null) },
  {
    name: 'a head for a bot of the house',
    by: 'file',
    change: ({ dice }) => void (dice.opening.heads[2] = OTHER),
  },
  {
    name: 'one head at two seats',
    by: 'file',
    change: ({ dice: { opening } }) => void (opening.heads[1] = opening.heads[0] as string),
  },
  {
    name: 'a member too many in the opening',
    by: 'file',
    change: ({ dice }) => void (dice.opening['note'] = ''),
  },
  { name: 'another option in the file', by: 'file', change: (file) => void (file.options = { first: 0 }) },
  {
    name: 'another option in file and opening',
    by: 'file',
    change: (file) => void (file.options = file.dice.opening.options = { first: 1, games: 1 }),
  },
  {
    name: 'another name in the file',
    by: 'file',
    change: ({ chairs }) => void (chairs[0]!.name = 'Mallory'),
  },
  {
    name: 'another name in file and opening',
    by: 'file',
    change: ({ chairs, dice }) => void (chairs[0]!.name = dice.opening.chairs[0]!.name = 'Mallory'),
  },
  { name: 'chairs exchanged', by: 'file', change: ({ chairs }) => void chairs.reverse() },
  { name: 'another number of players', by: 'file', change: (file) => void file.players-- },
  { name: 'another game', by: 'file', change: (file) => void (file.game = 'gambler') },
  { name: 'a link exchanged', by: 'file', change: ({ dice }) => void (dice.asks[0]!.links[0] = OTHER) },
  {
    name: 'links of two seats exchanged',
    by: 'file',
    change: ({ dice }) => void dice.asks[0]!.links.unshift(...dice.asks[0]!.links.splice(1, 1)),
  },
  {
    name: 'a link used a second time',
    by: 'file',
    change: ({ dice }) => void (dice.asks[1]!.links[0] = dice.asks[0]!.links[0] as string),
  },
  {
    name: 'a link of a seat that was not asked',
    by: 'file',
    change: ({ dice }) => void (dice.asks[0]!.links[2] = OTHER),
  },
  { name: 'a link left out', by: 'file', change: ({ dice }) => void (dice.asks[1]!.links[1] = null) },
  { name: 'a link too many', by: 'file', change: ({ dice }) => void dice.asks[0]!.links.push(null) },
  { name: 'a broken seal hidden', by: 'file', change: ({ dice }) => void (dice.asks[2]!.asked = [1]) },
  {
    name: 'a broken seal mended',
    by: 'file',
    change: ({ dice }) => void (dice.asks[2]!.links[0] = linkOf(rootOf(QWIXX_SEED, 0), 3)),
  },
  {
    name: 'a seat not asked',
    by: 'file',
    change: ({ dice }) =>
      void Object.assign(dice.asks[3]!, { asked: [0], links: [dice.asks[3]!.links[0], null, null] }),
  },
  {
    name: 'seats asked in another order',
    by: 'file',
    change: ({ dice }) => void dice.asks[0]!.asked.reverse(),
  },
  { name: 'a bot asked', by: 'file', change: ({ dice }) => void dice.asks[0]!.asked.push(2) },
  { name: 'a seat asked after three broken seals', by: 'file', change: breakFourTimes },
  {
    name: 'asks in another order',
    by: 'file',
    change: ({ dice }) => void dice.asks.unshift(...dice.asks.splice(1, 1)),
  },
  { name: 'an ask left out', by: 'file', change: ({ dice }) => void dice.asks.splice(1, 1) },
  { name: 'the last ask left out', by: 'file', change: ({ dice }) => void dice.asks.pop() },
  {
    name: 'an ask added',
    by: 'file',
    change: ({ dice }) => void dice.asks.push({ asked: [], chains: [], links: [null, null, null] }),
  },
  { name: 'a new chain left out', by: 'file', change: ({ dice }) => void (dice.asks[4]!.chains = []) },
  {
    name: 'a new chain given to another seat',
    by: 'file',
    change: ({ dice }) => void (dice.asks[4]!.chains[0]!.seat = 0),
  },
  {
    name: 'a head given a second time',
    by: 'file',
    change: ({ dice }) => void dice.asks[5]!.chains.push({ ...dice.asks[4]!.chains[0]! }),
  },
  { name: 'a roll changed', by: 'file', change: ({ events }) => void changeRoll(events) },
  {
    name: 'a move changed',
    by: 'file',
    change: ({ events }) => void changeMove(events.findIndex(isMark), events),
  },
  {
    name: 'sealed choices in another order',
    by: 'file',
    change: ({ events }) => void events.splice(1, 2, events[2]!, events[1]!),
  },
  { name: 'an event left out', by: 'file', change: ({ events }) => void events.splice(2, 1) },
  { name: 'an event added', by: 'file', change: ({ events }) => void events.splice(2, 0, events[2]!) },
  { name: 'the end cut off', by: 'file', change: ({ events }) => void events.pop() },
  {
    name: 'called stopped though it was over',
    by: 'file',
    change: ({ dice }) => void (dice.end = 'stopped'),
  },
  { name: 'an end that does not exist', by: 'file', change: ({ dice }) => void (dice.end = 'lost') },
  {
    name: 'the last move changed, legally',
    by: 'log',
    change: ({ events }) => changeMove(events.findLastIndex(isMark), events),
  },
  { name: 'cut off after a roll, its asks too, and called stopped', by: 'log', change: cutOff },
  { name: 'something added beside', by: 'log', change: (file) => void (file['winner'] = 'Mallory') },
  {
    name: 'the proof of another entry',
    by: 'log',
    change: ({ log }) => void (log && (log.close = log.open)),
  },
  {
    name: 'the opening proved only after the end',
    by: 'log',
    change: ({ log }) => void (log && (log.open = log.close)),
  },
  {
    name: 'another key',
    by: 'log',
    change: ({ log }) => void (log && (log.key = log.key.replace('+', 's+'))),
  },
  {
    name: 'another size in the checkpoint',
    by: 'log',
    change: ({ log }) => void (log && (log.open = log.open.replace('\n1\n', '\n2\n'))),
  },
  {
    name: 'a member too many in the log',
    by: 'log',
    change: ({ log }) => void (log && Object.assign(log, { note: '' })),
  },
]

function isMark(event: JsonObject): boolean {
  return (event['move'] as JsonObject | undefined)?.['type'] === 'mark'
}

function changeMove(at: number, events: JsonObject[]): void {
  events[at] = { ...events[at], move: { type: 'pass' } }
}

function changeRoll(events: JsonObject[]): void {
  const roll = events[0]?.['chance'] as { red: number }
  roll.red = (roll.red % 6) + 1
}

/** Seat 0 gives no link three times, and is asked all the same. */
function breakFourTimes({ dice }: Draft): void {
  for (const ask of dice.asks.slice(0, 3)) ask.links[0] = null
}

/** The game up to the second roll and the choices after it. */
function cutOff({ events, dice }: Draft): void {
  const rolls = events.flatMap((event, at) => ('chance' in event ? [at] : []))
  events.splice(rolls[2]!)
  dice.asks.splice(2)
  dice.end = 'stopped'
}

/** A copy of a file after a fraud. */
export function defraud(file: HouseFile, { change }: Fraud): HouseFile {
  const draft = structuredClone(file) as unknown as Draft
  change(draft)
  return draft as unknown as HouseFile
}
