const BARS = '▁▂▃▄▅▆▇█'

/** A course of numbers as a line of bars, at most `width` long; between the given limits, or its own. */
export function sparkline(
  values: readonly number[],
  width: number,
  limits?: readonly [number, number],
): string {
  const shown = thinned(values, width)
  const [low, high] = limits ?? [Math.min(...shown), Math.max(...shown)]
  return shown.map((value) => BARS[stepOf(value, low, high)]).join('')
}

function stepOf(value: number, low: number, high: number): number {
  const share = high > low ? (value - low) / (high - low) : 0.5
  return Math.min(BARS.length - 1, Math.max(0, Math.floor(share * BARS.length)))
}

/** Evenly spaced values, the first and the last among them. */
function thinned(values: readonly number[], width: number): number[] {
  if (values.length <= width) return [...values]
  return Array.from({ length: width }, (_, i) => {
    return values[Math.round((i * (values.length - 1)) / (width - 1))] as number
  })
}
