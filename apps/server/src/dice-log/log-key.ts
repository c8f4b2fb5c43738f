import { formatKey, KEY_KIND, noteKey, type NoteKey } from '@rattlecup/kit'
import { randomBytes } from 'node:crypto'
import { otherAddresses } from '../ops/addresses.ts'
import type { ServerSettings } from '../settings.ts'
import type { DiceRows } from '../store/contract.ts'

/** What signs the public log: made once, kept with the house's other secrets, never shown. */
export interface LogKey {
  /** The name of the log, fixed when it began. */
  readonly origin: string
  readonly seed: Uint8Array
  readonly key: NoteKey
  /** As it is published. */
  readonly vkey: string
}

/** The key of the house's log, made if there is none yet. Nodes that start together agree on one. */
export async function openLogKey(rows: DiceRows, origin: string): Promise<LogKey> {
  const fresh = JSON.stringify({ origin, seed: randomBytes(32).toString('hex') })
  const kept = JSON.parse(await rows.settleFact('key', fresh)) as { origin: string; seed: string }
  const seed = new Uint8Array(Buffer.from(kept.seed, 'hex'))
  const key = noteKey(kept.origin, KEY_KIND.log, seed)
  return { origin: kept.origin, seed, key, vkey: formatKey(key) }
}

/** The log's address without scheme, as far as the house knows its own address when the log begins. */
export function originOf({ host, port, ...settings }: ServerSettings): string {
  const local = `http://localhost:${port}`
  const address = settings['public-url'] || (otherAddresses(host, port)[0] ?? local)
  return `${new URL(address).host.replace(/:0$/, '')}/dice`
}
