import type { GameUi } from '@rattlecup/ui'
import { lazy } from 'react'
import { onecard } from '../game.ts'
import type { Onecard } from '../rules/types.ts'
import { pace } from './pace.ts'
import { ear } from './ear.ts'
import { shortcuts } from './shortcuts.ts'
import { sound } from './sound.ts'
import { Table } from './table/table.tsx'
import { explain } from './explain.ts'
import { tell, tellMove } from './tell.ts'
import type { OnecardWords } from './words/words.ts'

// Most games are begun without these.
const Entry = lazy(async () => ({ default: (await import('./entry/entry.tsx')).Entry }))
const Breakdown = lazy(async () => ({ default: (await import('./breakdown/breakdown.tsx')).Breakdown }))
const OptionsForm = lazy(async () => ({ default: (await import('./options-form.tsx')).OptionsForm }))

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
  lesson: async () => (await import('./lesson.ts')).lesson,
  sound,
  shortcuts,
}
