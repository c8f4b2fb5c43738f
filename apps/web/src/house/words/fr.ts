import { pluralIn } from '@rattlecup/ui'
import { formatsIn } from './formats.ts'
import type { HouseWords } from './en.ts'

const plural = pluralIn('fr')
const { number, share, decimal, moment } = formatsIn('fr')

export const words: HouseWords = {
  title: 'Les dés de cette maison',
  promised: 'Ce que cette maison promet',
  promises: [
    'Personne ne connaît un lancer d’avance, pas même ceux qui tiennent cette maison : ton appareil y ajoute sa part au dernier moment.',
    'Chaque partie est inscrite dans un registre public avant son premier lancer, et sa fin aussi. Rien ne peut en disparaître sans qu’on le voie.',
    'À la fin d’une partie, son secret est révélé. Chacun peut alors refaire tous les lancers.',
  ],
  verify: 'Vérifier une partie',
  exactly: 'Comment cela marche, au bit près',
  unreachable:
    'Les chiffres viennent de la maison, qui est injoignable pour le moment. Tu n’as peut-être pas de réseau.',
  contradiction:
    'Attention : un témoin détient un état de ce registre qui n’y est plus. Le registre est revenu en arrière, comme après une sauvegarde restaurée, ou il a été dédoublé.',

  figures: 'En chiffres',
  number,
  opened: 'parties commencées',
  over: 'jouées jusqu’au bout',
  stopped: 'arrêtées par les joueurs',
  dropped: 'abandonnées : personne n’est revenu',
  seals: 'sceaux brisés',
  alone: 'lancers sans l’appareil d’aucun joueur',
  outOf: (count, all) => `${number(count)} sur ${number(all)}`,
  aloneAbout:
    'Un sceau est brisé quand on a demandé à un appareil sa part d’un lancer et que la maison ne l’a pas reçue. La maison ne pouvait connaître d’avance que les lancers sans l’appareil d’aucun joueur.',
  unfinished: 'Parties inachevées, par âge',
  since: 'Âge',
  games: 'Parties',
  age: (hours) => {
    if (hours === null) return 'plus'
    if (hours <= 1) return '1 heure'
    return hours <= 24 ? '1 jour' : `${number(hours / 24)} jours`
  },

  faces: 'Toutes les faces tombées ici',
  facesAbout:
    'Chaque dé de chaque partie terminée. Le trait pointillé montre la hauteur des barres si chaque face était tombée aussi souvent que les autres. Sur les dés de couleur, 1 à 6 vont du rouge au violet ; à Strike, 1 est le X.',
  allGames: 'Tous les jeux',
  titleWithDice: (title, dice) => `${title} : ${number(dice)} ${plural(dice, { one: 'dé', other: 'dés' })}`,
  face: 'Face',
  fell: 'Combien de fois',
  asTable: 'En tableau',
  tooFew: 'Encore trop peu de dés pour conclure.',
  chiSquare: (value, chance) =>
    `χ² vaut ${decimal(value)}. Avec des dés équitables, l’écart est au moins aussi grand dans ${share(chance)} des cas.`,

  log: 'Le registre public',
  logAbout: (size) =>
    `Il a ${number(size)} ${plural(size, { one: 'entrée', other: 'entrées' })} : des empreintes de débuts et de fins, rien de personnel. Note sa clé : elle permet de savoir qu’une preuve vient de ce registre.`,
  key: 'Clé du registre',
  checkpoint: 'Dernier état, signé',
  witnesses: 'Qui surveille',
  noWitness: 'Cette maison ne nomme aucun témoin.',
  witness: (name, size) =>
    `${name} : a vu ${number(size)} ${plural(size, { one: 'entrée', other: 'entrées' })}`,
  seenAt: moment,
  beWitness: 'Chacun peut surveiller, sur n’importe quel ordinateur et sans demander :',
  command: (address) => `rattlecup witness ${address}`,
}
