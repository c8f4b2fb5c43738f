import { useEffect, useState } from 'react'
import { useSearch } from '../router.ts'
import { parseRecord, type GameRecord } from '../session/game-record.ts'
import { fileOf, savedGame } from '../session/saved-games.ts'

type RecordProblem = 'missing' | 'unreachable' | 'noGame'

/** A game that was looked for: not asked for yet, being read, not there, or there. */
export type FoundRecord =
  | { readonly kind: 'none' | 'reading' }
  | { readonly kind: 'problem'; readonly problem: RecordProblem }
  | { readonly kind: 'game'; readonly record: GameRecord; readonly seat: number | null }

export interface RecordSource {
  readonly found: FoundRecord
  readonly choose: (file: File) => Promise<void>
  readonly reset: () => void
}

/** A game from where the address says: kept at this device, on the server, or from a file. */
export function useRecord(id?: string): RecordSource {
  const search = useSearch()
  const [table, game] = [search.get('table'), search.get('game') ?? '1']
  const kept = id ?? search.get('id') ?? undefined
  const [found, setFound] = useState<FoundRecord>(() => startFor(kept, table))
  useEffect(() => {
    if (table === null) return
    let isWanted = true
    void fromServer(table, game).then((answer) => isWanted && setFound(answer))
    return () => void (isWanted = false)
  }, [table, game])
  const choose = async (file: File): Promise<void> => setFound(read(await file.text()))
  return { found, choose, reset: () => setFound({ kind: 'none' }) }
}

function startFor(kept: string | undefined, table: string | null): FoundRecord {
  if (kept !== undefined) return fromDevice(kept)
  return { kind: table === null ? 'none' : 'reading' }
}

function fromDevice(id: string): FoundRecord {
  const saved = savedGame(id)
  if (!saved) return { kind: 'problem', problem: 'missing' }
  const person = saved.players.findIndex(({ bot }) => !bot)
  return { kind: 'game', record: fileOf(saved), seat: person < 0 ? null : person }
}

async function fromServer(table: string, game: string): Promise<FoundRecord> {
  const address = `/api/tables/${encodeURIComponent(table)}/games/${encodeURIComponent(game)}`
  try {
    const response = await fetch(address)
    return response.ok ? read(await response.text()) : { kind: 'problem', problem: 'missing' }
  } catch {
    return { kind: 'problem', problem: 'unreachable' }
  }
}

function read(text: string): FoundRecord {
  const record = parseRecord(text)
  return record ? { kind: 'game', record, seat: null } : { kind: 'problem', problem: 'noGame' }
}
