import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Call } from '@rattlecup/protocol'

/** A browser's subscription, with what only the browser has: the keys to read by. */
export class Subscriber {
  readonly endpoint: string
  readonly #ecdh: ECDH = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  constructor(endpoint: string) {
    this.endpoint = endpoint
    this.#ecdh.generateKeys()
  }

  /** As a push manager gives it to its page. */
  get json(): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const keys = {
      p256dh: this.#ecdh.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    }
    return { endpoint: this.endpoint, keys }
  }

  /** What was sent, by RFC 8291. */
  read(body: Buffer): Call {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + (body[20] as number))
    const cipher = body.subarray(21 + sender.length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender])
    const secret = this.#ecdh.computeSecret(sender)
    const key = Buffer.from(hkdfSync('sha256', secret, this.#auth, info, 32))
    const part = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
    decipher.setAuthTag(cipher.subarray(-16))
    const text = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()])
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as Call
  }
}

/** A push service of our own on this machine: keeps what it is sent, each for its subscriber. */
export class PushService {
  readonly #server: Server
  readonly #subscribers = new Map<string, Subscriber>()
  readonly calls: { readonly endpoint: string; readonly call: Call; readonly authorization: string }[] = []
  /** What it answers; 410 is that a browser is gone. */
  status = 201
  /** Called with each call. */
  onCall: (call: Call, endpoint: string) => void = () => {}

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(): Promise<PushService> {
    const server = createServer()
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const service = new PushService(server)
    server.on('request', (request, answer) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        service.#take(request.url ?? '', Buffer.concat(parts), request.headers.authorization ?? '')
        answer.writeHead(service.status).end()
      })
    })
    return service
  }

  subscribe(name: string): Subscriber {
    const { port } = this.#server.address() as AddressInfo
    const subscriber = new Subscriber(`http://127.0.0.1:${port}/${name}`)
    this.#subscribers.set(`/${name}`, subscriber)
    return subscriber
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #take(path: string, body: Buffer, authorization: string): void {
    const subscriber = this.#subscribers.get(path)
    if (!subscriber) return
    const call = subscriber.read(body)
    this.calls.push({ endpoint: subscriber.endpoint, call, authorization })
    this.onCall(call, subscriber.endpoint)
  }
}
