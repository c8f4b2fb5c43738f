import type { Arena } from '../../arena.ts'

/** A part of the report: a table, and plots by file name. */
interface Section {
  readonly markdown: string
  readonly plots: Readonly<Record<string, string>>
}

/** Measures a section; `throws` is how thoroughly. */
export type Measure = (arena: Arena, throws: number) => Section

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** A share with its 95 % margin. */
export function share(count: number, of: number): string {
  const p = count / of
  return `${(100 * p).toFixed(1)} ± ${(196 * Math.sqrt((p * (1 - p)) / of)).toFixed(1)} %`
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

/** Some quantiles, as they stand in a table. */
export function quantiles(values: readonly number[], parts: readonly number[], digits = 0): string {
  return parts.map((part) => quantile(values, part).toFixed(digits)).join(' / ')
}
