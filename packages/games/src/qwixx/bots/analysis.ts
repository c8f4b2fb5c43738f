import type { GameAnalysis } from '../../bots/analysis.ts'
import type { Qwixx } from '../rules/types.ts'

export const analysis: GameAnalysis<Qwixx> = {
  async exactJudge({ players }, { cache, onSolve }) {
    return players === 1 ? (await import('./judge.ts')).qwixxJudge(cache, onSolve) : undefined
  },
  async quickPlayer(players) {
    const [{ carefulPlayer }, { loadCompressed }] = await Promise.all([
      import('./careful.ts'),
      import('./compressed/load.ts'),
    ])
    return carefulPlayer(await loadCompressed(players))
  },
  async horizon({ players }) {
    if (players === 1) return undefined
    const [{ horizonBy }, { loadCompressed }] = await Promise.all([
      import('./horizon.ts'),
      import('./compressed/load.ts'),
    ])
    return horizonBy(await loadCompressed(players))
  },
  async luck(players, options) {
    const oneGame = !('games' in options) || options.games === 1
    return players === 2 && oneGame ? (await import('./luck.ts')).loadLuck() : undefined
  },
}
