// Two random players on one Colyseus room, for bench/server's driver.
import { Client } from '@colyseus/sdk'

const COLOURS = ['red', 'yellow', 'green', 'blue']
const FALLING = new Set(['green', 'blue'])
const LAST_BOX = 10
const MARKS_TO_LOCK = 5

export async function openTable(address, onTurn) {
  const first = await new Client(address).create('qwixx')
  const second = await new Client(address).joinById(first.roomId)
  const seats = [first, second].map((room, seat) => new SeatClient(room, seat, onTurn))
  return {
    bytesDown: () => seats.reduce((sum, { room }) => sum + socketOf(room).bytesRead, 0),
    close: () => seats.forEach(({ room }) => room.leave()),
  }
}

function socketOf(room) {
  return room.connection.transport.ws._socket
}

class SeatClient {
  constructor(room, seat, onTurn) {
    this.room = room
    this.seat = seat
    this.onTurn = onTurn
    this.accepted = 0
    room.onStateChange((state) => this.changed(state))
  }

  changed(state) {
    const accepted = state.sheets[this.seat]?.accepted ?? 0
    if (accepted !== this.accepted) {
      this.accepted = accepted
      this.acknowledged?.()
      this.acknowledged = undefined
    }
    if (this.acknowledged) return
    if (state.phase === 3 && this.seat === 0) return this.room.send('again', {})
    const moves = legalMoves(state, this.seat)
    const turn = `${accepted} ${state.phase}`
    if (moves.length === 0 || this.turn === turn) return
    this.turn = turn
    this.onTurn(moves, (move) => this.move(move))
  }

  move(move) {
    this.room.send('move', move)
    return new Promise((resolve) => void (this.acknowledged = resolve))
  }
}

function legalMoves({ phase, active, chosen, closed, dice, sheets }, seat) {
  const choosing = phase === 1 ? !((chosen >> seat) & 1) : phase === 2 && active === seat
  if (!choosing) return []
  const marks = COLOURS.flatMap((row, index) => {
    if ((closed >> index) & 1) return []
    const whites = [dice[0], dice[1]]
    const sums = phase === 1 ? [dice[0] + dice[1]] : whites.map((white) => white + dice[2 + index])
    return [...new Set(sums)]
      .filter((value) => fits(row, value, [...sheets[seat][row]]))
      .map((value) => ({ type: 'mark', row, value }))
  })
  return [...marks, { type: 'pass' }]
}

function fits(row, value, marks) {
  const box = (mark) => (FALLING.has(row) ? 12 - mark : mark - 2)
  const last = marks.length > 0 ? box(marks[marks.length - 1]) : -1
  return box(value) > last && (box(value) < LAST_BOX || marks.length >= MARKS_TO_LOCK)
}
