import { FastSource } from '@rattlecup/kit'
import { setTimeout as pause } from 'node:timers/promises'
import { seatedTable } from '../src/testing/players.ts'
import type { TestClient } from '../src/testing/client.ts'
import { hostileMessage } from './hostile-messages.ts'
import { insist, type Attack, type AttackedHouse } from './house.ts'

/** As many as one address may bring in an hour, with room for those of other attacks. */
const GUESTS = 40
/** What one guest may send in a second, and a little more. */
const A_SECOND = 22
const STEPS_A_SECOND = 10
/** One in this many goes by HTTP. */
const BY_HTTP = 20

interface Flood {
  readonly house: AttackedHouse
  readonly code: string
  sent: number
  answered: number
}

/** Says what a hostile guest says, over its socket and sometimes by HTTP, until all that were to be sent are. */
async function pour(flood: Flood, guest: TestClient, source: FastSource): Promise<void> {
  const { house, code } = flood
  const path = `/api/tables/${code}/commands`
  guest.onText = () => void flood.answered++
  await guest.join(code)
  while (flood.sent < house.messages) {
    for (let i = 0; i < A_SECOND / STEPS_A_SECOND && flood.sent < house.messages; i++) {
      flood.sent++
      const message = hostileMessage(code, source)
      if (source.below(BY_HTTP) === 0) void house.ask(guest, 'POST', path, message).catch(() => {})
      else if (guest.socket?.readyState === 1) guest.raw(message)
      else flood.sent--
    }
    await pause(1000 / STEPS_A_SECOND)
  }
}

/** As many messages as the house is said to get, by guests who say as much as they may. */
export function floodOf(say: (line: string) => void): Attack {
  return {
    name: 'hostile messages',
    async run(house) {
      const { code, players } = await seatedTable(
        house.address,
        { game: 'qwixx', seats: 2 },
        house.elsewhere(),
      )
      const flood: Flood = { house, code, sent: 0, answered: 0 }
      const guests = await Promise.all(Array.from({ length: GUESTS }, () => house.guest()))
      const progress = setInterval(() => say(`  ${flood.sent} of ${house.messages} messages`), 10_000)
      const pouring = guests.map((guest, index) =>
        pour(flood, guest, new FastSource(`${house.seed}.${index}`)),
      )
      await Promise.all(pouring)
      clearInterval(progress)
      await pause(1000)
      const table = await house.ask(players[0] as TestClient, 'GET', `/api/tables/${code}`)
      for (const client of [...guests, ...players]) client.close()
      insist(table.status === 200, `the table they aimed at answers by ${table.status}`)
      insist(flood.answered > 0, 'nothing was answered')
      return `${flood.sent} sent, ${flood.answered} answers, the table they aimed at is there`
    },
  }
}
