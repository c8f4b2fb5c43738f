/** What is handed on of a finished game. */
export interface ResultCard {
  readonly game: string
  readonly headline: string
  /** The winners first. */
  readonly lines: readonly { readonly name: string; readonly score: string; readonly hasWon: boolean }[]
}

const WIDTH = 800
const HEAD = 190
const LINE = 74
const FOOT = 70
const WOOD = '#c79a68'
const PAPER = '#fbf6e9'
const INK = '#2a2420'
const ACCENT = '#8c3b26'

/** The result in one line that fits a chat. */
export function resultLine({ game, lines }: ResultCard): string {
  return `${game}: ${lines.map(({ name, score, hasWon }) => `${name} ${score}${hasWon ? ' ★' : ''}`).join(' · ')}`
}

/** The result as a picture. */
export async function drawResult(card: ResultCard): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEAD + card.lines.length * LINE + FOOT
  const paint = canvas.getContext('2d')
  if (!paint) return undefined
  drawPaper(paint, canvas.height)
  drawHead(paint, card)
  card.lines.forEach((line, at) => drawLine(paint, line, HEAD + at * LINE))
  write(paint, 'Rattlecup', {
    x: WIDTH / 2,
    y: canvas.height - 44,
    size: 26,
    align: 'center',
    colour: ACCENT,
  })
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

function drawPaper(paint: CanvasRenderingContext2D, height: number): void {
  paint.fillStyle = WOOD
  paint.fillRect(0, 0, WIDTH, height)
  paint.fillStyle = PAPER
  paint.beginPath()
  paint.roundRect(24, 24, WIDTH - 48, height - 48, 14)
  paint.fill()
}

function drawHead(paint: CanvasRenderingContext2D, { game, headline }: ResultCard): void {
  write(paint, game, { x: WIDTH / 2, y: 78, size: 30, align: 'center', colour: INK })
  write(paint, headline, { x: WIDTH / 2, y: 146, size: 54, align: 'center', colour: ACCENT })
}

function drawLine(
  paint: CanvasRenderingContext2D,
  { name, score, hasWon }: ResultCard['lines'][number],
  y: number,
): void {
  const weight = hasWon ? 'bold ' : ''
  write(paint, name, { x: 80, y: y + 48, size: 40, align: 'left', colour: INK, weight })
  write(paint, score, { x: WIDTH - 80, y: y + 48, size: 44, align: 'right', colour: INK, weight })
  paint.fillStyle = '#e4d9c0'
  paint.fillRect(80, y + LINE - 8, WIDTH - 160, 2)
}

interface Writing {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly align: CanvasTextAlign
  readonly colour: string
  readonly weight?: string
}

/** Text that gets smaller until it fits. */
function write(paint: CanvasRenderingContext2D, text: string, how: Writing): void {
  const { x, y, size, align, colour, weight = '' } = how
  paint.fillStyle = colour
  paint.textAlign = align
  paint.font = `${weight}${size}px 'Zilla Slab', Rockwell, Georgia, serif`
  paint.fillText(text, x, y, align === 'center' ? WIDTH - 120 : WIDTH / 2)
}
