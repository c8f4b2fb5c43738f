import { manifestOf } from '@rattlecup/games/manifest'

type Options = Readonly<Record<string, unknown>>

/** The options for this many seats: a seat that is no longer there does not begin, and what is for one player leaves with others. */
export function optionsFor(game: string, options: Options, seats: number): Options {
  const alone = manifestOf(game).alone ?? {}
  if (seats === 1) return withoutFirst({ ...alone, ...options }, seats)
  const kept = Object.entries(options).filter(([key]) => !(key in alone))
  return withoutFirst(Object.fromEntries(kept), seats)
}

function withoutFirst(options: Options, seats: number): Options {
  const { first, ...others } = options
  return typeof first === 'number' && first >= seats ? others : options
}
