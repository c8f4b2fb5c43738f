import type { LoadBots } from '@rattlecup/kit'
import type { Strike } from '../rules/types.ts'
import { levelsOf } from './levels.ts'

/** Strike's bots. They reckon with what was measured of their throws, the best of them as the game solved by that says. */
export const loadBots: LoadBots<Strike> = async (players) => levelsOf(players)
