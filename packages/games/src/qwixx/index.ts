import type { GameManifest } from '../manifest.ts'
import type { Qwixx } from './rules/types.ts'

export const qwixx: GameManifest<Qwixx> = {
  id: 'qwixx',
  title: 'Qwixx',
  players: { min: 1, max: 5 },
  pitch: {
    en: 'Cross off numbers from left to right, with no way back.',
    de: 'Zahlen ankreuzen, immer von links nach rechts. Ein Zurück gibt es nicht.',
    fr: 'Coche des nombres de gauche à droite, sans jamais revenir en arrière.',
    it: 'Segna i numeri da sinistra a destra, senza mai tornare indietro.',
  },
  opponents: 1,
  game: async () => (await import('./game.ts')).qwixx,
  ui: () => import('#browser/qwixx/ui/index.ts'),
  poster: () => import('#browser/qwixx/ui/poster.tsx'),
  picture: () => import('./picture/index.ts'),
  tally: () => import('./picture/tally.ts'),
  terminal: () => import('./terminal/index.ts'),
  bots: () => import('./bots/index.ts'),
  reasons: () => import('./bots/reasons.ts'),
  analysis: () => import('./bots/analysis.ts'),
  solver: () => import('./bots/solver/index.ts'),
}
