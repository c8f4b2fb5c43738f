import type { GameUi } from '@rattlecup/ui'
import { strike } from '../game.ts'
import type { Strike } from '../rules/types.ts'
import { Entry } from './entry/entry.tsx'
import { lesson } from './lesson.ts'
import { OptionsForm } from './options-form.tsx'
import { pace } from './pace.ts'
import { Breakdown } from './breakdown/breakdown.tsx'
import { Table } from './table/table.tsx'
import { explain, tell, tellMove } from './tell.ts'
import type { Words } from './words/words.ts'

/** All that Strike brings to the screen. */
export const ui: GameUi<Strike, Words> = {
  game: strike,
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
  pace,
  tell,
  tellMove,
  explain,
  lesson,
  // Dice that are thrown are heard where they hit.
  sound: ({ events: [event] }) =>
    event && 'move' in event && event.move.type === 'stop' ? 'place' : undefined,
  shortcuts: ({ shortcuts }) => [
    { keys: '← → ↑ ↓', does: shortcuts.aim },
    { keys: '␣', does: shortcuts.throw },
    { keys: 'G', does: shortcuts.group },
    { keys: 'R', does: shortcuts.ungroup },
    { keys: 'Q E', does: shortcuts.turn },
    { keys: '+ −', does: shortcuts.zoom },
    { keys: 'S', does: shortcuts.stop },
  ],
}
