import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameLog } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { playScript } from './testing/script.ts'

const folder = mkdtempSync(join(tmpdir(), 'play-'))

async function kept(argv: readonly string[], lines: readonly string[]): Promise<GameLog & { text: string }> {
  const file = join(mkdtempSync(join(folder, 'game-')), 'game.json')
  const { text } = await playScript([...argv, '--real-dice', '--save', file], lines)
  return { ...(JSON.parse(readFileSync(file, 'utf8')) as GameLog), text }
}

const chances = ({ events }: GameLog): unknown[] =>
  events.flatMap((event) => ('chance' in event ? [event.chance] : []))

describe('real dice', () => {
  it('qwixx: two white and the coloured, once they are right', async () => {
    const game = await kept(['qwixx'], ['14 623', '14 6237', 'fourteen', '14 6235', 'p'])
    expect(game.text.match(/That is not possible/g)).toHaveLength(3)
    expect(chances(game)).toEqual([{ type: 'roll', white: [1, 4], red: 6, yellow: 2, green: 3, blue: 5 }])
  })

  it('gambler: the program may shuffle the boards, the dice are typed', async () => {
    const game = await kept(['gambler'], ['b01 b02', '', '1 3 3 6', '1,3,3,6,2'])
    expect(game.text.match(/That is not possible/g)).toHaveLength(2)
    expect(chances(game)[1]).toEqual({ type: 'roll', values: [1, 3, 3, 6, 2] })
  })

  it('onecard: cards by id or by the program, colours by letter', async () => {
    const game = await kept(['onecard'], ['c17', 'c17', '', '', '', 'rrbgz', 'RRBGP', '2', 'o'])
    expect(chances(game)[0]).toEqual({ type: 'draw', seat: 0, card: 'c17' })
    expect(game.text.match(/That is not possible/g)).toHaveLength(2)
    const colours = ['red', 'red', 'blue', 'green', 'purple']
    expect(chances(game).slice(4)).toEqual([
      { type: 'roll', colours },
      { type: 'roll', colours: ['orange'] },
    ])
  })

  it('strike: the thrown die alone, or all that lie', async () => {
    const game = await kept(['strike', '--humans', '2'], ['x', '4', 't', '5', 't', '44', '3 o c2', 's'])
    expect(game.text.match(/That is not possible/g)).toHaveLength(2)
    expect(chances(game)).toEqual([
      { type: 'initial', face: 4 },
      {
        type: 'settle',
        dice: [
          { id: 0, face: 4 },
          { id: 1, face: 5 },
        ],
      },
      {
        type: 'settle',
        dice: [
          { id: 0, face: 3 },
          { id: 1, out: true },
          { id: 2, face: 2, cocked: true },
        ],
      },
    ])
    expect(game.text).toContain('the 4 becomes 3; the 5 flies out')
  })

  it('promises and proves nothing, and goes on with real dice', async () => {
    const file = join(folder, 'on.json')
    const first = await playScript(['qwixx', '--real-dice', '--save', file], ['14 6235', 'q'])
    expect(first.text).not.toContain('SHA-256')
    expect(JSON.parse(readFileSync(file, 'utf8'))).not.toHaveProperty('dice')
    const more = await playScript(['--load', file], ['p', 'p', '66 1111'])
    expect(more.text).toContain('For Bot: type the dice white, white, red, yellow, green and blue')
    expect(more.text).toContain('Bot rolls 6 + 6 = 12')
  })
})
