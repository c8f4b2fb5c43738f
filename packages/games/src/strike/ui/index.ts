import type { GameUi } from '@rattlecup/ui'
import { strike } from '../game.ts'
import type { Strike } from '../rules/types.ts'
import { ear } from './ear.ts'
import { Entry } from './entry/entry.tsx'
import { explain } from './explain.ts'
import { lesson } from './lesson.ts'
import { OptionsForm } from './options-form.tsx'
import { pace } from './pace.ts'
import { Breakdown } from './breakdown/breakdown.tsx'
import { shortcuts } from './shortcuts.ts'
import { sound } from './sound.ts'
import { loadArena3d, Table } from './table/table.tsx'
import { tell, tellMove, tellScore } from './tell.ts'
import type { StrikeWords } from './words/words.ts'

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
  lesson,
  sound,
  shortcuts,
}
