import type { GameUi } from '@rattlecup/ui'
import { lazy } from 'react'
import { qwixx } from '../game.ts'
import type { Qwixx, QwixxColour } from '../rules/types.ts'
import { ear } from './ear.ts'
import { explain } from './explain.ts'
import { pace } from './pace.ts'
import { passing } from './passing-form.tsx'
import { shortcuts } from './shortcuts.ts'
import { sound } from './sound.ts'
import { Table } from './table/table.tsx'
import { tell, tellMove } from './tell.ts'
import type { QwixxWords } from './words/words.ts'

// Most games are begun without these.
const Entry = lazy(async () => ({ default: (await import('./entry/entry.tsx')).Entry }))
const Breakdown = lazy(async () => ({ default: (await import('./breakdown/breakdown.tsx')).Breakdown }))
const OptionsForm = lazy(async () => ({ default: (await import('./options-form.tsx')).OptionsForm }))

/** Qwixx on the screen. */
export const ui: GameUi<Qwixx, QwixxWords> = {
  game: qwixx,
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
  cupAt: ({ active }) => active,
  pace,
  tell,
  tellMove,
  tallyName: (key, words) =>
    key === 'penalties' ? words.end.penalties : (words.colour[key as QwixxColour] ?? key),
  passing,
  ear,
  explain,
  lesson: async () => (await import('./lesson.ts')).lesson,
  sound,
  shortcuts,
}
