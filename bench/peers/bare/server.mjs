// Qwixx on nothing but `ws`: the same rules, events as JSON to both players after each move, nothing kept. It shows what
// sockets and rules alone cost. Run: node server.mjs PORT RULES, where RULES is the bundle that bench/server makes.
import { WebSocketServer } from 'ws'

const [port, rules] = process.argv.slice(2)
const { FastSource, Match, findGame } = await import(rules)

class BareTable {
  seats = []

  sit(socket) {
    const seat = this.seats.push(socket) - 1
    socket.on('message', (data) => this.receive(seat, JSON.parse(data.toString())))
    if (this.seats.length === 2) this.begin()
  }

  receive(seat, { i, m }) {
    if (!m) return this.begin()
    if (!this.match.play(seat, m).ok) return
    this.roll()
    this.tell(seat, i)
  }

  begin() {
    this.match = Match.start(findGame('qwixx'), 2, { games: 5 }).value
    this.dice = new FastSource(Math.random())
    this.told = 0
    this.roll()
    this.tell(null, null)
  }

  roll() {
    while (this.match.awaits === 'chance') {
      this.match.chance(this.match.draw(this.dice).value)
    }
  }

  tell(mover, i) {
    const n = this.told
    const text = JSON.stringify({ n, e: this.match.eventsWithSecrets.slice(n) })
    this.told = this.match.eventsWithSecrets.length
    for (const [seat, socket] of this.seats.entries()) {
      socket.send(seat === mover ? `${text.slice(0, -1)},"i":${i}}` : text)
    }
  }
}

const tables = new Map()
const server = new WebSocketServer({ port: Number(port), host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket, { url }) => {
  if (!tables.has(url)) tables.set(url, new BareTable())
  tables.get(url).sit(socket)
})
server.on('listening', () => console.log(`ready at http://localhost:${port}`))
