import type { TableProps } from '@rattlecup/ui'
import { DICE, type Onecard, type OnecardMove } from '../../rules/types.ts'
import { useRolledDice } from '../dice/rolled-dice.ts'
import { moveIn } from '../steps.ts'
import { useChoice } from './use-choice.ts'

export interface DiceChoice {
  readonly isChoosing: boolean
  /** Dice that stay where they lie. */
  readonly staying: ReadonlySet<number>
  /** Dice that tumble now. */
  readonly tumbling: readonly number[]
  /** Rolls all dice again that don't stay; undefined if all stay. */
  readonly reroll: OnecardMove | undefined
  /** The roll that would follow if a die were tapped. */
  readonly rerollWith: (die: number) => OnecardMove | undefined
  readonly toggle: (die: number) => void
  /** Dice to tap so that the roll becomes the one that a hint proposes. */
  readonly hinted: readonly number[]
}

const ALL: readonly number[] = Array.from({ length: DICE }, (_, die) => die)

/** Choosing the dice that stay. What stayed before stays again unless it is tapped. */
export function useDiceChoice({ view, step, settled, moves, hint }: TableProps<Onecard>): DiceChoice {
  const rolled = useRolledDice(step)
  const stayed = new Set(rolled.length > 0 ? ALL.filter((die) => !rolled.includes(die)) : [])
  const [made, choose] = useChoice<ReadonlySet<number>>(step?.at ?? -1, stayed)
  const isChoosing = moves.some(({ type }) => type === 'reroll')
  const isRolling = moveIn(step)?.move.type === 'reroll' || (!settled && view.dice !== null)
  const staying = isChoosing ? made : isRolling ? stayed : NONE
  return {
    isChoosing,
    staying,
    tumbling: settled ? [] : rolled,
    reroll: rerollOf(moves, staying),
    rerollWith: (die) => rerollOf(moves, toggled(staying, die)),
    toggle: (die) => choose(toggled(staying, die)),
    hinted:
      isChoosing && hint?.type === 'reroll'
        ? ALL.filter((die) => hint.dice.includes(die) === staying.has(die))
        : [],
  }
}

const NONE: ReadonlySet<number> = new Set()

function toggled(staying: ReadonlySet<number>, die: number): ReadonlySet<number> {
  return staying.has(die) ? new Set([...staying].filter((each) => each !== die)) : new Set([...staying, die])
}

function rerollOf(moves: readonly OnecardMove[], staying: ReadonlySet<number>): OnecardMove | undefined {
  return moves.find(
    (move) => move.type === 'reroll' && ALL.every((die) => move.dice.includes(die) !== staying.has(die)),
  )
}
