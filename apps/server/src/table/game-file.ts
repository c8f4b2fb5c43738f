import type { Game, GameFile, GameLog } from '@rattlecup/kit'
import type { GameFileAnswer } from '@rattlecup/protocol'
import { replay } from './state/apply.ts'
import { readLog, type LogRecord } from './state/records.ts'

/** A game that is over. With real dice there is nothing to prove. */
interface FinishedGame {
  readonly file: (GameFile | GameLog) & Pick<GameFileAnswer, 'chairs'>
  /** Who may have it: everybody who could have watched it. */
  readonly isFor: 'anyone' | readonly string[]
}

/** A game of a table, once it is over. */
export function readGame(
  lines: readonly string[],
  findGame: (id: string) => Game | undefined,
  number: number,
): FinishedGame | undefined {
  const { made, records } = readLog(lines)
  const state = replay({ made, records: records.slice(0, endOf(records, number)) }, findGame)
  const { match, dice } = state
  if (state.phase !== 'over' || state.gameNumber !== number || !match) return undefined
  const chairs = state.starters.map(({ name, bot }) => ({ name, bot }))
  const log = { ...match.logWithSecrets(), chairs }
  // A player who left during the game has played it all the same.
  const isFor = state.isPublic ? 'anyone' : [state.host, ...state.players]
  return { file: dice ? { ...log, dice: dice.proof } : log, isFor }
}

/** How many records there are up to the rematch that follows the game, or at all. */
function endOf(records: readonly LogRecord[], number: number): number {
  let rematches = 0
  const end = records.findIndex(({ k }) => k === 'again' && ++rematches === number)
  return end < 0 ? records.length : end
}
