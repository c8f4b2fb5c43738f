import type { ShellWords } from './words.ts'

export const words: ShellWords = {
  home: 'Inizio',
  notFound: 'A questo indirizzo non c’è nulla.',
  gameGone: 'Questa partita non è più conservata su questo dispositivo.',
  you: 'Tu',
  turnOf: (name) => `Tocca a ${name}`,
  yourTurn: 'Tocca a te',
  over: 'La partita è finita',
}
