import type { Bot } from '@rattlecup/kit'

/** Any legal move, each as likely as the other. */
export const randomBot: Bot = ({ game, state, seat, source }) => {
  const codes: number[] = []
  const count = game.rules.moves(state, seat, codes)
  return { code: codes[source.below(count)] as number }
}
