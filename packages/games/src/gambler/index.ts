import type { GameManifest } from '../manifest.ts'
import type { Gambler } from './rules/types.ts'

export const gambler: GameManifest<Gambler> = {
  id: 'gambler',
  title: 'Gambler',
  players: { min: 2, max: 6 },
  pitch: {
    en: 'Fill the rows that pay, dodge the black ones, and know when to stop.',
    de: 'Mach die Reihen voll, die Punkte bringen, meide die schwarzen und hör rechtzeitig auf.',
    fr: 'Complète les rangées qui rapportent, évite les noires et arrête-toi à temps.',
    it: 'Completa le righe che danno punti, evita le nere e fermati in tempo.',
  },
  opponents: 2,
  firstGame: { options: { beginner: true } },
  game: async () => (await import('./game.ts')).gambler,
  ui: () => import('#browser/gambler/ui/index.ts'),
  poster: () => import('#browser/gambler/ui/poster.tsx'),
  picture: () => import('./picture/index.ts'),
  terminal: () => import('./terminal/index.ts'),
  bots: () => import('./bots/index.ts'),
  reasons: () => import('./bots/reasons.ts'),
  analysis: () => import('./bots/analysis.ts'),
}
