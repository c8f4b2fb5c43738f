import type { GameEnd, LogEntry } from '@rattlecup/kit'
import type { GameDice, HouseDice } from '@rattlecup/protocol'
import type { DiceRow, DiceRows } from '../store/contract.ts'
import type { GameFigures } from './game-figures.ts'

/** Read at a time, so that everything else goes on meanwhile. */
const PAGE = 500
/** Entries after which the sums are kept: no start reads more. */
const KEPT_EVERY = 2000
const HOUR = 3_600_000
/** How old a game without an end is, at most, in hours. */
const AGES: readonly number[] = [1, 24, 24 * 7, 24 * 30]

interface Sums {
  /** Entries that are in these sums. */
  readTo: number
  ends: Record<GameEnd, number>
  byGame: Record<string, GameDice>
  /** When games without an end were opened. */
  unfinished: Record<string, number>
}

/** All that the log says of the dice of this house, added up as the log grows. */
export class HouseFigures {
  readonly #rows: DiceRows
  #sums: Sums | undefined
  #reading: Promise<Sums> | undefined

  constructor(rows: DiceRows) {
    this.#rows = rows
  }

  async read(now: number): Promise<Pick<HouseDice, 'opened' | GameEnd | 'unfinished' | 'byGame'>> {
    this.#reading ??= this.#catchUp().finally(() => void (this.#reading = undefined))
    const { ends, byGame, unfinished } = await this.#reading
    const times = Object.values(unfinished)
    const opened = ends.over + ends.stopped + ends.dropped + times.length
    return { opened, ...ends, unfinished: byAge(times, now), byGame: Object.values(byGame) }
  }

  async #catchUp(): Promise<Sums> {
    const sums = (this.#sums ??= await this.#kept())
    let keptTo = sums.readTo
    for (;;) {
      const rows = await this.#rows.rows(sums.readTo, PAGE)
      for (const row of rows) add(sums, row)
      if (sums.readTo - keptTo >= KEPT_EVERY) {
        keptTo = sums.readTo
        await this.#rows.keepFact('figures', JSON.stringify(sums))
      }
      if (rows.length < PAGE) return sums
    }
  }

  async #kept(): Promise<Sums> {
    const kept = await this.#rows.fact('figures')
    if (kept !== undefined) return JSON.parse(kept) as Sums
    return { readTo: 0, ends: { over: 0, stopped: 0, dropped: 0 }, byGame: {}, unfinished: {} }
  }
}

function add(sums: Sums, { place, at, opening, entry, figures }: DiceRow): void {
  const read = JSON.parse(entry) as LogEntry
  sums.readTo = place + 1
  if (read.kind === 'open') sums.unfinished[opening] = at
  else {
    delete sums.unfinished[opening]
    sums.ends[read.end]++
  }
  if (figures !== null) addGame(sums.byGame, JSON.parse(figures) as GameFigures)
}

function addGame(byGame: Record<string, GameDice>, { game, faces, rolls, alone, seals }: GameFigures): void {
  const before = byGame[game]
  byGame[game] = {
    game,
    games: (before?.games ?? 0) + 1,
    faces: faces.map((count, face) => count + (before?.faces[face] ?? 0)),
    rolls: rolls + (before?.rolls ?? 0),
    alone: alone + (before?.alone ?? 0),
    seals: seals + (before?.seals ?? 0),
  }
}

function byAge(times: readonly number[], now: number): HouseDice['unfinished'] {
  const limits = [...AGES, null]
  const ageOf = (at: number) => AGES.findIndex((hours) => now - at <= hours * HOUR)
  const counts = limits.map(() => 0)
  for (const at of times) counts[(ageOf(at) + limits.length) % limits.length]!++
  return limits.map((hours, i) => ({ hours, games: counts[i] as number }))
}
