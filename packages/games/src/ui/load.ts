import type { GameUi } from '@rattlecup/ui'

/** A game's screens, imported when they are asked for. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly ui: unknown }>>> = {
  qwixx: () => import('../qwixx/ui/index.ts'),
  gambler: () => import('../gambler/ui/index.ts'),
  strike: () => import('../strike/ui/index.ts'),
  onecard: () => import('../onecard/ui/index.ts'),
}

/** All that a game brings to the screen. */
export async function loadUi(game: string): Promise<GameUi> {
  const loader = LOADERS[game]
  if (!loader) throw new Error(`${game} has no screens`)
  // A game's screens take views and moves of their own game only; by its name they always get those.
  return (await loader()).ui as GameUi
}
