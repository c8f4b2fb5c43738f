import { openingHash } from '../dice/opening.ts'
import { entryBytes, fileHash, type LogEntry } from '../dice-log/entries.ts'
import { parseKey } from '../dice-log/note.ts'
import { checkProof } from '../dice-log/proof.ts'
import { ok, type Result } from '../result.ts'
import type { HouseFile } from './house-file.ts'
import type { VerdictFault } from './verdict.ts'

/** Whether opening and end of a game are in the log that its file names, in this order. */
export function logFaults(file: HouseFile): VerdictFault[] {
  const checked = checkLog(file)
  if (!checked.ok) return [{ kind: 'log', message: checked.error.message }]
  return checked.value === undefined ? [] : [{ kind: 'log', message: checked.value }]
}

function checkLog(file: HouseFile): Result<string | undefined> {
  const { log, dice } = file
  if (!log) return ok(undefined)
  const key = parseKey(log.key)
  if (!key.ok) return key
  const opening = openingHash(dice.opening)
  const prove = (text: string, entry: LogEntry) => checkProof(text, entryBytes(entry), key.value)
  const open = prove(log.open, { kind: 'open', opening })
  if (!open.ok) return named('opening', open)
  const close = prove(log.close, { kind: 'close', opening, end: dice.end, file: fileHash(file) })
  if (!close.ok) return named('end', close)
  const isEarlier = open.value.index < close.value.index && open.value.size <= close.value.index
  return ok(isEarlier ? undefined : 'the log was shown the opening only when the end was in it')
}

function named(what: string, failed: Extract<Result<never>, { ok: false }>): typeof failed {
  const { code, message } = failed.error
  return { ok: false, error: { code, message: `the ${what} is not proved to be in the log: ${message}` } }
}
