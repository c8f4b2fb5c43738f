import { frenchOf, listIn } from '@rattlecup/ui'
import { agoIn } from '../ago.ts'
import type { HomeWords } from './words.ts'

const list = listIn('fr')

export const words: HomeWords = {
  tagline: 'Quatre jeux de dés. Assieds-toi et joue.',
  games: 'Jeux',
  pitches: {
    qwixx: 'Coche des nombres, de gauche à droite, sans jamais revenir.',
    gambler: 'Remplis les lignes qui paient, évite les noires et arrête-toi à temps.',
    onecard: 'Trois lancers, six couleurs, et tout le lancer va sur une seule carte.',
    strike: 'Lance dans l’arène : ce qui est pareil te revient.',
  },
  friends: 'Entre amis',
  choices: 'Plus de choix',
  friendsFor: (game) => `${game} entre amis`,
  playGame: (game) => `Jouer à ${game}`,
  learnGame: (game) => `Apprendre ${game}`,
  rulesOf: (game) => `Règles ${frenchOf(game)}`,
  choicesFor: (game) => `Plus de choix pour ${game}`,
  goOn: 'Reprendre',
  goOnWith: (game, names) => `${game} : ${list(names)}`,
  ago: agoIn('fr'),
  remove: (game) => `Supprimer cette partie ${frenchOf(game)}`,
  removed: 'Supprimée.',
  undo: 'Annuler',
  finished: 'Parties terminées',
  together: 'Ensemble',
  more: 'Et aussi',
  replayFile: 'Revoir une partie',
  verifyFile: 'Vérifier les dés',
  toDark: 'Baisser la lumière',
  toLight: 'Allumer la lumière',
}
