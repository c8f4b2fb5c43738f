import { pluralIn } from '@rattlecup/ui'
import type { SettingsWords } from './words.ts'

const plural = pluralIn('it')

export const words: SettingsWords = {
  device: 'Su questo dispositivo',
  kept: (games) =>
    `Le tue impostazioni e ${games} ${plural(games, { one: 'partita', other: 'partite' })} sono conservate qui e in nessun altro posto.`,
  export: 'Scarica tutto',
  erase: 'Cancella tutto',
  sure: 'Cancellare tutto?',
  sureAbout:
    'Impostazioni, partite in corso e partite finite di questo dispositivo spariranno. Non si può annullare.',
  eraseNow: 'Cancella tutto',
  erased: 'Tutto è cancellato.',
  account: 'Tavoli con amici: chi sei sul server',
}
