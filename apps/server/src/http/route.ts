import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Code } from '@rattlecup/protocol'
import type { GuestRow } from '../store/contract.ts'

export interface RouteCall<P, B, Q = unknown> {
  readonly params: P
  /** What stands behind the question mark. */
  readonly query: Q
  readonly body: B
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Made by somebody who is known. */
export interface GuestCall<P, B, Q = unknown> extends RouteCall<P, B, Q> {
  /** The session or the token's hash by which they are known. */
  readonly credential: string
}

/** What requests are about; the description of the API groups them so. */
export const TAGS = {
  Guests: 'Who I am: a guest with a cookie, on as many devices as I like.',
  Tables: 'Tables, where games are played: open one, sit down, send commands, read what happens.',
  Bots: 'Accounts for programs, which play with a token instead of a cookie.',
  History: 'Finished games.',
  Days: 'Games over days: holidays, and calls when it is my turn.',
  Passkeys: "Keeping a guest for good. Bodies and answers are WebAuthn's own.",
  Dice: 'The public log of the dice, and what the dice of this house came to.',
  House: 'What is here to play, and whether all is well.',
} as const

interface Shape<P, B, Q = unknown> {
  /** The request's name for programs. */
  readonly id: string
  readonly tag: keyof typeof TAGS
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: `/${string}`
  readonly summary: string
  readonly params?: z.ZodType<P>
  readonly query?: z.ZodType<Q>
  readonly body?: z.ZodType<B>
  readonly answer: z.ZodType
  /** Codes that it is refused with, beyond those of every request. */
  readonly refuses?: readonly Code[]
  /** What the answer is sent as, if not as JSON. */
  readonly type?: string
  /** A body of any form is passed over. */
  readonly takesAnyBody?: true
}

/** One request of the API: checked by its schemas, and described by them. */
export type Route =
  | (Shape<unknown, unknown> & { readonly guest: 'any'; run(call: RouteCall<unknown, unknown>): unknown })
  | (Shape<unknown, unknown> & {
      readonly guest: 'known'
      run(call: GuestCall<unknown, unknown>, guest: GuestRow): unknown
    })

/** A request that anybody may make. */
export function openRoute<P = unknown, B = unknown>(
  shape: Shape<P, B> & { run(call: RouteCall<P, B>): unknown },
): Route {
  return { ...shape, guest: 'any' } as Route
}

/** A request that needs a guest's cookie or a bot's token. */
export function guestRoute<P = unknown, B = unknown, Q = unknown>(
  shape: Shape<P, B, Q> & { run(call: GuestCall<P, B, Q>, guest: GuestRow): unknown },
): Route {
  return { ...shape, guest: 'known' } as Route
}
