import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Ticks in a second of what the system counts. */
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** How long a process has kept a core busy, with all its threads. */
export function busySeconds(pid: number): number {
  // The name of the program, in brackets, may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
