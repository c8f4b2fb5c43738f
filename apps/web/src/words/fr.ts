import type { ShellWords } from './words.ts'

export const words: ShellWords = {
  home: 'Accueil',
  notFound: 'Il n’y a rien à cette adresse.',
  gameGone: 'Cette partie n’est plus gardée sur cet appareil.',
  you: 'Toi',
  turnOf: (name) => `À ${name} de jouer`,
  yourTurn: 'À toi de jouer',
  over: 'La partie est terminée',
}
