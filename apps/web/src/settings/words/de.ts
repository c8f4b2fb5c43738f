import { pluralIn } from '@rattlecup/ui'
import type { SettingsWords } from './en.ts'

const plural = pluralIn('de')

export const words: SettingsWords = {
  device: 'Auf diesem Gerät',
  kept: (games) =>
    `Deine Einstellungen und ${games} ${plural(games, { one: 'Partie', other: 'Partien' })} sind nur hier gespeichert, sonst nirgends.`,
  export: 'Alles herunterladen',
  erase: 'Alles löschen',
  sure: 'Wirklich alles löschen?',
  sureAbout:
    'Du verlierst die Einstellungen und alle Partien auf diesem Gerät, laufende wie beendete. Das lässt sich nicht rückgängig machen.',
  eraseNow: 'Ja, alles löschen',
  erased: 'Alles gelöscht.',
  account: 'Dein Name und deine Geräte',
}
