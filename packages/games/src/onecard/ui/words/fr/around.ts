import type { OnecardWords } from '../words.ts'
import { colours, diceCount, points } from './grammar.ts'

export const entry: OnecardWords['entry'] = {
  rolled: (count) => (count === 1 ? 'Que montre le dé ?' : `Que montrent les ${diceCount(count)} ?`),
  pick: (colour, key) => `${colours[colour]} (touche ${key})`,
  picked: (colour) => `${colours[colour]} : reprendre`,
  empty: 'pas encore entré',
  done: 'Valider le lancer',
  cardFor: (who) => (who === undefined ? 'Une carte pour toi' : `Une carte pour ${who}`),
  cardOpen: 'Une carte à retourner',
  drawForUs: 'Piocher pour nous',
  orPick: 'ou choisis la carte piochée :',
  ownName: 'Nom de la carte piochée',
  enterCard: 'Valider la carte',
}

export const optionsForm: OnecardWords['optionsForm'] = {
  variant: 'Quelle partie ?',
  basic: 'Jeu de base',
  basicAbout: 'Deux cartes chacun ; les nouvelles viennent de la pioche.',
  advanced: 'Jeu avancé',
  advancedAbout: 'Choisis trois cartes sur cinq ; les nouvelles se prennent parmi trois cartes ouvertes.',
  first: 'Qui commence ?',
  turns: 'Combien de tours ?',
  turnCount: (count) => `${count} tours`,
  noLimit: 'Sans limite',
  turnsAbout: 'En solo, tu joues contre les tours : sans limite, mieux vaut attendre les bons dés.',
}

export const breakdown: OnecardWords['breakdown'] = {
  title: 'D’où viennent les points',
  scored: 'Cartes comptées',
  left: 'Cartes inachevées',
  noneScored: 'Aucune carte',
  noRow: 'aucune rangée pleine',
  suns: (count) => (count === 2 ? 'les deux soleils' : 'un soleil'),
  points,
}

export const lesson: OnecardWords['lesson'] = {
  welcome:
    'Ces deux cartes sont à toi. Chaque rangée a sa couleur. Trois rangées pleines, et la carte est comptée : un point par case de ces rangées.',
  suns: 'Les rangées avec un soleil rapportent plus : 2 points pour une rangée pleine, 5 pour les deux. Sur la carte 25, la courte rangée jaune a un soleil. Remplissons-la.',
  firstRoll: 'Ton premier lancer. Tu peux relancer deux fois, autant de dés que tu veux.',
  keepThree: 'Garde les jaunes et le bleu : touche-les, puis relance.',
  secondRoll: 'Un deuxième bleu ! Tes cartes montrent au crayon ce que ces dés donneraient.',
  stopHere: 'C’est parfait pour la carte 25 : arrête-toi là.',
  enter:
    'Tout le lancer va sur une seule de tes cartes. Touche la carte 25, regarde les croix au crayon, puis inscris.',
  othersToo: 'Tout le monde utilise le même lancer : à ton voisin de choisir une carte.',
  theirTurn:
    'Maintenant, ton voisin lance, et tu utilises aussi ce lancer ! Trois dés orange : juste ce qui manque à la carte 25. Elle n’a pas de rouge, les dés rouges y sont perdus.',
  finish: 'Inscris-le sur la carte 25 : sa troisième rangée sera pleine.',
  scored:
    'Comptée : 2 + 2 + 4 pour les rangées et 5 pour les deux soleils font 13. Une nouvelle carte la remplace. Quand quelqu’un a compté quatre cartes, la partie s’arrête.',
  allOrNothing:
    'Un dernier point : une couleur s’inscrit avec tous ses dés ou pas du tout. Deux cases libres et trois dés de cette couleur ? Alors aucun ne compte.',
}

/** What the keys of the table do. */
export const keys: OnecardWords['keys'] = {
  choose: 'garder ou libérer un dé, choisir une carte',
  roll: 'relancer',
  stop: 's’arrêter',
  confirm: 'inscrire, prendre ou garder ton choix',
  pass: 'passer',
}
