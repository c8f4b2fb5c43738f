import { listIn, pluralIn } from '@rattlecup/ui'
import { figuresIn } from './figures.ts'
import type { ResultWords } from './en.ts'

const list = listIn('fr')
const plural = pluralIn('fr')
const figures = figuresIn('fr')

export const words: ResultWords = {
  youWon: 'Tu as gagné !',
  wins: (names) => `${list(names)} ${plural(names.length, { one: 'gagne', other: 'gagnent ensemble' })}`,
  youShare: (others) => `Tu partages la victoire avec ${list(others)} !`,
  points: (count) => `${figures.pointsOf(count)} ${plural(count, { one: 'point', other: 'points' })}`,
  rematch: 'Revanche',
  stronger: 'Adversaires plus forts',
  easier: 'Adversaires plus faciles',
  offerStronger: 'Tu gagnes à chaque fois. Veux-tu des adversaires plus forts ?',
  offerEasier: 'Ces adversaires sont coriaces. En veux-tu de plus faciles ?',
  toReview: 'Analyse',
  more: 'Plus',
  decided: {
    byLuck: (who, luck) =>
      who === undefined
        ? `Tu as gagné surtout par chance : les dés t’ont apporté ${luck}.`
        : `${who} a gagné surtout par chance : les dés ont apporté ${luck}.`,
    byPlay: (who, luck) =>
      who === undefined
        ? `Tu as gagné en jouant bien : les dés t’ont apporté ${luck}.`
        : `${who} a gagné en jouant bien : les dés ont apporté ${luck}.`,
    lostByLuck: (luck) => `Tu as perdu surtout par malchance : les dés t’ont apporté ${luck}.`,
    lostByPlay: (luck) => `Tu as perdu surtout à cause de tes coups : les dés t’ont apporté ${luck}.`,
    alone: (luck, play) => `Les dés ont valu ${luck} points, tes coups ${play}.`,
  },
  shareTitle: 'Partager le résultat',
  shareText: 'Partager…',
  copyText: 'Copier en texte',
  savePicture: 'Enregistrer l’image',
  copied: 'Copié.',
  makeLink: 'Créer un lien',
  linkAbout: 'Toute personne qui a le lien voit la partie entière, avec les noms.',
  removeLink: 'Supprimer le lien',
  linkFailed: 'Impossible de créer le lien. Réessaie plus tard.',
  rolls: 'Les lancers décisifs',
  noRolls: 'Aucun lancer n’a décidé de la partie à lui seul.',
  stepThrough: 'Revoir pas à pas',
  previousMistake: 'Erreur précédente',
  nextMistake: 'Erreur suivante',
  onlyMove: 'le seul coup possible',
  seatSummary: (name, said) => `${name} : ${said.join(', ')}.`,
  fortune: {
    good: (gift) => `des dés favorables (${gift})`,
    bad: (gift) => `des dés défavorables (${gift})`,
    even: (gift) => `des dés moyens (${gift})`,
  },
  overAWin: 'plus d’une victoire entière',
  costly: (count, cost) =>
    plural(count, { one: `${count} coup coûteux (${cost})`, other: `${count} coups coûteux (${cost})` }),
  replay: 'Revoir la partie',
  verify: 'Vérifier les dés',
  download: 'Télécharger',
  share: 'Partager',
  breakdown: 'D’où viennent les points',
  review: 'Chance et savoir-faire',
  inFigures: 'En chiffres',
  reviewing: (share) => `Analyse de la partie : ${figures.shareOf(share)}`,
  reviewFailed: 'L’analyse a échoué.',
  reviewAgain: 'Analyser la partie',
  stop: 'Arrêter',
  chances: 'Chances de gagner au fil de la partie',
  expected: 'Points attendus au fil de la partie',
  event: 'Après l’événement',
  asTable: 'En tableau',
  start: 'Au départ',
  luck: 'Chance',
  skill: 'Ses coups',
  others: 'Coups des autres',
  result: 'Résultat',
  ...figures,
  byTurns:
    'Chaque tour est calculé exactement. La suite est estimée : ± dit avec quelle précision la chance est connue.',
  estimated:
    'Estimé en jouant de nombreuses fois la suite de chaque position. Les petits écarts sont dus au hasard.',
  exact: 'La valeur de chaque position est connue exactement.',
  turning: 'Les coups qui ont compté',
  noTurning: 'Aucun coup n’a coûté cher : ce sont les dés qui ont décidé.',
  played: (name, move) => `${name} : ${move}`,
  better: (move, gain) => `Mieux : ${move} (${gain})`,
  seeIt: 'Voir',
  grades: {
    best: 'le meilleur coup',
    good: 'bon',
    inaccuracy: 'imprécis',
    mistake: 'une erreur',
    blunder: 'une grosse erreur',
  },
}
