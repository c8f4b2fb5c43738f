import type { LoadBots, Shelf } from '@rattlecup/kit'
import type { Strike } from '../rules/types.ts'
import { Choices } from './choices.ts'
import { levelsOf } from './levels.ts'

/** Strike's bots. They play by the rules' own odds, the best of them as the solved game says. */
export const loadBots: LoadBots<Strike> = async (players, shelf) =>
  levelsOf(await loadChoices(players, shelf))

async function loadChoices(players: number, shelf: Shelf): Promise<Choices> {
  const name = `strike-choices-${players}`
  const kept = await shelf.read(name)
  const known = kept && Choices.decode(kept, players)
  if (known) return known
  const solved = Choices.solve(players)
  await shelf.write(name, solved.encode())
  return solved
}
