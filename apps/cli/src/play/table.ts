import { FairDice, isObject, type Game, type Match } from '@rattlecup/kit'
import { YOU } from '@rattlecup/games/terminal'

/** Who sits where: a person, or a bot of some level. */
export interface PlayChair {
  readonly name: string
  readonly bot?: string
}

/** A game being played at this keyboard. */
export interface PlayTable {
  readonly match: Match
  readonly chairs: readonly PlayChair[]
  readonly dice: FairDice
  /** Whether the players type what real dice show; then there is nothing to prove. */
  readonly realDice: boolean
  /** What the bots' own chance comes from. */
  readonly botSeed: string
}

export function isHuman(chair: PlayChair | undefined): boolean {
  return chair !== undefined && chair.bot === undefined
}

export function defaultPlayers(game: Game, humans: number): number {
  return Math.max(game.players.min, 2, humans)
}

/** People sit first. A lone person is addressed, several are counted. */
export function chairsFor(seating: {
  players: number
  humans: number
  names: readonly string[]
  bot: string
}): PlayChair[] {
  const { players, humans, names, bot } = seating
  const bots = players - humans
  return Array.from({ length: players }, (_, seat) => {
    const name = names[seat]
    if (seat < humans) return { name: name ?? (humans === 1 ? YOU : `Player ${seat + 1}`) }
    return { name: name ?? (bots === 1 ? 'Bot' : `Bot ${seat - humans + 1}`), bot }
  })
}

/** Chairs as they were saved; undefined if they are not of the form. */
export function readChairs(raw: unknown, players: number): PlayChair[] | undefined {
  if (!Array.isArray(raw) || raw.length !== players) return undefined
  const chairs = raw.flatMap((each: unknown) => readChair(each) ?? [])
  return chairs.length === players ? chairs : undefined
}

function readChair(raw: unknown): PlayChair | undefined {
  if (!isObject(raw) || typeof raw['name'] !== 'string' || nameFault(raw['name'])) return undefined
  if (raw['bot'] === undefined) return { name: raw['name'] }
  return typeof raw['bot'] === 'string' ? { name: raw['name'], bot: raw['bot'] } : undefined
}

const LONGEST_NAME = 12

/** Names stand in tables, so they are short and printable. */
export function nameFault(name: string): string | undefined {
  if (name === '') return 'a name is empty'
  if ([...name].length > LONGEST_NAME) return `the name '${name}' is longer than ${LONGEST_NAME} letters`
  return /\p{C}/u.test(name) ? 'a name has a character that cannot be printed' : undefined
}
