import { pluralIn } from '@rattlecup/ui'
import type { SettingsWords } from './en.ts'

const plural = pluralIn('fr')

export const words: SettingsWords = {
  device: 'Sur cet appareil',
  kept: (games) =>
    `Tes réglages et ${games} ${plural(games, { one: 'partie', other: 'parties' })} ne sont enregistrés qu’ici.`,
  export: 'Tout télécharger',
  erase: 'Tout effacer',
  sure: 'Tout effacer ?',
  sureAbout:
    'Tu perdras les réglages et toutes les parties de cet appareil, en cours ou terminées. C’est définitif.',
  eraseNow: 'Oui, tout effacer',
  erased: 'Tout est effacé.',
  account: 'Ton nom et tes appareils',
}
