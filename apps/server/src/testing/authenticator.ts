import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

const USER_PRESENT = 0x01
const ATTESTED = 0x40

/** A passkey in software: answers WebAuthn's two ceremonies as a browser and its authenticator would. */
export class SoftAuthenticator {
  readonly id = randomBytes(16)
  readonly #private: KeyObject
  readonly #public: KeyObject
  #counter = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#private = privateKey
    this.#public = publicKey
  }

  register({ challenge, rp }: { challenge: string; rp: { id?: string } }, origin: string): object {
    const { x, y } = this.#public.export({ format: 'jwk' }) as { x: string; y: string }
    // COSE: {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y}
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const length = Buffer.from([0, this.id.length])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, key])
    const data = Buffer.concat([this.#data(rp.id as string, USER_PRESENT | ATTESTED), credential])
    // CBOR: {fmt: 'none', attStmt: {}, authData: bytes}
    const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex')
    const attestationObject = Buffer.concat([head, Buffer.from([data.length]), data])
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: attestationObject.toString('base64url'),
    })
  }

  authenticate({ challenge, rpId }: { challenge: string; rpId?: string }, origin: string): object {
    const clientDataJSON = clientData('webauthn.get', challenge, origin)
    const data = this.#data(rpId as string, USER_PRESENT)
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signature = sign('sha256', Buffer.concat([data, hash]), this.#private).toString('base64url')
    return this.#answer({ clientDataJSON, authenticatorData: data.toString('base64url'), signature })
  }

  #data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter])
  }

  #answer(response: object): object {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin })).toString('base64url')
}
