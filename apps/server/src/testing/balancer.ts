import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

const CHECK_MS = 400
const ANSWER_MS = 1000
const MOST_FAILURES = 3

interface Backend {
  readonly port: number
  isUp: boolean
  /** Checks that failed, one after the other. */
  failures: number
  readonly sockets: Set<Socket>
}

/** Whether a backend should get connections. */
type Check = (port: number) => Promise<boolean>

/**
 * A small load balancer for TCP, as a house would have one: takes turns among the backends that are well, and cuts the
 * connections of one that no longer answers.
 */
export class Balancer {
  readonly #server: Server
  readonly #backends: Backend[]
  readonly #timer: NodeJS.Timeout
  #turn = 0

  private constructor(server: Server, ports: readonly number[], check: Check) {
    this.#server = server
    this.#backends = ports.map((port) => ({ port, isUp: true, failures: 0, sockets: new Set() }))
    this.#timer = setInterval(() => {
      for (const backend of this.#backends) void this.#check(backend, check)
    }, CHECK_MS)
    server.on('connection', (socket) => this.#connect(socket))
  }

  static listen(ports: readonly number[], check: Check): Promise<Balancer> {
    return new Promise((resolve) => {
      const server = createServer({ noDelay: true })
      server.listen(0, '127.0.0.1', () => resolve(new Balancer(server, ports, check)))
    })
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Which of the backends has the most connections. */
  get busiest(): number {
    const counts = this.#backends.map(({ sockets }) => sockets.size)
    return counts.indexOf(Math.max(...counts))
  }

  close(): void {
    clearInterval(this.#timer)
    this.#server.close()
    for (const { sockets } of this.#backends) for (const socket of sockets) socket.destroy()
  }

  /** Who answers that it wants nobody gets nobody more, and sees to those it has; who does not answer is cut off. */
  async #check(backend: Backend, check: Check): Promise<void> {
    const isWell = await check(backend.port).catch(() => undefined)
    backend.failures = isWell === undefined ? backend.failures + 1 : 0
    // One answer that comes late says little on a busy machine.
    const isSilent = backend.failures >= MOST_FAILURES
    backend.isUp = !isSilent && (isWell ?? backend.isUp)
    if (isSilent) for (const socket of backend.sockets) socket.destroy()
  }

  #connect(client: Socket): void {
    const up = this.#backends.filter(({ isUp }) => isUp)
    const backend = up[this.#turn++ % up.length]
    client.on('error', () => client.destroy())
    if (!backend) return void client.destroy()
    const server = createConnection({ port: backend.port, host: '127.0.0.1', noDelay: true })
    backend.sockets.add(client)
    server.on('error', () => server.destroy())
    server.on('close', () => client.destroy())
    client.on('close', () => {
      backend.sockets.delete(client)
      server.destroy()
    })
    client.pipe(server).pipe(client)
  }
}

/** Whether a node says that people may be sent to it. */
export async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/ready`, { signal: AbortSignal.timeout(ANSWER_MS) })
  return answer.ok
}
