import { GAMES } from '@rattlecup/games'
import { resultPicture, type Shape } from '@rattlecup/games/picture'
import { randomMatch } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { inflateSync } from 'node:zlib'
import { Canvas } from './canvas.ts'
import { draw } from './draw.ts'

const text = (written: string): Shape => ({
  kind: 'text',
  at: [100, 300],
  text: written,
  size: 200,
  fill: '#ffffff',
  align: 'left',
  most: 1000,
})

/** The uncompressed lines of a PNG of ours. */
function linesOf(png: Buffer): Buffer {
  const start = png.indexOf('IDAT')
  return inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)))
}

describe('a picture', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))(
    'of %s is drawn for every number of players',
    async (_, game) => {
      for (let players = game.players.min; players <= game.players.max; players++) {
        const match = randomMatch(game, { players, seed: players })
        const names = Array.from({ length: players }, (__, seat) => `Łü ${seat}`)
        const { shapes, symbols, card } = await resultPicture(game, match.logWithSecrets(), names)
        expect(card.lines).toHaveLength(players)
        expect(symbols.every((line) => line.length > 0 && line.length < 60)).toBe(true)
        const places = shapes.flatMap((shape) => (shape.kind === 'text' ? [] : shape.points))
        expect(places.every(([x, y]) => x >= 0 && x <= 1200 && y >= 0 && y <= 640)).toBe(true)
        expect(linesOf(draw(shapes))).toHaveLength((3 * 1200 + 1) * 630)
      }
    },
  )

  it('writes letters with accents, and a dot for what it can not write', () => {
    const drawn = ['a', 'ä', 'Ł', '太', ''].map((written) =>
      linesOf(draw([text(written)])).toString('base64'),
    )
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('covers pixels by as much as lies within', () => {
    const canvas = new Canvas(3, 1)
    canvas.area([[[0.5, 0] as const, [2, 0] as const, [2, 1] as const, [0.5, 1] as const]], '#c80000')
    expect([canvas.pixels[0], canvas.pixels[3], canvas.pixels[6]]).toEqual([100, 200, 0])
  })
})
