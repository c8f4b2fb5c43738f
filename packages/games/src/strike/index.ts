import type { GameManifest } from '../manifest.ts'
import type { Strike } from './rules/types.ts'

export const strike: GameManifest<Strike> = {
  id: 'strike',
  title: 'Strike',
  players: { min: 2, max: 5 },
  pitch: {
    en: 'Throw your dice into the arena: whatever matches comes back to you.',
    de: 'Wirf deine Würfel in die Arena: Was gleich ist, holst du dir zurück.',
    fr: 'Lance tes dés dans l’arène : ceux qui sont égaux te reviennent.',
    it: 'Lancia i dadi nell’arena: quelli uguali tornano a te.',
  },
  opponents: 2,
  game: async () => (await import('./game.ts')).strike,
  ui: () => import('#browser/strike/ui/index.ts'),
  poster: () => import('#browser/strike/ui/poster.tsx'),
  picture: () => import('./picture/index.ts'),
  terminal: () => import('./terminal/index.ts'),
  bots: () => import('./bots/index.ts'),
  reasons: () => import('./bots/reasons.ts'),
  analysis: () => import('./bots/analysis.ts'),
}
