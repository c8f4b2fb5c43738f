import { listIn, pluralIn, italianTo } from '@rattlecup/ui'
import type { OnecardColour } from '../../rules/types.ts'
import { groupsOf, type Misfit } from '../cards/prospect.ts'
import { numberOn, numbered } from './names.ts'
import type { OnecardWords } from './words.ts'

const list = listIn('it')
const plural = pluralIn('it')

const colours: Readonly<Record<OnecardColour, string>> = {
  red: 'rosso',
  orange: 'arancione',
  yellow: 'giallo',
  green: 'verde',
  blue: 'blu',
  purple: 'viola',
}

const several: Readonly<Record<OnecardColour, string>> = {
  red: 'rossi',
  orange: 'arancioni',
  yellow: 'gialli',
  green: 'verdi',
  blue: 'blu',
  purple: 'viola',
}

/** «2 rossi e 1 blu» */
function diceList(dice: readonly OnecardColour[]): string {
  return list(groupsOf(dice).map(({ colour, count }) => coloured(count, colour)))
}

function coloured(count: number, colour: OnecardColour): string {
  return `${count} ${plural(count, { one: colours[colour], other: several[colour] })}`
}

function card(id: string): string {
  return `carta ${numberOn(id)}`
}

function points(count: number): string {
  return `${count} ${plural(count, { one: 'punto', other: 'punti' })}`
}

function boxes(count: number): string {
  return `${count} ${plural(count, { one: 'casella', other: 'caselle' })}`
}

function diceCount(count: number): string {
  return `${count} ${plural(count, { one: 'dado', other: 'dadi' })}`
}

function misfit({ colour, dice, free }: Misfit): string {
  if (free === undefined) return `il ${colours[colour]} qui non c’è`
  if (free === 0) return `il ${colours[colour]} è già pieno`
  return `nel ${colours[colour]} c’è posto per ${free}, non per ${dice}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const table = {
  colours,
  boxes,
  points,
  cardName: (id) => numbered(id, 'N.'),
  row: (colour, marks, length, sun) => `${colours[colour]} ${marks} su ${length}${sun ? ', sole' : ''}`,
  yourCards: 'Le tue carte',
  cardsOf: (name) => `Le carte di ${name}`,
  lookAt: (name) => `Guarda le carte di ${name}`,
  close: 'Chiudi',
  supply: 'Mazzo e carte scoperte',
  deck: (left) => `${left} carte nel mazzo`,
  turnsLeft: (left) => (left === 1 ? 'Ultimo turno' : `Ancora ${left} turni`),
  openTitle: 'Carte scoperte',
  openCards: (names) => `Guarda le carte scoperte: ${list(names)}`,
  scoredTitle: 'Conteggiate',
  scoredCards: (count, total) => `${count} di 4 carte conteggiate, ${points(total)}`,
  hasDice: 'ha i dadi',
  hasChosen: 'ha scelto',
  stillChoosing: 'sta scegliendo',

  diceInHand: 'I dadi, non ancora lanciati',
  diceLie: (dice) => `I dadi: ${diceList(dice)}`,
  rollOf: (roll) => `Lancio ${roll} di 3`,
  dieChosen: (colour, stays) => `${colours[colour]}, ${stays ? 'resta' : 'sarà rilanciato'}`,
  staying: (dice) => {
    if (dice.length === 0) return 'Tocca i dadi che vuoi tenere. Gli altri si rilanciano.'
    const stay = `Tieni ${diceList(dice)}`
    if (dice.length === 5) return `${stay}; non si rilancia niente.`
    return `${stay}; ${diceCount(5 - dice.length)} ${dice.length === 4 ? 'si rilancia' : 'si rilanciano'}.`
  },
  rollAgain: (count) => (count === 0 ? 'Rilancia' : `Rilancia (${count})`),
  stop: 'Fermati',
  pass: 'Passa',

  noFit: 'non ci sta niente',
  wouldScore: (count) => `vale ${count}`,
  enterPrompt: 'Scegli una carta per questi dadi, oppure passa.',
  onlyPass: 'Questi dadi non stanno su nessuna delle tue carte.',
  entryLine: (entered, lost, scored) => {
    const gain = `Su questa carta ${entered.length === 1 ? 'va' : 'vanno'} ${diceList(entered)}`
    const score = scored === undefined ? '' : ` e vale ${points(scored)}`
    return `${gain}${score}.${lost.length > 0 ? ` Però ${lost.map(misfit).join(', ')}.` : ''}`
  },
  keepPrompt: (chosen) => `Scegli tre delle tue cinque carte (${chosen} di 3).`,
  takePrompt: 'Hai conteggiato una carta. Prendine una fra quelle scoperte.',
  confirm: (move) => {
    if (move.type === 'enter') return `Segna sulla ${card(move.card)}`
    return move.type === 'take' ? `Prendi la ${card(move.card)}` : 'Tieni queste tre'
  },
  choosing: (names) =>
    `${list(names)} ${plural(names.length, { one: 'sta', other: 'stanno' })} ancora scegliendo.`,
  doing: (phase, who) => {
    const you = who === undefined
    if (phase === 'roll' || phase === 'reroll') return `${you ? 'Lanci' : `${who} lancia`} i dadi.`
    if (phase === 'enter') return `${you ? 'Scegli' : `${who} sceglie`} una carta per i dadi.`
    if (phase === 'take') return `${you ? 'Prendi' : `${who} prende`} una carta scoperta.`
    if (phase === 'draw') return `${you ? 'Ricevi' : `${who} riceve`} una carta.`
    return 'Si scoprono nuove carte.'
  },
  over: 'La partita è finita.',
} satisfies Partial<OnecardWords>

const why: OnecardWords['why'] = {
  watching: 'Stai guardando questa partita.',
  over: 'La partita è finita.',
  openCard: 'Una carta scoperta si prende solo subito dopo averne conteggiata una delle tue.',
  kept: 'Hai scelto le tue tre carte. Appena hanno scelto tutti, si comincia.',
  diceFirst: 'Prima i dadi: rilancia o fermati. Poi li segni su una carta.',
  notYet: 'I dadi si segnano quando il lancio è definitivo.',
  entered: 'Hai già usato questo lancio: vale per una carta sola.',
  inTurn: (name) => `Tocca ${italianTo(name)}: si segna in senso orario, a partire da chi ha lanciato.`,
  noFit: (misfits) =>
    `Qui non ci sta niente: ${misfits.map(misfit).join(', ')}. Un colore si segna con tutti i suoi dadi o per niente.`,
  notRolled: 'I dadi non sono ancora stati lanciati.',
  theirDice: (name) => `In questo turno lancia ${name} e decide quali dadi restano.`,
  thirdRoll: 'Era il terzo lancio: il risultato è definitivo.',
  stopped: 'Hai deciso di fermarti: il risultato è definitivo.',
  allStay: 'Tieni tutti e cinque i dadi. Tocca quello che vuoi rilanciare, oppure fermati.',
}

const told: OnecardWords['told'] = {
  rolls: (who, dice) => `${who ? `${who} ha` : 'Hai'} lanciato ${diceList(dice)}.`,
  rerolls: (who, staying, again) => {
    const roll = `${who ? 'rilancia' : 'rilanci'} ${diceCount(again)}`
    if (staying.length === 0) return who ? `${who} ${roll}.` : capital(`${roll}.`)
    return `${who ? `${who} tiene` : 'Tieni'} ${diceList(staying)} e ${roll}.`
  },
  stops: (who) => (who ? `${who} si ferma.` : 'Ti fermi.'),
  enters: (who, id, count) => `${who ? `${who} segna` : 'Segni'} ${boxes(count)} sulla ${card(id)}.`,
  scores: (who, id, count) => `${who ? `${who} conteggia` : 'Conteggi'} la ${card(id)}: ${points(count)}.`,
  passes: (who) => (who ? `${who} passa.` : 'Passi.'),
  kept: 'Tutti hanno scelto tre carte.',
  takes: (who, id) => `${who ? `${who} prende` : 'Prendi'} la ${card(id)}.`,
  draws: (who, id) => `${who ? `${who} pesca` : 'Peschi'} la ${card(id)}.`,
  laid: (id) => `Si scopre la ${card(id)}.`,
}

const moved: OnecardWords['moved'] = {
  reroll: (count) => `rilancia ${diceCount(count)}`,
  stop: 'fermati',
  enter: (id) => `segna sulla ${card(id)}`,
  pass: 'passa',
  keep: (ids) => `tieni ${ids.map((id) => `la ${card(id)}`).join(', ')}`,
  take: (id) => `prendi la ${card(id)}`,
}

const reasons: OnecardWords['reasons'] = {
  'onecard.scores-card': ({ id, count }) => `Completa la ${card(id)} per ${points(count)}.`,
  'onecard.ends-game': () => 'È la quarta carta conteggiata e chiude la partita.',
  'onecard.fills-row': ({ id, colour }) => `Riempie la riga del ${colours[colour]} sulla ${card(id)}.`,
  'onecard.marks': ({ id, count }) => `Segna ${boxes(count)} sulla ${card(id)}.`,
  'onecard.nothing-fits': () => 'Il lancio non va bene su nessuna carta.',
  'onecard.bides': () => 'Le caselle restano libere per dadi migliori.',
  'onecard.keeps': ({ colour, count }) => `Tiene ${coloured(count, colour)} per le tue righe aperte.`,
  'onecard.keeps-dice': ({ count }) => `Tiene ${count} dadi.`,
  'onecard.fresh-dice': () => 'Fra questi dadi non c’è niente da tenere.',
  'onecard.enough': () => 'Un altro lancio in media non migliorerebbe le cose.',
  'onecard.new-card': ({ id }) => `La ${card(id)} si completa in fretta.`,
}

const entry: OnecardWords['entry'] = {
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

const optionsForm: OnecardWords['optionsForm'] = {
  variant: 'Quale gioco?',
  basic: 'Gioco base',
  basicAbout: 'Due carte a testa; quelle nuove si pescano dal mazzo.',
  advanced: 'Gioco avanzato',
  advancedAbout: 'Scegli tre carte su cinque; quelle nuove si prendono fra tre carte scoperte.',
  first: 'Chi comincia?',
  turns: 'Quanti turni?',
  turnCount: (count) => `${count} turni`,
  noLimit: 'Senza limite',
  turnsAbout:
    'In solitario il tuo avversario è il numero di turni: senza limite conviene aspettare i dadi fortunati.',
}

const breakdown: OnecardWords['breakdown'] = {
  title: 'Da dove vengono i punti',
  scored: 'Carte conteggiate',
  left: 'Carte incomplete',
  noneScored: 'Nessuna carta',
  noRow: 'nessuna riga piena',
  suns: (count) => (count === 2 ? 'tutti e due i soli' : 'un sole'),
  points,
}

const lesson: OnecardWords['lesson'] = {
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
    'Adesso lancia il tuo vicino, e anche tu usi quel lancio! Tre dadi arancioni: proprio quello che manca sulla carta 25. Il rosso lì non c’è, e i dadi rossi vanno persi.',
  finish: 'Segna il lancio sulla carta 25: così la terza riga è piena.',
  scored:
    'Conteggiata: 2 + 2 + 4 per le righe e 5 per i due soli fanno 13. Una carta nuova prende il suo posto. Quando qualcuno ha conteggiato quattro carte, la partita finisce.',
  allOrNothing:
    'Un’ultima cosa: un colore si segna con tutti i suoi dadi o per niente. Due caselle libere e tre dadi di quel colore? Allora non ne vale nessuno.',
}

/** What the keys of the table do. */
const keys: OnecardWords['keys'] = {
  choose: 'tenere o lasciare un dado, scegliere una carta',
  roll: 'rilanciare',
  stop: 'fermarsi',
  confirm: 'segnare, prendere o tenere ciò che hai scelto',
  pass: 'passare',
}

export const words: OnecardWords = {
  ...table,
  why,
  told,
  moved,
  reasons,
  entry,
  optionsForm,
  breakdown,
  keys,
  lesson,
}
