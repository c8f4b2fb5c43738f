import type { GameUi } from '@rattlecup/ui'
import { gambler } from '../game.ts'
import type { Gambler } from '../rules/types.ts'
import { Breakdown } from './breakdown/breakdown.tsx'
import { ear } from './ear.ts'
import { Entry } from './entry/entry.tsx'
import { lesson } from './lesson.ts'
import { OptionsForm } from './options-form.tsx'
import { pace } from './pace.ts'
import { sound } from './sound.ts'
import { shortcuts } from './shortcuts.ts'
import { Table } from './table/table.tsx'
import { explain } from './explain.ts'
import { tell, tellMove } from './tell.ts'
import type { GamblerWords } from './words/words.ts'

/** Gambler on the screen. */
export const ui: GameUi<Gambler, GamblerWords> = {
  game: gambler,
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
