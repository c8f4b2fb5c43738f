import { pluralIn } from '@rattlecup/ui'
import type { RecordWords } from './en.ts'

const plural = pluralIn('de')
const number = new Intl.NumberFormat('de')

export const words: RecordWords = {
  replay: 'Partie ansehen',
  replayOf: (game) => `${game}: Partie ansehen`,
  first: 'Zum Anfang',
  back: 'Einen Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Einen Schritt vor',
  last: 'Zum Ende',
  position: 'Stelle in der Partie',
  step: (at, of) => `${number.format(at)} von ${number.format(of)}`,
  better: (move) => `Besser: ${move}`,
  beginning: 'Der Anfang',

  gamesHere: 'Auf diesem Gerät beendet',
  chooseFile: 'Spieldatei wählen',
  dropFile: 'oder hierher ziehen. Sie bleibt auf diesem Gerät.',
  noGame: 'Das ist keine Partie von Rattlecup.',
  badGame: 'Diese Partie verstößt gegen die Regeln.',
  missing: 'Diese Partie finden wir nicht.',
  unreachable: 'Der Server ist nicht erreichbar.',
  another: 'Eine andere Partie',

  verify: 'Würfel nachprüfen',
  verifyIntro:
    'Jeden Wurf einer beendeten Partie kann jeder wiederholen: aus dem, was die Spieler und das Haus vorher beigesteuert haben.',
  verifying: 'Jeder Wurf wird wiederholt …',
  fair: 'Fair: Jeder Wurf ist wie versprochen.',
  unfair: 'Nicht fair: Etwas weicht vom Versprechen ab.',
  unfinished:
    'Für diese Partie gibt es keinen Beweis: Sie ist nicht zu Ende, oder es wurde mit echten Würfeln gespielt.',
  failed: 'Die Prüfung hat nicht geklappt.',
  promise: 'Das Versprechen',
  promiseAbout:
    'Vor dem ersten Wurf hat das Haus ein Geheimnis gezogen und seinen Fingerabdruck gezeigt. Ein anderes Geheimnis hätte einen anderen Fingerabdruck.',
  fingerprint: 'Fingerabdruck (SHA-256)',
  secret: 'Geheimnis, nach der Partie aufgedeckt',
  secretFits: 'Das Geheimnis hat diesen Fingerabdruck.',
  secretDiffers: 'Das Geheimnis hat einen anderen Fingerabdruck.',
  seeds: 'Was die Spieler beigesteuert haben',
  seedsAbout:
    'Jeder hat einen eigenen Text beigesteuert, damit auch das Haus die Würfe nicht aussuchen konnte.',
  seedOf: (name) => `${name}:`,
  noSeed: 'nichts',
  links: 'Was die Geräte der Spieler beigesteuert haben',
  linksAbout:
    'Vor jedem Wurf hat jedes anwesende Gerät ein eigenes Geheimnis beigesteuert. Niemand, auch nicht das Haus, konnte einen solchen Wurf vorher kennen.',
  linksOf: (given, of) => `in ${number.format(given)} von ${number.format(of)} Wurfrunden`,
  linksMissing: (missing) =>
    `${number.format(missing)} ${plural(missing, { one: 'fehlt', other: 'fehlen' })}`,
  rollsWithout: (count) =>
    plural(count, {
      one: 'An einem Wurf war kein Gerät eines Spielers beteiligt: Das Haus hätte ihn kennen können.',
      other: `An ${number.format(count)} Würfen war kein Gerät eines Spielers beteiligt: Das Haus hätte sie kennen können.`,
    }),
  tableWordsAbout: 'Alle am Tisch hatten dieselben Wörter. Vergleiche sie mit den anderen.',
  firstWords: 'Nach dem ersten Wurf',
  lastWords: 'Nach dem letzten Wurf',
  notShown: 'Das konnte dieses Gerät nicht vergleichen:',
  claims: {
    rolls: 'die Würfe',
    rules: 'die Züge',
    log: 'das öffentliche Protokoll, das diese Datei nicht nennt',
    commitment: 'den Fingerabdruck, der vor der Partie gezeigt wurde',
    seeds: 'die Texte der Spieler',
    heads: 'die Ketten deiner eigenen Geräte',
    digests: 'was dein Gerät während der Partie notiert hat',
    words: 'Tischwörter, an die sich jemand erinnert',
    key: 'den Schlüssel des öffentlichen Protokolls',
  },
  rolls: 'Die Würfe',
  rollsAbout: (count) =>
    `${number.format(count)} ${plural(count, { one: 'Wurf wurde', other: 'Würfe wurden' })} aus dem Geheimnis und den Beiträgen der Spieler wiederholt, und jeder Zug wurde anhand der Regeln geprüft.`,
  showRolls: 'Alle Würfe zeigen',
  rollNumber: (at) => `Wurf ${number.format(at)}`,
  faults: 'Was nicht stimmt',
  eventNumber: (at) => `Ereignis ${number.format(at)}`,
  wrongSecret: 'Das Geheimnis ist nicht das versprochene, also ist auf keinen Wurf Verlass.',
  breaksOff: 'Die Partie bricht vor dem Ende ab.',
  wrongEvents: {
    'bad-request': 'So etwas kann im Spiel nicht vorkommen.',
    'game-over': 'Das kommt nach dem Ende der Partie.',
    'not-your-turn': 'Dieser Spieler war nicht dran.',
    'illegal-move': 'Diesen Zug erlauben die Regeln hier nicht.',
    'illegal-outcome': 'So können die Würfel hier nicht fallen.',
  },
  restUnchecked: 'Was danach kommt, wurde nicht geprüft.',
  inEnglish: 'Einzelheiten, auf Englisch',
  fileSays: 'In der Datei steht',
  diceFell: 'gefallen ist aber',
  exactly: 'Wie es funktioniert, bis zum letzten Bit',
  houseDice: 'Die Würfel dieses Hauses',
}
