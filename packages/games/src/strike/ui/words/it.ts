import { italianWith, listIn, pluralIn } from '@rattlecup/ui'
import type { StrikeWords } from './words.ts'

const plural = pluralIn('it')
const list = listIn('it')
const dice = (count: number): string => `${count} ${plural(count, { one: 'dado', other: 'dadi' })}`
const points = (count: number): string => `${count} ${plural(count, { one: 'punto', other: 'punti' })}`
const percent = new Intl.NumberFormat('it', { style: 'percent', maximumFractionDigits: 0 })
const inShare = (share: number): string => italianWith('nel', 'nell’', percent.format(share))
const theShare = (share: number): string => italianWith('il', 'l’', percent.format(share))
const lying = (count: number): string => (count === 1 ? 'il dado nell’arena' : `i ${count} dadi nell’arena`)

export const words: StrikeWords = {
  face: (face) => (face === 'X' ? 'X' : String(face)),
  dice,
  points,
  arena: 'L’arena',
  arenaHolds: (faces) => (faces.length === 0 ? 'L’arena è vuota.' : `Nell’arena: ${list(faces)}.`),
  arenaKeys:
    'Le frecce mirano, la barra spaziatrice avvia la barra della forza e poi lancia, G raggruppa i dadi, R li rimette a posto, Q ed E girano l’arena, più e meno ingrandiscono, S si ferma.',
  reserves: 'Riserve',
  isOut: 'fuori',
  place: (place) => `${place}º`,
  round: (round, of) => `Manche ${round} di ${of}`,
  aimAt: 'Mira',
  middle: 'Il centro',
  theDie: (face) => `il ${face}`,
  soft: 'Piano',
  firm: 'Deciso',
  hard: 'Forte',
  throwLabel: (strength, target) => `Lancia verso ${target}, ${strength.toLowerCase()}`,
  grandLabel: (strength, count) => `Lancia tutti i tuoi ${dice(count)}, ${strength.toLowerCase()}`,
  atMiddle: 'il centro',
  stop: 'Fermati',
  stopLabel: (count) => `Fermati e tieni ${dice(count)}`,
  group: 'Raggruppa',
  ungroup: 'Rimetti',
  strength: 'Forza',
  showValues: 'Mostra il valore dei dadi',
  resetView: 'Ripristina la vista',
  pullHint: 'Tira indietro il dado luminoso e lascialo andare, o lancialo di scatto.',
  pullGrand: 'L’arena è vuota: tira indietro e lancia tutti i tuoi dadi insieme.',
  meterHint: 'Premi ancora la barra spaziatrice per lanciare.',
  stopMeans: (count, next, inArena) =>
    `Se ti fermi, tieni ${dice(count)} e ${next} trova ${dice(inArena)} nell’arena.`,
  goOnMeans: (inArena, count) => {
    const faces = `${inArena} ${plural(inArena, { one: 'faccia su 6 fa', other: 'facce su 6 fanno' })} subito coppia`
    return `Se lanci, ${faces}, ${count === 1 ? 'ma è il tuo ultimo dado' : 'una X costa il dado'}.`
  },
  mustThrow: 'Il tuo turno comincia con un lancio.',
  whoThrows: (name) => `${name} sta lanciando.`,
  notYourTurn: (name) => `È il turno di ${name}.`,
  isSettling: 'I dadi stanno ancora rotolando.',
  notNow: 'Adesso non puoi lanciare.',
  noStopYet: 'Puoi fermarti solo dopo un lancio.',
  pullFurther: 'Tira più indietro per lanciare.',
  outside: 'I dadi devono stare sul fondo dell’arena.',
  occupied: 'Lì c’è già un dado; i dadi non si impilano mai.',
  nothingToGroup: 'Non ci sono dadi da raggruppare.',
  isOver: 'La partita è finita.',
  tellInitial: (round, face) => `Manche ${round}: nell’arena c’è un ${face}.`,
  tellThrow: (who, count) => {
    if (count === 1) return who ? `${who} lancia.` : 'Lanci.'
    return who ? `${who} lancia tutti i suoi ${dice(count)}.` : `Lanci tutti i tuoi ${dice(count)}.`
  },
  tellStop: (who, count) => `${who ? `${who} si ferma` : 'Ti fermi'} con ${dice(count)}.`,
  tellFell: (faces) => `Lanciato: ${list(faces)}.`,
  tellTurned: (from, to) => `il ${from} diventa ${to.startsWith('X') ? 'una' : 'un'} ${to}`,
  tellKnockedOut: (face) => `il ${face} vola fuori`,
  tellTurnedAll: (turned) => `Colpito: ${list(turned)}.`,
  tellTakes: (who, count, values) =>
    `${who ? `${who} riprende` : 'Riprendi'} ${dice(count)}: ${list(values)}.`,
  tellOut: (who) =>
    who ? `${who} non ha più dadi ed esce dalla manche.` : 'Non hai più dadi ed esci dalla manche.',
  tellLost: (count) => `${dice(count)} ${plural(count, { one: 'perso', other: 'persi' })}.`,
  fellOut: 'fuori dall’arena',
  fellCocked: (face) => `${face} (era in bilico, rilanciato)`,
  moveThrow({ strength, isCentral, grouped }) {
    const how = { soft: 'piano', firm: 'con decisione', hard: 'forte' }[strength]
    if (grouped === 1) return `metti il dado al centro e lanciagli contro ${how}`
    const thrown = `lancia ${how}${isCentral ? ' verso il centro' : ''}`
    return grouped === 0 ? thrown : `raggruppa i dadi e ${thrown}`
  },
  moveAnyThrow: 'lancia',
  moveStop: 'fermati',
  reasons: {
    'strike.must-throw': () => 'Un turno comincia con un lancio.',
    'strike.empty': () => 'L’arena è vuota: un dado solo non può fare coppia.',
    'strike.likely': (values) =>
      `Un lancio contro ${lying(values['lying'] ?? 0)} fa coppia ${inShare(values['chance'] ?? 0)} dei casi.`,
    'strike.unlikely': (values) =>
      `Un lancio contro ${lying(values['lying'] ?? 0)} fa coppia solo ${inShare(values['chance'] ?? 0)} dei casi.`,
    'strike.last-die': () => 'È il tuo ultimo dado: se non fa coppia, esci dalla manche.',
    'strike.dice-left': (values) => `Hai ancora ${dice(values['dice'] ?? 0)}.`,
    'strike.as-good': () => 'Le due scelte vincono all’incirca lo stesso numero di manche.',
    'strike.better-by': ({ share }) => `Vince ${theShare(share ?? 0)} di manche in più dell’altra scelta.`,
    'strike.worse-by': ({ share }) => `Vince ${theShare(share ?? 0)} di manche in meno dell’altra scelta.`,
  },
  shortcuts: {
    aim: 'mirare',
    throw: 'avviare la barra della forza, poi lanciare',
    group: 'raggruppare i dadi',
    ungroup: 'rimettere i dadi a posto',
    turn: 'girare l’arena',
    zoom: 'più vicino, più lontano',
    reset: 'vista iniziale',
    values: 'valore sopra ogni dado',
    stop: 'fermarsi',
  },
  entry: {
    initial: 'Che numero c’è nell’arena?',
    settle: 'Che cosa mostrano i dadi?',
    lay: (face) => `Mostrava ${face}`,
    thrown: (index, of) => (of === 1 ? 'Lanciato' : `Lanciato n. ${index}`),
    out: 'Fuori',
    outLabel: 'fuori dall’arena o sul bordo',
    cocked: 'Rilanciato',
    cockedLabel: 'era in bilico ed è stato rilanciato',
    done: 'Conferma',
    keys: 'Tasti: da 2 a 6, X, O per fuori, C per rilanciato, Invio quando è tutto giusto.',
    missing: (count) => `Ancora ${dice(count)} da indicare.`,
  },
  result: {
    title: 'Da dove vengono i punti',
    round: (round) => `Manche ${round}`,
    player: 'Giocatore',
    total: 'Punti',
    won: 'vinta',
    outAs: (place) => `fuori ${place}º`,
    explain: 'Chi esce riceve un punto per ogni giocatore ancora in gioco. Vince chi ha meno punti.',
  },
  options: {
    rounds: 'Durata',
    single: 'Una manche',
    tournament: (players) => `Torneo: ${players} manche, ognuno ne comincia una`,
    first: 'Chi comincia',
  },
  lesson: {
    welcome:
      'Ecco Strike! Avete nove dadi a testa. Vince chi alla fine ne ha ancora. Un dado è già nell’arena.',
    faces: 'I dadi mostrano X, 2, 3, 4, 5 e 6. Se il tuo lancio lascia numeri uguali, quei dadi sono tuoi.',
    throwOne:
      'Tira indietro il dado luminoso e lascialo andare, oppure premi Deciso. Mira al dado nell’arena.',
    differ:
      'Un 5 e un 3: niente di uguale. Il dado resta nell’arena. Puoi fermarti con otto dadi o lanciarne un altro.',
    again:
      'Ci sono due numeri: due facce su sei fanno subito coppia, e un bel colpo gira anche gli altri. Lancia ancora!',
    strike: 'Strike! Il colpo ha cambiato il 3 in 5. I due 5 sono tuoi e il tuo turno è finito.',
    rival: 'Il tuo avversario ha trovato un 2 e ha lanciato una X: una X è fuori gioco per sempre.',
    end: 'È tutto qui. Se il tuo turno comincia con l’arena vuota, tocca al grande lancio: tutti i tuoi dadi insieme. Buon divertimento!',
  },
}
