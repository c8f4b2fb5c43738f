import { useSettings, type TableProps } from '@rattlecup/ui'
import { useState } from 'react'
import { KEPT, type Onecard, type OnecardMove, DICE } from '../../rules/types.ts'
import { useRolledDice } from '../dice/rolled-dice.ts'
import { moveIn } from '../steps.ts'

/** A choice being made. It is forgotten as soon as the game goes on: `at` tells one moment from another. */
function useChoice<T>(at: number, start: T): readonly [T, (value: T) => void] {
  const [made, setMade] = useState({ at, value: start })
  return [made.at === at ? made.value : start, (value) => setMade({ at, value })]
}

export interface CardChoice {
  readonly chosen: readonly string[]
  /** The move that the chosen cards make; undefined while they make none. */
  readonly move: OnecardMove | undefined
  /** The move that tapping a card makes or prepares. */
  readonly moveOf: (id: string) => OnecardMove | undefined
  readonly tap: (id: string) => void
}

/** Choosing cards: one to enter on or to take, shown in pencil until it is tapped again; or three to keep. */
export function useCardChoice({ moves, step, view, play }: TableProps<Onecard>): CardChoice {
  const { previews } = useSettings()
  const [made, choose] = useChoice<readonly string[]>(step?.at ?? -1, [])
  const own = view.own?.type === 'keep' ? view.own.cards : undefined
  const chosen = own ?? (moves.length > 0 ? made : [])
  const moveOf = (id: string): OnecardMove | undefined => moveWith(moves, toggled(chosen, id))
  return {
    chosen,
    moveOf: (id) => moveOf(id) ?? moveWith(moves, [id]),
    move: moves.find((move) => isMadeBy(move, chosen)),
    tap(id) {
      const move = moveWith(moves, [id])
      if (move === undefined) return
      if (move.type === 'keep') return choose(toggled(chosen, id))
      if (!previews || chosen.includes(id)) return play(move)
      choose([id])
    },
  }
}

/** OC-20: a fourth card takes the place of the one chosen first. */
function toggled(chosen: readonly string[], id: string): string[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id)
  return [...chosen, id].slice(-KEPT)
}

function moveWith(moves: readonly OnecardMove[], ids: readonly string[]): OnecardMove | undefined {
  return moves.find((move) => ids.every((id) => cardsOf(move).includes(id)) && cardsOf(move).length > 0)
}

function isMadeBy(move: OnecardMove, ids: readonly string[]): boolean {
  return (
    cardsOf(move).length === ids.length && ids.length > 0 && ids.every((id) => cardsOf(move).includes(id))
  )
}

function cardsOf(move: OnecardMove): readonly string[] {
  if (move.type === 'keep') return move.cards
  return move.type === 'enter' || move.type === 'take' ? [move.card] : []
}

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
    rerollWith: (die) => rerollOf(moves, withToggled(staying, die)),
    toggle: (die) => choose(withToggled(staying, die)),
    hinted:
      isChoosing && hint?.type === 'reroll'
        ? ALL.filter((die) => hint.dice.includes(die) === staying.has(die))
        : [],
  }
}

const NONE: ReadonlySet<number> = new Set()

function withToggled(staying: ReadonlySet<number>, die: number): ReadonlySet<number> {
  return staying.has(die) ? new Set([...staying].filter((each) => each !== die)) : new Set([...staying, die])
}

function rerollOf(moves: readonly OnecardMove[], staying: ReadonlySet<number>): OnecardMove | undefined {
  return moves.find(
    (move) => move.type === 'reroll' && ALL.every((die) => move.dice.includes(die) !== staying.has(die)),
  )
}
