import type { OnecardWords } from '../words.ts'
import { boxes, capital, card, coloured, colours, diceCount, diceList, misfit, points } from './grammar.ts'

export const why: OnecardWords['why'] = {
  watching: 'Stai guardando questa partita.',
  over: 'La partita è finita.',
  openCard: 'Una carta scoperta si prende solo subito dopo averne conteggiata una delle tue.',
  kept: 'Hai scelto le tue tre carte. Appena hanno scelto tutti, si comincia.',
  diceFirst: 'Prima i dadi: rilancia o fermati. Poi li segni su una carta.',
  notYet: 'I dadi si segnano quando il lancio è definitivo.',
  entered: 'Hai già usato questo lancio: vale per una carta sola.',
  inTurn: (name) => `Tocca a ${name}: si segna in senso orario, a partire da chi ha lanciato.`,
  noFit: (misfits) =>
    `Qui non ci sta niente: ${misfits.map(misfit).join(', ')}. Un colore si segna con tutti i suoi dadi o per niente.`,
  notRolled: 'I dadi non sono ancora stati lanciati.',
  theirDice: (name) => `In questo turno lancia ${name} e decide quali dadi restano.`,
  thirdRoll: 'Era il terzo lancio: il risultato è definitivo.',
  stopped: 'Hai deciso di fermarti: il risultato è definitivo.',
  allStay: 'Tieni tutti e cinque i dadi. Tocca quello che vuoi rilanciare, oppure fermati.',
}

export const told: OnecardWords['told'] = {
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

export const moved: OnecardWords['moved'] = {
  reroll: (count) => `rilancia ${diceCount(count)}`,
  stop: 'fermati',
  enter: (id) => `segna sulla ${card(id)}`,
  pass: 'passa',
  keep: (ids) => `tieni ${ids.map((id) => `la ${card(id)}`).join(', ')}`,
  take: (id) => `prendi la ${card(id)}`,
}

export const reasons: OnecardWords['reasons'] = {
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
