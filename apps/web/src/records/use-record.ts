import { readGameFile, type GameFile, type HouseFile } from '@rattlecup/kit'
import { useEffect, useState } from 'react'
import { useSearch } from '../router.ts'
import { parseRecord, type GameRecord } from './game-record.ts'
import { fileOf, savedGame } from '../session/saved-games.ts'

type RecordProblem = 'missing' | 'unreachable' | 'noGame'

/** A game that was looked for: not asked for yet, being read, not there, or there. */
export type FoundRecord =
  | { readonly kind: 'none' | 'reading' }
  | { readonly kind: 'problem'; readonly problem: RecordProblem }
  | {
      readonly kind: 'game'
      readonly record: GameRecord
      /** What there is to verify. */
      readonly file: GameFile | HouseFile | undefined
      readonly seat: number | null
    }

export interface RecordSource {
  readonly found: FoundRecord
  readonly choose: (file: File) => Promise<void>
  readonly reset: () => void
}

/** Where a game is looked for, beside what the address says. */
interface RecordPlace {
  /** Kept at this device. */
  readonly id?: string | undefined
  /** Of one's history on the server. */
  readonly mine?: string
  /** Shared by one of its players. */
  readonly shared?: string | undefined
  /** Who looks at it. */
  readonly seat?: number
}

/** A game from where the address says: kept at this device, on the server, or from a file. */
export function useRecord({ id, mine, shared, seat }: RecordPlace = {}): RecordSource {
  const search = useSearch()
  const kept = id ?? search.get('id') ?? undefined
  const address = shared === undefined ? addressOf(search, mine) : `/api/shared/${encodeURIComponent(shared)}`
  const [found, setFound] = useState<FoundRecord>(() => startFor(kept, address))
  useEffect(() => {
    if (address === undefined) return
    let isWanted = true
    void fromServer(address, seat ?? null).then((answer) => isWanted && setFound(answer))
    return () => void (isWanted = false)
  }, [address, seat])
  const choose = async (file: File): Promise<void> => setFound(read(await file.text()))
  return { found, choose, reset: () => setFound({ kind: 'none' }) }
}

function startFor(kept: string | undefined, address: string | undefined): FoundRecord {
  if (kept !== undefined) return fromDevice(kept)
  return { kind: address === undefined ? 'none' : 'reading' }
}

/** Where the server has the game, if it is to be asked. */
function addressOf(search: URLSearchParams, mine = search.get('mine')): string | undefined {
  if (mine !== null) return `/api/me/games/${encodeURIComponent(mine)}`
  const [table, game] = [search.get('table'), search.get('game') ?? '1']
  return table === null
    ? undefined
    : `/api/tables/${encodeURIComponent(table)}/games/${encodeURIComponent(game)}`
}

function fromDevice(id: string): FoundRecord {
  const saved = savedGame(id)
  if (!saved) return { kind: 'problem', problem: 'missing' }
  const person = saved.players.findIndex(({ bot }) => !bot)
  const record = fileOf(saved)
  const file = record.dice ? (record as GameFile) : undefined
  return { kind: 'game', record, file, seat: person < 0 ? null : person }
}

async function fromServer(address: string, seat: number | null): Promise<FoundRecord> {
  try {
    const response = await fetch(address)
    return response.ok ? read(await response.text(), seat) : { kind: 'problem', problem: 'missing' }
  } catch {
    return { kind: 'problem', problem: 'unreachable' }
  }
}

function read(text: string, seat: number | null = null): FoundRecord {
  const record = parseRecord(text)
  if (!record) return { kind: 'problem', problem: 'noGame' }
  const file = readGameFile(text)
  return { kind: 'game', record, file: file.ok ? file.value : undefined, seat }
}
