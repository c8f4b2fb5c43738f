import type { OnecardWords } from '../words.ts'
import { boxes, card, coloured, colours, diceCount, diceList, misfit, points } from './grammar.ts'

export const why: OnecardWords['why'] = {
  watching: 'Tu regardes cette partie.',
  over: 'La partie est terminée.',
  openCard: 'On ne prend une carte ouverte qu’après avoir compté une des siennes.',
  kept: 'Tu as choisi tes trois cartes. La partie commence dès que tout le monde a choisi.',
  diceFirst: 'D’abord les dés : relance ou arrête-toi. Ensuite tu les inscris sur une carte.',
  notYet: 'On inscrit les dés une fois le lancer terminé.',
  entered: 'Tu as déjà utilisé ce lancer : il ne va que sur une seule carte.',
  inTurn: (name) =>
    `C’est à ${name} de choisir : on inscrit dans le sens des aiguilles d’une montre, en commençant par celui qui a lancé.`,
  noFit: (misfits) =>
    `Rien ne convient ici : ${misfits.map(misfit).join(', ')}. Une couleur s’inscrit avec tous ses dés ou pas du tout.`,
  notRolled: 'Les dés ne sont pas encore lancés.',
  theirDice: (name) => `À ce tour, c’est ${name} qui lance et décide quels dés restent.`,
  thirdRoll: 'C’était le troisième lancer : le résultat est définitif.',
  stopped: 'Tu as choisi d’arrêter : le résultat est définitif.',
  allStay: 'Tu gardes les cinq dés. Touche celui que tu veux relancer, ou arrête-toi.',
}

export const told: OnecardWords['told'] = {
  rolls: (who, dice) => `${who ? `${who} a` : 'Tu as'} lancé ${diceList(dice)}.`,
  rerolls: (who, staying, again) => {
    const roll = `${who ? 'relance' : 'relances'} ${diceCount(again)}`
    if (staying.length === 0) return `${who ?? 'Tu'} ${roll}.`
    return `${who ?? 'Tu'} ${who ? 'garde' : 'gardes'} ${diceList(staying)} et ${roll}.`
  },
  stops: (who) => (who ? `${who} s’arrête.` : 'Tu t’arrêtes.'),
  enters: (who, id, count) => `${who ? `${who} coche` : 'Tu coches'} ${boxes(count)} sur la ${card(id)}.`,
  scores: (who, id, count) => `${who ? `${who} compte` : 'Tu comptes'} la ${card(id)} : ${points(count)}.`,
  passes: (who) => (who ? `${who} passe.` : 'Tu passes.'),
  kept: 'Tout le monde a choisi trois cartes.',
  takes: (who, id) => `${who ? `${who} prend` : 'Tu prends'} la ${card(id)}.`,
  draws: (who, id) => `${who ? `${who} pioche` : 'Tu pioches'} la ${card(id)}.`,
  laid: (id) => `La ${card(id)} est retournée.`,
}

export const moved: OnecardWords['moved'] = {
  reroll: (count) => `relancer ${diceCount(count)}`,
  stop: 's’arrêter',
  enter: (id) => `inscrire sur la ${card(id)}`,
  pass: 'passer',
  keep: (ids) => `garder ${ids.map((id) => `la ${card(id)}`).join(', ')}`,
  take: (id) => `prendre la ${card(id)}`,
}

export const reasons: OnecardWords['reasons'] = {
  'onecard.scores-card': ({ id, count }) => `Cela termine la ${card(id)} pour ${points(count)}.`,
  'onecard.ends-game': () => 'C’est la quatrième carte comptée, et la fin de la partie.',
  'onecard.fills-row': ({ id, colour }) => `Cela remplit la rangée de ${colours[colour]} de la ${card(id)}.`,
  'onecard.marks': ({ id, count }) => `Cela coche ${boxes(count)} sur la ${card(id)}.`,
  'onecard.nothing-fits': () => 'Le lancer ne va sur aucune carte.',
  'onecard.bides': () => 'Les cases restent libres pour de meilleurs dés.',
  'onecard.keeps': ({ colour, count }) => `On garde ${coloured(count, colour)} pour tes rangées ouvertes.`,
  'onecard.keeps-dice': ({ count }) => `On garde ${count} dés.`,
  'onecard.fresh-dice': () => 'Aucun de ces dés ne vaut la peine d’être gardé.',
  'onecard.enough': () => 'Un lancer de plus ne ferait pas mieux en moyenne.',
  'onecard.new-card': ({ id }) => `La ${card(id)} se remplit vite.`,
}
