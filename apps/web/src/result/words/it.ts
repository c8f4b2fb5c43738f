import { listIn, pluralIn } from '@rattlecup/ui'
import { figuresIn } from './figures.ts'
import type { ResultWords } from './en.ts'

const list = listIn('it')
const plural = pluralIn('it')
const figures = figuresIn('it')

export const words: ResultWords = {
  youWon: 'Hai vinto!',
  wins: (names) => `${plural(names.length, { one: 'Vince', other: 'Vincono insieme' })} ${list(names)}`,
  youShare: (others) => `Hai vinto insieme a ${list(others)}!`,
  points: (count) => `${figures.pointsOf(count)} ${plural(count, { one: 'punto', other: 'punti' })}`,
  rematch: 'Rivincita',
  stronger: 'Avversari più forti',
  easier: 'Avversari più facili',
  offerStronger: 'Continui a vincere. Vuoi avversari più forti?',
  offerEasier: 'Questi avversari sono tosti. Ne vuoi di più facili?',
  toReview: 'Analisi',
  more: 'Altro',
  decided: {
    byLuck: (who, luck) =>
      who === undefined
        ? `Hai vinto soprattutto per fortuna: i dadi ti hanno dato ${luck}.`
        : `${who} ha vinto soprattutto per fortuna: i dadi hanno dato ${luck}.`,
    byPlay: (who, luck) =>
      who === undefined
        ? `Hai vinto giocando bene: i dadi ti hanno dato ${luck}.`
        : `${who} ha vinto giocando bene: i dadi hanno dato ${luck}.`,
    lostByLuck: (luck) => `Hai perso soprattutto per sfortuna: i dadi ti hanno dato ${luck}.`,
    lostByPlay: (luck) => `Hai perso soprattutto per colpa delle tue mosse: i dadi ti hanno dato ${luck}.`,
    alone: (luck, play) => `I dadi sono valsi ${luck} punti, le tue mosse ${play}.`,
  },
  shareTitle: 'Condividi il risultato',
  shareText: 'Condividi…',
  copyText: 'Copia come testo',
  savePicture: 'Salva l’immagine',
  copied: 'Copiato.',
  makeLink: 'Crea un link',
  linkAbout: 'Chi ha il link vede tutta la partita, con i nomi di tutti.',
  removeLink: 'Elimina il link',
  linkFailed: 'Non è stato possibile creare il link. Riprova più tardi.',
  rolls: 'I lanci decisivi',
  noRolls: 'Nessun lancio ha deciso da solo la partita.',
  stepThrough: 'Rivedi passo per passo',
  previousMistake: 'Errore precedente',
  nextMistake: 'Errore successivo',
  onlyMove: 'l’unica mossa',
  seatSummary: (name, said) => `${name}: ${said.join(', ')}.`,
  fortune: {
    good: (gift) => `dadi fortunati (${gift})`,
    bad: (gift) => `dadi sfortunati (${gift})`,
    even: (gift) => `dadi nella media (${gift})`,
  },
  overAWin: 'più di una vittoria intera',
  costly: (count, cost) =>
    plural(count, { one: `una mossa costosa (${cost})`, other: `${count} mosse costose (${cost})` }),
  replay: 'Rivedi la partita',
  verify: 'Verifica i dadi',
  download: 'Scarica',
  share: 'Condividi',
  breakdown: 'Da dove vengono i punti',
  review: 'Fortuna e bravura',
  inFigures: 'In cifre',
  reviewing: (share) => `Analisi della partita: ${figures.shareOf(share)}`,
  reviewFailed: 'L’analisi non è riuscita.',
  reviewAgain: 'Analizza la partita',
  stop: 'Ferma',
  chances: 'Probabilità di vittoria nel corso della partita',
  expected: 'Punti attesi nel corso della partita',
  event: 'Dopo l’evento',
  asTable: 'Come tabella',
  start: 'All’inizio',
  luck: 'Fortuna',
  skill: 'Mosse proprie',
  others: 'Mosse degli altri',
  result: 'Risultato',
  ...figures,
  byTurns:
    'Ogni turno è calcolato con precisione. Ciò che segue è stimato: ± dice con quanta precisione è nota la fortuna.',
  estimated:
    'Stimato giocando molte volte il seguito di ogni posizione. Le piccole differenze sono dovute al caso.',
  exact: 'Il valore di ogni posizione è noto con precisione.',
  turning: 'Le mosse che hanno contato',
  noTurning: 'Nessuno ha fatto una mossa costosa: hanno deciso i dadi.',
  played: (name, move) => `${name}: ${move}`,
  better: (move, gain) => `Meglio: ${move} (${gain})`,
  seeIt: 'Guarda',
  grades: {
    best: 'la mossa migliore',
    good: 'buona',
    inaccuracy: 'imprecisa',
    mistake: 'un errore',
    blunder: 'un errore grave',
  },
}
