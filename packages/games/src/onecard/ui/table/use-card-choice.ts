import { useSettings, type TableProps } from '@rattlecup/ui'
import { KEPT, type Onecard, type OnecardMove } from '../../rules/types.ts'
import { useChoice } from './use-choice.ts'

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
