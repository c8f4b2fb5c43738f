import type { Game, GameFile, GameLog } from '@rattlecup/kit'
import type { GameFileAnswer } from '@rattlecup/protocol'
import { TableImage } from './image.ts'
import type { TableRecord } from './records.ts'

/** A game that is over. With real dice there is nothing to prove. */
interface FinishedGame {
  readonly file: (GameFile | GameLog) & Pick<GameFileAnswer, 'chairs'>
  /** Whether somebody may have it: who could have watched it. */
  isFor(guest: string | undefined): boolean
}

/** A game of a table, once it is over. */
export function readGame(
  records: readonly string[],
  findGame: (id: string) => Game | undefined,
  number: number,
): FinishedGame | undefined {
  const { state } = TableImage.replay(records.slice(0, endOf(records, number)), findGame)
  if (state.phase !== 'over' || state.gameNumber !== number || !state.play) return undefined
  const chairs = state.starters.map(({ name, bot }) => ({ name, bot }))
  const log = { ...state.play.match.logWithSecrets(), chairs }
  // Who left meanwhile has played all the same.
  const insiders: readonly (string | undefined)[] = [state.host, ...state.players]
  return {
    file: state.play.dice ? { ...log, dice: state.play.dice.proof } : log,
    isFor: (guest) => state.isPublic || insiders.includes(guest),
  }
}

/** How many records there are up to the rematch that follows the game, or at all. */
function endOf(records: readonly string[], number: number): number {
  let rematches = 0
  const end = records.findIndex(
    (record) => (JSON.parse(record) as TableRecord).k === 'again' && ++rematches === number,
  )
  return end < 0 ? records.length : end
}
