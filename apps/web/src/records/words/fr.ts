import { pluralIn } from '@rattlecup/ui'
import type { RecordWords } from './en.ts'

const plural = pluralIn('fr')
const number = new Intl.NumberFormat('fr')

export const words: RecordWords = {
  replay: 'Revoir une partie',
  replayOf: (game) => `${game} : revoir la partie`,
  first: 'Au début',
  back: 'Un pas en arrière',
  play: 'Lire',
  pause: 'Pause',
  forward: 'Un pas en avant',
  last: 'À la fin',
  position: 'Moment de la partie',
  step: (at, of) => `${number.format(at)} sur ${number.format(of)}`,
  better: (move) => `Mieux : ${move}`,
  beginning: 'Le début',

  gamesHere: 'Terminées sur cet appareil',
  chooseFile: 'Choisir un fichier de partie',
  dropFile: 'ou dépose-le ici. Il reste sur cet appareil.',
  noGame: 'Ce n’est pas une partie de Rattlecup.',
  badGame: 'Cette partie ne respecte pas les règles.',
  missing: 'Cette partie est introuvable.',
  unreachable: 'Le serveur est injoignable.',
  another: 'Une autre partie',

  verify: 'Vérifier les dés',
  verifyIntro:
    'N’importe qui peut refaire chaque lancer d’une partie terminée, à partir de ce que les joueurs et la maison y ont mis avant.',
  verifying: 'On refait chaque lancer…',
  fair: 'Équitable : chaque lancer est conforme à la promesse.',
  unfair: 'Pas équitable : quelque chose n’est pas conforme à la promesse.',
  unfinished: 'Il n’y a pas de preuve : la partie n’est pas terminée, ou elle s’est jouée avec de vrais dés.',
  failed: 'La vérification a échoué.',
  promise: 'La promesse',
  promiseAbout:
    'Avant le premier lancer, la maison a tiré un secret et montré son empreinte. Un autre secret aurait une autre empreinte.',
  fingerprint: 'Empreinte (SHA-256)',
  secret: 'Secret, révélé après la partie',
  secretFits: 'Le secret a bien cette empreinte.',
  secretDiffers: 'Le secret a une autre empreinte.',
  seeds: 'Ce que les joueurs ont ajouté',
  seedsAbout: 'Chaque joueur a ajouté un texte, pour que la maison non plus ne puisse choisir les lancers.',
  seedOf: (name) => `${name} :`,
  noSeed: 'rien',
  links: 'Ce que les appareils des joueurs ont ajouté',
  linksAbout:
    'Avant chaque lancer, chaque appareil présent a ajouté un secret à lui. Personne, pas même la maison, ne pouvait connaître un tel lancer d’avance.',
  linksOf: (given, of) =>
    `dans ${number.format(given)} ${plural(given, { one: 'série', other: 'séries' })} de lancers sur ${number.format(of)}`,
  linksMissing: (missing) =>
    `${number.format(missing)} ${plural(missing, { one: 'manque', other: 'manquent' })}`,
  rollsWithout: (count) =>
    plural(count, {
      one: 'Un lancer s’est fait sans l’appareil d’aucun joueur : la maison aurait pu le connaître.',
      other: `${number.format(count)} lancers se sont faits sans l’appareil d’aucun joueur : la maison aurait pu les connaître.`,
    }),
  tableWordsAbout: 'Tout le monde à la table avait les mêmes mots. Compare-les avec les autres.',
  firstWords: 'Après le premier lancer',
  lastWords: 'Après le dernier lancer',
  notShown: 'Cet appareil n’a pas pu comparer :',
  claims: {
    rolls: 'les lancers',
    rules: 'les coups',
    log: 'le registre public, que ce fichier ne nomme pas',
    commitment: 'l’empreinte montrée avant la partie',
    seeds: 'les textes des joueurs',
    heads: 'les chaînes données par tes propres appareils',
    digests: 'ce que ton appareil a noté pendant la partie',
    words: 'des mots de table dont quelqu’un se souvient',
    key: 'la clé du registre public',
  },
  rolls: 'Les lancers',
  rollsAbout: (count) =>
    `${number.format(count)} ${plural(count, { one: 'lancer a été refait', other: 'lancers ont été refaits' })} à partir du secret et des apports des joueurs, et chaque coup a été vérifié selon les règles.`,
  showRolls: 'Montrer chaque lancer',
  rollNumber: (at) => `Lancer ${number.format(at)}`,
  faults: 'Ce qui ne va pas',
  eventNumber: (at) => `Événement ${number.format(at)}`,
  wrongSecret: 'Le secret n’est pas celui qui était promis : on ne peut se fier à aucun lancer.',
  breaksOff: 'La partie s’interrompt avant la fin.',
  wrongEvents: {
    'bad-request': 'Cela ne peut pas arriver dans ce jeu.',
    'game-over': 'Cela vient après la fin de la partie.',
    'not-your-turn': 'Ce n’était pas le tour de ce joueur.',
    'illegal-move': 'Les règles ne permettent pas ce coup ici.',
    'illegal-outcome': 'Les dés ne peuvent pas tomber ainsi ici.',
  },
  restUnchecked: 'La suite n’a pas été vérifiée.',
  inEnglish: 'Détails, en anglais',
  fileSays: 'Le fichier dit',
  diceFell: 'mais les dés ont donné',
  exactly: 'Comment cela marche, au bit près',
  houseDice: 'Les dés de cette maison',
}
