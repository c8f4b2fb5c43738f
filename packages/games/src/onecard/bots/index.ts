import type { LoadBots } from '@rattlecup/kit'
import type { Onecard } from '../rules/types.ts'
import { againstTurns } from './against-turns.ts'
import { botOf } from './levels.ts'
import { loadTurnEnds } from './turn-ends.ts'

/** The bots of Alles auf 1 Karte: a turn is worked out exactly when it is played. */
export const loadBots: LoadBots<Onecard> = async (players) => ({
  beginner: botOf('beginner'),
  casual: botOf('casual'),
  strong: botOf('strong'),
  master: players === 1 ? againstTurns(await loadTurnEnds()) : botOf('master'),
})
