import { frenchOf as of, listIn, pluralIn, type Who } from '@rattlecup/ui'
import { numbersIn, signedIn } from './format.ts'
import type { Effect, ReasonWords, RowTelling, SeatTelling, GamblerWords } from './words.ts'

const plural = pluralIn('fr')
const list = listIn('fr')
const signed = signedIn('fr')
const { count, percent } = numbersIn('fr')

const dice = (n: number): string => `${count(n)} ${plural(n, { one: 'dé', other: 'dés' })}`
const points = (n: number): string => `${count(n)} ${plural(n, { one: 'point', other: 'points' })}`
const does = (who: Who, you: string, they: string): string => (who ? `${who} ${they}` : `Tu ${you}`)
const worth = (n: number): string => (n < 0 ? `coûte ${points(-n)}` : `rapporte ${points(n)}`)
const effect = ({ points: n, free }: Effect): string =>
  free === 0 ? `la complète, ${signed(n)}` : `il manquera ${dice(free)} pour ${signed(n)}`

const fits = (chance: number): string => {
  if (chance === 1) return 'un dé trouve sa place à coup sûr'
  return chance === 0
    ? 'aucun dé ne trouve sa place'
    : `${percent(chance)} de chances qu’un dé trouve sa place`
}

const reasons: ReasonWords = {
  'gambler.completes-row': (v) => `La rangée ${v.row + 1} est complétée et rapporte ${points(v.points)}.`,
  'gambler.pays': (v) => `La rangée noire ${v.row + 1} est complétée et coûte ${points(v.points)}.`,
  'gambler.fills-black': (v) =>
    `Dans la rangée noire ${v.row + 1}, le dé ne coûte encore rien : il y manque ${dice(v.free)}.`,
  'gambler.builds-row': (v) =>
    `Il ne manquera plus que ${dice(v.free)} à la rangée ${v.row + 1} pour ${signed(v.points)}.`,
  'gambler.goes-for': (v) =>
    `Avec ${dice(v.dice)} en main, la rangée ${v.row + 1} (${signed(v.points)}) se complète dans ${percent(v.chance)} des cas.`,
  'gambler.gives-away': (v) =>
    `Mais le joueur suivant aura ${percent(v.chance)} de chances de prendre les ${points(v.points)} de la rangée ${v.row + 1}.`,
  'gambler.holds-back': () => 'Si tu relances, tu devras peut-être poser un dé qui aide le joueur suivant.',
  'gambler.must-roll': () => 'Il n’y a rien d’autre à faire que lancer.',
  'gambler.rolls-on': () =>
    'Aucune rangée ouverte n’est à portée, mais les dés trouveront peut-être une place.',
}

export const words: GamblerWords = {
  points,
  dice,
  signed,
  list,
  count,
  table: 'Tableau de Gambler',
  tray: 'Les dés en main',
  seats: 'Joueurs',
  round: (n) => `Manche ${count(n)}`,
  target: (n) => `sur ${count(n)}`,
  pile: 'Les tableaux sont face cachée.',
  boards: {
    b01: 'Premier gobelet',
    b02: 'L’escalier',
    b03: 'Nuit étoilée',
    b04: 'Maison pleine',
    b05: 'Marée basse',
    b06: 'La route des crêtes',
    b07: 'Le coup de six',
    b08: 'Verglas',
    b09: 'Deux par deux',
    b10: 'Drôle d’impair',
    b11: 'Bonne paire',
    b12: 'Compte à rebours',
    b13: 'Long courrier',
    b14: 'Petite monnaie',
    b15: 'Sur le fil',
    b16: 'Soirée poker',
    b17: 'Jeu de miroirs',
    b18: 'Yeux de serpent',
    b19: 'Double peine',
    b20: 'Dernière tournée',
  },
  seat: ({ who, points: n, dice: left, active }: SeatTelling) =>
    `${who ?? 'Toi'} : ${points(n)}, ${dice(left)}${active ? (who ? ', c’est son tour' : ', c’est ton tour') : ''}`,
  kinds: {
    numbers: (boxes) => boxes.join(', '),
    stars: (n) => `${count(n)} ${plural(n, { one: 'étoile', other: 'étoiles, toutes identiques' })}`,
    fullhouse: 'full, trois dés identiques et deux autres identiques',
  },
  row: ({ row, kind, points: n, placed, free }: RowTelling) =>
    `Rangée ${row} : ${kind} ; ${worth(n)}. ${
      free === 0
        ? 'Complète.'
        : `${placed.length > 0 ? `Déjà posés : ${placed.join(', ')} ; ` : ''}${count(free)} ${plural(free, { one: 'case libre', other: 'cases libres' })}.`
    }`,
  placing: (value, row, what) => `Poser le ${value} sur la rangée ${row} : ${effect(what)}`,
  die: (value, rows) =>
    rows.length > 0
      ? `Dé de valeur ${value} ; va sur ${plural(rows.length, { one: 'la rangée', other: 'les rangées' })} ${list(rows.map(String))}`
      : `Dé de valeur ${value} ; ne va nulle part`,
  status: {
    shuffling: 'On mélange les tableaux.',
    rolling: (who, n) => `${does(who, 'lances', 'lance')} ${dice(n)}.`,
    nothingFits: (who) =>
      who ? `Rien ne convient : le tour ${of(who)} est fini.` : 'Rien ne convient : ton tour est fini.',
    howToPlace: 'Touche un dé, puis une rangée qui brille.',
    mustPlace: 'Pose au moins un dé.',
    mayGoOn: 'Pose, relance ou arrête-toi.',
    chooseRow: (value) => `Où poser le ${value} ?`,
    chooseDie: (row) => `Quel dé sur la rangée ${row} ?`,
    pencil: 'Au crayon : touche encore pour le poser.',
    waiting: (who) => (who ? `C’est le tour ${of(who)}.` : 'C’est ton tour.'),
    over: 'Le dernier tableau est complet.',
  },
  rollOf: (n, most) => `Lancer ${n} sur ${most}`,
  actions: {
    roll: (n) => (n === undefined ? 'Relancer' : `Relancer (${n})`),
    stop: 'Arrêter',
    place: (what) => (what.free === 0 ? `Poser : ${signed(what.points)}` : 'Poser'),
    takeBack: 'Reprendre',
  },
  stakes: {
    roll: (chance, best) => `${fits(chance)}${best > 0 ? `, jusqu’à ${signed(best)}` : ''}`,
    stop: (who, best) =>
      best === 0
        ? `aucune rangée à finir pour ${who ?? 'toi'}`
        : `${who ?? 'tu'} ${who ? 'pourrait' : 'pourrais'} prendre ${signed(best)}`,
  },
  whyNot: {
    notYourTurn: (who) => (who ? `C’est le tour ${of(who)}.` : 'Les dés roulent encore.'),
    over: 'La partie est terminée.',
    rowFull: (row) => `La rangée ${row} est complète ; elle ne prend plus de dé.`,
    wants: (row, value) =>
      `On remplit de gauche à droite : la prochaine case de la rangée ${row} demande un ${value}.`,
    starsWant: (row, value) =>
      `Toutes les étoiles d’une rangée sont identiques : la rangée ${row} a commencé par un ${value}.`,
    tripleWants: (row, value) =>
      `Les trois premiers dés d’un full sont identiques : la rangée ${row} a commencé par un ${value}.`,
    pairDiffers: (row, value) => `La paire du full (rangée ${row}) doit être différente des trois ${value}.`,
    pairWants: (row, value) =>
      `Les deux derniers dés d’un full sont identiques : la rangée ${row} demande encore un ${value}.`,
    starTaken: (values) =>
      `Ici, les rangées d’étoiles d’un tableau doivent différer : ${list(values.map(String))} ${plural(values.length, { one: 'est déjà pris', other: 'sont déjà pris' })}.`,
    fitsNowhere: (value) => `Pour l’instant, aucune rangée ne prend un ${value}.`,
    placeFirst: 'Un dé de ce lancer convient : il faut d’abord en poser un.',
  },
  tell: {
    boards: (title) => `Les tableaux sont mélangés. Sur le dessus : ${title}.`,
    roll: (who, values) => `${does(who, 'lances', 'lance')} ${list(values.map(String))}.`,
    nothingFits: (who) =>
      who ? `Rien ne convient ; le tour ${of(who)} est fini.` : 'Rien ne convient ; ton tour est fini.',
    place: (who, value, row) => `${does(who, 'poses', 'pose')} un ${value} sur la rangée ${row}.`,
    completes: (who, value, row, n) =>
      `${does(who, 'complètes', 'complète')} la rangée ${row} avec un ${value} : ${signed(n)} points.`,
    nextBoard: (n, title) => `Le tableau est complet. Manche ${count(n)} : ${title}.`,
    lastBoard: 'Le tableau est complet ; la partie est terminée.',
    stop: (who) => (who ? `${who} s’arrête.` : 'Tu t’arrêtes.'),
  },
  move: {
    place: (value, row) => `un ${value} sur la rangée ${row}`,
    roll: 'relancer',
    stop: 'arrêter',
  },
  keys: {
    die: 'prendre un dé',
    row: 'aller de rangée en rangée',
    roll: 'relancer',
    stop: 'arrêter',
    takeBack: 'reprendre',
  },
  reasons,
  options: {
    target: 'On joue jusqu’à',
    targetHelp: 'La partie se termine après une manche où quelqu’un a autant de points.',
    first: 'Qui commence',
    stars: 'Les rangées d’étoiles d’un tableau',
    independent: 'peuvent avoir la même valeur',
    distinct: 'doivent toutes être différentes',
    beginner: 'Commencer par le tableau des débutants',
  },
  entry: {
    dice: (n) => plural(n, { one: 'Que montre le dé ?', other: `Que montrent les ${dice(n)} ?` }),
    entered: (values) =>
      values.length > 0 ? `Saisi : ${values.join(', ')}` : 'Rien de saisi pour l’instant',
    face: (value) => `Un dé montre ${value}`,
    remove: (value) => `Enlever le ${value}`,
    undo: 'Annuler',
    done: 'Valider',
    stack: 'Dans quel ordre sont les tableaux ?',
    stackHelp:
      'Nous pouvons mélanger pour vous. Ou touchez les tableaux dans l’ordre de votre pile, celui du dessus d’abord ; nous mélangeons le reste.',
    shuffleAll: 'Tout mélanger',
    shuffleRest: (n) => `Mélanger les ${count(n)} autres`,
    useOrder: 'Jouer dans cet ordre',
    boardAt: (title, place) => `${title}, numéro ${place} de la pile`,
  },
  breakdown: {
    caption: 'Points par manche',
    board: 'Tableau',
    start: 'Au départ',
    total: 'Total',
    completed: 'Rangées complétées',
    rowLine: (row, kind, n) => `Rangée ${row} (${kind}) : ${signed(n)}`,
    rows: (n, black, sums) =>
      `${count(n)} ${plural(n, { one: 'rangée', other: 'rangées' })}${
        black > 0 ? `, dont ${count(black)} ${plural(black, { one: 'noire', other: 'noires' })}` : ''
      }${sums.length > 0 ? ` : ${sums.map(signed).join(' ')}` : ''}`,
  },
  lesson: {
    welcome:
      'Voici le tableau. Une rangée rapporte à qui pose son dernier dé, peu importe qui a posé les autres. Vous êtes deux, avec 15 dés chacun.',
    firstRoll:
      'Tu lances cinq dés. Il faut en poser au moins un. Le 6 complète la rangée 1 : touche-le, puis touche la rangée.',
    second:
      '10 points ! La suite est facultative. La rangée 3 se remplit de gauche à droite : 1, puis 2, puis 3. Pose le 1.',
    third: 'Et le 2 à côté. Il ne manque plus qu’un 3 pour 30 points.',
    again: 'Laissée ainsi, la rangée serait un cadeau pour ton voisin. Relance tes deux derniers dés.',
    three: 'Un 3 ! Complète la rangée 3.',
    stop: 'Il reste un dé. Le relancer t’obligerait peut-être à ouvrir une rangée pour les autres. Arrête-toi : il retourne dans ta réserve.',
    theirs:
      'Ton voisin a posé un 5 sur la rangée 2 et s’est arrêté. Encore un 5, et elle rapporte 20 points.',
    yours: 'Ton lancer contient un 5. Prends les points que ton voisin a préparés.',
    end: 'C’est tout le jeu : préparer peu, finir beaucoup. D’autres tableaux ont des rangées noires, qui coûtent à qui les complète. La partie s’arrête après une manche où quelqu’un atteint 500 : celui qui a le plus de points gagne.',
  },
}
