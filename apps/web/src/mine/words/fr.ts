import { pluralIn } from '@rattlecup/ui'
import { dayIn, momentIn } from './dates.ts'
import type { MineWords } from './words.ts'

const plural = pluralIn('fr')

export const words: MineWords = {
  days: (count) => plural(count, { one: '1 jour', other: `${count} jours` }),
  hours: (count) => plural(count, { one: '1 heure', other: `${count} heures` }),
  clockOverDays: 'Sur plusieurs jours',
  timeATurn: 'Temps par tour',
  overDaysAbout:
    'Chacun joue quand il a le temps. Si le temps d’un tour est écoulé, un bot joue ce coup, et lui seul.',
  yourTurn: 'À toi de jouer',
  until: momentIn('fr'),
  turnUntil: (moment) => `jusqu’au ${moment}`,
  onHolidayUntil: (moment) => `en vacances jusqu’au ${moment}`,
  nextGame: (game) => `Partie suivante : à toi de jouer à ${game}`,

  holiday: 'Vacances',
  holidayAbout: 'Pendant ton absence, ton temps s’arrête dans les parties sur plusieurs jours.',
  holidayFor: 'Combien de temps',
  goAway: 'Partir en vacances',
  holidayUntil: (moment) => `Tu es en vacances jusqu’au ${moment}.`,
  comeBack: 'Rentrer de vacances',

  myGames: 'Mes parties',
  day: dayIn('fr'),
  onDevice: 'jouée sur un appareil',
  noGames: 'Aucune partie terminée ici pour l’instant.',
  moreGames: 'Afficher plus',
  downloadAll: 'Télécharger toutes les parties',
  playedWith: 'Jouées avec',
  whichGame: 'Jeu',
  allGames: 'Tous les jeux',
  result: 'Résultat',
  allResults: 'Tous',
  won: 'Gagnées',
  lost: 'Perdues',

  statistics: 'Statistiques',
  byGame: 'Par jeu',
  headToHead: 'Face aux autres',
  played: 'Parties',
  average: 'Moyenne',
  highest: 'Le plus de points',
  lowest: 'Le moins de points',
  iWon: 'Tes victoires',
  theyWon: 'Leurs victoires',
  reviewed: 'Chance et jeu, en moyenne',
  luck: 'Chance',
  play: 'Jeu',
  mistakes: 'Erreurs',

  calls: 'Être prévenu',
  callsAbout: 'Quand une partie t’attend et que tu n’es pas à la table, cet appareil peut te prévenir.',
  cantCall:
    'Ce navigateur ne peut pas te prévenir. Il faut une adresse sécurisée (https) ; sur iPhone, ajoute d’abord Rattlecup à l’écran d’accueil.',
  callHere: 'Me prévenir sur cet appareil',
  callNoMore: 'Ne plus me prévenir ici',
  callRefused: 'Le navigateur ne l’a pas permis. Tu peux changer cela dans ses réglages pour cette page.',
  calledHere: (count) =>
    plural(count, {
      one: 'Cet appareil te prévient.',
      other: `Cet appareil et d’autres te préviennent, ${count} en tout.`,
    }),
  callTurn: 'Quand c’est à moi de jouer',
  callOver: 'Quand une partie est terminée',
  quiet: 'Heures calmes',
  quietAbout: 'Les messages arrivent quand même, mais sans bruit.',
  quietFrom: 'De',
  quietTo: 'À',
  calledTurn: 'C’est à toi de jouer.',
  calledOver: 'La partie est terminée.',

  undo: 'Reprendre mon coup',
  undoAsked: (name) => `${name} voudrait reprendre un coup.`,
  undoWaits: 'On demande aux autres si tu peux reprendre ton coup.',
  undoYes: 'D’accord',
  undoNo: 'Refuser',
}
