import type { Reason } from '@rattlecup/kit'
import type { Scene } from '../../../bots/testing/claims.ts'
import { rules } from '../../rules/play.ts'
import { countOf, fitting, sum, type Tally } from '../../rules/tally.ts'
import { PASS, rolled, STOP } from '../../rules/turn.ts'
import { CARDS_TO_END, COLOURS, HAND, MAX_ROLLS, type Onecard, type OnecardState } from '../../rules/types.ts'
import { choicesOf, winValuation } from '../choices.ts'
import { cardsGained, freshWorth } from '../new-cards.ts'
import type { REASONS } from '../reasons.ts'
import { kept } from '../turn.ts'

type Claim = (scene: Scene<Onecard>, values: Reason['values']) => boolean

function played({ state, seat, code }: Scene<Onecard>): OnecardState {
  const next = rules.clone(state)
  const choices: number[] = []
  choices[seat] = code
  rules.play(next, choices)
  return next
}

function freeOf({ state, seat }: Scene<Onecard>): Tally[] {
  return state.free.slice(seat * HAND, seat * HAND + (state.held[seat] as number))
}

/** What is marked on the card that the result is entered on. */
function marked(scene: Scene<Onecard>): { id: string; before: Tally; fit: Tally } {
  const { state, seat, code } = scene
  const at = seat * HAND + code - 1
  const before = state.free[at] as Tally
  const id = state.set.cards[state.hand[at] as number]?.id as string
  return { id, before, fit: fitting(before, rolled(state)) }
}

const fits = (scene: Scene<Onecard>): boolean =>
  freeOf(scene).some((free) => fitting(free, rolled(scene.state)) !== 0)

/** As `master` gives them. */
export const CLAIMS: Readonly<Record<keyof typeof REASONS, Claim>> = {
  'onecard.scores-card': (scene, { card, points }) => {
    const { state, seat } = scene
    const next = played(scene)
    const isDone = next.done[seat] === (state.done[seat] as number) + 1
    return marked(scene).id === card && isDone && (points as number) > 0
  },
  'onecard.ends-game': (scene) => played(scene).done[scene.seat] === CARDS_TO_END,
  'onecard.fills-row': (scene, { card, colour }) => {
    const { id, before, fit } = marked(scene)
    const index = COLOURS.indexOf(colour as (typeof COLOURS)[number])
    return id === card && countOf(fit, index) > 0 && countOf(fit, index) === countOf(before, index)
  },
  'onecard.marks': (scene, { card, boxes }) =>
    marked(scene).id === card && boxes === sum(marked(scene).fit) && boxes !== 0,
  'onecard.nothing-fits': (scene) => scene.code === PASS && !fits(scene),
  'onecard.bides': (scene) => scene.code === PASS && fits(scene),
  'onecard.keeps': (scene, { colour, dice }) => {
    const index = COLOURS.indexOf(colour as (typeof COLOURS)[number])
    const isOpen = freeOf(scene).some((free) => countOf(free, index) > 0)
    return isOpen && countOf(kept(scene.state, scene.code), index) === dice
  },
  'onecard.keeps-dice': ({ state, code }, { dice }) => sum(kept(state, code)) === dice && dice !== 0,
  'onecard.fresh-dice': ({ state, code }) => kept(state, code) === 0,
  'onecard.enough': ({ state, seat, code }) => {
    const values = choicesOf(state, seat, winValuation(state, seat), MAX_ROLLS)
    const stop = values.find((each) => each.code === STOP)?.value as number
    return code === STOP && values.every(({ value }) => value <= stop)
  },
  'onecard.new-card': ({ state, seat, code }, { card }) => {
    const gained = cardsGained(state, seat, code)
    const codes: number[] = []
    codes.length = rules.moves(state, seat, codes)
    const worth = (cards: readonly number[]): number =>
      cards.reduce((total, each) => total + freshWorth(state, each), 0)
    const isBest = codes.every((each) => worth(cardsGained(state, seat, each)) <= worth(gained))
    return isBest && gained.some((each) => state.set.cards[each]?.id === card)
  },
}
