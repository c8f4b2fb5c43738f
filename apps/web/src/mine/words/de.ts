import { pluralIn, unitIn } from '@rattlecup/ui'
import { dayIn, momentIn } from './dates.ts'
import type { MineWords } from './en.ts'

const plural = pluralIn('de')

export const words: MineWords = {
  days: unitIn('de', 'day'),
  hours: unitIn('de', 'hour'),
  clockOverDays: 'Über mehrere Tage',
  timeATurn: 'Zeit für einen Zug',
  overDaysAbout:
    'Alle spielen, wenn sie Zeit haben. Läuft die Zeit für einen Zug ab, macht ein Bot nur diesen einen.',
  yourTurn: 'Du bist dran',
  until: momentIn('de'),
  turnUntil: (moment) => `bis ${moment}`,
  onHolidayUntil: (moment) => `im Urlaub bis ${moment}`,
  nextGame: (game) => `Weiter: Du bist dran bei ${game}`,

  holiday: 'Urlaub',
  holidayAbout: 'Solange du weg bist, steht deine Zeit in Partien über mehrere Tage still.',
  holidayFor: 'Wie lange',
  goAway: 'Urlaub beginnen',
  holidayUntil: (moment) => `Du bist im Urlaub bis ${moment}.`,
  comeBack: 'Urlaub beenden',

  myGames: 'Meine Partien',
  day: dayIn('de'),
  onDevice: 'auf einem Gerät gespielt',
  noGames: 'Noch keine beendete Partie.',
  playOne: 'Eine spielen',
  noneFits: 'Keine Partie passt zu dieser Auswahl.',
  moreFilters: 'Weitere Filter',
  where: 'Wo',
  withFriends: 'Mit Freunden',
  onADevice: 'Auf einem Gerät',
  fromDay: 'Von',
  toDay: 'Bis',
  deviceOnly: 'Ohne Verbindung zum Server siehst du die Partien dieses Geräts.',
  downloadDevice: 'Partien dieses Geräts herunterladen',
  inaccuracies: 'Ungenau',
  blunders: 'Grobe Fehler',
  asTable: 'Als Tabelle',
  points: 'Punkte',
  times: 'Anzahl',
  lastGames: (game, count) => `${game}: Punkte der letzten ${count} Partien`,
  favourites: (game) => `${game}: wohin deine Kreuze gehen`,
  moreGames: 'Mehr anzeigen',
  downloadAll: 'Alle Partien herunterladen',
  playedWith: 'Gespielt mit',
  whichGame: 'Spiel',
  allGames: 'Alle Spiele',
  result: 'Ergebnis',
  allResults: 'Alle',
  won: 'Gewonnen',
  lost: 'Verloren',

  statistics: 'Statistik',
  byGame: 'Nach Spiel',
  headToHead: 'Gegen andere',
  played: 'Partien',
  average: 'Schnitt',
  highest: 'Meiste Punkte',
  lowest: 'Wenigste Punkte',
  iWon: 'Deine Siege',
  theyWon: 'Ihre Siege',
  reviewed: 'Glück und Können im Schnitt',
  luck: 'Glück',
  play: 'Können',
  mistakes: 'Fehler',

  calls: 'Benachrichtigungen',
  callsAbout:
    'Dieses Gerät kann dir Bescheid geben, wenn eine Partie auf dich wartet und du nicht am Tisch bist.',
  cantCall:
    'Dieser Browser kann dich nicht benachrichtigen. Er braucht eine sichere Adresse (https); auf dem iPhone leg Rattlecup zuerst auf den Home-Bildschirm.',
  callHere: 'Hier benachrichtigen',
  callNoMore: 'Hier nicht mehr benachrichtigen',
  callRefused:
    'Der Browser hat es nicht erlaubt. Das kannst du in seinen Einstellungen für diese Seite ändern.',
  calledHere: (count) =>
    plural(count, {
      one: 'Dieses Gerät wird benachrichtigt.',
      other: `Dieses und andere Geräte werden benachrichtigt, insgesamt ${count}.`,
    }),
  callTurn: 'Wenn ich dran bin',
  callOver: 'Wenn eine Partie zu Ende ist',
  quiet: 'Ruhezeit',
  quietAbout: 'Benachrichtigungen kommen weiterhin an, aber ohne Ton.',
  quietFrom: 'Von',
  quietTo: 'Bis',
  mail: 'E-Mail',
  mailAbout:
    'Wenn eine Partie schon länger auf dich wartet, kann dir das auch eine E-Mail sagen, höchstens eine pro Stunde.',
  mailAddress: 'E-Mail-Adresse',
  mailSend: 'Link schicken',
  mailSent: (address) =>
    `Öffne innerhalb von zwei Tagen den Link, der an ${address} ging, um die Adresse zu bestätigen.`,
  mailOn: (address) =>
    `Wenn eine Partie schon länger auf dich wartet, bekommst du eine E-Mail an ${address}.`,
  mailRemove: 'Adresse entfernen',
  mailBad: 'An diese Adresse lässt sich keine E-Mail schicken.',
  confirmMail: {
    title: 'E-Mail-Adresse bestätigen',
    ask: 'Willst du an dieser Adresse eine E-Mail bekommen, wenn eine Partie auf dich wartet?',
    yes: 'Ja, bestätigen',
    done: 'Bestätigt. Du kannst die Adresse jederzeit entfernen.',
  },
  stopMail: {
    title: 'Keine E-Mails mehr',
    ask: 'Sollen an diese Adresse keine E-Mails mehr gehen?',
    yes: 'Ja, keine mehr',
    done: 'An diese Adresse gehen keine E-Mails mehr.',
  },
  calledTurn: 'Du bist dran.',
  calledOver: 'Die Partie ist zu Ende.',

  undo: 'Zug zurücknehmen',
  undoAsked: (name) => `${name} möchte einen Zug zurücknehmen.`,
  undoWaits: 'Die anderen werden gefragt, ob du deinen Zug zurücknehmen darfst.',
  undoYes: 'Einverstanden',
  undoNo: 'Ablehnen',
}
