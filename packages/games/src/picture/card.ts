import { PAINT } from './paint.ts'
import { die } from './die.ts'
import { box, star, type PictureFrame, type Shape } from './shapes.ts'

/** The result of a game, with nothing in it that would need a language. */
export interface ResultCard {
  readonly title: string
  /** The winners first. */
  readonly lines: readonly { readonly name: string; readonly score: string; readonly hasWon: boolean }[]
}

/** As large as previews are shown. */
export const PICTURE = { width: 1200, height: 630 } as const
/** Where a game draws its table. */
export const TABLE_FRAME: PictureFrame = { x: 520, y: 84, width: 588, height: 462 }

const SHEET: PictureFrame = { x: 36, y: 32, width: 1128, height: 560 }
const LEFT = 84
const RIGHT = 456
const LINES = { y: 190, most: 8, room: 300 }

/** The whole picture: who won with how many points, beside the table as it was left. */
export function cardShapes({ title, lines }: ResultCard, table: readonly Shape[]): Shape[] {
  return [
    ...wood(),
    box({ ...SHEET, y: SHEET.y + 8 }, PAINT.edge, 18),
    box(SHEET, PAINT.paper, 18),
    text(title, { x: LEFT, y: 132, size: 54, fill: PAINT.accent, most: RIGHT - LEFT }),
    ...lines.slice(0, LINES.most).flatMap((line, at) => standing(line, at, lines.length)),
    ...die({ x: LEFT, y: 522, size: 36 }, 5),
    text('Rattlecup', { x: LEFT + 52, y: 551, size: 32, fill: PAINT.inkSoft, most: 300 }),
    ...(table.length === 0 ? [] : [felt(), ...table]),
  ]
}

function felt(): Shape {
  const { x, y, width, height } = TABLE_FRAME
  return box({ x: x - 24, y: y - 24, width: width + 48, height: height + 48 }, PAINT.felt, 14)
}

function wood(): Shape[] {
  const grain = Array.from({ length: 9 }, (_, at) =>
    box({ x: 0, y: 12 + at * 74, width: PICTURE.width, height: 3 + (at % 3) * 2 }, PAINT.grain),
  )
  return [box({ x: 0, y: 0, ...PICTURE }, PAINT.wood), ...grain]
}

function standing({ name, score, hasWon }: ResultCard['lines'][number], at: number, count: number): Shape[] {
  const height = Math.min(64, LINES.room / Math.min(count, LINES.most))
  const [y, size] = [LINES.y + at * height, height * 0.62]
  const fill = hasWon ? PAINT.ink : PAINT.inkSoft
  const baseline = y + height * 0.62
  return [
    ...(hasWon ? [star([LEFT + size * 0.4, baseline - size * 0.33] as const, size * 0.42, PAINT.glow)] : []),
    text(name, { x: LEFT + size, y: baseline, size, fill, most: RIGHT - LEFT - size * 3.4 }),
    { ...text(score, { x: RIGHT, y: baseline, size, fill, most: size * 2.3 }), align: 'right' } as Shape,
    box({ x: LEFT, y: y + height * 0.86, width: RIGHT - LEFT, height: 2 }, PAINT.paperLine),
  ]
}

function text(
  written: string,
  { x, y, size, fill, most }: { x: number; y: number; size: number; fill: string; most: number },
): Shape {
  return { kind: 'text', at: [x, y], text: written, size, fill, align: 'left', most }
}
