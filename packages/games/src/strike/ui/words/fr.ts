import { frenchOf, listIn, pluralIn } from '@rattlecup/ui'
import type { StrikeWords } from './words.ts'

const plural = pluralIn('fr')
const list = listIn('fr')
const dice = (count: number): string => `${count} ${plural(count, { one: 'dé', other: 'dés' })}`
const points = (count: number): string => `${count} ${plural(count, { one: 'point', other: 'points' })}`
const percent = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 0 })
const lying = (count: number): string => (count === 1 ? 'le dé de l’arène' : `les ${count} dés de l’arène`)

export const words: StrikeWords = {
  face: (face) => (face === 'X' ? 'X' : String(face)),
  dice,
  points,
  arena: 'L’arène',
  arenaHolds: (faces) => (faces.length === 0 ? 'L’arène est vide.' : `Dans l’arène : ${list(faces)}.`),
  arenaKeys:
    'Les flèches visent, la barre d’espace lance la jauge de force, puis le dé, G regroupe les dés, R les remet en place, Q et E tournent l’arène, plus et moins zooment, S arrête.',
  reserves: 'Réserves',
  isOut: 'éliminé',
  place: (place) => (place === 1 ? '1er' : `${place}e`),
  round: (round, of) => `Manche ${round} sur ${of}`,
  aimAt: 'Viser',
  middle: 'Le milieu',
  theDie: (face) => `le ${face}`,
  soft: 'Doux',
  firm: 'Franc',
  hard: 'Fort',
  throwLabel: (strength, target) => `Lancer vers ${target}, ${strength.toLowerCase()}`,
  grandLabel: (strength, count) => `Lancer les ${dice(count)}, ${strength.toLowerCase()}`,
  atMiddle: 'le milieu',
  stop: 'Arrêter',
  stopLabel: (count) => `Arrêter et garder ${dice(count)}`,
  group: 'Regrouper',
  ungroup: 'Remettre',
  strength: 'Force',
  showValues: 'Afficher la valeur des dés',
  resetView: 'Rétablir la vue',
  pullHint: 'Tire le dé lumineux en arrière et lâche, ou lance-le d’un geste vif.',
  pullGrand: 'L’arène est vide : tire en arrière et lance tous tes dés d’un coup.',
  meterHint: 'Appuie encore sur la barre d’espace pour lancer.',
  stopMeans: (count, next, inArena) =>
    `Arrêter : tu gardes ${dice(count)}, ${next} trouve ${dice(inArena)} dans l’arène.`,
  goOnMeans: (inArena, count) => {
    const faces = `${inArena} ${plural(inArena, { one: 'face sur 6 fait', other: 'faces sur 6 font' })} la paire d’emblée`
    return `Lancer : ${faces}, ${count === 1 ? 'mais c’est ton dernier dé' : 'un X coûte le dé'}.`
  },
  mustThrow: 'Ton tour commence par un lancer.',
  whoThrows: (name) => `${name} lance.`,
  notYourTurn: (name) => `C’est le tour ${frenchOf(name)}.`,
  isSettling: 'Les dés roulent encore.',
  notNow: 'Tu ne peux pas lancer maintenant.',
  noStopYet: 'Tu ne peux t’arrêter qu’après un lancer.',
  pullFurther: 'Tire plus en arrière pour lancer.',
  outside: 'Les dés doivent rester au fond de l’arène.',
  occupied: 'Un dé est déjà là ; on n’empile jamais les dés.',
  nothingToGroup: 'Il n’y a pas de dé à regrouper.',
  isOver: 'La partie est terminée.',
  tellInitial: (round, face) => `Manche ${round} : il y a un ${face} dans l’arène.`,
  tellThrow: (who, count) => {
    if (count === 1) return who ? `${who} lance.` : 'Tu lances.'
    return who ? `${who} lance ses ${dice(count)}.` : `Tu lances tes ${dice(count)}.`
  },
  tellStop: (who, count) => `${who ? `${who} s’arrête` : 'Tu t’arrêtes'} avec ${dice(count)}.`,
  tellFell: (faces) => `Lancé : ${list(faces)}.`,
  tellTurned: (from, to) => `le ${from} devient un ${to}`,
  tellKnockedOut: (face) => `le ${face} s’envole`,
  tellTurnedAll: (turned) => `Touché : ${list(turned)}.`,
  tellTakes: (who, count, values) =>
    `${who ? `${who} reprend` : 'Tu reprends'} ${dice(count)} : ${list(values)}.`,
  tellOut: (who) =>
    who ? `${who} n’a plus de dé et sort de la manche.` : 'Tu n’as plus de dé et sors de la manche.',
  tellLost: (count) => `${dice(count)} ${plural(count, { one: 'perdu', other: 'perdus' })}.`,
  fellOut: 'hors de l’arène',
  fellCocked: (face) => `${face} (dé cassé, relancé)`,
  moveThrow({ strength, isCentral, grouped }) {
    const how = { soft: 'doucement', firm: 'franchement', hard: 'fort' }[strength]
    if (grouped === 1) return `mettre le dé au milieu et lancer ${how} dessus`
    const thrown = `lancer ${how}${isCentral ? ' vers le milieu' : ''}`
    return grouped === 0 ? thrown : `regrouper les dés et ${thrown}`
  },
  moveAnyThrow: 'lancer',
  moveStop: 'arrêter',
  reasons: {
    'strike.must-throw': () => 'Un tour commence par un lancer.',
    'strike.empty': () => 'L’arène est vide : un seul dé ne peut rien y faire.',
    'strike.likely': (values) =>
      `Un lancer vers ${lying(values['lying'] ?? 0)} réussit dans ${percent.format(values['chance'] ?? 0)} des cas.`,
    'strike.unlikely': (values) =>
      `Un lancer vers ${lying(values['lying'] ?? 0)} ne réussit que dans ${percent.format(values['chance'] ?? 0)} des cas.`,
    'strike.last-die': () => 'C’est ton dernier dé : si tu rates, tu sors de la manche.',
    'strike.dice-left': (values) => `Il te reste ${dice(values['dice'] ?? 0)}.`,
    'strike.as-good': () => 'Les deux choix gagnent à peu près autant de manches.',
    'strike.better-by': ({ share }) =>
      `Cela gagne ${percent.format(share ?? 0)} de manches de plus que l’autre choix.`,
    'strike.worse-by': ({ share }) =>
      `Cela gagne ${percent.format(share ?? 0)} de manches de moins que l’autre choix.`,
  },
  shortcuts: {
    aim: 'viser',
    throw: 'lancer la jauge, puis le dé',
    group: 'regrouper les dés',
    ungroup: 'remettre les dés en place',
    turn: 'tourner l’arène',
    zoom: 'plus près, plus loin',
    reset: 'vue de départ',
    values: 'valeur au-dessus de chaque dé',
    stop: 'arrêter',
  },
  entry: {
    initial: 'Quel nombre est dans l’arène ?',
    settle: 'Que montrent les dés ?',
    lay: (face) => `Montrait ${face}`,
    thrown: (index, of) => (of === 1 ? 'Lancé' : `Lancé n° ${index}`),
    out: 'Dehors',
    outLabel: 'hors de l’arène ou sur son rebord',
    cocked: 'Relancé',
    cockedLabel: 'était cassé et a été relancé',
    done: 'Valider',
    keys: 'Touches : 2 à 6, X, O pour dehors, C pour relancé, Entrée quand tout est juste.',
    missing: (count) => `Encore ${dice(count)} à indiquer.`,
  },
  result: {
    title: 'D’où viennent les points',
    round: (round) => `Manche ${round}`,
    player: 'Joueur',
    total: 'Points',
    won: 'gagnée',
    outAs: (place) => `sorti ${place === 1 ? '1er' : `${place}e`}`,
    explain:
      'Celui qui sort reçoit un point pour chaque joueur encore en jeu. Celui qui en a le moins gagne.',
  },
  options: {
    rounds: 'Durée',
    single: 'Une manche',
    tournament: (players) => `Tournoi : ${players} manches, chacun en commence une`,
    first: 'Qui commence',
  },
  lesson: {
    welcome:
      'Bienvenue à Strike ! Vous avez neuf dés chacun. Celui qui en a encore à la fin gagne. Un dé est déjà dans l’arène.',
    faces: 'Les dés montrent X, 2, 3, 4, 5 et 6. Si ton lancer laisse des nombres égaux, ces dés sont à toi.',
    throwOne: 'Tire le dé lumineux en arrière et lâche, ou appuie sur Franc. Vise le dé de l’arène.',
    differ:
      'Un 5 et un 3 : rien d’égal. Le dé reste dans l’arène. Tu peux t’arrêter avec huit dés, ou en lancer un autre.',
    again:
      'Deux nombres sont là : deux faces sur six font la paire d’emblée, et un bon choc retourne aussi les autres. Relance !',
    strike: 'Strike ! Le choc a changé le 3 en 5. Les deux 5 sont à toi, et ton tour est fini.',
    rival: 'Ton adversaire a trouvé un 2 et lancé un X : un X est hors jeu pour de bon.',
    end: 'C’est tout ! Si ton tour commence devant une arène vide, c’est le grand lancer : tous tes dés d’un coup. Amuse-toi bien !',
  },
}
