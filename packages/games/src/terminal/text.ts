/** The widest a line may be. */
export const COLUMNS = 80

/** What `ansiPaint` puts around a text; it takes no place. */
const PAINTED = /\p{Cc}\[[\d;]*m/gu

/** Columns a text takes on the screen. Every symbol used here is one column wide. */
export function widthOf(text: string): number {
  return [...text.replace(PAINTED, '')].length
}

export function padRight(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

export function padLeft(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text
}

/** Rows with their columns lined up: the first to the left, the others to the right. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  )
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? padRight : padLeft)(cell, widths[i] as number)).join('  '),
  )
}

/** Blocks of lines side by side, as many in a row as fit. */
export function sideBySide(blocks: readonly (readonly string[])[], width: number): string[] {
  const perRow = Math.max(1, Math.floor(COLUMNS / width))
  const lines: string[] = []
  for (let start = 0; start < blocks.length; start += perRow) {
    const group = blocks.slice(start, start + perRow)
    const height = Math.max(...group.map((block) => block.length))
    for (let i = 0; i < height; i++) {
      lines.push(
        group
          .map((block) => padRight(block[i] ?? '', width))
          .join('')
          .trimEnd(),
      )
    }
  }
  return lines
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** `Anna 12, Ben 7`. */
export function standings(names: readonly string[], points: readonly number[]): string {
  return points.map((each, seat) => `${names[seat]} ${each}`).join(', ')
}

/** What was typed, without what doesn't matter: case, spaces and commas. */
export function squeeze(typed: string): string {
  return typed.toLowerCase().replace(/[\s,;]+/g, '')
}

/** The lone person's name, unless another is given. */
export const YOU = 'You'

const IRREGULAR: Readonly<Record<string, string>> = { has: 'have', is: 'are' }

/** `Ben rolls`, but `You roll`. */
export function does(name: string | undefined, verb: string): string {
  return name === YOU ? `${name} ${IRREGULAR[verb] ?? verb.replace(/s$/, '')}` : `${name} ${verb}`
}

/** Lines broken between words so that none is too wide. */
export function wrap(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) as string
    const longer = last === '' ? word : `${last} ${word}`
    if (widthOf(longer) <= COLUMNS) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
