import { pluralIn } from '@rattlecup/ui'
import { dayIn, momentIn } from './dates.ts'
import type { MineWords } from './words.ts'

const plural = pluralIn('de')

export const words: MineWords = {
  days: (count) => plural(count, { one: '1 Tag', other: `${count} Tage` }),
  hours: (count) => plural(count, { one: '1 Stunde', other: `${count} Stunden` }),
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
  noGames: 'Hier gibt es noch keine beendete Partie.',
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
  reviewed: 'Glück und Spiel im Schnitt',
  luck: 'Glück',
  play: 'Spiel',
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
  calledTurn: 'Du bist dran.',
  calledOver: 'Die Partie ist zu Ende.',

  undo: 'Zug zurücknehmen',
  undoAsked: (name) => `${name} möchte einen Zug zurücknehmen.`,
  undoWaits: 'Die anderen werden gefragt, ob du deinen Zug zurücknehmen darfst.',
  undoYes: 'Einverstanden',
  undoNo: 'Ablehnen',
}
