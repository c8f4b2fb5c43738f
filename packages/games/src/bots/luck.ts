import type { Game } from '@rattlecup/kit'
import { loadAnalysis, type Luck } from './analysis.ts'

/** Who tells luck in a game fast enough to do so after every roll; undefined where nobody can. */
export async function loadLuck(game: Game, players: number, options: object): Promise<Luck | undefined> {
  return (await loadAnalysis(game)).luck?.(players, options)
}
