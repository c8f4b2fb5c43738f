// A bot that plays over the HTTP API: it takes a free seat at a table, and makes random legal moves until the game is over.
// It needs nothing but Node. Run: npx tsx examples/bot.ts http://localhost:3000 ABCDE
// With RATTLECUP_TOKEN it plays as the account of that token, else as a new one.
// It takes part in the dice (docs/fair-dice.md), so that not even the house knows a roll in advance: a chain of hashes, one link a roll.

import { createHash, randomBytes } from 'node:crypto'

interface Position {
  readonly you: number | null
  readonly phase: string
  readonly moves: readonly object[]
  readonly scores: readonly number[]
}

const [address = 'http://localhost:3000', code = ''] = process.argv.slice(2)
const token = process.env['RATTLECUP_TOKEN'] ?? (await newToken())
let commands = 0

const LENGTH = 1024
/** The chain by its numbers: the root is the last and never leaves this program, the head is number 0. */
const chain = [randomBytes(32)]
for (let n = LENGTH; n > 0; n--)
  chain.unshift(
    createHash('sha256')
      .update(chain[0] as Buffer)
      .digest(),
  )
const link = (number: number): string => (chain[number] as Buffer).toString('hex')
const head = link(0)

async function newToken(): Promise<string> {
  const answer = await fetch(`${address}/api/bots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Example in TypeScript' }),
  })
  return ((await answer.json()) as { token: string }).token
}

/** Asks again, a little later, for as long as it is told that it asks too often. */
async function ask(path: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const url = `${address}/api/tables/${code}${path}`
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  for (;;) {
    const answer = await fetch(url, init)
    if (answer.status !== 429) return answer
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after')) * 1000))
  }
}

/** Sends a command; true if it was carried out. The id makes it safe to send it again. */
async function command(what: object): Promise<boolean> {
  const answer = await ask('/commands', { i: `${Date.now()}-${commands++}`, ...what })
  if (!answer.ok) console.error(await answer.text())
  return answer.ok
}

async function takeSeat(): Promise<number> {
  const answer = await ask('')
  if (!answer.ok) throw new Error(await answer.text())
  const table = (await answer.json()) as { seats: { name: string | null; bot: string | null }[] }
  const seat = table.seats.findIndex(({ name, bot }) => name === null && bot === null)
  if (seat < 0 || !(await command({ t: 'sit', seat, head }))) throw new Error('there is no free seat')
  console.log(`sitting at seat ${seat}`)
  return seat
}

/** The table's messages, one a line. */
async function* messages(): AsyncGenerator<string> {
  const { body } = await ask(`/stream?head=${head}`)
  let rest = ''
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

interface Told {
  readonly ask?: { readonly ask: number; readonly asked: readonly number[] }
  readonly table?: { readonly dice?: { readonly opening: { readonly heads: readonly string[] } | null } }
}

/** Answers an ask at once. A more careful program computes the digest first, and keeps what it saw for the end. */
async function takePart({ ask: asked, table }: Told): Promise<void> {
  const opening = table?.dice?.opening
  if (opening && opening.heads[seat] !== head) throw new Error('the house left our chain out of the opening')
  if (asked?.asked.includes(seat)) await command({ t: 'link', ask: asked.ask, link: link(asked.ask + 1) })
}

const seat = await takeSeat()
for await (const message of messages()) {
  if (message.startsWith('{"t":"pong"')) continue
  await takePart(JSON.parse(message) as Told)
  const { phase, moves, scores, you } = (await (await ask('/position')).json()) as Position
  const move = moves[Math.floor(Math.random() * moves.length)]
  if (move) await command({ t: 'move', m: move })
  if (phase !== 'over') continue
  console.log(`over; scores ${scores.join(', ')}; mine ${scores[you ?? 0]}`)
  process.exit(0)
}
