import type { LoadBots } from '@rattlecup/kit'
import type { Gambler } from '../rules/types.ts'
import { botOf } from './levels.ts'

/** Gambler's bots. They bring no tables: turns and the ends of boards are worked out exactly when they come up. */
export const loadBots: LoadBots<Gambler> = async () => ({
  beginner: botOf('beginner'),
  casual: botOf('casual'),
  strong: botOf('strong'),
  master: botOf('master'),
})
