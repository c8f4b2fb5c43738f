import { pluralIn } from '@rattlecup/ui'
import type { SettingsWords } from './words.ts'

const plural = pluralIn('fr')

export const words: SettingsWords = {
  device: 'Sur cet appareil',
  kept: (games) =>
    `Tes réglages et ${games} ${plural(games, { one: 'partie', other: 'parties' })} sont gardés ici, et nulle part ailleurs.`,
  export: 'Tout télécharger',
  erase: 'Tout effacer',
  sure: 'Tout effacer ?',
  sureAbout:
    'Les réglages et les parties, en cours ou terminées, de cet appareil disparaîtront. C’est définitif.',
  eraseNow: 'Tout effacer',
  erased: 'Tout est effacé.',
  account: 'Tables entre amis : qui tu es sur le serveur',
}
