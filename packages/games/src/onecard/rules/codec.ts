import type { Codec } from '@rattlecup/kit'
import { cardIndex, colourDraws, drawIndex, enterCode, keepCode, rerollCode } from './decode.ts'
import { bitsOf, displayIds, deckIds, handIds, keptIds } from './ids.ts'
import { PASS, STOP } from './turn.ts'
import { COLOURS, type OnecardColour, type Onecard } from './types.ts'

export const codec: Codec<Onecard> = {
  encodeMove(state, seat, code) {
    if (state.phase === 'keep') return { type: 'keep', cards: keptIds(state, seat, code) }
    if (state.phase === 'take') return { type: 'take', card: displayIds(state)[code] as string }
    if (state.phase === 'enter' && code === PASS) return { type: 'pass' }
    if (state.phase === 'enter') return { type: 'enter', card: handIds(state, seat)[code - 1] as string }
    return code === STOP ? { type: 'stop' } : { type: 'reroll', dice: bitsOf(code) }
  },
  decodeMove(state, seat, move) {
    if (state.phase === 'keep') return keepCode(state, seat, move)
    if (state.phase === 'take') return cardIndex(move, 'take', displayIds(state))
    return state.phase === 'enter' ? enterCode(move, handIds(state, seat)) : rerollCode(move)
  },
  chance(state) {
    if (state.phase === 'roll') return { type: 'roll', dice: bitsOf(state.rolling) }
    return state.phase === 'draw' ? { type: 'draw', seat: state.seat } : { type: 'display' }
  },
  encodeOutcome(state, draws) {
    if (state.phase === 'roll') {
      return { type: 'roll', colours: draws.map((colour) => COLOURS[colour] as OnecardColour) }
    }
    const card = deckIds(state)[draws[0] as number] as string
    return state.phase === 'draw' ? { type: 'draw', seat: state.seat, card } : { type: 'display', card }
  },
  decodeOutcome(state, outcome) {
    if (state.phase === 'roll') return colourDraws(outcome, bitsOf(state.rolling).length)
    const index =
      state.phase === 'draw'
        ? drawIndex(outcome, state.seat, deckIds(state))
        : cardIndex(outcome, 'display', deckIds(state))
    return index === undefined ? undefined : [index]
  },
}
