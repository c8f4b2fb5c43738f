import type { Analysis } from '@rattlecup/bots'

/** What the game was worth to each seat: before it began and after every event, `[moment][seat]`. */
export function courseOf({ start, steps }: Pick<Analysis, 'start' | 'steps'>): number[][] {
  return [start.map(({ mean }) => mean), ...steps.map(({ worth }) => [...worth])]
}

export interface Frame {
  readonly width: number
  readonly height: number
  readonly low: number
  readonly high: number
}

/** Shares lie between nothing and all; points between what was ever expected. */
export function limitsOf(course: readonly (readonly number[])[], unit: Analysis['unit']): [number, number] {
  if (unit === 'share') return [0, 1]
  const values = course.flat()
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return low === high ? [low - 1, high + 1] : [low, high]
}

/** A seat's line through the frame, as the points of an SVG polyline. */
export function lineOf(
  course: readonly (readonly number[])[],
  seat: number,
  { width, height, low, high }: Frame,
): string {
  const last = Math.max(1, course.length - 1)
  return course
    .map((worth, at) => {
      const share = ((worth[seat] ?? 0) - low) / (high - low)
      return `${((at / last) * width).toFixed(1)},${((1 - share) * height).toFixed(1)}`
    })
    .join(' ')
}

/** At most `most` moments, evenly spread, the first and the last among them. */
export function thinned(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at)
  return Array.from({ length: most }, (_, i) => Math.round((i * (count - 1)) / (most - 1)))
}
