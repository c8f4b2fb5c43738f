import type { Report } from './driver.ts'

export interface Measured extends Report {
  readonly server: string
  readonly tables: number
  readonly thinkMs: number
  readonly movesPerCpuSecond: number
  /** Memory beyond the idle server. */
  readonly megabytes: number
}

/** What the machine's own disk takes to make a small write durable, in milliseconds. */
export interface Fsync {
  readonly p50: number
  readonly p99: number
}

/** This many of the machine's fsyncs a durable move may take longer than one that is lost with its process. */
const FSYNCS_ALLOWED = 3

/** The middle one of each figure over several rounds: on a machine that has other work single rounds say little. */
export function middle(rounds: readonly Measured[]): Measured {
  const [first] = rounds as [Measured]
  const of = (key: NumberKey) => median(rounds.map((round) => round[key]))
  return { ...first, ...Object.fromEntries(NUMBERS.map((key) => [key, of(key)])) }
}

const NUMBERS = ['moves', 'seconds', 'movesPerCpuSecond', 'p50', 'p99', 'bytesPerMove', 'megabytes'] as const
type NumberKey = (typeof NUMBERS)[number]

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] as number
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

export const HEAD = [
  row(['server', 'tables', 'thinking ms', 'moves/s', 'moves/CPU s', 'p50 ms', 'p99 ms', 'bytes/move', 'MB']),
  row(Array.from({ length: 9 }, () => '---')),
].join('\n')

export function show(measured: Measured): string {
  const { server, tables, thinkMs, moves, seconds, movesPerCpuSecond, p50, p99, bytesPerMove, megabytes } =
    measured
  const numbers = [moves / seconds, movesPerCpuSecond].map((value) => value.toFixed(0))
  const times = [p50, p99].map((value) => value.toFixed(2))
  const rest = [bytesPerMove.toFixed(0), megabytes.toFixed(0)]
  return row([server, String(tables), String(thinkMs), ...numbers, ...times, ...rest])
}

/** How ours compares with the peer under the same load. */
export function compare(ours: Measured, peer: Measured, fsync: Fsync): string {
  const { tables, thinkMs } = ours
  if (thinkMs === 0) {
    const ratio = ours.movesPerCpuSecond / peer.movesPerCpuSecond
    return `${tables} tables: ${ratio.toFixed(2)} times ${peer.server}'s moves for a second of CPU`
  }
  const against = (key: 'p50' | 'p99') => {
    const allowed = peer[key] + FSYNCS_ALLOWED * fsync[key]
    return `${key} ${ours[key].toFixed(2)} ms, ${peer.server}'s and ${FSYNCS_ALLOWED} fsyncs are ${allowed.toFixed(2)}`
  }
  return `${tables} tables with ${thinkMs} ms of thinking: ${against('p50')}; ${against('p99')}`
}
