import { ok, openingHash, type Result } from '@rattlecup/kit'
import type { Code } from '@rattlecup/protocol'
import { isOpening, type LogRecord } from './state/records.ts'
import type { TableState } from './state/state.ts'
import type { TableParts } from './table-parts.ts'

/** Adds what a pure decision can't know: the moment, where a clock runs, and the secret of new dice. */
export function stamped(
  record: LogRecord,
  { settings }: TableState,
  environment: TableParts['environment'],
): LogRecord {
  const timed = settings.clock ? { ...record, at: environment.now() } : record
  return timed.k === 'again' ? { ...timed, secret: environment.newSecret() } : timed
}

/** What another place has to say before a record may be written; undefined for most, which need nobody's word. */
export function prepared(
  record: LogRecord,
  state: TableState,
  { check, logOpening }: Pick<TableParts, 'check' | 'logOpening'>,
): Promise<Result<LogRecord, Code>> | undefined {
  // A throw has to be one that a hand can make, which only the physics knows.
  if (record.k === 'move' && state.isSimulated)
    return check(state, { seat: record.seat, move: record.m }).then((possible) =>
      possible.ok ? ok(record) : possible,
    )
  // Before anything is asked of devices, the opening is in the public log.
  if (isOpening(record))
    return logOpening(openingHash(record.opening)).then((place) => ok({ ...record, ...place }))
  return undefined
}
