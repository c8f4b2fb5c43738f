import { pluralIn } from '@rattlecup/ui'
import type { RecordWords } from './words.ts'

const plural = pluralIn('fr')
const number = new Intl.NumberFormat('fr')

export const words: RecordWords = {
  replay: 'Revoir une partie',
  replayOf: (game) => `${game} : la partie revue`,
  first: 'Au début',
  back: 'Un pas en arrière',
  play: 'Lire',
  pause: 'Pause',
  forward: 'Un pas en avant',
  last: 'À la fin',
  position: 'Moment de la partie',
  step: (at, of) => `${number.format(at)} sur ${number.format(of)}`,
  beginning: 'Le début',

  chooseFile: 'Choisir un fichier de partie',
  dropFile: 'ou dépose-le ici. Il reste sur cet appareil.',
  noGame: 'Ce fichier n’est pas une de nos parties.',
  badGame: 'Cette partie ne suit pas les règles.',
  missing: 'Cette partie est introuvable.',
  unreachable: 'Le serveur est injoignable.',
  another: 'Une autre partie',

  verify: 'Vérifier les dés',
  verifyIntro:
    'Chaque lancer d’une partie terminée peut être refait, par n’importe qui, à partir de ce qui était fixé avant le premier.',
  verifying: 'Chaque lancer est refait…',
  fair: 'Équitable : chaque lancer est conforme à la promesse.',
  unfair: 'Pas équitable : quelque chose n’est pas conforme à la promesse.',
  unfinished: 'Cette partie n’a pas de preuve : elle n’est pas terminée, ou de vrais dés ont été lancés.',
  failed: 'La vérification n’a pas pu se faire.',
  promise: 'La promesse',
  promiseAbout:
    'Avant le premier lancer, la maison a tiré un secret et montré son empreinte. Un autre secret aurait une autre empreinte.',
  fingerprint: 'Empreinte (SHA-256)',
  secret: 'Secret, montré après la fin',
  secretFits: 'Le secret a bien cette empreinte.',
  secretDiffers: 'Le secret a une autre empreinte.',
  seeds: 'Ce que la table a ajouté',
  seedsAbout: 'Chaque place a ajouté un texte, pour que la maison non plus ne puisse choisir les lancers.',
  seedOf: (name) => `${name} :`,
  noSeed: 'rien',
  rolls: 'Les lancers',
  rollsAbout: (count) =>
    `${number.format(count)} ${plural(count, { one: 'lancer a été refait', other: 'lancers ont été refaits' })} à partir du secret et des textes, et chaque coup a été comparé aux règles.`,
  showRolls: 'Montrer chaque lancer',
  rollNumber: (at) => `Lancer ${number.format(at)}`,
  faults: 'Ce qui ne va pas',
  eventNumber: (at) => `Événement ${number.format(at)}`,
  wrongSecret: 'Le secret n’est pas celui qui était promis : on ne peut se fier à aucun lancer.',
  breaksOff: 'La partie s’interrompt avant sa fin.',
  wrongEvents: {
    'bad-request': 'Cela ne peut pas arriver dans ce jeu.',
    'game-over': 'Cela vient après la fin de la partie.',
    'not-your-turn': 'Ce n’était pas le tour de cette place.',
    'illegal-move': 'Les règles ne permettent pas ce coup ici.',
    'illegal-outcome': 'Les dés ne peuvent pas tomber ainsi ici.',
  },
  restUnchecked: 'La suite n’a pas été vérifiée.',
  inEnglish: 'Détails, en anglais',
  fileSays: 'Le fichier dit',
  diceFell: 'mais les dés ont donné',
  exactly: 'Comment ça marche, au bit près',
}
