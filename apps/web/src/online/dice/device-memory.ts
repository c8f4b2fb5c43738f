import {
  DiceDevice,
  isHouseFile,
  storeInMemory,
  type DeviceMemory,
  type DeviceStore,
  type GameFile,
  type HouseFile,
  type Seen,
} from '@rattlecup/kit'
import type { DeviceGame } from '@rattlecup/protocol/client'

const PREFIX = 'rattlecup.dice.'
/** The key of this house's log: the same in every game, or it is another log. */
const LOG_KEY = 'rattlecup.dice-log-key'
/** Games whose memory is kept; the oldest make room. */
const MOST = 20

interface Kept {
  /** When it was begun, in milliseconds since 1970. */
  readonly since: number
  readonly memory: DeviceMemory
}

/**
 * What this device keeps of a game at a server's table, for all tabs and after a reload. It is written at once, before
 * anything that follows from it is sent; where it can't be written, nothing is sent.
 */
export function deviceMemory(game: DeviceGame, fresh: DeviceMemory): DeviceStore {
  const key = `${prefixOf(game)}${game.seat}`
  const begun = { ...fresh, key: localStorage.getItem(LOG_KEY) }
  let text: string | null = null
  let kept: Kept = read(localStorage.getItem(key), begun) ?? { since: Date.now(), memory: begun }
  makeRoom(key)
  return {
    read() {
      const now = localStorage.getItem(key)
      // Another tab may have written since.
      if (now !== text) kept = read(now, begun) ?? kept
      text = now
      return kept.memory
    },
    write(memory) {
      kept = { ...kept, memory }
      text = JSON.stringify(kept)
      localStorage.setItem(key, text)
      if (memory.key !== null) localStorage.setItem(LOG_KEY, memory.key)
    },
  }
}

/** What this device kept of a finished game, to hold its file against. */
export function seenHere(file: GameFile | HouseFile): Seen {
  if (!isHouseFile(file)) return {}
  const { table, round } = file.dice.opening
  const key = storedKeys().find((each) => each.startsWith(prefixOf({ table, game: round })))
  const kept = key === undefined ? undefined : read(localStorage.getItem(key))
  return kept?.memory.opening ? new DiceDevice(storeInMemory(kept.memory)).seen : {}
}

function prefixOf({ table, game }: Omit<DeviceGame, 'seat'>): string {
  return `${PREFIX}${table}.${game}.`
}

/** `begun` has what an older version did not keep. */
function read(text: string | null, begun?: DeviceMemory): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null
    return kept ? { ...kept, memory: { ...begun, ...kept.memory } } : undefined
  } catch {
    return undefined
  }
}

function storedKeys(): string[] {
  return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
}

function makeRoom(except: string): void {
  const others = storedKeys().filter((key) => key.startsWith(PREFIX) && key !== except)
  const oldest = others.toSorted((a, b) => sinceOf(b) - sinceOf(a)).slice(MOST - 1)
  for (const key of oldest) localStorage.removeItem(key)
}

function sinceOf(key: string): number {
  return read(localStorage.getItem(key))?.since ?? 0
}
