import { existsSync, readdirSync } from 'node:fs'
import { Match, rollByOdds } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { findGame, GAMES, rollerOf } from './games.ts'
import { findManifest, MANIFESTS } from './manifest.ts'

const here = new URL('.', import.meta.url)

describe('the registry', () => {
  it('has every folder that holds a game, and nothing else', () => {
    const folders = readdirSync(here).filter((name) => existsSync(new URL(`${name}/SPEC.md`, here)))
    expect(MANIFESTS.map(({ id }) => id).sort()).toEqual(folders.sort())
  })

  it('says of each game what its rules say', () => {
    for (const [i, { id, title, players }] of GAMES.entries())
      expect(MANIFESTS[i]).toMatchObject({ id, title, players })
  })

  it('finds games by their id only', () => {
    expect(findGame('qwixx')?.title).toBe('Qwixx')
    for (const id of ['', 'Qwixx', '__proto__', 'constructor']) {
      expect(findGame(id)).toBeUndefined()
      expect(findManifest(id)).toBeUndefined()
    }
  })

  it('only Strike brings dice of its own', async () => {
    for (const game of GAMES) {
      const roll = await rollerOf(unwrap(Match.start(game, 2)))
      expect(roll === rollByOdds).toBe(game.id !== 'strike')
    }
  })
})
