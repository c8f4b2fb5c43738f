/**
 * The yardstick as a process that speaks as much DGP/1 as a ladder asks for, so that any ladder can have it:
 * `rattlecup ladder qwixx --bot 'yardstick=npx tsx bench/qwixx/program.ts'`.
 */
import { createInterface } from 'node:readline'
import { qwixx } from '../../packages/games/src/qwixx/game.ts'
import { FastState } from '../../packages/games/src/qwixx/bots/fast-state.ts'
import { rules } from '../../packages/games/src/qwixx/rules/play.ts'
import type { Qwixx } from '../../packages/games/src/qwixx/rules/types.ts'
import { fail, Match, ok, type Result } from '../../packages/kit/src/index.ts'
import { createYardstick } from './yardstick.ts'

interface Request {
  readonly id?: unknown
  readonly cmd: string
  readonly players: number
  readonly options?: object
  readonly events: readonly unknown[]
  readonly table: string
  readonly seat: number
}

const yardstick = createYardstick()
const tables = new Map<string, Match<Qwixx>>()
let opened = 0

function load({ players, options, events }: Request): Result<object> {
  const match = Match.load(qwixx, players, options ?? {}, events)
  if (!match.ok) return match
  const table = `t${++opened}`
  tables.set(table, match.value)
  return ok({ table, ...match.value.status() })
}

function bot({ table, seat }: Request): Result<object> {
  const state = tables.get(table)?.stateWithSecrets
  if (!state) return fail('unknown-table', `there is no table ${table}`)
  const fast = FastState.of(state, rules.scores(state))
  const code = state.phase === 'white' ? yardstick.white(fast, seat) : yardstick.colour(fast, seat)
  return ok({ move: qwixx.codec.encodeMove(state, seat, code) })
}

function answer(request: Request): Result<object> {
  if (request.cmd === 'load') return load(request)
  if (request.cmd === 'bot') return bot(request)
  if (request.cmd === 'close') tables.delete(request.table)
  return ok({})
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line) as Request
  const result = answer(request)
  const body = result.ok ? { ok: true, ...result.value } : result
  console.log(JSON.stringify({ id: request.id ?? null, ...body }))
  if (request.cmd === 'quit') break
}
