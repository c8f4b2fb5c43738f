import type { SetupWords } from './words.ts'

export const words: SetupWords = {
  title: (game) => `Ein Tisch ${game}`,
  players: 'Wer spielt mit',
  person: 'Mensch',
  bots: 'Bots',
  whoPlays: (seat) => `Platz ${seat}: wer spielt`,
  nameOf: (seat) => `Platz ${seat}: Name`,
  addPerson: 'Jemand dazu',
  addBot: 'Bot dazu',
  remove: (name) => `${name} vom Tisch nehmen`,
  earlier: (name) => `${name} spielt früher`,
  sameNames: 'Zwei am Tisch heißen gleich.',
  noNames: 'Wenn mehrere an diesem Gerät spielen, braucht jeder Platz einen Namen.',
  dice: 'Würfel',
  fair: 'Faire Würfel des Programms',
  real: 'Eigene Würfel',
  fairAbout: 'Jeder Wurf lässt sich nachher überprüfen.',
  realAbout: 'Ihr würfelt am Tisch und tragt ein, was die Würfel zeigen.',
  options: 'Regeln an diesem Tisch',
  wrong: 'Diese Auswahl passt nicht zusammen.',
  begin: 'Los geht’s',
}
