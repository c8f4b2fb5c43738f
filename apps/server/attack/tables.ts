import { seatedTable } from '../src/testing/players.ts'
import { insist, type Attack } from './house.ts'

const CODES = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

const say = (i: number) => `{"t":"say","i":"${i}","what":{"text":"buy this"}}`

const guessing: Attack = {
  name: 'guessing the codes of tables',
  async run(house) {
    const guest = await house.guest()
    let tried = 0
    for (; tried < 60; tried++) {
      const code = Array.from(
        { length: 5 },
        (_, place) => CODES[(tried * 7 + place * 5) % CODES.length],
      ).join('')
      const { status } = await house.ask(guest, 'GET', `/api/tables/${code}`)
      if (status === 429) break
    }
    insist(tried < 60, `${tried} codes were tried without hindrance`)
    return `shut out after ${tried} misses`
  },
}

const privateTable: Attack = {
  name: "looking into others' private game",
  async run(house) {
    const settings = { game: 'qwixx', seats: 2, watch: 'players' } as const
    const { code, players } = await seatedTable(house.address, settings, house.elsewhere())
    const stranger = await house.guest()
    for (const path of ['', '/position', '/stream', '/games/1']) {
      const { status } = await house.ask(stranger, 'GET', `/api/tables/${code}${path}`)
      insist(status === 403, `${path || 'the table'} was answered by ${status}`)
    }
    const refused = await stranger.join(code).then(
      () => 'let in',
      (error: Error) => error.message,
    )
    insist(refused.includes('no-entry'), `joining was answered by: ${refused}`)
    for (const command of ['{"t":"rematch","i":"1"}', '{"t":"say","i":"2","what":{"text":"hi"}}']) {
      const { status } = await house.ask(stranger, 'POST', `/api/tables/${code}/commands`, command)
      insist(status === 403, `${command} was answered by ${status}`)
    }
    for (const client of [...players, stranger]) client.close()
    return 'seven doors, all shut'
  },
}

const gameFiles: Attack = {
  name: 'game files of games that are not over, by the hundred',
  async run(house) {
    const { code, players } = await seatedTable(house.address, { game: 'qwixx', seats: 2 }, house.elsewhere())
    const begun = performance.now()
    const asked = Array.from({ length: 200 }, () =>
      house.ask(players[0] as never, 'GET', `/api/tables/${code}/games/1`),
    )
    const statuses = new Set((await Promise.all(asked)).map(({ status }) => status))
    insist(!statuses.has(200), 'a game file was given before the end')
    const seconds = (performance.now() - begun) / 1000
    insist(seconds < 20, `they took ${seconds.toFixed(1)} s`)
    for (const player of players) player.close()
    return `200 refused in ${seconds.toFixed(1)} s`
  },
}

const strangersChat: Attack = {
  name: 'chat by people who never came, and floods of it',
  async run(house) {
    const { code, players } = await seatedTable(house.address, { game: 'qwixx', seats: 2 }, house.elsewhere())
    const stranger = await house.guest()
    const { status } = await house.ask(stranger, 'POST', `/api/tables/${code}/commands`, say(0))
    insist(status === 400, `a stranger's words were answered by ${status}`)
    await stranger.join(code)
    let refused = 0
    stranger.onMessage = (message) =>
      void (message.t === 'no' && message.code === 'rate-limited' && refused++)
    const closed = new Promise((resolve) => stranger.socket?.once('close', resolve))
    for (let i = 1; i <= 600; i++) stranger.raw(say(i))
    await closed
    insist(refused >= 100, `only ${refused} of 600 were refused`)
    for (const client of [...players, stranger]) client.close()
    return `${refused} refused, then cut off`
  },
}

export const TABLES: readonly Attack[] = [guessing, privateTable, gameFiles, strangersChat]
