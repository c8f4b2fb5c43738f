import type { Game, HouseFile } from '@rattlecup/kit'
import { findGame } from '@rattlecup/games'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { figuresOf } from './game-figures.ts'

function example(game: string): HouseFile {
  const file = new URL(`../../../../docs/fair-dice-examples/${game}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as HouseFile
}

const dice = (outcome: object): unknown[] =>
  Object.values(outcome)
    .flat()
    .filter((value) => typeof value === 'number')
const figures = (game: string) => figuresOf(findGame(game) as Game, example(game))

describe('the figures of a game', () => {
  it('count every die that fell, and nothing that was drawn', () => {
    const rolled = example('qwixx').events.flatMap((event) => ('chance' in event ? dice(event.chance) : []))
    const { faces, rolls } = figures('qwixx')
    expect(faces).toEqual([1, 2, 3, 4, 5, 6].map((face) => rolled.filter((value) => value === face).length))
    expect(rolls).toBe(3)
    expect(figures('onecard').faces).toEqual([1, 0, 1, 1, 3, 0])
    expect(figures('gambler').faces.reduce((sum, count) => sum + count)).toBe(8)
    expect(figures('strike').faces).toEqual([0, 0, 0, 0, 0, 1])
  })

  it('count broken seals, and rolls without any device', () => {
    expect(figures('qwixx')).toMatchObject({ seals: 1, alone: 0 })
    const file = example('qwixx')
    const asks = file.dice.asks.map((ask) => ({ ...ask, links: ask.links.map(() => null) }))
    expect(figuresOf(findGame('qwixx') as Game, { ...file, dice: { ...file.dice, asks } })).toMatchObject({
      seals: 6,
      alone: 3,
    })
  })
})
