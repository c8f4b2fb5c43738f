import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { GuestRow } from '../store/contract.ts'

export interface RouteCall<P, B, Q = unknown> {
  readonly params: P
  /** What stands behind the question mark. */
  readonly query: Q
  readonly body: B
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface Shape<P, B, Q = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: `/${string}`
  readonly summary: string
  readonly params?: z.ZodType<P>
  readonly query?: z.ZodType<Q>
  readonly body?: z.ZodType<B>
  readonly answer: z.ZodType
  /** What the answer is sent as, if not as JSON. */
  readonly type?: string
}

/** One request of the API: checked by its schemas, and described by them. */
export type Route =
  | (Shape<unknown, unknown> & { readonly guest: 'any'; run(call: RouteCall<unknown, unknown>): unknown })
  | (Shape<unknown, unknown> & {
      readonly guest: 'known'
      run(call: RouteCall<unknown, unknown>, guest: GuestRow): unknown
    })

/** A request that anybody may make. */
export function openRoute<P = unknown, B = unknown>(
  shape: Shape<P, B> & { run(call: RouteCall<P, B>): unknown },
): Route {
  return { ...shape, guest: 'any' } as Route
}

/** A request that needs a guest's cookie or a bot's token. */
export function guestRoute<P = unknown, B = unknown, Q = unknown>(
  shape: Shape<P, B, Q> & { run(call: RouteCall<P, B, Q>, guest: GuestRow): unknown },
): Route {
  return { ...shape, guest: 'known' } as Route
}
