import { frenchOf, pluralIn } from '@rattlecup/ui'
import { agoIn } from '../ago.ts'
import type { HomeWords } from './en.ts'

const plural = pluralIn('fr')

export const words: HomeWords = {
  tagline: 'Quatre jeux de dés. Assieds-toi et joue.',
  games: 'Jeux',
  friends: 'Entre amis',
  choices: 'Plus d’options',
  friendsFor: (game) => `${game} entre amis`,
  playGame: (game) => `Jouer à ${game}`,
  learnGame: (game) => `Apprendre ${game}`,
  rulesOf: (game) => `Règles ${frenchOf(game)}`,
  choicesFor: (game) => `Plus d’options pour ${game}`,
  goOn: 'Reprendre',
  standing: (game) => `${game} : `,
  hasWon: 'victoire',
  older: (count) => plural(count, { one: '1 plus ancienne', other: `${count} plus anciennes` }),
  ago: agoIn('fr'),
  remove: (game) => `Supprimer cette partie ${frenchOf(game)}`,
  removed: 'Supprimée.',
  undo: 'Annuler',
  finished: 'Parties terminées',
  played: 'Parties',
  won: 'Victoires',
  best: 'Record',
  average: 'Moyenne',
  together: 'Jouer ensemble',
  more: 'Et aussi',
  replayFile: 'Revoir une partie',
  verifyFile: 'Vérifier les dés',
  houseDice: 'Les dés de cette maison',
  toDark: 'Passer au thème sombre',
  toLight: 'Passer au thème clair',
}
