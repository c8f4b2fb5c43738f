import { expect, it } from 'vitest'
import { memoryStore } from '../store/memory.ts'
import { closed, hash, opened } from '../testing/dice-log.ts'
import type { GameFigures } from './game-figures.ts'
import { HouseFigures } from './house-figures.ts'
import type { DiceRow } from '../store/contract.ts'

const HOUR = 3_600_000
const FIGURES: GameFigures = { game: 'qwixx', faces: [1, 2, 3, 4, 5, 6], rolls: 4, alone: 1, seals: 2 }

function row(place: number, name: string, kind: 'open' | 'close', at = 0): DiceRow {
  const entry = JSON.stringify(kind === 'open' ? opened(name) : closed(name))
  const figures = kind === 'open' ? null : JSON.stringify(FIGURES)
  return { place, at, opening: hash(name), kind, entry, figures }
}

it('the figures of the house follow the log, and say how old games without an end are', async () => {
  const { dice } = memoryStore()
  const figures = new HouseFigures(dice)
  const now = 1000 * HOUR
  expect(await figures.read(now)).toMatchObject({ opened: 0, over: 0, byGame: [] })
  await dice.append([row(0, 'a', 'open', now - HOUR / 2), row(1, 'b', 'open', now - 2 * HOUR)])
  await dice.append([row(2, 'c', 'open', 0), row(3, 'd', 'open'), row(4, 'd', 'close'), row(5, 'e', 'open')])
  await dice.append([row(6, 'e', 'close')])
  const read = await figures.read(now)
  expect(read).toMatchObject({ opened: 5, over: 2, stopped: 0, dropped: 0 })
  expect(read.unfinished.map(({ games }) => games)).toEqual([1, 1, 0, 0, 1])
  expect(read.byGame).toEqual([
    { game: 'qwixx', games: 2, faces: [2, 4, 6, 8, 10, 12], rolls: 8, alone: 2, seals: 4 },
  ])
  expect(await figures.read(now)).toEqual(read)
})

it('a long log is not read from its beginning again after a restart', async () => {
  const { dice } = memoryStore()
  const games = Array.from({ length: 1100 }, (_, i) => String(i))
  await dice.append(games.flatMap((name, i) => [row(2 * i, name, 'open'), row(2 * i + 1, name, 'close')]))
  const before = await new HouseFigures(dice).read(0)
  const asked: number[] = []
  const rows = dice.rows.bind(dice)
  dice.rows = (from, limit) => {
    asked.push(from)
    return rows(from, limit)
  }
  expect(await new HouseFigures(dice).read(0)).toEqual(before)
  expect(before.over).toBe(1100)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(2000)
})
