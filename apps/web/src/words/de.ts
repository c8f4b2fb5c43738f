import type { ShellWords } from './words.ts'

export const words: ShellWords = {
  home: 'Startseite',
  notFound: 'Unter dieser Adresse ist nichts.',
  gameGone: 'Dieses Spiel ist auf diesem Gerät nicht mehr gespeichert.',
  you: 'Du',
  turnOf: (name) => `${name} ist am Zug`,
  yourTurn: 'Du bist dran',
  over: 'Das Spiel ist zu Ende',
}
