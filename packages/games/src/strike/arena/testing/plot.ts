/** Small plots as SVG text: no script, no font of their own. */
export interface Series {
  readonly name: string
  readonly points: readonly (readonly [x: number, y: number])[]
}

export interface Plot {
  readonly title: string
  readonly x: { readonly name: string; readonly min: number; readonly max: number; readonly step: number }
  readonly y: { readonly name: string; readonly max: number; readonly step: number; readonly unit: string }
}

const WIDTH = 640
const HEIGHT = 380
const FRAME = { left: 64, right: 620, top: 48, bottom: 320 }
/** Told apart by people who see few colours, and by their dashes. */
const LINES = [
  ['#0b5fa5', ''],
  ['#c2410c', '8 4'],
  ['#3f7d20', '2 4'],
] as const

type Scale = (value: number) => number

function scales({ x, y }: Plot): { across: Scale; up: Scale } {
  return {
    across: (value) => FRAME.left + ((value - x.min) / (x.max - x.min)) * (FRAME.right - FRAME.left),
    up: (value) => FRAME.bottom - (value / y.max) * (FRAME.bottom - FRAME.top),
  }
}

export function linePlot(plot: Plot, series: readonly Series[]): string {
  const { across, up } = scales(plot)
  const lines = series.map(({ name, points }, index) => {
    const [colour, dash] = LINES[index % LINES.length] as (typeof LINES)[number]
    const at = points.map(([x, y]) => `${across(x).toFixed(1)},${up(y).toFixed(1)}`)
    const dots = at.map((point) => `<circle cx="${point.replace(',', '" cy="')}" r="3" fill="${colour}"/>`)
    const row = FRAME.top + 14 + index * 18
    return [
      `<polyline points="${at.join(' ')}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/>`,
      ...dots,
      `<line x1="80" x2="110" y1="${row}" y2="${row}" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/>`,
      text(name, 116, row + 4),
    ].join('\n')
  })
  const ticks = range(plot.x.min, plot.x.max, plot.x.step).map((x) =>
    text(String(x), across(x), FRAME.bottom + 18, 'middle'),
  )
  return page(plot, [...ticks, ...lines])
}

/** Bars side by side, each with its label, and a line where all of them should end. */
export function barPlot(
  plot: Plot,
  bars: readonly (readonly [label: string, value: number])[],
  expected: number,
): string {
  const { up } = scales(plot)
  const wide = (FRAME.right - FRAME.left) / bars.length
  const drawn = bars.map(([label, value], index) => {
    const left = FRAME.left + (index + 0.2) * wide
    const middle = left + 0.3 * wide
    return [
      `<rect x="${left.toFixed(1)}" y="${up(value).toFixed(1)}" width="${(0.6 * wide).toFixed(1)}" height="${(FRAME.bottom - up(value)).toFixed(1)}" fill="#0b5fa5"/>`,
      text(label, middle, FRAME.bottom + 18, 'middle'),
      `<g fill="#fff">${text(`${value.toFixed(2)}${plot.y.unit}`, middle, up(value) + 24, 'middle')}</g>`,
    ].join('\n')
  })
  const line = `<line x1="${FRAME.left}" x2="${FRAME.right}" y1="${up(expected).toFixed(1)}" y2="${up(expected).toFixed(1)}" stroke="#c2410c" stroke-dasharray="6 4"/>`
  return page(plot, [...drawn, line])
}

function page(plot: Plot, content: readonly string[]): string {
  const { up } = scales(plot)
  const grid = range(0, plot.y.max, plot.y.step).flatMap((y) => [
    `<line x1="${FRAME.left}" x2="${FRAME.right}" y1="${up(y).toFixed(1)}" y2="${up(y).toFixed(1)}" stroke="#d4d4d4"/>`,
    text(`${y}${plot.y.unit}`, FRAME.left - 8, up(y) + 4, 'end'),
  ])
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${plot.title}" font-family="sans-serif" font-size="12" fill="#222">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${FRAME.left}" y="22" font-size="15" font-weight="bold">${plot.title}</text>`,
    text(plot.y.name, FRAME.left, 40),
    text(plot.x.name, (FRAME.left + FRAME.right) / 2, HEIGHT - 16, 'middle'),
    ...grid,
    ...content,
    '</svg>\n',
  ].join('\n')
}

function text(value: string, x: number, y: number, anchor = 'start'): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${value}</text>`
}

function range(min: number, max: number, step: number): number[] {
  return Array.from({ length: Math.floor((max - min) / step + 1e-9) + 1 }, (_, index) => min + index * step)
}
