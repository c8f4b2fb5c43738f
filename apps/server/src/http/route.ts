import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { GuestRow } from '../store/contract.ts'

export interface Call<P, B> {
  readonly params: P
  readonly body: B
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface Shape<P, B> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: `/${string}`
  readonly summary: string
  readonly params?: z.ZodType<P>
  readonly body?: z.ZodType<B>
  readonly answer: z.ZodType
  /** What the answer is sent as, if not as JSON. */
  readonly type?: string
}

/** One request of the API: checked by its schemas, and described by them. */
export type Route =
  | (Shape<unknown, unknown> & { readonly guest: 'any'; run(call: Call<unknown, unknown>): unknown })
  | (Shape<unknown, unknown> & {
      readonly guest: 'known'
      run(call: Call<unknown, unknown>, guest: GuestRow): unknown
    })

/** A request that anybody may make. */
export function openRoute<P = unknown, B = unknown>(
  shape: Shape<P, B> & { run(call: Call<P, B>): unknown },
): Route {
  return { ...shape, guest: 'any' } as Route
}

/** A request that needs a guest's cookie or a bot's token. */
export function guestRoute<P = unknown, B = unknown>(
  shape: Shape<P, B> & { run(call: Call<P, B>, guest: GuestRow): unknown },
): Route {
  return { ...shape, guest: 'known' } as Route
}
