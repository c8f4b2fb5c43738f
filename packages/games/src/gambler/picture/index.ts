import { die } from '../../picture/die.ts'
import type { GamePicture } from '../../picture/game-picture.ts'
import { PAINT } from '../../picture/paint.ts'
import { box, grid, type PictureFrame, type Shape } from '../../picture/shapes.ts'
import { lengthOf } from '../rules/layout.ts'
import { MAX_BOXES, type BoardRow, type Gambler, type GamblerView } from '../rules/types.ts'

/** What a chip in the line of symbols stands for. */
const CHIP = 50
const MOST_CHIPS = 10

/** The last board with the dice on it. */
export const picture: GamePicture<Gambler> = {
  table({ view }, frame) {
    const { board, rows } = view
    if (!board) return []
    const places = grid(frame, 1, board.rows.length, 12)
    return board.rows.flatMap((design, row) =>
      rowShapes(design, rows[row] ?? [], places[row] as PictureFrame),
    )
  },
  symbols: (view, seat) => chips(view, seat),
}

function chips({ points }: GamblerView, seat: number): string {
  const own = points[seat] ?? 0
  return `🟡${'🟡'.repeat(Math.min(MOST_CHIPS, Math.floor(own / CHIP)))} ${own}`
}

function rowShapes(design: BoardRow, dice: readonly number[], place: PictureFrame): Shape[] {
  const isYellow = design.points >= 0
  const size = Math.min(place.height * 0.78, (place.width * 0.74) / MAX_BOXES)
  const cell = (at: number): PictureFrame => ({
    x: place.x + 18 + at * size * 1.1,
    y: place.y + (place.height - size) / 2,
    width: size,
    height: size,
  })
  const boxes = Array.from({ length: lengthOf(design) }, (_, at) =>
    boxShapes(cell(at), labelAt(design, at), dice[at]),
  )
  return [
    box(place, isYellow ? PAINT.yellow : PAINT.ink, 10),
    ...boxes.flat(),
    {
      kind: 'text',
      at: [place.x + place.width - 18, place.y + place.height / 2 + size * 0.24],
      text: String(design.points).replace('-', '−'),
      size: size * 0.66,
      fill: isYellow ? PAINT.ink : PAINT.paper,
      align: 'right',
      most: size * 2,
    },
  ]
}

function labelAt(design: BoardRow, at: number): string {
  return design.kind === 'numbers' ? String(design.boxes[at] ?? '') : ''
}

function boxShapes(frame: PictureFrame, label: string, value: number | undefined): Shape[] {
  if (value !== undefined) return die({ x: frame.x, y: frame.y, size: frame.width }, value)
  return [
    box(frame, PAINT.paperShade, frame.width * 0.14),
    {
      kind: 'text',
      at: [frame.x + frame.width / 2, frame.y + frame.width * 0.7],
      text: label,
      size: frame.width * 0.58,
      fill: PAINT.inkSoft,
      align: 'center',
      most: frame.width,
    },
  ]
}
