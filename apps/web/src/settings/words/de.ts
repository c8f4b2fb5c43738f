import { pluralIn } from '@rattlecup/ui'
import type { SettingsWords } from './words.ts'

const plural = pluralIn('de')

export const words: SettingsWords = {
  device: 'Auf diesem Gerät',
  kept: (games) =>
    `Deine Einstellungen und ${games} ${plural(games, { one: 'Partie', other: 'Partien' })} sind hier gespeichert, und nirgends sonst.`,
  export: 'Alles herunterladen',
  erase: 'Alles löschen',
  sure: 'Wirklich alles löschen?',
  sureAbout:
    'Einstellungen, laufende und beendete Partien dieses Geräts sind dann weg. Das lässt sich nicht rückgängig machen.',
  eraseNow: 'Alles löschen',
  erased: 'Alles ist gelöscht.',
  account: 'Tische mit Freunden: wer du auf dem Server bist',
}
