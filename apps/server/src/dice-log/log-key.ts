import { formatKey, KEY_KIND, noteKeyOf, type Signer } from '@rattlecup/kit'
import { createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto'
import { otherAddresses } from '../ops/addresses.ts'
import type { ServerSettings } from '../settings.ts'
import type { DiceRows } from '../store/contract.ts'

/** What signs the public log: made once, kept with the house's other secrets, never shown. */
export interface LogKey {
  /** Under the name of the log, which was fixed when it began. */
  readonly signer: Signer
  /** As it is published. */
  readonly vkey: string
}

/** The key of the house's log, made if there is none yet. Nodes that start together agree on one. */
export async function openLogKey(rows: DiceRows, origin: string): Promise<LogKey> {
  const fresh = JSON.stringify({ origin, seed: randomBytes(32).toString('hex') })
  const kept = JSON.parse(await rows.settleFact('key', fresh)) as { origin: string; seed: string }
  const signer = nativeSigner(kept.origin, Buffer.from(kept.seed, 'hex'))
  return { signer, vkey: formatKey(signer.key) }
}

/** What stands before the 32 bytes of a private Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Node's own signatures, twenty times as fast as those that are also made in browsers. */
function nativeSigner(origin: string, seed: Uint8Array): Signer {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x as string, 'base64url')
  return { key: noteKeyOf(origin, KEY_KIND.log, publicKey), sign: (message) => sign(null, message, key) }
}

/** The log's address without scheme, as far as the house knows its own address when the log begins. */
export function originOf({ host, port, ...settings }: ServerSettings): string {
  const local = `http://localhost:${port}`
  const address = settings['public-url'] || (otherAddresses(host, port)[0] ?? local)
  return `${new URL(address).host.replace(/:0$/, '')}/dice`
}
