import type { GameUi } from '@rattlecup/ui'
import { lazy } from 'react'
import { strike } from '../game.ts'
import type { Strike } from '../rules/types.ts'
import { ear } from './ear.ts'
import { explain } from './explain.ts'
import { pace } from './pace.ts'
import { shortcuts } from './shortcuts.ts'
import { sound } from './sound.ts'
import { loadArena3d, Table } from './table/table.tsx'
import { tell, tellMove, tellScore } from './tell.ts'
import type { StrikeWords } from './words/words.ts'

// Most games are begun without these.
const Entry = lazy(async () => ({ default: (await import('./entry/entry.tsx')).Entry }))
const Breakdown = lazy(async () => ({ default: (await import('./breakdown/breakdown.tsx')).Breakdown }))
const OptionsForm = lazy(async () => ({ default: (await import('./options-form.tsx')).OptionsForm }))

/** All that Strike brings to the screen. */
export const ui: GameUi<Strike, StrikeWords> = {
  game: strike,
  preload: () => Promise.all([strike.loadRoller?.(), loadArena3d()]),
  words: {
    en: () => import('./words/en.ts'),
    de: () => import('./words/de.ts'),
    fr: () => import('./words/fr.ts'),
    it: () => import('./words/it.ts'),
  },
  rules: {
    en: () => import('./rules/en.tsx'),
    de: () => import('./rules/de.tsx'),
    fr: () => import('./rules/fr.tsx'),
    it: () => import('./rules/it.tsx'),
  },
  Table,
  Entry,
  Breakdown,
  OptionsForm,
  // In a tournament everybody is back in with the next round.
  isOut: ({ out }, seat, { rounds }) => rounds !== 'tournament' && out.includes(seat),
  pace,
  tell,
  tellMove,
  tellScore,
  ear,
  explain,
  lesson: async () => (await import('./lesson.ts')).lesson,
  sound,
  shortcuts,
}
