import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findGame, GAMES, rollerOf } from './registry.ts'
import { Match, rollByOdds } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'

const here = new URL('.', import.meta.url)

describe('the registry', () => {
  it('has every folder that holds a game, and nothing else', () => {
    const folders = readdirSync(here).filter((name) => existsSync(new URL(`${name}/SPEC.md`, here)))
    expect(GAMES.map(({ id }) => id).sort()).toEqual(folders.sort())
  })

  it('finds games by their id only', () => {
    expect(findGame('qwixx')?.title).toBe('Qwixx')
    for (const id of ['', 'Qwixx', '__proto__', 'constructor']) expect(findGame(id)).toBeUndefined()
  })

  it('only Strike brings dice of its own', async () => {
    for (const game of GAMES) {
      const roll = await rollerOf(unwrap(Match.start(game, 2)))
      expect(roll === rollByOdds).toBe(game.id !== 'strike')
    }
  })
})
