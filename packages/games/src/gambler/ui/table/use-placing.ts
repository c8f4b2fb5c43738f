import { useSettings, type TableProps } from '@rattlecup/ui'
import { startTransition, useState } from 'react'
import type { Gambler } from '../../rules/types.ts'
import {
  answer,
  isPlace,
  NOTHING,
  stillOpen,
  type TapAnswer,
  type GamblerChoice,
  type Possible,
  type Tap,
} from './choice.ts'

export interface Placing {
  readonly choice: GamblerChoice
  readonly possible: Possible
  readonly tap: (tap: Tap) => void
  /** A die is in the air: what would take it glows. */
  readonly lift: (value: number) => void
  /** A die was dropped: on a row that takes it, it is placed at once. */
  readonly drop: (value: number, row: number | undefined) => void
  readonly clear: () => void
}

type Refused = Extract<TapAnswer, { refused: unknown }>['refused']

/** Choosing a die and a row, by taps or by dragging. */
export function usePlacing(
  { view, moves, play }: TableProps<Gambler>,
  refuse: (refused: Refused) => void,
): Placing {
  const { previews } = useSettings()
  const [chosen, setChosen] = useState(NOTHING)
  const places = moves.filter(isPlace)
  const possible: Possible = { places, hand: view.hand, previews }
  const choice = stillOpen(chosen, places)
  const follow = (result: TapAnswer): void => {
    if ('refused' in result) return refuse(result.refused)
    // The tap itself is shown first.
    startTransition(() => setChosen('choice' in result ? result.choice : NOTHING))
    if ('play' in result) play(result.play)
  }
  const drop = (value: number, row: number | undefined): void => {
    setChosen(NOTHING)
    if (row !== undefined) follow(answer({ value }, { row }, { ...possible, previews: false }))
  }
  return {
    choice,
    possible,
    tap: (tap) => follow(answer(choice, tap, possible)),
    lift: (value) => setChosen({ value }),
    drop,
    clear: () => setChosen(NOTHING),
  }
}
