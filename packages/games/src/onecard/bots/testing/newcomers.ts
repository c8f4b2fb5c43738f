import type { Bot } from '@rattlecup/kit'
import { fitting, sum, type Tally, countOf } from '../../rules/tally.ts'
import { rules } from '../../rules/play.ts'
import { PASS, rolled, STOP } from '../../rules/turn.ts'
import { DICE, HAND, type Onecard, type OnecardState } from '../../rules/types.ts'

/** How good the dice look on a card. */
type Look = (free: Tally, fit: Tally) => number

/** Dice that go in. */
const most: Look = (_free, fit) => sum(fit)
/** The same, and rows that they fill. */
const full: Look = (free, fit) => {
  let rows = 0
  for (let colour = 0; colour < 6; colour++)
    if (countOf(fit, colour) > 0 && countOf(fit, colour) === countOf(free, colour)) rows++
  return sum(fit) + 3 * rows
}
/** The same, on the card that is further on. */
const further: Look = (free, fit) => full(free, fit) + (20 - sum(free)) / 4

/** Looks for the card on which the dice look best, keeps those that fit there, and rolls the others until they do. */
function collecting(look: Look, enough: number): Bot<Onecard> {
  return ({ state, seat }) => {
    if (state.phase === 'keep' || state.phase === 'take') return { code: firstOf(state, seat) }
    const place = bestPlace(state, seat, look)
    if (state.phase === 'enter') return { code: place === undefined ? PASS : 1 + place }
    const free = place === undefined ? 0 : (state.free[seat * HAND + place] as Tally)
    const fit = fitting(free, rolled(state))
    if (sum(fit) >= enough) return { code: STOP }
    let dice = 0
    for (let die = 0; die < DICE; die++) if (countOf(fit, state.dice[die] as number) === 0) dice |= 1 << die
    return { code: dice }
  }
}

function bestPlace(state: OnecardState, seat: number, look: Look): number | undefined {
  let best: number | undefined
  let value = 0
  for (let place = 0; place < (state.held[seat] as number); place++) {
    const free = state.free[seat * HAND + place] as Tally
    const fit = fitting(free, rolled(state))
    if (fit !== 0 && look(free, fit) > value) [best, value] = [place, look(free, fit)]
  }
  return best
}

function firstOf(state: OnecardState, seat: number): number {
  const codes: number[] = []
  rules.moves(state, seat, codes)
  return codes[0] as number
}

/** People who play their first games: they follow one simple thought. */
export const NEWCOMERS: Readonly<Record<string, Bot<Onecard>>> = {
  'as many dice as fit': collecting(most, 5),
  'is content with four': collecting(full, 4),
  'fills rows of one card': collecting(further, 5),
}
