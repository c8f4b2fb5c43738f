import { parseTilePath } from '@rattlecup/kit'
import type { FastifyReply } from 'fastify'
import * as z from 'zod'
import { cosigned, done, houseDice } from '@rattlecup/protocol'
import type { DiceLog } from '../../dice-log/dice-log.ts'
import type { HouseFigures } from '../../dice-log/house-figures.ts'
import type { Witnesses } from '../../dice-log/witnesses.ts'
import { RequestError } from '../../errors.ts'
import { openRoute, type Route } from '../route.ts'

/** What was once in the log stays there: caches on the way may keep it for good. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'no-cache'
const TEXT = 'text/plain; charset=utf-8'

const noTile = new RequestError({ code: 'unknown-command', message: 'The log has no such tile.' })

interface HouseDiceParts {
  readonly log: DiceLog
  readonly witnesses: Witnesses
  readonly figures: HouseFigures
  readonly now: () => number
}

/** The public log of the dice, as C2SP tlog-tiles lays it out. Pages of any site may read it: so may everybody. */
export function diceLogRoutes({ log, witnesses }: Pick<HouseDiceParts, 'log' | 'witnesses'>): Route[] {
  return [
    openRoute({
      id: 'getCheckpoint',
      tag: 'Dice',
      method: 'GET',
      url: '/dice/checkpoint',
      summary: 'The newest signed state of the public log of the dice.',
      answer: z.string(),
      type: TEXT,
      run: async ({ reply }) => {
        const checkpoint = await witnesses.published(await log.checkpoint())
        allow(reply, ASK_FIRST)
        return checkpoint
      },
    }),
    openRoute({
      id: 'getLogKey',
      tag: 'Dice',
      method: 'GET',
      url: '/dice/key',
      summary: 'The key that signs the public log of the dice.',
      answer: z.string(),
      type: TEXT,
      run({ reply }) {
        allow(reply, ASK_FIRST)
        return `${log.key}\n`
      },
    }),
    openRoute({
      id: 'getTile',
      tag: 'Dice',
      method: 'GET',
      url: '/dice/tile/*',
      refuses: ['unknown-command'],
      summary: 'A tile of hashes, or a bundle of entries, of the public log of the dice.',
      params: z.object({ '*': z.string().max(60).describe('Level and number, such as 0/x001/234.p/7.') }),
      answer: z.string(),
      type: 'application/octet-stream',
      async run({ params, reply }) {
        const name = parseTilePath(`tile/${params['*']}`)
        const bytes = name && (await log.tile(name))
        if (!bytes) throw noTile
        allow(reply, FOR_EVER)
        return Buffer.from(bytes)
      },
    }),
  ]
}

/** The dice of this house, in figures; and a way in for those who watch its log. */
export function houseDiceRoutes({ log, witnesses, figures, now }: HouseDiceParts): Route[] {
  return [
    openRoute({
      id: 'getDice',
      tag: 'Dice',
      method: 'GET',
      url: '/api/dice',
      summary: 'The dice of this house: its log, all faces that fell, broken seals, witnesses.',
      answer: houseDice,
      async run() {
        const checkpoint = await log.checkpoint()
        return {
          key: log.key,
          checkpoint,
          size: log.size,
          ...(await figures.read(now())),
          witnesses: await witnesses.list(),
          contradiction: await witnesses.contradiction(),
        }
      },
    }),
    openRoute({
      id: 'giveCosignature',
      tag: 'Dice',
      method: 'POST',
      url: '/api/dice/cosignatures',
      refuses: ['no-entry', 'conflict'],
      summary: 'A witness gives the checkpoint that it has cosigned.',
      body: cosigned,
      answer: done,
      async run({ body }) {
        await witnesses.take(body.checkpoint)
        return { ok: true }
      },
    }),
  ]
}

function allow(reply: FastifyReply, cache: string): void {
  reply.header('cache-control', cache)
  reply.header('access-control-allow-origin', '*')
  reply.header('cross-origin-resource-policy', 'cross-origin')
}
