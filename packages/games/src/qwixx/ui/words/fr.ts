import { frenchOf as of, listIn, pluralIn, type Who } from '@rattlecup/ui'
import { capital } from './said.ts'
import type { QwixxWords } from './words.ts'

const plural = pluralIn('fr')
const list = listIn('fr')

/** As it goes with a number or a die. */
const colour: QwixxWords['colour'] = { red: 'rouge', yellow: 'jaune', green: 'vert', blue: 'bleu' }
/** As it goes with a row, which is feminine. */
const row: QwixxWords['colour'] = {
  red: 'la rangée rouge',
  yellow: 'la rangée jaune',
  green: 'la rangée verte',
  blue: 'la rangée bleue',
}

const numbers = (values: readonly number[]): string => list(values.map((value) => `le ${value}`))
const points = (count: number): string => `${count} ${plural(count, { one: 'point', other: 'points' })}`
const crosses = (count: number): string => `${count} croix`
const skipped = (values: readonly number[]): string =>
  values.length > 3 ? `saute ${values.length} nombres` : `saute ${numbers(values)}`
const verb = (who: Who, you: string, other: string): string =>
  who === undefined ? `Tu ${you}` : `${who} ${other}`

/** All but the last with commas. */
const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}`

export const words: QwixxWords = {
  colour,
  mark: (each, value) => `${value} ${colour[each]}`,
  pass: 'Passer',
  done: 'Valider',
  seat: (number) => `Joueur ${number}`,

  beforehand: {
    sums: 'Les dés blancs font',
    rows: 'La somme blanche va dans le',
    tell: (sums, rows) =>
      `la somme blanche ${[sums.length > 0 && `fait ${either(sums.map(String))}`, rows.length > 0 && `va dans ${either(rows.map((row) => `le ${colour[row]}`))}`].filter(Boolean).join(' ou ')}`,
  },

  dice: {
    tray: (who) => (who === undefined ? 'Tes dés' : `Dés ${of(who)}`),
    white: (first, second, sum) => `Dés blancs ${first} et ${second}, en tout ${sum}`,
    coloured: (each, value, sums) => `dé ${colour[each]} ${value}, avec un blanc ${sums.join(' ou ')}`,
    out: (each) => `${capital(row[each])} est clôturée, son dé est retiré`,
    skip: 'Arrêter les dés tout de suite',
  },

  sheet: {
    own: 'Ta fiche',
    of: (name) => `Fiche ${of(name)}`,
    row: (each, count, worth) => `${capital(row[each])} : ${crosses(count)}, ${points(worth)}`,
    box: ({ row: each, value, state, skips, locks, hinted }) =>
      [
        `${value} ${colour[each]}`,
        state === 'crossed' && 'coché',
        state === 'lost' && 'perdu',
        state === 'pencil' && 'au crayon, appuie encore pour cocher',
        state === 'possible' && 'possible',
        state === 'later' && 'possible avec les dés de couleur',
        skips.length > 0 &&
          `sauterait ${plural(skips.length, { one: '1 nombre', other: `${skips.length} nombres` })}`,
        locks && 'clôturerait la rangée',
        hinted && 'conseil',
      ]
        .filter(Boolean)
        .join(', '),
    lock: (each, by) =>
      by === 'nobody'
        ? `Cadenas ${colour[each]}, ouvert`
        : by === 'owner'
          ? `Cadenas ${colour[each]}, coché`
          : `${capital(row[each])} est clôturée`,
    penalties: (count) => `${count} ${plural(count, { one: 'coup manqué', other: 'coups manqués' })} sur 4`,
    penalty: 'Coups manqués',
    penaltyEach: '−5',
    total: 'Total',
    key: 'Croix et points',
    series: (earlier) => `parties précédentes ${earlier}`,
    game: (number, total) => `Partie ${number} sur ${total}`,
  },

  now: {
    white: (sum, who) =>
      who === undefined
        ? `Dés blancs : ${sum}. Coche un ${sum} dans une rangée, ou passe.`
        : `${who} a lancé : tu peux cocher un ${sum} dans une rangée.`,
    whiteNowhere: (sum) => `Le ${sum} blanc ne va nulle part sur ta fiche.`,
    colour: 'Maintenant, ajoute un dé blanc à un dé de couleur, dans la rangée de cette couleur.',
    colourNowhere: 'Aucune somme d’un dé blanc et d’un dé de couleur ne va sur ta fiche.',
    waiting: (names) =>
      `${list(names)} ${plural(names.length, { one: 'réfléchit', other: 'réfléchissent' })} encore.`,
    chose: (what) => (what === null ? 'Tu passes.' : `Ton choix : ${what}.`),
    coloursOf: (name) => `${name} peut maintenant utiliser un dé de couleur.`,
    rolling: (who) => verb(who, 'lances les dés…', 'lance les dés…'),
    roll: (who) => (who === undefined ? 'À toi de lancer les dés.' : `${who} va lancer les dés.`),
    over: 'La partie est terminée.',
    preview: ({ row: each, value, worth, skips, locks }) =>
      `${value} ${colour[each]} : ${points(worth)}` +
      `${skips.length > 0 ? `, ${skipped(skips)}` : ''}${locks ? `, clôture ${row[each]}` : ''}.`,
    previewPenalty: 'Un coup manqué : 5 points de moins.',
    previewLastPenalty: 'Ton quatrième coup manqué : 5 points de moins, et la partie s’arrête.',
  },

  passing: {
    free: 'ne coûte rien',
    later: 'puis les couleurs',
    marked: 'tu as une croix',
    penalty: 'coup manqué −5',
    last: '−5 et fin de partie',
    unsure: '−5 sans croix blanche',
  },

  whyNot: {
    watching: 'Tu regardes : ce n’est pas ta fiche.',
    over: 'La partie est terminée.',
    crossed: (each, value) => `Le ${value} ${colour[each]} est déjà coché.`,
    closed: (each) => `${capital(row[each])} est clôturée pour tous : son dé est retiré du jeu.`,
    leftToRight: (each, crossed) => `Tu as coché le ${crossed} : ${row[each]} va de gauche à droite.`,
    lastNumber: (each, value, have) =>
      `Il te faut cinq croix dans ${row[each]} avant le ${value} ; tu en as ${have}.`,
    notRolled: 'Il faut d’abord lancer les dés.',
    chosen: 'Ton choix est fait : il compte dès que tout le monde a choisi.',
    notYourColours: (name) => `C’est ${name} qui a lancé : les dés de couleur ne sont pas pour toi.`,
    whiteSum: (sum) => `Les dés blancs font ${sum} : seul un ${sum} peut être coché maintenant.`,
    coloursLater: (sum) =>
      `Les dés de couleur viennent ensuite : pour l’instant, seul le ${sum} blanc compte.`,
    whiteIsOver: (each, sums) =>
      `Les dés blancs, c’est fini. Avec le dé ${colour[each]}, tu peux cocher ${sums.join(' ou ')}.`,
    colourSum: (each, sums) =>
      `Le dé ${colour[each]} et un blanc font ${sums.join(' ou ')} : rien d’autre dans ${row[each]}.`,
    noPassNow: 'Tu n’as pas à passer pour l’instant.',
  },

  rival: {
    show: ({ name, total, rows, penalties, state }) =>
      [
        `${name} : ${points(total)}`,
        ...rows.map(([each, count]) => `${colour[each]} ${crosses(count)}`),
        `${penalties} ${plural(penalties, { one: 'coup manqué', other: 'coups manqués' })}`,
        state === 'choosing' && 'réfléchit encore',
        state === 'chosen' && 'a choisi',
        state === 'active' && 'a les dés',
      ]
        .filter(Boolean)
        .join(', '),
    others: 'Les autres',
    choosing: 'réfléchit',
    chosen: 'a choisi',
    active: 'lance',
    away: 'absent',
    close: 'Fermer',
  },

  tell: {
    rolled: (who, white, coloured) =>
      `${verb(who, 'lances', 'lance')} : blanc ${white[0]} et ${white[1]}, en tout ${white[0] + white[1]} ; ` +
      `${coloured.map(([each, value]) => `${colour[each]} ${value}`).join(', ')}.`,
    crosses: (who, each, value) => `${verb(who, 'coches', 'coche')} le ${value} ${colour[each]}.`,
    passes: (whos) =>
      whos.length === 1
        ? `${verb(whos[0], 'passes', 'passe')}.`
        : whos.includes(undefined)
          ? `${list([...whos.filter((who) => who !== undefined), 'toi'])} passez.`
          : `${list(whos.filter((who) => who !== undefined))} passent.`,
    penalty: (who) => `${verb(who, 'as', 'a')} un coup manqué.`,
    closes: (rows) =>
      `${capital(list(rows.map((each) => row[each])))} ${plural(rows.length, { one: 'est clôturée', other: 'sont clôturées' })}.`,
    nextGame: (number) => `La partie ${number} commence.`,
  },

  between: {
    title: (number) => `La partie ${number} est terminée`,
    gained: 'Cette partie',
    total: 'En tout',
    goOn: 'Partie suivante',
  },

  end: {
    caption: 'D’où viennent les points',
    lastGame: (number) => `D’où viennent les points de la partie ${number}`,
    player: 'Nom',
    penalties: 'Manqués',
    game: 'Partie',
    total: 'Total',
    crosses,
    series: 'Les parties de la série',
  },

  entry: {
    title: 'Que montrent les dés ?',
    help: 'Touche une face pour chaque dé, ou tape 1 à 6 de haut en bas.',
    face: (die, which, value) =>
      die === 'white' ? `dé blanc ${which} : ${value}` : `dé ${colour[die]} : ${value}`,
    die: (die, which) => (die === 'white' ? `Blanc ${which}` : capital(colour[die])),
    enter: 'Entrer ce lancer',
    missing: (dice) => `Il manque encore : ${list(dice)}`,
    ready: (sum) => `Les blancs font ${sum}.`,
  },

  options: {
    first: 'Qui lance en premier',
    games: 'Nombre de parties',
    gamesHelp: 'Les points de toutes les parties s’ajoutent ; le voisin de gauche commence la suivante.',
  },

  lesson: {
    sheet:
      'Voici ta fiche. Dans chaque rangée, tu coches des nombres de gauche à droite ; rouge et jaune montent, vert et bleu descendent. Tu peux sauter des nombres, mais ils sont alors perdus.',
    white:
      'Tu as lancé les dés. Les deux blancs font 3, et chacun à la table peut cocher un 3, dans n’importe quelle rangée.',
    yellow:
      'En jaune, cela ne saute que le 2. Touche le 3 jaune pour le noter au crayon. Touche-le encore pour le cocher.',
    colour:
      'C’est toi qui as lancé : tu peux donc aussi ajouter un dé blanc à un dé de couleur. Blanc 1 et rouge 1 font 2.',
    red: 'Le 2 est le tout premier nombre rouge, rien n’est perdu : coche le 2 rouge.',
    other:
      'Maintenant, c’est l’autre qui a lancé. Les dés blancs valent aussi pour toi : ils font 11. Le bleu commence à 12, alors 11 est un bon début : coche le 11 bleu.',
    penalty:
      'Quand les autres lancent, rien ne t’oblige à cocher. À ton tour, si tu ne coches rien du tout, c’est un coup manqué : moins 5 points. Le quatrième arrête la partie.',
    points:
      'Chaque croix de plus dans une rangée vaut un point de plus que la précédente : 1, 3, 6, 10, 15… Les longues rangées paient.',
    lock: 'Dès que tu as cinq croix dans une rangée, tu peux cocher son dernier nombre. Cela clôture la rangée pour tous, retire son dé et t’offre une croix de plus.',
    end: 'Quand deux rangées sont clôturées, la partie est terminée et celui qui a le plus de points gagne. C’est tout : amuse-toi bien !',
  },

  shortcuts: {
    row: 'aller à une rangée et à ses nombres possibles',
    box: 'aller de nombre en nombre',
    cross: 'noter le nombre au crayon, puis le cocher',
    pass: 'passer',
    erase: 'gommer le crayon',
  },

  hint: {
    plain: 'C’est ce que jouerait le meilleur robot.',
    'qwixx.ends-ahead': ({ lead }) => `Cela termine la partie, et tu as ${points(lead)} d’avance.`,
    'qwixx.locks': ({ row: each, points: worth }) => `Cela clôture ${row[each]} pour ${points(worth)}.`,
    'qwixx.lock-next': ({ row: each, value }) =>
      `Après cela, il ne manque que le ${value} pour clôturer ${row[each]}.`,
    'qwixx.skips-none': ({ row: each }) => `Cela ne saute rien dans ${row[each]}.`,
    'qwixx.skips': ({ row: each, count }) =>
      `Cela saute ${plural(count, { one: 'un seul nombre', other: `${count} nombres` })} dans ${row[each]}.`,
    'qwixx.cross': ({ row: each, crosses: count, points: worth }) =>
      `C’est ta croix numéro ${count} dans ${row[each]}, elle vaut ${points(worth)}.`,
    'qwixx.saves-penalty': () => 'Cela t’évite un coup manqué.',
    'qwixx.takes-penalty': () => 'Un coup manqué coûte moins que les nombres que toute croix ferait sauter.',
    'qwixx.waits': () => 'Toute croix sauterait des nombres.',
    'qwixx.colour-instead': ({ row: each, value }) =>
      `Les dés de couleur offrent mieux : le ${value} ${colour[each]}.`,
    'qwixx.colour-next': ({ row: each, value }) =>
      `Les dés de couleur offrent le ${value} dans ${row[each]}.`,
    'qwixx.nothing-fits': () => 'Aucun nombre ne convient.',
    'qwixx.no-hurry': () => 'Passer ne coûte rien ici.',
    'qwixx.penalty-forced': () => 'Aucun nombre ne convient : le coup manqué est inévitable.',
    'qwixx.penalty-anyway': () => 'Tu prends un coup manqué, et tes rangées restent telles quelles.',
    'qwixx.colour-too': ({ row: each, value }) =>
      `Il reste alors le ${value} ${colour[each]} avec les dés de couleur.`,
  },
}
