import { die } from '../../picture/die.ts'
import type { GamePicture } from '../../picture/game-picture.ts'
import { PAINT } from '../../picture/paint.ts'
import { disc, grid, type PictureFrame, type Shape } from '../../picture/shapes.ts'
import type { Strike, StrikeView } from '../rules/types.ts'

const MOST_DICE = 12

/** The arena with the dice that lie in it, and below it what everybody has left. */
export const picture: GamePicture<Strike> = {
  table({ view, names }, frame) {
    const height = frame.height * 0.62
    const hands = { ...frame, y: frame.y + height + 16, height: frame.height - height - 16 }
    const lines = grid(hands, 1, view.reserve.length, 6)
    return [
      ...arena(view, { ...frame, height }),
      ...view.reserve.flatMap((dice, seat) => hand(names[seat] ?? '', dice, lines[seat] as PictureFrame)),
    ]
  },
  symbols: ({ reserve }, seat) => '🎲'.repeat(Math.min(MOST_DICE, reserve[seat] ?? 0)) || '—',
}

function arena({ arena: dice }: StrikeView, { x, y, width, height }: PictureFrame): Shape[] {
  const [cx, cy, radius] = [x + width / 2, y + height / 2, height / 2]
  const size = radius * 0.38
  return [
    disc([cx, cy] as const, radius, PAINT.edge),
    disc([cx, cy] as const, radius * 0.92, PAINT.wood),
    disc([cx, cy] as const, radius * 0.78, PAINT.feltDeep),
    ...dice.flatMap(({ face }, at) => {
      // Where they came to rest is not in the view: round the middle, evenly.
      const angle = (2 * Math.PI * at) / Math.max(1, dice.length) - Math.PI / 2
      const reach = dice.length > 1 ? radius * 0.42 : 0
      return die(
        { x: cx + reach * Math.cos(angle) - size / 2, y: cy + reach * Math.sin(angle) - size / 2, size },
        face,
      )
    }),
  ]
}

function hand(name: string, dice: number, { x, y, width, height }: PictureFrame): Shape[] {
  const shown = Math.min(MOST_DICE, dice)
  const size = Math.min(height * 0.8, 40, (width * 0.64) / (1.15 * Math.max(1, shown)))
  return [
    {
      kind: 'text',
      at: [x + width * 0.3, y + height / 2 + size * 0.26],
      text: name,
      size: size * 0.8,
      fill: PAINT.onFelt,
      align: 'right',
      most: width * 0.3,
    },
    ...Array.from({ length: shown }, (_, at) =>
      die({ x: x + width * 0.34 + at * size * 1.15, y: y + (height - size) / 2, size }, 'X'),
    ).flat(),
  ]
}
