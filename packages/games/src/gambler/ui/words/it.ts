import { italianWith, listIn, pluralIn, type Who } from '@rattlecup/ui'
import { numbersIn, signedIn } from './format.ts'
import type { Effect, ReasonWords, RowTelling, SeatTelling, GamblerWords } from './words.ts'

const plural = pluralIn('it')
const list = listIn('it')
const signed = signedIn('it')
const { count, percent } = numbersIn('it')

const dice = (n: number): string => `${count(n)} ${plural(n, { one: 'dado', other: 'dadi' })}`
const points = (n: number): string => `${count(n)} ${plural(n, { one: 'punto', other: 'punti' })}`
const does = (who: Who, you: string, they: string): string => (who ? `${who} ${they}` : you)
/** "il 4", but "l’1". */
const the = (value: number): string => italianWith('il', 'l’', String(value))
const worth = (n: number): string => (n < 0 ? `costa ${points(-n)}` : `vale ${points(n)}`)
const missing = (n: number): string => `${plural(n, { one: 'manca', other: 'mancano' })} ${dice(n)}`
const effect = ({ points: n, free }: Effect): string =>
  free === 0 ? `la completa, ${signed(n)}` : `poi ${missing(free)} per ${signed(n)}`

const fits = (chance: number): string => {
  if (chance === 1) return 'un dado trova posto di sicuro'
  return chance === 0
    ? 'nessun dado trova posto'
    : `${italianWith('al', 'all’', percent(chance))} un dado trova posto`
}

const reasons: ReasonWords = {
  'gambler.completes-row': (v) => `Completa la riga ${v.row + 1} e porta ${points(v.points)}.`,
  'gambler.pays': (v) => `Completa la riga nera ${v.row + 1} e costa ${points(v.points)}.`,
  'gambler.fills-black': (v) =>
    `Nella riga nera ${v.row + 1} il dado non costa ancora nulla: ${missing(v.free)} per completarla.`,
  'gambler.builds-row': (v) => `Alla riga ${v.row + 1} ${missing(v.free)} per ${signed(v.points)}.`,
  'gambler.goes-for': (v) =>
    `Con ${dice(v.dice)} ancora in mano, la riga ${v.row + 1} (${signed(v.points)}) riesce ${italianWith('nel', 'nell’', percent(v.chance))} dei casi.`,
  'gambler.gives-away': (v) =>
    `Però lascia a chi viene dopo una probabilità ${italianWith('del', 'dell’', percent(v.chance))} di prendere i ${points(v.points)} della riga ${v.row + 1}.`,
  'gambler.holds-back': () => 'Se rilanci, forse dovrai posare un dado che aiuta chi viene dopo.',
  'gambler.must-roll': () => 'Non resta che lanciare.',
  'gambler.rolls-on': () => 'Nessuna riga aperta è a portata, ma i dadi potrebbero ancora trovare posto.',
}

export const words: GamblerWords = {
  points,
  dice,
  signed,
  list,
  count,
  table: 'Tabellone di Gambler',
  tray: 'I dadi in mano',
  seats: 'Giocatori',
  round: (n) => `Manche ${count(n)}`,
  target: (n) => `fino a ${count(n)}`,
  pile: 'I tabelloni sono coperti.',
  boards: {
    b01: 'Primo bussolotto',
    b02: 'La scalinata',
    b03: 'Sotto le stelle',
    b04: 'Casa affollata',
    b05: 'Bassa marea',
    b06: 'Strada di cresta',
    b07: 'Il gran sei',
    b08: 'Ghiaccio nero',
    b09: 'A due a due',
    b10: 'Dispari compagnia',
    b11: 'Pari e patta',
    b12: 'Conto alla rovescia',
    b13: 'La lunga traversata',
    b14: 'Spiccioli',
    b15: 'Sul filo',
    b16: 'Serata poker',
    b17: 'Allo specchio',
    b18: 'Occhi di serpente',
    b19: 'Doppi guai',
    b20: 'Ultimo giro',
  },
  seat: ({ who, points: n, dice: left, active }: SeatTelling) =>
    `${who ?? 'Tu'}: ${points(n)}, ${dice(left)}${active ? ', di turno' : ''}`,
  kinds: {
    numbers: (boxes) => boxes.join(', '),
    stars: (n) => `${count(n)} ${plural(n, { one: 'stella', other: 'stelle, tutte uguali' })}`,
    fullhouse: 'full, tre dadi uguali e altri due uguali',
  },
  row: ({ row, kind, points: n, placed, free }: RowTelling) =>
    `Riga ${row}: ${kind}; ${worth(n)}. ${
      free === 0
        ? 'Completa.'
        : `${placed.length > 0 ? `Già posati: ${placed.join(', ')}; ` : ''}${count(free)} ${plural(free, { one: 'casella libera', other: 'caselle libere' })}.`
    }`,
  placing: (value, row, what) => `Posa ${the(value)} nella riga ${row}: ${effect(what)}`,
  die: (value, rows) =>
    rows.length > 0
      ? `Dado che mostra ${value}; va ${plural(rows.length, { one: 'nella riga', other: 'nelle righe' })} ${list(rows.map(String))}`
      : `Dado che mostra ${value}; non va da nessuna parte`,
  status: {
    shuffling: 'I tabelloni vengono mescolati.',
    rolling: (who, n) => `${does(who, 'Lanci', 'lancia')} ${dice(n)}.`,
    nothingFits: (who) =>
      who
        ? `Nessun dado va bene: il turno di ${who} è finito.`
        : 'Nessun dado va bene: il tuo turno è finito.',
    howToPlace: 'Tocca un dado, poi una riga illuminata.',
    mustPlace: 'Posa almeno un dado.',
    mayGoOn: 'Posane altri, rilancia o fermati.',
    chooseRow: (value) => `Dove va ${the(value)}?`,
    chooseDie: (row) => `Quale dado nella riga ${row}?`,
    pencil: 'A matita: tocca ancora per posarlo.',
    waiting: (who) => (who ? `È il turno di ${who}.` : 'È il tuo turno.'),
    over: 'L’ultimo tabellone è pieno.',
  },
  rollOf: (n, most) => `Lancio ${n} di ${most}`,
  actions: {
    roll: (n) => (n === undefined ? 'Rilancia' : `Rilancia (${n})`),
    stop: 'Fermati',
    place: (what) => (what.free === 0 ? `Posa: ${signed(what.points)}` : 'Posa'),
    takeBack: 'Riprendi',
  },
  stakes: {
    roll: (chance, best) => `${fits(chance)}${best > 0 ? `, fino a ${signed(best)}` : ''}`,
    stop: (who, best) =>
      best === 0
        ? `nessuna riga da completare per ${who ?? 'te'}`
        : `${who ?? 'tu'} ${who ? 'potrebbe' : 'potresti'} prendere ${signed(best)}`,
  },
  whyNot: {
    notYourTurn: (who) => (who ? `È il turno di ${who}.` : 'I dadi stanno ancora rotolando.'),
    over: 'La partita è finita.',
    rowFull: (row) => `La riga ${row} è completa; non prende altri dadi.`,
    wants: (row, value) =>
      `Le righe si riempiono da sinistra: la prossima casella della riga ${row} vuole un ${value}.`,
    starsWant: (row, value) =>
      `Tutte le stelle di una riga sono uguali: la riga ${row} è cominciata con ${value}.`,
    tripleWants: (row, value) =>
      `I primi tre dadi di un full sono uguali: la riga ${row} è cominciata con ${value}.`,
    pairDiffers: (row, value) => `La coppia del full (riga ${row}) dev’essere diversa dai tre ${value}.`,
    pairWants: (row, value) =>
      `Gli ultimi due dadi di un full sono uguali: alla riga ${row} serve un altro ${value}.`,
    starTaken: (values) =>
      `Qui le righe di stelle di un tabellone devono essere diverse: ${list(values.map(String))} ${plural(values.length, { one: 'è già preso', other: 'sono già presi' })}.`,
    fitsNowhere: (value) => `Per ora nessuna riga prende un ${value}.`,
    placeFirst: 'Un dado di questo lancio va bene: prima bisogna posarne uno.',
  },
  tell: {
    boards: (title) => `I tabelloni sono mescolati. In cima: ${title}.`,
    roll: (who, values) => `${does(who, 'Lanci', 'lancia')} ${list(values.map(String))}.`,
    nothingFits: (who) =>
      who
        ? `Nessun dado va bene; il turno di ${who} è finito.`
        : 'Nessun dado va bene; il tuo turno è finito.',
    place: (who, value, row) => `${does(who, 'Posi', 'posa')} un ${value} nella riga ${row}.`,
    completes: (who, value, row, n) =>
      `${does(who, 'Completi', 'completa')} la riga ${row} con un ${value}: ${signed(n)} punti.`,
    nextBoard: (n, title) => `Il tabellone è pieno. Manche ${count(n)}: ${title}.`,
    lastBoard: 'Il tabellone è pieno; la partita è finita.',
    stop: (who) => (who ? `${who} si ferma.` : 'Ti fermi.'),
  },
  move: {
    place: (value, row) => `un ${value} nella riga ${row}`,
    roll: 'rilanciare',
    stop: 'fermarsi',
  },
  keys: {
    die: 'prendere un dado',
    row: 'passare da una riga all’altra',
    roll: 'rilanciare',
    stop: 'fermarsi',
    takeBack: 'riprendere',
  },
  reasons,
  options: {
    target: 'Si gioca fino a',
    targetHelp: 'La partita finisce dopo una manche in cui qualcuno raggiunge questi punti.',
    first: 'Chi comincia',
    stars: 'Le righe di stelle di un tabellone',
    independent: 'possono avere lo stesso numero',
    distinct: 'devono essere tutte diverse',
    beginner: 'Comincia con il tabellone per principianti',
  },
  entry: {
    dice: (n) => plural(n, { one: 'Che cosa mostra il dado?', other: `Che cosa mostrano i ${dice(n)}?` }),
    entered: (values) => (values.length > 0 ? `Inseriti: ${values.join(', ')}` : 'Ancora niente di inserito'),
    face: (value) => `Un dado mostra ${value}`,
    remove: (value) => `Togli ${the(value)}`,
    undo: 'Annulla',
    done: 'Fatto',
    stack: 'In che ordine sono i tabelloni?',
    stackHelp:
      'Possiamo mescolarli noi. Oppure toccate i tabelloni come stanno nella vostra pila, dall’alto in basso; il resto lo mescoliamo noi.',
    shuffleAll: 'Mescola tutto',
    shuffleRest: (n) => `Mescola gli altri ${count(n)}`,
    useOrder: 'Gioca in quest’ordine',
    boardAt: (title, place) => `${title}, numero ${place} della pila`,
  },
  breakdown: {
    caption: 'Punti per manche',
    board: 'Tabellone',
    start: 'All’inizio',
    total: 'Totale',
    completed: 'Righe completate',
    rowLine: (row, kind, n) => `Riga ${row} (${kind}): ${signed(n)}`,
    rows: (n, black, sums) =>
      `${count(n)} ${plural(n, { one: 'riga', other: 'righe' })}${
        black > 0 ? `, di cui ${count(black)} ${plural(black, { one: 'nera', other: 'nere' })}` : ''
      }${sums.length > 0 ? `: ${sums.map(signed).join(' ')}` : ''}`,
  },
  lesson: {
    welcome:
      'Questo è il tabellone. Una riga paga chi posa il suo ultimo dado, chiunque abbia posato gli altri. Giocate in due, con 15 dadi a testa.',
    firstRoll:
      'Lanci cinque dadi. Almeno uno va posato. Il 6 completa la riga 1: toccalo, poi tocca la riga.',
    second:
      '10 punti! Il resto è facoltativo. La riga 3 si riempie da sinistra: prima 1, poi 2, poi 3. Posa l’1.',
    third: 'E il 2 accanto. Ora manca solo un 3 per 30 punti.',
    again: 'Lasciata così, la riga sarebbe un regalo per chi ti siede accanto. Rilancia gli ultimi due dadi.',
    three: 'Un 3! Completa la riga 3.',
    stop: 'Resta un dado. Rilanciarlo potrebbe costringerti ad aprire una riga per gli altri. Fermati: torna nella tua riserva.',
    theirs: 'Chi ti siede accanto ha posato un 5 nella riga 2 e si è fermato. Un altro 5 vale 20 punti.',
    yours: 'Nel tuo lancio c’è un 5. Prendi i punti che altri hanno preparato.',
    end: 'Tutto qui: preparare poco, finire molto. Altri tabelloni hanno righe nere, che costano a chi le completa. La partita finisce dopo una manche in cui qualcuno arriva a 500: vince chi ha più punti.',
  },
}
