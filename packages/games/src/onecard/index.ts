import type { GameManifest } from '../manifest.ts'
import type { Onecard } from './rules/types.ts'

export const onecard: GameManifest<Onecard> = {
  id: 'onecard',
  title: 'Alles auf 1 Karte',
  players: { min: 1, max: 4 },
  pitch: {
    en: 'Three rolls, six colours, and it all goes on one card.',
    de: 'Drei Würfe, sechs Farben, und alles kommt auf eine Karte.',
    fr: 'Trois lancers, six couleurs, et tout va sur une seule carte.',
    it: 'Tre lanci, sei colori, e tutto va su una sola carta.',
  },
  opponents: 1,
  firstGame: { level: 'beginner' },
  alone: { turns: 16 },
  game: async () => (await import('./game.ts')).onecard,
  ui: () => import('#browser/onecard/ui/index.ts'),
  poster: () => import('#browser/onecard/ui/poster.tsx'),
  picture: () => import('./picture/index.ts'),
  terminal: () => import('./terminal/index.ts'),
  bots: () => import('./bots/index.ts'),
  reasons: () => import('./bots/reasons.ts'),
  analysis: () => import('./bots/analysis.ts'),
}
