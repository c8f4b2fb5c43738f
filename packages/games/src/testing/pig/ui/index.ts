import type { GameUi, Step, Telling } from '@rattlecup/ui'
import { pig } from '../game.ts'
import type { Pig } from '../rules/types.ts'
import { Breakdown, Entry, OptionsForm, rulesIn, Table } from './screens.tsx'
import type { Words } from './words/words.ts'

const words = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
  it: () => import('./words/it.ts'),
}

export const ui: GameUi<Pig, Words> = {
  game: pig,
  words,
  rules: { en: rulesIn(words.en), de: rulesIn(words.de), fr: rulesIn(words.fr), it: rulesIn(words.it) },
  Table,
  Entry,
  Breakdown,
  OptionsForm,
  pace: () => 100,
  tell,
  tellMove: ({ type }, own) => own[type],
  explain: () => '',
  lesson: async () => ({
    players: 2,
    options: {},
    learner: 0,
    steps: [
      { event: { chance: { type: 'roll', value: 4 } } },
      { say: (own) => own.welcome, move: { type: 'hold' } },
    ],
  }),
}

function tell({ events: [event], before }: Step<Pig>, telling: Telling<Words>): string | undefined {
  const name = telling.players[before.active]?.name ?? ''
  if (!event) return undefined
  if ('chance' in event) return telling.words.rolls(name, event.chance.value)
  return event.move.type === 'hold' ? telling.words.holds(name) : undefined
}
