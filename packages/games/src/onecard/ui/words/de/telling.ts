import type { OnecardWords } from '../words.ts'
import { boxes, card, colours, diceCount, diceList, misfit, points } from './grammar.ts'

export const why: OnecardWords['why'] = {
  watching: 'Du schaust nur zu.',
  over: 'Das Spiel ist zu Ende.',
  openCard: 'Aus der Auslage nimmst du nur, wenn du gerade eine Karte gewertet hast.',
  kept: 'Du hast deine drei Karten gewählt. Sobald alle so weit sind, geht es los.',
  diceFirst: 'Erst die Würfel: nachwürfeln oder aufhören. Dann trägst du sie ein.',
  notYet: 'Eingetragen wird, sobald der Wurf feststeht.',
  entered: 'Diesen Wurf hast du schon benutzt: Er gilt nur für eine Karte.',
  inTurn: (name) => `${name} ist dran: Eingetragen wird im Uhrzeigersinn, wer gewürfelt hat, fängt an.`,
  noFit: (misfits) =>
    `Hier passt nichts: ${misfits.map(misfit).join(', ')}. Eine Farbe wird mit allen Würfeln eingetragen oder gar nicht.`,
  notRolled: 'Es ist noch nicht gewürfelt.',
  theirDice: (name) => `In diesem Zug würfelt ${name} und entscheidet, was liegen bleibt.`,
  thirdRoll: 'Das war der dritte Wurf: Das Ergebnis steht fest.',
  stopped: 'Du hast aufgehört: Das Ergebnis steht fest.',
  allStay: 'Alle fünf Würfel bleiben liegen. Tippe einen an, den du nachwürfeln willst, oder hör auf.',
}

export const told: OnecardWords['told'] = {
  rolls: (who, dice) => `${who ? `${who} hat` : 'Du hast'} ${diceList(dice)} gewürfelt.`,
  rerolls: (who, staying, again) => {
    const verb = who ? 'würfelt' : 'würfelst'
    if (staying.length === 0) return `${who ?? 'Du'} ${verb} mit allen Würfeln nach.`
    return `${who ?? 'Du'} lässt ${diceList(staying)} liegen und ${verb} mit ${again === 1 ? 'einem' : again} ${again === 1 ? 'Würfel' : 'Würfeln'} nach.`
  },
  stops: (who) => (who ? `${who} hört auf.` : 'Du hörst auf.'),
  enters: (who, id, count) => `${who ? `${who} kreuzt` : 'Du kreuzt'} ${boxes(count)} auf ${card(id)} an.`,
  scores: (who, id, count) => `${who ? `${who} wertet` : 'Du wertest'} ${card(id)} für ${points(count)}.`,
  passes: (who) => (who ? `${who} passt.` : 'Du passt.'),
  kept: 'Alle haben sich drei Karten ausgesucht.',
  takes: (who, id) => `${who ? `${who} nimmt` : 'Du nimmst'} ${card(id)}.`,
  draws: (who, id) => `${who ? `${who} zieht` : 'Du ziehst'} ${card(id)}.`,
  laid: (id) => `${card(id)} wird aufgedeckt.`,
}

export const moved: OnecardWords['moved'] = {
  reroll: (count) => `${diceCount(count)} nachwürfeln`,
  stop: 'aufhören',
  enter: (id) => `auf ${card(id)} eintragen`,
  pass: 'passen',
  keep: (ids) => `${ids.map(card).join(', ')} behalten`,
  take: (id) => `${card(id)} nehmen`,
}

export const reasons: OnecardWords['reasons'] = {
  'onecard.scores-card': ({ id, count }) => `Damit ist ${card(id)} fertig und bringt ${points(count)}.`,
  'onecard.ends-game': () => 'Das ist die vierte gewertete Karte, und das Spiel endet.',
  'onecard.fills-row': ({ id, colour }) => `Damit ist die Reihe in ${colours[colour]} auf ${card(id)} voll.`,
  'onecard.marks': ({ id, count }) => `Das kreuzt ${boxes(count)} auf ${card(id)} an.`,
  'onecard.nothing-fits': () => 'Der Wurf passt auf keine Karte.',
  'onecard.bides': () => 'So bleiben die Felder für bessere Würfe frei.',
  'onecard.keeps': ({ colour, count }) =>
    `${count}-mal ${colours[colour]} bleibt für deine offenen Reihen liegen.`,
  'onecard.keeps-dice': ({ count }) => `${count} Würfel bleiben liegen.`,
  'onecard.fresh-dice': () => 'Keiner dieser Würfel ist es wert, ihn zu behalten.',
  'onecard.enough': () => 'Ein weiterer Wurf macht es im Schnitt nicht besser.',
  'onecard.new-card': ({ id }) => `${card(id)} ist schnell voll.`,
}
