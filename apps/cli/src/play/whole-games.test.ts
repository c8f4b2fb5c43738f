import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findGame, rollerOf } from '@rattlecup/games'
import { checkGameFile, Match, verifyGame, type Game, type Verdict } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { playScript } from './testing/script.ts'
import { COLUMNS, widthOf } from '@rattlecup/games/terminal'

const folder = mkdtempSync(join(tmpdir(), 'play-'))

/** Something that is always possible in every game is among these, so a game that is fed them comes to its end. */
const ANYTHING = Array.from({ length: 4000 }, (_, i) => ['1', 'p', 's', '123', '2', '3'][i % 6] as string)

const LONG = 'Maximilian A,Maximilian B,Maximilian C,Maximilian D'

async function verdictOn(file: string): Promise<Verdict> {
  const saved = unwrap(checkGameFile(JSON.parse(readFileSync(file, 'utf8'))))
  const game = findGame(saved.game) as Game
  const match = unwrap(Match.start(game, saved.players, saved.options))
  return unwrap(verifyGame(game, saved, { roll: await rollerOf(match) }))
}

describe('whole games at the keyboard', () => {
  it.each([
    ['qwixx', []],
    ['qwixx', ['--players', '1']],
    ['qwixx', ['--games', '2', '--players', '3', '--humans', '2']],
    ['gambler', ['--target', '150', '--bot', 'random']],
    ['gambler', ['--target', '100', '--stars', 'distinct', '--beginner', '--players', '3']],
    ['onecard', ['--bot', 'random']],
    ['onecard', ['--variant', 'advanced', '--bot', 'random', '--humans', '2']],
    ['onecard', ['--players', '4', '--bot', 'random', '--names', LONG]],
    ['strike', ['--players', '4', '--names', LONG]],
    ['strike', ['--rounds', 'tournament', '--players', '3', '--first', '2']],
  ])('%s %j ends, with a winner, within 80 columns, and its file is fair', async (game, options) => {
    const file = join(folder, `${game}${options.join('')}.json`)
    const played = await playScript([game, ...options, '--save', file, '--seed', game], ANYTHING)
    expect(played.code).toBe(0)
    expect(played.text).toContain('Winner')
    expect(played.text.split('\n').filter((line) => widthOf(line) > COLUMNS && !line.includes(file))).toEqual(
      [],
    )
    expect(await verdictOn(file)).toMatchObject({ fair: true, faults: [] })
  })

  it('bots play among themselves when nobody else does', async () => {
    const { code, text } = await playScript(['strike', '--humans', '0', '--players', '3'], [])
    expect(code).toBe(0)
    expect(text).toMatch(/Winner: Bot [123]/)
    expect(text).toContain('play with --save FILE')
  })

  it('shows the promise before the first roll and the secret after the last', async () => {
    const file = join(folder, 'promise.json')
    const { text } = await playScript(['strike', '--my-seed', 'my own words', '--save', file], ANYTHING)
    const { dice } = unwrap(checkGameFile(JSON.parse(readFileSync(file, 'utf8'))))
    expect(dice.seeds).toEqual(['my own words', ''])
    expect(text.indexOf(dice.commitment)).toBeLessThan(text.indexOf('first die in the arena'))
    expect(text.indexOf(dice.secret)).toBeGreaterThan(text.indexOf('Winner'))
    expect(text).toContain(`rattlecup verify ${file}`)
  })

  it('two games from different secrets differ, two from one seed do not', async () => {
    const [one, same, other] = await Promise.all(
      [['--seed', 'a'], ['--seed', 'a'], []].map((seed) => playScript(['strike', ...seed], ANYTHING)),
    )
    expect(one?.text).toBe(same?.text)
    expect(one?.text).not.toBe(other?.text)
  })
})
