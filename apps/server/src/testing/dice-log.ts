import type { LogEntry } from '@rattlecup/kit'
import { SimulatedLog } from '@rattlecup/kit/testing'
import { createHash } from 'node:crypto'
import { DiceLog } from '../dice-log/dice-log.ts'
import { openLogKey } from '../dice-log/log-key.ts'
import type { DiceRows } from '../store/contract.ts'
import type { LogOpening } from '../table/environment.ts'

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

export function opened(name: string): LogEntry {
  return { kind: 'open', opening: hash(name) }
}

export function closed(name: string, file = 'file'): LogEntry {
  return { kind: 'close', opening: hash(name), end: 'over', file: hash(file) }
}

/** A node's log on a store, with the key that is kept there. */
export async function logOn(rows: DiceRows): Promise<DiceLog> {
  return DiceLog.open(rows, await openLogKey(rows, 'play.example.org/dice'), () => 1)
}

/** A public log for tables without a server. */
export function logInMemory(): LogOpening {
  const log = new SimulatedLog('play.example.org/dice')
  return async (opening) => ({ proof: log.add({ kind: 'open', opening }), key: log.key })
}
