import { pluralIn } from '@rattlecup/ui'
import { dayIn, momentIn } from './dates.ts'
import type { MineWords } from './words.ts'

const plural = pluralIn('it')

export const words: MineWords = {
  days: (count) => plural(count, { one: '1 giorno', other: `${count} giorni` }),
  hours: (count) => plural(count, { one: '1 ora', other: `${count} ore` }),
  clockOverDays: 'In più giorni',
  timeATurn: 'Tempo per turno',
  overDaysAbout:
    'Ognuno gioca quando ha tempo. Se il tempo di un turno scade, un bot fa quella mossa e nessun’altra.',
  yourTurn: 'Tocca a te',
  until: momentIn('it'),
  turnUntil: (moment) => `fino a ${moment}`,
  onHolidayUntil: (moment) => `in vacanza fino a ${moment}`,
  nextGame: (game) => `Avanti: tocca a te a ${game}`,

  holiday: 'Vacanza',
  holidayAbout: 'Mentre sei via, il tuo tempo si ferma nelle partite in più giorni.',
  holidayFor: 'Per quanto tempo',
  goAway: 'Inizia la vacanza',
  holidayUntil: (moment) => `Sei in vacanza fino a ${moment}.`,
  comeBack: 'Finisci la vacanza',

  myGames: 'Le mie partite',
  day: dayIn('it'),
  onDevice: 'giocata su un dispositivo',
  noGames: 'Qui non c’è ancora nessuna partita finita.',
  moreGames: 'Mostra altre',
  downloadAll: 'Scarica tutte le partite',
  playedWith: 'Giocate con',
  whichGame: 'Gioco',
  allGames: 'Tutti i giochi',
  result: 'Risultato',
  allResults: 'Tutti',
  won: 'Vinte',
  lost: 'Perse',

  statistics: 'Statistiche',
  byGame: 'Per gioco',
  headToHead: 'Contro gli altri',
  played: 'Partite',
  average: 'Media',
  highest: 'Più punti',
  lowest: 'Meno punti',
  iWon: 'Hai vinto',
  theyWon: 'Hanno vinto',
  reviewed: 'Fortuna e gioco, in media',
  luck: 'Fortuna',
  play: 'Gioco',
  mistakes: 'Errori',

  calls: 'Avvisi',
  callsAbout: 'Quando una partita ti aspetta e non sei al tavolo, questo dispositivo può avvisarti.',
  cantCall:
    'Questo browser non può avvisarti. Serve un indirizzo sicuro (https); su iPhone aggiungi prima Rattlecup alla schermata Home.',
  callHere: 'Avvisami su questo dispositivo',
  callNoMore: 'Non avvisarmi più qui',
  callRefused: 'Il browser non l’ha permesso. Puoi cambiarlo nelle sue impostazioni per questa pagina.',
  calledHere: (count) =>
    plural(count, {
      one: 'Questo dispositivo ti avvisa.',
      other: `Questo e altri dispositivi ti avvisano, ${count} in tutto.`,
    }),
  callTurn: 'Quando tocca a me',
  callOver: 'Quando una partita è finita',
  quiet: 'Ore di silenzio',
  quietAbout: 'Gli avvisi arrivano lo stesso, ma senza suono.',
  quietFrom: 'Dalle',
  quietTo: 'Alle',
  calledTurn: 'Tocca a te.',
  calledOver: 'La partita è finita.',

  undo: 'Ritira la mia mossa',
  undoAsked: (name) => `${name} vorrebbe ritirare una mossa.`,
  undoWaits: 'Chiediamo agli altri se puoi ritirare la tua mossa.',
  undoYes: 'D’accordo',
  undoNo: 'Rifiuta',
}
