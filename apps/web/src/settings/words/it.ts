import { pluralIn } from '@rattlecup/ui'
import type { SettingsWords } from './en.ts'

const plural = pluralIn('it')

export const words: SettingsWords = {
  device: 'Su questo dispositivo',
  kept: (games) =>
    `Le tue impostazioni e ${games} ${plural(games, { one: 'partita', other: 'partite' })} si trovano solo qui.`,
  export: 'Scarica tutto',
  erase: 'Cancella tutto',
  sure: 'Cancellare tutto?',
  sureAbout:
    'Perderai le impostazioni e tutte le partite di questo dispositivo, in corso o finite. Non si può annullare.',
  eraseNow: 'Sì, cancella tutto',
  erased: 'Cancellato tutto.',
  account: 'Il tuo nome e i tuoi dispositivi',
}
