// Two random players on one table of the bare server, for bench/server's driver.
import { Match } from '@rattlecup/kit'
import { findGame } from '@rattlecup/games'
import { WebSocket } from 'ws'

let tables = 0

export async function openTable(address, onTurn) {
  const url = `${address.replace('http', 'ws')}/${tables++}`
  const seats = []
  for (const seat of [0, 1]) seats.push(await new SeatClient(seat, onTurn).enter(url))
  return {
    bytesDown: () => seats.reduce((sum, { socket }) => sum + socket._socket.bytesRead, 0),
    close: () => seats.forEach(({ socket }) => socket.terminate()),
  }
}

class SeatClient {
  constructor(seat, onTurn) {
    this.seat = seat
    this.onTurn = onTurn
    this.moves = 0
    this.choosing = false
  }

  async enter(url) {
    this.socket = new WebSocket(url, { perMessageDeflate: false })
    this.socket.on('message', (data) => this.receive(JSON.parse(String(data))))
    await new Promise((resolve, reject) => this.socket.once('open', resolve).once('error', reject))
    return this
  }

  receive({ n, e, i }) {
    if (n === 0) this.match = Match.start(findGame('qwixx'), 2, { games: 5 }).value
    for (const event of e) this.match.apply(event)
    if (i === this.moves) this.acknowledged?.()
    if (this.isOver()) this.again()
    else this.next()
  }

  isOver() {
    return this.match.awaits === 'over'
  }

  again() {
    if (this.seat === 0) this.socket.send('{}')
  }

  next() {
    const moves = this.choosing ? [] : this.match.moves(this.seat)
    if (moves.length === 0) return
    this.choosing = true
    this.onTurn(moves, (move) => this.move(move))
  }

  async move(move) {
    this.socket.send(JSON.stringify({ i: ++this.moves, m: move }))
    await new Promise((resolve) => void (this.acknowledged = resolve))
    this.choosing = false
    queueMicrotask(() => this.next())
  }
}
