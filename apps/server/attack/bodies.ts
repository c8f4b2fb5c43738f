import { insist, type Attack } from './house.ts'

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const board = (extra: string) =>
  `[{"id":"a","title":"a","rows":[{"kind":"fullhouse","points":5}],"extra":${extra}}]`
const table = (options: string) => `{"game":"gambler","seats":2,"options":${options}}`

const TOO_MUCH = [
  table(`{"boards":${board(nested(3000))}}`),
  table(`{"boards":${board('['.repeat(500) + ']'.repeat(500))}}`),
  table(`{"boards":${board(`[${'0,'.repeat(20_000)}0]`)}}`),
  table(`{"target":${2 ** 53 - 1}}`),
  table('{"target":1e308}'),
  table(`{"boards":${board(`"${'x'.repeat(80_000)}"`)}}`),
  '{"game":"__proto__","seats":2}',
  '{"game":"qwixx","seats":1e9}',
  `${'['.repeat(60_000)}`,
]

const oversized: Attack = {
  name: 'bodies too deep, too large, with options without end',
  async run(house) {
    const guest = await house.guest()
    for (const body of TOO_MUCH) {
      const { status } = await house.ask(guest, 'POST', '/api/tables', body)
      insist(status >= 400 && status < 500, `${body.slice(0, 60)}… was answered by ${status}`)
    }
    return `${TOO_MUCH.length} refused, none kept`
  },
}

const manyTables: Attack = {
  name: 'tables without end',
  async run(house) {
    const guest = await house.guest()
    const statuses: number[] = []
    for (let i = 0; i < 60 && statuses.at(-1) !== 429; i++)
      statuses.push((await house.ask(guest, 'POST', '/api/tables', '{"game":"qwixx","seats":2}')).status)
    insist(statuses.at(-1) === 429, `a guest opened ${statuses.length} tables`)
    return `refused after ${statuses.length - 1}`
  },
}

const forged: Attack = {
  name: 'forged cookies and tokens',
  async run(house) {
    const { cookie } = await house.guest()
    const last = cookie.at(-1) === 'A' ? 'B' : 'A'
    const tries = [`${cookie.slice(0, -1)}${last}`, 'rattlecup=1.2.3', `${cookie}${cookie}`, 'rattlecup=']
    for (const forgery of tries) {
      const answer = await fetch(`${house.address}/api/me/tables`, {
        headers: { cookie: forgery, ...house.elsewhere() },
      })
      insist(answer.status === 401, `a forged cookie was answered by ${answer.status}`)
    }
    const authorization = `Bearer ${'x'.repeat(43)}`
    const program = await fetch(`${house.address}/api/me/tables`, {
      headers: { authorization, ...house.elsewhere() },
    })
    insist(program.status === 401, `a guessed token was answered by ${program.status}`)
    return `${tries.length + 1} refused`
  },
}

const otherSites: Attack = {
  name: 'pages of other sites',
  async run(house) {
    const { headers } = await house.guest()
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      const answer = await fetch(`${house.address}/api/tables`, {
        method: 'POST',
        headers: { ...headers, origin, 'content-type': 'application/json' },
        body: '{"game":"qwixx","seats":2}',
      })
      insist(answer.status === 403, `${origin} was answered by ${answer.status}`)
    }
    return 'their changes refused'
  },
}

export const BODIES: readonly Attack[] = [oversized, manyTables, forged, otherSites]
