import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './network.ts'
import { LineCount } from './line-count.ts'

/** Browsers and proxies wait for an answer before they ask again on the same connection. */
const MOST_UNANSWERED = 4

/** Bounds what an address holds open before it has said who it is: silent connections, and questions whose answers nobody reads. */
export class Connections {
  readonly #addresses: LineCount
  readonly #unanswered = new WeakMap<Socket, number>()

  /** 0 is no limit. */
  constructor(mostOfAddress: number) {
    this.#addresses = new LineCount(mostOfAddress)
  }

  watch(server: Server): void {
    server.on('connection', (socket) => {
      const network = networkOf(socket.remoteAddress ?? '')
      if (this.#addresses.isFull(network)) return socket.destroy()
      this.#addresses.add(network)
      socket.once('close', () => this.#addresses.remove(network))
    })
  }

  /** Whether one more request may be answered on its connection. If not, the connection ends: each answer would wait in memory. */
  admits({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const unanswered = (this.#unanswered.get(socket) ?? 0) + 1
    if (unanswered > MOST_UNANSWERED) {
      socket.destroy()
      return false
    }
    this.#unanswered.set(socket, unanswered)
    response.once('close', () => this.#unanswered.set(socket, (this.#unanswered.get(socket) ?? 1) - 1))
    return true
  }
}
