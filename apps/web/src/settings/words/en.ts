import { pluralIn } from '@rattlecup/ui'

const plural = pluralIn('en')

export const words = {
  device: 'On this device',
  kept: (games: number) =>
    `Your settings and ${games} ${plural(games, { one: 'game', other: 'games' })} are kept here, and nowhere else.`,
  export: 'Download all of it',
  erase: 'Erase all of it',
  sure: 'Erase everything?',
  sureAbout: 'Settings, running games and finished games of this device will be gone. This can’t be undone.',
  eraseNow: 'Erase everything',
  erased: 'Everything is erased.',
  account: 'Tables with friends: who you are on the server',
}
