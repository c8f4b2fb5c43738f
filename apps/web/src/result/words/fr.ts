import { listIn, pluralIn } from '@rattlecup/ui'
import { figuresIn } from './figures.ts'
import type { ResultWords } from './words.ts'

const list = listIn('fr')
const plural = pluralIn('fr')
const figures = figuresIn('fr')

export const words: ResultWords = {
  youWon: 'Tu as gagné !',
  wins: (names) => `${list(names)} ${plural(names.length, { one: 'gagne', other: 'gagnent ensemble' })}`,
  points: (count) => `${figures.pointsOf(count)} ${plural(count, { one: 'point', other: 'points' })}`,
  rematch: 'Revanche',
  replay: 'Revoir la partie',
  verify: 'Vérifier les dés',
  download: 'Télécharger',
  share: 'Partager',
  shared: 'Le lien est copié.',
  breakdown: 'D’où viennent les points',
  review: 'Chance et jeu',
  reviewing: (share) => `Retour sur la partie : ${figures.shareOf(share)}`,
  reviewFailed: 'Le retour sur la partie n’a pas abouti.',
  reviewAgain: 'Revenir sur la partie',
  stop: 'Arrêter',
  chances: 'Les chances au fil de la partie',
  expected: 'Points attendus au fil de la partie',
  event: 'Après l’événement',
  asTable: 'En tableau',
  start: 'Avant',
  luck: 'Chance',
  skill: 'Son jeu',
  others: 'Jeu des autres',
  drift: 'Corrections',
  result: 'Résultat',
  ...figures,
  byTurns:
    'Chaque tour est calculé exactement ; la valeur de sa fin est estimée, et les corrections en sont les erreurs.',
  estimated:
    'Estimé en jouant de nombreuses fois la suite de chaque position ; les petits écarts relèvent du hasard.',
  exact: 'La valeur de chaque position est connue exactement.',
  turning: 'Les coups qui ont compté',
  noTurning: 'Aucun coup n’a coûté cher : les dés ont décidé.',
  played: (name, move) => `${name} : ${move}`,
  better: (move, gain) => `Mieux : ${move} (${gain})`,
  seeIt: 'Voir',
  grades: {
    best: 'le meilleur',
    good: 'bon',
    inaccuracy: 'imprécis',
    mistake: 'une erreur',
    blunder: 'une grosse erreur',
  },
}
