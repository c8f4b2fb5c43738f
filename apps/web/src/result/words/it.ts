import { listIn, pluralIn } from '@rattlecup/ui'
import { figuresIn } from './figures.ts'
import type { ResultWords } from './words.ts'

const list = listIn('it')
const plural = pluralIn('it')
const figures = figuresIn('it')

export const words: ResultWords = {
  youWon: 'Hai vinto!',
  wins: (names) => `${plural(names.length, { one: 'Vince', other: 'Vincono insieme' })} ${list(names)}`,
  points: (count) => `${figures.pointsOf(count)} ${plural(count, { one: 'punto', other: 'punti' })}`,
  rematch: 'Rivincita',
  replay: 'Rivedi la partita',
  verify: 'Verifica i dadi',
  download: 'Scarica',
  share: 'Condividi',
  shared: 'Il link è copiato.',
  breakdown: 'Da dove vengono i punti',
  review: 'Fortuna e gioco',
  reviewing: (share) => `Uno sguardo alla partita: ${figures.shareOf(share)}`,
  reviewFailed: 'Lo sguardo alla partita non è riuscito.',
  reviewAgain: 'Riguarda la partita',
  stop: 'Ferma',
  chances: 'Le probabilità nel corso della partita',
  expected: 'Punti attesi nel corso della partita',
  event: 'Dopo l’evento',
  asTable: 'Come tabella',
  start: 'Prima',
  luck: 'Fortuna',
  skill: 'Gioco proprio',
  others: 'Gioco degli altri',
  drift: 'Correzioni',
  result: 'Risultato',
  ...figures,
  byTurns:
    'Ogni turno è calcolato esattamente; il valore della sua fine è stimato, e le correzioni ne sono gli errori.',
  estimated: 'Stimato giocando molte volte il seguito di ogni posizione; le piccole differenze sono caso.',
  exact: 'Il valore di ogni posizione è noto con esattezza.',
  turning: 'Le mosse che hanno contato',
  noTurning: 'Nessuna mossa è costata molto: hanno deciso i dadi.',
  played: (name, move) => `${name}: ${move}`,
  better: (move, gain) => `Meglio: ${move} (${gain})`,
  seeIt: 'Guarda',
  grades: {
    best: 'la migliore',
    good: 'buona',
    inaccuracy: 'imprecisa',
    mistake: 'un errore',
    blunder: 'un grave errore',
  },
}
