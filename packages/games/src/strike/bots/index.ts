import type { LoadBots, BlobCache } from '@rattlecup/kit'
import type { Strike } from '../rules/types.ts'
import { Choices } from './choices.ts'
import { levelsOf } from './levels.ts'

/** Strike's bots. They play by the rules' own odds, the best of them as the solved game says. */
export const loadBots: LoadBots<Strike> = async (players, cache) =>
  levelsOf(await loadChoices(players, cache))

async function loadChoices(players: number, cache: BlobCache): Promise<Choices> {
  const name = `strike-choices-${players}`
  const kept = await cache.read(name)
  const known = kept && Choices.decode(kept, players)
  if (known) return known
  const solved = Choices.solve(players)
  await cache.write(name, solved.encode())
  return solved
}
