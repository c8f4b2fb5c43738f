import type { GamePicture } from '../../picture/game-picture.ts'
import { PAINT } from '../../picture/paint.ts'
import { box, grid, type PictureFrame, type Shape } from '../../picture/shapes.ts'
import { CARDS } from '../rules/cards.ts'
import { CARDS_TO_END, LONGEST_ROW, ROWS, type Card, type Onecard } from '../rules/types.ts'

/** The cards that everybody has scored, with their points. */
export const picture: GamePicture<Onecard> = {
  table({ view, options, names }, frame) {
    const book = new Map((options.cards ?? CARDS).map((card) => [card.id, card]))
    const lines = grid(frame, 1, view.scored.length, 12)
    return view.scored.flatMap((scored, seat) => {
      const line = lines[seat] as PictureFrame
      const cards = grid(
        { ...line, x: line.x + 130, width: line.width - 130 },
        Math.max(CARDS_TO_END, scored.length),
        1,
        12,
      )
      return [
        nameShape(names[seat] ?? '', line),
        ...scored.flatMap(({ id, points }, at) =>
          cardShapes(book.get(id), points, cards[at] as PictureFrame),
        ),
      ]
    })
  },
  symbols: (view, seat) => (view.scored[seat] ?? []).map(({ points }) => `🃏${points}`).join(' '),
}

function nameShape(name: string, { x, y, height }: PictureFrame): Shape {
  return {
    kind: 'text',
    at: [x, y + height / 2 + 8],
    text: name,
    size: 26,
    fill: PAINT.onFelt,
    align: 'left',
    most: 118,
  }
}

function cardShapes(card: Card | undefined, points: number, place: PictureFrame): Shape[] {
  const height = Math.min(place.height, place.width * 1.25)
  const frame = { ...place, y: place.y + (place.height - height) / 2, height }
  const size = Math.min((frame.width * 0.84) / LONGEST_ROW, (height * 0.6) / ROWS)
  const left = frame.x + frame.width * 0.08
  const rows = (card?.rows ?? []).flatMap(({ colour, length }, row) =>
    Array.from({ length }, (_, at) =>
      box(
        {
          x: left + at * size,
          y: frame.y + height * 0.08 + row * size,
          width: size * 0.86,
          height: size * 0.86,
        },
        PAINT[colour],
        size * 0.2,
      ),
    ),
  )
  return [
    box(frame, PAINT.paper, 8),
    ...rows,
    {
      kind: 'text',
      at: [frame.x + frame.width / 2, frame.y + height * 0.94],
      text: String(points),
      size: height * 0.22,
      fill: PAINT.ink,
      align: 'center',
      most: frame.width,
    },
  ]
}
