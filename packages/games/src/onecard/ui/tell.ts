import type { Step, Telling } from '@rattlecup/ui'
import type { OnecardColour, Onecard, OnecardMove } from '../rules/types.ts'
import { freshMarks, moveIn, outcomeIn, scoredIn } from './steps.ts'
import type { OnecardWords } from './words/words.ts'

/** A step in words; the deal goes without. */
export function tell(step: Step<Onecard>, telling: Telling<OnecardWords>): string | undefined {
  const made = moveIn(step)
  if (made) return tellPlay(step, made.seat, made.move, telling)
  return outcomeIn(step) ? tellChance(step, telling) : telling.words.told.kept
}

function tellChance(
  { events, before, after }: Step<Onecard>,
  telling: Telling<OnecardWords>,
): string | undefined {
  const { told } = telling.words
  const outcome = outcomeIn({ events } as Step<Onecard>)
  if (outcome?.type === 'roll') return told.rolls(nameOf(after.active, telling), after.dice ?? [])
  if (!outcome || before.rolls === 0) return undefined
  if (outcome.type === 'draw') return told.draws(nameOf(outcome.seat, telling), outcome.card)
  return told.laid(outcome.card)
}

function tellPlay(
  step: Step<Onecard>,
  seat: number,
  move: OnecardMove,
  telling: Telling<OnecardWords>,
): string {
  const { told } = telling.words
  const who = nameOf(seat, telling)
  switch (move.type) {
    case 'reroll':
      return told.rerolls(who, staying(step, move.dice), move.dice.length)
    case 'stop':
      return told.stops(who)
    case 'pass':
      return told.passes(who)
    case 'take':
      return told.takes(who, move.card)
    case 'keep':
      return told.kept
    case 'enter':
      return tellEntry(step, seat, move.card, telling)
  }
}

function tellEntry(step: Step<Onecard>, seat: number, card: string, telling: Telling<OnecardWords>): string {
  const { told } = telling.words
  const who = nameOf(seat, telling)
  const scored = scoredIn(step)
  if (scored) return told.scores(who, card, scored.points)
  const boxes = (freshMarks(step, seat, card) ?? []).reduce((sum, count) => sum + count, 0)
  return told.enters(who, card, boxes)
}

function staying({ before }: Step<Onecard>, again: readonly number[]): OnecardColour[] {
  return (before.dice ?? []).filter((_, die) => !again.includes(die))
}

/** undefined where it is the reader. */
function nameOf(seat: number, telling: Telling<OnecardWords>): string | undefined {
  return seat === telling.seat ? undefined : (telling.players[seat]?.name ?? '')
}

export function tellMove(move: OnecardMove, { moved }: OnecardWords): string {
  switch (move.type) {
    case 'reroll':
      return moved.reroll(move.dice.length)
    case 'stop':
      return moved.stop
    case 'enter':
      return moved.enter(move.card)
    case 'pass':
      return moved.pass
    case 'keep':
      return moved.keep(move.cards)
    case 'take':
      return moved.take(move.card)
  }
}
