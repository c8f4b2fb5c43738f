import { pluralIn } from '@rattlecup/ui'
import type { RecordWords } from './words.ts'

const plural = pluralIn('de')
const number = new Intl.NumberFormat('de')

export const words: RecordWords = {
  replay: 'Partie ansehen',
  replayOf: (game) => `${game}: nochmals angesehen`,
  first: 'Zum Anfang',
  back: 'Einen Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Einen Schritt vor',
  last: 'Zum Ende',
  position: 'Stelle im Spiel',
  step: (at, of) => `${number.format(at)} von ${number.format(of)}`,
  beginning: 'Der Anfang',

  chooseFile: 'Spieldatei wählen',
  dropFile: 'oder hierher ziehen. Sie bleibt auf diesem Gerät.',
  noGame: 'Diese Datei ist kein Spiel von uns.',
  badGame: 'Diese Partie folgt nicht den Regeln.',
  missing: 'Diese Partie ist nicht zu finden.',
  unreachable: 'Der Server ist nicht erreichbar.',
  another: 'Andere Partie',

  verify: 'Würfel nachprüfen',
  verifyIntro:
    'Jeder Wurf einer beendeten Partie lässt sich nochmals machen, von jedem, aus dem, was vor dem ersten Wurf feststand.',
  verifying: 'Jeder Wurf wird nochmals gemacht …',
  fair: 'Fair: Jeder Wurf ist wie versprochen.',
  unfair: 'Nicht fair: Etwas ist nicht wie versprochen.',
  unfinished:
    'Für diese Partie gibt es keinen Beweis: Sie ist nicht zu Ende, oder es wurde mit echten Würfeln gespielt.',
  failed: 'Die Prüfung ist nicht gelungen.',
  promise: 'Das Versprechen',
  promiseAbout:
    'Vor dem ersten Wurf hat das Haus ein Geheimnis gezogen und seinen Fingerabdruck gezeigt. Ein anderes Geheimnis hätte einen anderen Fingerabdruck.',
  fingerprint: 'Fingerabdruck (SHA-256)',
  secret: 'Geheimnis, nach dem Ende gezeigt',
  secretFits: 'Das Geheimnis hat diesen Fingerabdruck.',
  secretDiffers: 'Das Geheimnis hat einen anderen Fingerabdruck.',
  seeds: 'Was am Tisch dazukam',
  seedsAbout:
    'Jeder Platz hat einen eigenen Text dazugelegt, damit auch das Haus die Würfe nicht wählen konnte.',
  seedOf: (name) => `${name}:`,
  noSeed: 'nichts',
  rolls: 'Die Würfe',
  rollsAbout: (count) =>
    `${number.format(count)} ${plural(count, { one: 'Wurf wurde', other: 'Würfe wurden' })} aus dem Geheimnis und den Texten nochmals gemacht, und jeder Zug wurde an den Regeln geprüft.`,
  showRolls: 'Jeden Wurf zeigen',
  rollNumber: (at) => `Wurf ${number.format(at)}`,
  faults: 'Was nicht stimmt',
  eventNumber: (at) => `Ereignis ${number.format(at)}`,
  wrongSecret: 'Das Geheimnis ist nicht das versprochene, also ist auf keinen Wurf Verlass.',
  breaksOff: 'Das Spiel bricht vor seinem Ende ab.',
  wrongEvents: {
    'bad-request': 'So etwas kann im Spiel nicht vorkommen.',
    'game-over': 'Das kommt nach dem Ende des Spiels.',
    'not-your-turn': 'Dieser Platz war nicht am Zug.',
    'illegal-move': 'Diesen Zug erlauben die Regeln hier nicht.',
    'illegal-outcome': 'So können die Würfel hier nicht fallen.',
  },
  restUnchecked: 'Was danach kommt, wurde nicht geprüft.',
  inEnglish: 'Einzelheiten, auf Englisch',
  fileSays: 'In der Datei steht',
  diceFell: 'gefallen ist aber',
  exactly: 'Wie es geht, bis aufs letzte Bit',
}
