/** How many letters a line of this terminal has; what is no terminal breaks no lines. */
function lineLength(): number {
  return process.stdout.columns ?? Infinity
}

/** Breaks a text between words where a line is full; further lines begin below `indent` letters. */
export function wrapped(text: string, indent = 0, length = lineLength()): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && indent + line.length + 1 + word.length > length) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join(`\n${' '.repeat(indent)}`)
}

/** Names and what there is to say about each; on a narrow terminal the text stands below its name. */
export function inColumns(
  rows: readonly (readonly [name: string, about: string])[],
  length = lineLength(),
): string[] {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  if (width <= length / 2)
    return rows.map(([name, about]) => name.padEnd(width) + wrapped(about, width, length))
  return rows.map(([name, about]) => `${name}\n      ${wrapped(about, 6, length)}`)
}
