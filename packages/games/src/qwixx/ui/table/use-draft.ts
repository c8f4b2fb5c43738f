import { startTransition, useState } from 'react'
import type { QwixxMove } from '../../rules/types.ts'
import { isSameMove } from '../../rules/facts.ts'

export interface Draft {
  readonly move: QwixxMove | undefined
  readonly pencil: (move: QwixxMove) => void
  readonly erase: () => void
}

/** A move in pencil. It lasts as long as the decision it was made for. */
export function useDraft(decision: string, moves: readonly QwixxMove[]): Draft {
  const [draft, setDraft] = useState<{ readonly decision: string; readonly move: QwixxMove }>()
  const lasts = draft?.decision === decision && moves.some((move) => isSameMove(move, draft.move))
  return {
    move: lasts ? draft.move : undefined,
    // The tap itself is shown first.
    pencil: (move) => startTransition(() => setDraft({ decision, move })),
    erase: () => setDraft(undefined),
  }
}
