import type { LoadBots } from '@rattlecup/kit'
import type { Onecard } from '../rules/types.ts'
import { botOf } from './levels.ts'

/** The bots of Alles auf 1 Karte. They need no tables: a turn is worked out exactly when it is played. */
export const loadBots: LoadBots<Onecard> = async () => ({
  beginner: botOf('beginner'),
  casual: botOf('casual'),
  strong: botOf('strong'),
  master: botOf('master'),
})
