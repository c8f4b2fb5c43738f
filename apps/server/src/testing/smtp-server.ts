import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A mail as it came over the line. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** By names in small letters, unfolded. */
  readonly headers: ReadonlyMap<string, string>
  /** Decoded. */
  readonly text: string
  /** Each line as it came. */
  readonly raw: string
}

/** An SMTP server of our own on this machine, which keeps what it gets: as much of RFC 5321 as a client needs. */
export class SmtpServer {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly mails: ReceivedMail[] = []
  /** What it answers to a recipient. */
  answer = '250 fine'

  private constructor(server: Server) {
    this.#server = server
    server.on('connection', (socket) => this.#converse(socket))
  }

  static async start(): Promise<SmtpServer> {
    const server = createServer()
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    return new SmtpServer(server)
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #converse(socket: Socket): void {
    this.#sockets.add(socket)
    const say = (line: string) => void socket.write(`${line}\r\n`)
    let text = ''
    let isMail = false
    let from = ''
    let to: string[] = []
    const obey = (line: string): string => {
      const [verb = ''] = line.toUpperCase().split(' ')
      const address = /<(.*)>/.exec(line)?.[1] ?? ''
      if (verb === 'RCPT') {
        if (this.answer.startsWith('2')) to.push(address)
        return this.answer
      }
      if (verb === 'MAIL') [from, to] = [address, []]
      isMail = verb === 'DATA'
      return isMail ? '354 go on' : '250 fine'
    }
    socket.on('error', () => socket.destroy())
    socket.on('data', (part) => {
      text += part.toString('latin1')
      for (;;) {
        const mark = isMail ? '\r\n.\r\n' : '\r\n'
        const end = text.indexOf(mark)
        if (end < 0) return
        const said = text.slice(0, end)
        text = text.slice(end + mark.length)
        if (isMail) {
          this.mails.push(readMail(from, to, said))
          isMail = false
          say('250 taken')
        } else say(obey(said))
      }
    })
    say('220 here')
  }
}

function readMail(from: string, to: readonly string[], raw: string): ReceivedMail {
  const split = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, split)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*: ?/, '')]),
  )
  const body = raw.slice(split + 4).replaceAll('\r\n..', '\r\n.')
  const isQuoted = headers.get('content-transfer-encoding') === 'quoted-printable'
  return { from, to, headers, text: isQuoted ? unquoted(body) : body, raw }
}

function unquoted(body: string): string {
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
