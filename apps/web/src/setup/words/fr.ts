import { frenchOf } from '@rattlecup/ui'
import type { SetupWords } from './en.ts'

export const words: SetupWords = {
  title: (game) => `Préparer une partie ${frenchOf(game)}`,
  players: 'Qui joue',
  person: 'Personne',
  bots: 'Robots',
  whoPlays: (seat) => `Place ${seat} : qui joue ?`,
  name: 'Nom',
  nameOf: (seat) => `Place ${seat} : nom`,
  unnamed: (seat) => `la place ${seat}`,
  addPerson: 'Ajouter quelqu’un',
  addBot: 'Ajouter un robot',
  remove: (name) => `Retirer ${name}`,
  earlier: (name) => `Avancer ${name} d’une place`,
  sameNames: 'Deux joueurs portent le même nom.',
  noNames: 'Si vous jouez à plusieurs sur cet appareil, chacun a besoin d’un nom.',
  dice: 'Dés',
  fair: 'Nos dés équitables',
  real: 'Tes propres dés',
  fairAbout: 'Tu peux vérifier chaque lancer après coup.',
  realAbout: 'Tu lances sur ta table et tu indiques ce que montrent les dés.',
  options: 'Règles de cette partie',
  wrong: 'Ces options ne vont pas ensemble.',
  begin: 'C’est parti',
}
