import { frenchOf } from '@rattlecup/ui'
import type { SetupWords } from './words.ts'

export const words: SetupWords = {
  title: (game) => `Une table ${frenchOf(game)}`,
  players: 'Qui joue',
  person: 'Personne',
  bots: 'Robots',
  whoPlays: (seat) => `Place ${seat} : qui joue`,
  name: 'Nom',
  nameOf: (seat) => `Place ${seat} : nom`,
  addPerson: 'Ajouter quelqu’un',
  addBot: 'Ajouter un robot',
  remove: (name) => `Retirer ${name} de la table`,
  earlier: (name) => `${name} joue plus tôt`,
  sameNames: 'Deux personnes à la table portent le même nom.',
  noNames: 'À plusieurs sur cet appareil, chaque place a besoin d’un nom.',
  dice: 'Dés',
  fair: 'Dés équitables du programme',
  real: 'Tes propres dés',
  fairAbout: 'Chaque lancer peut être vérifié après coup.',
  realAbout: 'Vous lancez sur votre table et indiquez ce que montrent les dés.',
  options: 'Règles de cette table',
  wrong: 'Ces choix ne vont pas ensemble.',
  begin: 'C’est parti',
}
