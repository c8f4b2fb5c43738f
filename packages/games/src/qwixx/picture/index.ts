import type { GamePicture } from '../../picture/game-picture.ts'
import { PAINT } from '../../picture/paint.ts'
import { box, cross, grid, type PictureFrame, type Shape } from '../../picture/shapes.ts'
import { crossesIn, numbersOf } from '../rules/facts.ts'
import {
  COLOURS,
  MAX_PENALTIES,
  POSITIONS,
  type Qwixx,
  type QwixxColour,
  type QwixxSheet,
} from '../rules/types.ts'

const SQUARES: Readonly<Record<QwixxColour, string>> = { red: '🟥', yellow: '🟨', green: '🟩', blue: '🟦' }
/** The numbers and the lock. */
const COLUMNS = POSITIONS + 1
/** Four rows, and a line for the name and the penalties. */
const LINES = COLOURS.length + 1

/** Everybody's sheet with its crosses. */
export const picture: GamePicture<Qwixx> = {
  table({ view, names }, frame) {
    const columns = view.sheets.length > 2 ? 2 : 1
    const rows = Math.ceil(view.sheets.length / columns)
    const places = grid(frame, columns, rows, 18)
    return view.sheets.flatMap((sheet, seat) =>
      sheetShapes(sheet, names[seat] ?? '', places[seat] as PictureFrame),
    )
  },
  symbols(view, seat) {
    const sheet = view.sheets[seat] as QwixxSheet
    const rows = COLOURS.map((row) => `${SQUARES[row]}${crossesIn(sheet, row)}`)
    return [...rows, ...(sheet.penalties > 0 ? [`❌${sheet.penalties}`] : [])].join(' ')
  },
}

function sheetShapes(sheet: QwixxSheet, name: string, place: PictureFrame): Shape[] {
  const size = Math.min(place.width / (COLUMNS + 0.6), place.height / (LINES + 0.4))
  const [width, height] = [size * (COLUMNS + 0.6), size * (LINES + 0.4)]
  const x = place.x + (place.width - width) / 2
  const y = place.y + (place.height - height) / 2
  const inner = { x: x + size * 0.3, y: y + size * 0.2 }
  return [
    box({ x, y, width, height }, PAINT.paper, size * 0.25),
    ...COLOURS.flatMap((row, at) => rowShapes(sheet, row, { ...inner, y: inner.y + at * size }, size)),
    {
      kind: 'text',
      at: [inner.x, inner.y + size * 4.72],
      text: name,
      size: size * 0.62,
      fill: PAINT.ink,
      align: 'left',
      most: size * 7,
    },
    ...penalties(sheet.penalties, { x: inner.x + size * 8, y: inner.y + size * 4.1 }, size),
  ]
}

function rowShapes(
  sheet: QwixxSheet,
  row: QwixxColour,
  { x, y }: { x: number; y: number },
  size: number,
): Shape[] {
  const cell = (at: number): PictureFrame => ({
    x: x + at * size,
    y: y + size * 0.06,
    width: size * 0.86,
    height: size * 0.86,
  })
  const strip = box(
    { x: x - size * 0.1, y, width: size * (COLUMNS + 0.1), height: size * 0.98 },
    PAINT[row],
    size * 0.1,
  )
  const boxes = numbersOf(row).flatMap((value, at) =>
    boxShapes(cell(at), String(value), sheet[row].includes(value)),
  )
  return [strip, ...boxes, ...boxShapes(cell(POSITIONS), '', sheet.locks.includes(row), size)]
}

function boxShapes(
  frame: PictureFrame,
  label: string,
  isCrossed: boolean,
  round = frame.width * 0.2,
): Shape[] {
  const { x, y, width } = frame
  const inner = { x: x + width * 0.22, y: y + width * 0.22, width: width * 0.56, height: width * 0.56 }
  return [
    box(frame, isCrossed ? PAINT.paper : PAINT.paperShade, round),
    ...(isCrossed ? cross(inner, { width: width * 0.14, colour: PAINT.ink }) : [number(label, frame)]),
  ]
}

function number(label: string, { x, y, width }: PictureFrame): Shape {
  return {
    kind: 'text',
    at: [x + width / 2, y + width * 0.7],
    text: label,
    size: width * 0.6,
    fill: PAINT.inkSoft,
    align: 'center',
    most: width,
  }
}

function penalties(count: number, { x, y }: { x: number; y: number }, size: number): Shape[] {
  return Array.from({ length: MAX_PENALTIES }, (_, at) => {
    const frame = { x: x + at * size, y, width: size * 0.78, height: size * 0.78 }
    const inner = { x: frame.x + size * 0.2, y: y + size * 0.2, width: size * 0.38, height: size * 0.38 }
    return [
      box(frame, PAINT.paperLine, size * 0.12),
      ...(at < count ? cross(inner, { width: size * 0.1, colour: PAINT.accent }) : []),
    ]
  }).flat()
}
