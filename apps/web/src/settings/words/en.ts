import { pluralIn } from '@rattlecup/ui'

const plural = pluralIn('en')

export const words = {
  device: 'On this device',
  kept: (games: number) =>
    `Your settings and ${games} ${plural(games, { one: 'game', other: 'games' })} are stored here and nowhere else.`,
  export: 'Download everything',
  erase: 'Erase everything',
  sure: 'Erase everything?',
  sureAbout:
    'You will lose the settings and all games on this device, finished or not. This can’t be undone.',
  eraseNow: 'Yes, erase everything',
  erased: 'Everything has been erased.',
  account: 'Your name and devices',
}

export type SettingsWords = typeof words
