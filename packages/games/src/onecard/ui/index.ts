import type { GameUi } from '@rattlecup/ui'
import { onecard } from '../game.ts'
import type { Onecard } from '../rules/types.ts'
import { Breakdown } from './breakdown/breakdown.tsx'
import { lesson } from './lesson.ts'
import { pace } from './pace.ts'
import { ear } from './ear.ts'
import { Entry } from './entry/entry.tsx'
import { OptionsForm } from './options-form.tsx'
import { shortcuts } from './shortcuts.ts'
import { sound } from './sound.ts'
import { Table } from './table/table.tsx'
import { explain } from './explain.ts'
import { tell, tellMove } from './tell.ts'
import type { OnecardWords } from './words/words.ts'

export const ui: GameUi<Onecard, OnecardWords> = {
  game: onecard,
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
  // A roll after the first of a turn follows from a move.
  cupAt: ({ active, rolls }, { type }) => (type === 'roll' && rolls === 0 ? active : undefined),
  pace,
  tell,
  tellMove,
  ear,
  explain,
  lesson,
  sound,
  shortcuts,
}
