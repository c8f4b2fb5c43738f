// A bot that plays over the HTTP API: it takes a free seat at a table, and makes random legal moves until the game is over.
// It needs nothing but Node. Run: npx tsx examples/bot.ts http://localhost:3000 ABCDE
// With RATTLECUP_TOKEN it plays as the account of that token, else as a new one.

interface Position {
  readonly you: number | null
  readonly phase: string
  readonly moves: readonly object[]
  readonly scores: readonly number[]
}

const [address = 'http://localhost:3000', code = ''] = process.argv.slice(2)
const token = process.env['RATTLECUP_TOKEN'] ?? (await newToken())
let commands = 0

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

async function takeSeat(): Promise<void> {
  const table = (await (await ask('')).json()) as { seats: { name: string | null; bot: string | null }[] }
  const seat = table.seats.findIndex(({ name, bot }) => name === null && bot === null)
  if (seat < 0 || !(await command({ t: 'sit', seat }))) throw new Error('there is no free seat')
  console.log(`sitting at seat ${seat}`)
}

/** The table's messages, one a line. */
async function* messages(): AsyncGenerator<string> {
  const { body } = await ask('/stream')
  let rest = ''
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

await takeSeat()
for await (const message of messages()) {
  if (message.startsWith('{"t":"pong"')) continue
  const { phase, moves, scores, you } = (await (await ask('/position')).json()) as Position
  const move = moves[Math.floor(Math.random() * moves.length)]
  if (move) await command({ t: 'move', m: move })
  if (phase !== 'over') continue
  console.log(`over; scores ${scores.join(', ')}; mine ${scores[you ?? 0]}`)
  process.exit(0)
}
