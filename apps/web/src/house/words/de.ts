import { pluralIn } from '@rattlecup/ui'
import { formatsIn } from './formats.ts'
import type { HouseWords } from './en.ts'

const plural = pluralIn('de')
const { number, share, decimal, moment } = formatsIn('de')

export const words: HouseWords = {
  title: 'Die Würfel dieses Hauses',
  promised: 'Was dieses Haus verspricht',
  promises: [
    'Niemand kennt einen Wurf, bevor er fällt, auch nicht, wer dieses Haus betreibt: Dein Gerät gibt seinen Teil im letzten Moment dazu.',
    'Jede Partie steht vor ihrem ersten Wurf in einem öffentlichen Protokoll, und ihr Ende auch. Nichts lässt sich unbemerkt daraus entfernen.',
    'Am Ende einer Partie wird ihr Geheimnis gezeigt. Dann kann jeder alle Würfe wiederholen.',
  ],
  verify: 'Eine Partie prüfen',
  exactly: 'Wie es funktioniert, bis zum letzten Bit',
  unreachable: 'Die Zahlen kommen vom Haus, das gerade nicht erreichbar ist. Vielleicht bist du offline.',
  contradiction:
    'Vorsicht: Ein Zeuge hat einen Stand dieses Protokolls, der nicht mehr darin ist. Es wurde zurückgesetzt, etwa durch eine eingespielte Sicherung, oder es gibt zwei Fassungen davon.',

  figures: 'In Zahlen',
  number,
  opened: 'Partien begonnen',
  over: 'zu Ende gespielt',
  stopped: 'von den Spielern beendet',
  dropped: 'aufgegeben, weil niemand zurückkam',
  seals: 'gebrochene Siegel',
  alone: 'Würfe ohne Gerät eines Spielers',
  outOf: (count, all) => `${number(count)} von ${number(all)}`,
  aloneAbout:
    'Ein Siegel bricht, wenn ein Gerät um seinen Teil eines Wurfs gebeten wurde und das Haus ihn nicht bekam. Nur Würfe ohne Gerät eines Spielers konnte das Haus vorher kennen.',
  unfinished: 'Nicht beendete Partien, nach Alter',
  since: 'Alter',
  games: 'Partien',
  age: (hours) => {
    if (hours === null) return 'älter'
    if (hours <= 1) return '1 Stunde'
    return hours <= 24 ? '1 Tag' : `${number(hours / 24)} Tage`
  },

  faces: 'Alle Würfe dieses Hauses, nach Seiten',
  facesAbout:
    'Jeder Würfel jeder beendeten Partie. Die gestrichelte Linie zeigt, wie hoch alle Balken wären, wenn jede Seite gleich oft gefallen wäre. Bei Farbwürfeln sind 1 bis 6 Rot bis Violett, bei Strike ist 1 das X.',
  allGames: 'Alle Spiele',
  titleWithDice: (title, dice) => `${title}: ${number(dice)} Würfel`,
  face: 'Seite',
  fell: 'Wie oft sie fiel',
  asTable: 'Als Tabelle',
  tooFew: 'Noch zu wenige Würfel, um etwas zu sagen.',
  chiSquare: (value, chance) =>
    `χ² ist ${decimal(value)}. Faire Würfel fallen in ${share(chance)} aller Fälle mindestens so ungleich.`,

  log: 'Das öffentliche Protokoll',
  logAbout: (size) =>
    `Es hat ${number(size)} ${plural(size, { one: 'Eintrag', other: 'Einträge' })}: Prüfsummen von Anfang und Ende jeder Partie, nichts Persönliches. Notiere seinen Schlüssel: Daran erkennst du, dass ein Beweis aus diesem Protokoll stammt.`,
  key: 'Schlüssel des Protokolls',
  checkpoint: 'Letzter Stand, signiert',
  witnesses: 'Wer zusieht',
  noWitness: 'Dieses Haus nennt keinen Zeugen.',
  witness: (name, size) =>
    `${name}: sah ${number(size)} ${plural(size, { one: 'Eintrag', other: 'Einträge' })}`,
  seenAt: moment,
  beWitness: 'Jeder kann zusehen, auf jedem Computer und ohne zu fragen:',
  command: (address) => `rattlecup witness ${address}`,
}
