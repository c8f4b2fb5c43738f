import type { SetupWords } from './words.ts'

export const words: SetupWords = {
  title: (game) => `Un tavolo di ${game}`,
  players: 'Chi gioca',
  person: 'Persona',
  bots: 'Bot',
  whoPlays: (seat) => `Posto ${seat}: chi gioca`,
  nameOf: (seat) => `Posto ${seat}: nome`,
  addPerson: 'Aggiungi una persona',
  addBot: 'Aggiungi un bot',
  remove: (name) => `Togli ${name} dal tavolo`,
  earlier: (name) => `${name} gioca prima`,
  sameNames: 'Due al tavolo hanno lo stesso nome.',
  noNames: 'Se giocate in più su questo dispositivo, ogni posto ha bisogno di un nome.',
  dice: 'Dadi',
  fair: 'Dadi equi del programma',
  real: 'I tuoi dadi',
  fairAbout: 'Ogni lancio si può verificare in seguito.',
  realAbout: 'Lanciate sul vostro tavolo e inserite che cosa mostrano i dadi.',
  options: 'Regole di questo tavolo',
  wrong: 'Queste scelte non vanno insieme.',
  begin: 'Si comincia',
}
