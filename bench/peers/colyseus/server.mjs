// Qwixx in a Colyseus room: the same rules, its state mirrored in a schema, a patch sent after each move.
// Run: node server.mjs PORT RULES, where RULES is the bundle that bench/server makes of our kit and games.
import { Room, Server } from '@colyseus/core'
import { ArraySchema, schema, t } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'

const [port, rules] = process.argv.slice(2)
const { FastSource, Match, findGame } = await import(rules)

const COLOURS = ['red', 'yellow', 'green', 'blue']
const PHASES = ['roll', 'white', 'colour', 'over']

const Sheet = schema({
  red: t.array('uint8'),
  yellow: t.array('uint8'),
  green: t.array('uint8'),
  blue: t.array('uint8'),
  penalties: t.uint8(),
  accepted: t.uint16(),
})
const State = schema({
  phase: t.uint8(),
  active: t.uint8(),
  closed: t.uint8(),
  chosen: t.uint8(),
  dice: t.array('uint8'),
  sheets: t.array(Sheet),
})

class QwixxRoom extends Room {
  maxClients = 2
  autoDispose = true
  // Immediate mode: no tick, a patch after each move.
  patchRate = null

  onCreate() {
    const state = new State()
    state.dice = new ArraySchema(0, 0, 0, 0, 0, 0)
    state.sheets = new ArraySchema()
    for (let seat = 0; seat < 2; seat++) {
      const sheet = new Sheet()
      for (const colour of COLOURS) sheet[colour] = new ArraySchema()
      sheet.penalties = 0
      sheet.accepted = 0
      state.sheets.push(sheet)
    }
    this.state = state
    this.onMessage('move', (client, move) => this.move(client.seat, move))
    this.onMessage('again', () => this.begin())
  }

  onJoin(client) {
    client.seat = this.clients.length - 1
    if (this.clients.length === 2) this.begin()
  }

  begin() {
    this.match = Match.start(findGame('qwixx'), 2, { games: 5 }).value
    // Plain pseudo-random dice, as such rooms have: nothing to prove, nothing to pay for it.
    this.dice = new FastSource(Math.random())
    this.chosen = 0
    this.roll()
    this.mirror()
  }

  move(seat, move) {
    const before = this.match.eventsWithSecrets.length
    const movers = this.match.waiting().seats?.length ?? 0
    if (!this.match.play(seat, move).ok) return
    if (this.match.eventsWithSecrets.length > before) this.chosen = movers > 1 ? this.chosen | (1 << seat) : 0
    this.state.sheets[seat].accepted = (this.state.sheets[seat].accepted + 1) % 65536
    this.roll()
    this.mirror()
  }

  roll() {
    while (this.match.awaits === 'chance') {
      this.match.chance(this.match.draw(this.dice).value)
    }
  }

  mirror() {
    const view = this.match.view(null)
    const { state } = this
    state.phase = PHASES.indexOf(view.phase)
    state.active = view.active
    state.chosen = this.chosen
    state.closed = view.closed.reduce((mask, colour) => mask | (1 << COLOURS.indexOf(colour)), 0)
    const dice = view.dice ?? {}
    const faces = [...(dice.white ?? [0, 0]), ...COLOURS.map((colour) => dice[colour] ?? 0)]
    for (const [index, face] of faces.entries()) if (state.dice[index] !== face) state.dice[index] = face
    for (const [seat, sheet] of view.sheets.entries()) this.mirrorSheet(state.sheets[seat], sheet)
    this.broadcastPatch()
  }

  mirrorSheet(target, sheet) {
    target.penalties = sheet.penalties
    for (const colour of COLOURS) {
      if (target[colour].length > sheet[colour].length) target[colour].clear()
      for (let mark = target[colour].length; mark < sheet[colour].length; mark++) {
        target[colour].push(sheet[colour][mark])
      }
    }
  }
}

const server = new Server({ transport: new WebSocketTransport({}), greet: false })
server.define('qwixx', QwixxRoom)
await server.listen(Number(port), '127.0.0.1')
console.log(`ready at http://localhost:${port}`)
