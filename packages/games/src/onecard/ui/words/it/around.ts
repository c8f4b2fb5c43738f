import type { OnecardWords } from '../words.ts'
import { colours, diceCount, points } from './grammar.ts'

export const entry: OnecardWords['entry'] = {
  rolled: (count) => (count === 1 ? 'Che cosa mostra il dado?' : `Che cosa mostrano i ${diceCount(count)}?`),
  pick: (colour, key) => `${colours[colour]} (tasto ${key})`,
  picked: (colour) => `${colours[colour]}: togli`,
  empty: 'non ancora inserito',
  done: 'Conferma il lancio',
  cardFor: (who) => (who === undefined ? 'Una carta per te' : `Una carta per ${who}`),
  cardOpen: 'Una carta da scoprire',
  drawForUs: 'Pesca per noi',
  orPick: 'oppure scegli la carta pescata:',
  ownName: 'Nome della carta pescata',
  enterCard: 'Conferma la carta',
}

export const optionsForm: OnecardWords['optionsForm'] = {
  variant: 'Quale gioco?',
  basic: 'Gioco base',
  basicAbout: 'Due carte a testa; quelle nuove si pescano dal mazzo.',
  advanced: 'Gioco avanzato',
  advancedAbout: 'Scegli tre carte su cinque; quelle nuove si prendono fra tre carte scoperte.',
  first: 'Chi comincia?',
  turns: 'Quanti turni?',
  turnCount: (count) => `${count} turni`,
  noLimit: 'Senza limite',
  turnsAbout: 'Da solo giochi contro i turni: senza limite conviene aspettare i dadi fortunati.',
}

export const breakdown: OnecardWords['breakdown'] = {
  title: 'Da dove vengono i punti',
  scored: 'Carte conteggiate',
  left: 'Carte incomplete',
  noneScored: 'Nessuna carta',
  noRow: 'nessuna riga piena',
  suns: (count) => (count === 2 ? 'tutti e due i soli' : 'un sole'),
  points,
}

export const lesson: OnecardWords['lesson'] = {
  welcome:
    'Queste due carte sono tue. Ogni riga ha un colore. Con tre righe piene la carta si conteggia: un punto per ogni casella di quelle righe.',
  suns: 'Le righe con il sole valgono di più: 2 punti per una riga piena, 5 per tutte e due. Sulla carta 25 la corta riga gialla ha il sole. Riempiamola.',
  firstRoll: 'Il tuo primo lancio. Puoi rilanciare due volte, con quanti dadi vuoi.',
  keepThree: 'Tieni i gialli e il blu: toccali, poi rilancia.',
  secondRoll: 'Un altro blu! Le tue carte mostrano a matita che cosa porterebbero questi dadi.',
  stopHere: 'Per la carta 25 sono perfetti: fermati qui.',
  enter:
    'Tutto il lancio va su una sola delle tue carte. Tocca la carta 25, guarda le crocette a matita, poi segna.',
  othersToo: 'Tutti usano lo stesso lancio: ora il tuo vicino sceglie una carta.',
  theirTurn:
    'Adesso lancia il tuo vicino, e anche quel lancio lo usi tu! Tre dadi arancioni: proprio quello che manca sulla carta 25. Il rosso lì non c’è, e i dadi rossi vanno persi.',
  finish: 'Segna il lancio sulla carta 25: così la terza riga è piena.',
  scored:
    'Conteggiata: 2 + 2 + 4 per le righe e 5 per i due soli fanno 13. Una carta nuova prende il suo posto. Quando qualcuno ha conteggiato quattro carte, la partita finisce.',
  allOrNothing:
    'Un’ultima cosa: un colore si segna con tutti i suoi dadi o per niente. Due caselle libere e tre dadi di quel colore? Allora non ne vale nessuno.',
}

/** What the keys of the table do. */
export const keys: OnecardWords['keys'] = {
  choose: 'tenere o lasciare un dado, scegliere una carta',
  roll: 'rilanciare',
  stop: 'fermarsi',
  confirm: 'segnare, prendere o tenere ciò che hai scelto',
  pass: 'passare',
}
