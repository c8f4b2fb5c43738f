import type { GameManifest } from '../../manifest.ts'
import type { Pig } from './rules/types.ts'

export const pig: GameManifest<Pig> = {
  id: 'pig',
  title: 'Pig',
  players: { min: 2, max: 4 },
  pitch: {
    en: 'Roll on, or hold what you have: a 1 costs the turn.',
    de: 'Weiterwürfeln oder sichern: Eine 1 kostet die Runde.',
    fr: 'Relance, ou garde tes points : un 1 fait perdre le tour.',
    it: 'Rilancia o tieni i punti: un 1 fa perdere il turno.',
  },
  opponents: 1,
  game: async () => (await import('./game.ts')).pig,
  ui: () => import('#browser/testing/pig/ui/index.ts'),
  poster: () => import('#browser/testing/pig/ui/poster.tsx'),
  terminal: () => import('./terminal/index.ts'),
}
