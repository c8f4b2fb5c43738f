import { lazy, type ComponentType } from 'react'

/** The picture of each game on the home page, loaded apart from the game itself. */
export const POSTERS: Readonly<Record<string, ComponentType>> = {
  qwixx: lazy(async () => ({ default: (await import('../qwixx/ui/poster.tsx')).QwixxPoster })),
  gambler: lazy(async () => ({ default: (await import('../gambler/ui/poster.tsx')).GamblerPoster })),
  onecard: lazy(async () => ({ default: (await import('../onecard/ui/poster.tsx')).OnecardPoster })),
  strike: lazy(async () => ({ default: (await import('../strike/ui/poster.tsx')).StrikePoster })),
}
