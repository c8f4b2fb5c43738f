import type { Game } from '@rattlecup/kit'
import { loadAnalysis, type Luck } from './analysis.ts'

/** What measures luck in a game fast enough to do so after every roll; undefined where nothing can. */
export async function loadLuck(game: Game, players: number, options: object): Promise<Luck | undefined> {
  return (await loadAnalysis(game)).luck?.(players, options)
}
