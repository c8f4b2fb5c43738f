import { useSettings } from '@rattlecup/ui'
import { COLOURS, type QwixxMove } from '../../rules/types.ts'
import { isSameMove, type Mark } from '../../rules/facts.ts'
import { whyNoPass, whyNot } from './why-not.ts'
import { costOfPassing, isPenalty, promptFor } from './prompt.ts'
import type { QwixxScene } from './scene.ts'
import type { Draft } from './use-draft.ts'

/** What the player can do with hands or keys. */
export interface QwixxActions {
  readonly press: (mark: Mark) => void
  readonly pass: () => void
  readonly done: () => void
  readonly erase: () => void
  readonly goToRow: (table: HTMLElement, row: number) => void
}

export function useActions(scene: QwixxScene, draft: Draft): QwixxActions {
  const { previews } = useSettings()
  const { moves, settled, skip, say, play } = scene
  /** The first tap pencils a move in, the second inks it. */
  const makeOrPencil = (move: QwixxMove, needsPreview: boolean) =>
    !previews || !needsPreview || isSameMove(draft.move, move) ? play(move) : draft.pencil(move)
  return {
    press(mark) {
      if (!settled) skip()
      else if (moves.some((move) => isSameMove(move, mark))) makeOrPencil(mark, true)
      else say(whyNot(mark, scene))
    },
    pass() {
      const pass = moves.find((move) => move.type === 'pass')
      if (!settled) skip()
      else if (!pass) say(whyNoPass(scene))
      // Where passing is all that is left, or costs nothing, there is nothing to think over.
      else makeOrPencil(pass, moves.length > 1 && isPenalty(costOfPassing(scene)))
    },
    done: () => (draft.move ? play(draft.move) : say(promptFor(scene))),
    erase: draft.erase,
    goToRow: focusInRow,
  }
}

/** Goes to the next number of a row that can be crossed, or to its first. */
function focusInRow(table: HTMLElement, row: number): void {
  const boxes = [...table.querySelectorAll<HTMLElement>(`button[data-box^="${COLOURS[row]}-"]`)]
  const possible = boxes.filter((box) => box.dataset['move'] !== undefined)
  const at = possible.indexOf(document.activeElement as HTMLElement)
  const next = possible[(at + 1) % Math.max(1, possible.length)] ?? boxes[0]
  next?.focus()
}
