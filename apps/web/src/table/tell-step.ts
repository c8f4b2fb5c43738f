import type { Seat } from '@rattlecup/kit'
import type { GameUi, Player, Step } from '@rattlecup/ui'
import type { ShellWords } from '../words/en.ts'

interface Telling {
  readonly ui: GameUi
  readonly words: unknown
  readonly shell: ShellWords
  readonly players: readonly Player[]
  /** The reader's seat. */
  readonly seat: Seat | null
}

/** A step in words: by the game, but for what every table has. */
export function tellStep(step: Step, { ui, words, shell, players, seat }: Telling): string | undefined {
  const { takenBack } = step
  if (takenBack === undefined) return ui.tell(step, { words, players, seat })
  return takenBack === seat ? shell.youTookBack : shell.tookBack(players[takenBack]?.name ?? '')
}
