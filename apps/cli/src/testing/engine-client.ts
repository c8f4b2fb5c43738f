import { DgpEngine } from '../engine/engine.ts'

interface Reply {
  readonly [key: string]: unknown
  readonly id: unknown
  readonly ok: boolean
  readonly error?: { readonly code: string; readonly message: string }
}

/** Somebody who talks to an engine, line by line. */
export function client(engine = new DgpEngine()) {
  const send = async (line: string): Promise<Reply> => JSON.parse(await engine.answer(line)) as Reply
  const ask = (cmd: string, fields: object = {}): Promise<Reply> =>
    send(JSON.stringify({ id: 1, cmd, ...fields }))
  return { engine, send, ask }
}

export async function withTable(players = 2, seed?: string) {
  const each = client()
  const { table } = await each.ask('new', { game: 'qwixx', players, ...(seed === undefined ? {} : { seed }) })
  return { ...each, table }
}

export const ROLL = { type: 'roll', white: [1, 4], red: 6, yellow: 2, green: 3, blue: 5 }
