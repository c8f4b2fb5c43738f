import { listIn, pluralIn, type Who } from '@rattlecup/ui'
import { capital } from './said.ts'
import type { QwixxWords } from './words.ts'

const plural = pluralIn('de')
const list = listIn('de')

const colour: QwixxWords['colour'] = { red: 'Rot', yellow: 'Gelb', green: 'Grün', blue: 'Blau' }
const die: QwixxWords['colour'] = {
  red: 'roter Würfel',
  yellow: 'gelber Würfel',
  green: 'grüner Würfel',
  blue: 'blauer Würfel',
}
const withDie: QwixxWords['colour'] = {
  red: 'dem roten Würfel',
  yellow: 'dem gelben Würfel',
  green: 'dem grünen Würfel',
  blue: 'dem blauen Würfel',
}

const numbers = (values: readonly number[]): string => list(values.map((value) => `die ${value}`))
const points = (count: number): string => `${count} ${plural(count, { one: 'Punkt', other: 'Punkte' })}`
const forPoints = (count: number): string => `${count} ${plural(count, { one: 'Punkt', other: 'Punkten' })}`
const crosses = (count: number): string => `${count} ${plural(count, { one: 'Kreuz', other: 'Kreuze' })}`
const verb = (who: Who, you: string, other: string): string =>
  who === undefined ? `Du ${you}` : `${who} ${other}`
const whose = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`)

/** All but the last with commas. */
const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} oder ${names.at(-1)}`

export const words: QwixxWords = {
  colour,
  mark: (row, value) => `${colour[row]} ${value}`,
  pass: 'Passen',
  done: 'Fertig',
  seat: (number) => `Spieler ${number}`,

  beforehand: {
    sums: 'Die weißen Würfel ergeben',
    rows: 'Die weiße Summe passt in',
    tell: (sums, rows) =>
      `die weiße Summe ${[sums.length > 0 && `ist ${either(sums.map(String))}`, rows.length > 0 && `passt in ${either(rows.map((row) => colour[row]))}`].filter(Boolean).join(' oder ')}`,
  },

  dice: {
    tray: (who) => (who === undefined ? 'Deine Würfel' : `${whose(who)} Würfel`),
    white: (first, second, sum) => `Weiße Würfel ${first} und ${second}, zusammen ${sum}`,
    coloured: (row, value, sums) => `${die[row]} ${value}, mit einem weißen ${sums.join(' oder ')}`,
    out: (row) => `${colour[row]} ist geschlossen, der Würfel ist aus dem Spiel`,
    skip: 'Würfel sofort anhalten',
  },

  sheet: {
    own: 'Dein Zettel',
    of: (name) => `${whose(name)} Zettel`,
    row: (row, count, worth) => `${colour[row]}: ${crosses(count)}, ${points(worth)}`,
    box: ({ row, value, state, skips, locks, hinted }) =>
      [
        `${colour[row]} ${value}`,
        state === 'crossed' && 'angekreuzt',
        state === 'lost' && 'verloren',
        state === 'pencil' && 'mit Bleistift vorgemerkt, noch einmal drücken zum Ankreuzen',
        state === 'possible' && 'möglich',
        state === 'later' && 'möglich mit den farbigen Würfeln',
        skips.length > 0 &&
          `überspringt ${plural(skips.length, { one: '1 Zahl', other: `${skips.length} Zahlen` })}`,
        locks && 'schließt die Reihe',
        hinted && 'Tipp',
      ]
        .filter(Boolean)
        .join(', '),
    lock: (row, by) =>
      by === 'nobody'
        ? `Schloss von ${colour[row]}, offen`
        : by === 'owner'
          ? `Schloss von ${colour[row]}, angekreuzt`
          : `${colour[row]} ist geschlossen`,
    penalties: (count) => `${count} von 4 Fehlwürfen`,
    penalty: 'Fehlwürfe',
    penaltyEach: 'je −5',
    total: 'Gesamt',
    key: 'Kreuze und Punkte',
    series: (earlier) => `frühere Spiele ${earlier}`,
    game: (number, of) => `Spiel ${number} von ${of}`,
  },

  now: {
    white: (sum, who) =>
      who === undefined
        ? `Weiße Würfel: ${sum}. Kreuze die ${sum} in einer Reihe an oder passe.`
        : `${who} hat gewürfelt: Du darfst die ${sum} in einer Reihe ankreuzen.`,
    whiteNowhere: (sum) => `Die weiße ${sum} passt nirgends auf deinen Zettel.`,
    colour: 'Zähl jetzt einen weißen und einen farbigen Würfel zusammen, in der Reihe dieser Farbe.',
    colourNowhere: 'Keine Summe aus einem weißen und einem farbigen Würfel passt auf deinen Zettel.',
    waiting: (names) =>
      `${list(names)} ${plural(names.length, { one: 'überlegt', other: 'überlegen' })} noch.`,
    chose: (what) => (what === null ? 'Du passt.' : `Deine Wahl: ${what}.`),
    coloursOf: (name) => `${name} darf jetzt einen farbigen Würfel nutzen.`,
    rolling: (who) => verb(who, 'würfelst …', 'würfelt …'),
    roll: (who) => verb(who, 'würfelst als Nächstes.', 'würfelt als Nächstes.'),
    over: 'Die Partie ist zu Ende.',
    preview: ({ row, value, worth, skips, locks }) =>
      `${colour[row]} ${value}: ${points(worth)}` +
      `${skips.length > 3 ? `, überspringt ${skips.length} Zahlen` : skips.length > 0 ? `, überspringt ${numbers(skips)}` : ''}` +
      `${locks ? `, schließt ${colour[row]}` : ''}.`,
    previewPenalty: 'Ein Fehlwurf: 5 Punkte weniger.',
    previewLastPenalty: 'Dein vierter Fehlwurf: 5 Punkte weniger, und das Spiel endet.',
  },

  passing: {
    free: 'kostet nichts',
    later: 'die Farben folgen noch',
    marked: 'du hast ein Kreuz',
    penalty: 'Fehlwurf −5',
    last: 'Fehlwurf −5, Spielende',
    unsure: '−5 ohne weißes Kreuz',
  },

  whyNot: {
    watching: 'Du schaust zu: Das ist nicht dein Zettel.',
    over: 'Die Partie ist zu Ende.',
    crossed: (row, value) => `${colour[row]} ${value} ist schon angekreuzt.`,
    closed: (row) => `${colour[row]} ist für alle geschlossen: Der Würfel ist aus dem Spiel.`,
    leftToRight: (row, crossed) =>
      `Du hast die ${crossed} angekreuzt: ${colour[row]} geht von links nach rechts.`,
    lastNumber: (row, value, have) =>
      `Für die ${value} brauchst du erst fünf Kreuze in ${colour[row]}; du hast ${have}.`,
    notRolled: 'Erst wird gewürfelt.',
    chosen: 'Du hast gewählt. Es gilt, sobald alle gewählt haben.',
    notYourColours: (name) => `${name} hat gewürfelt, also sind die farbigen Würfel nichts für dich.`,
    whiteSum: (sum) => `Die weißen Würfel ergeben ${sum}: Jetzt geht nur eine ${sum}.`,
    coloursLater: (sum) => `Die farbigen Würfel kommen danach: Jetzt zählt nur die weiße ${sum}.`,
    whiteIsOver: (row, sums) =>
      `Die weißen Würfel waren schon dran. Mit ${withDie[row]} geht jetzt ${sums.join(' oder ')}.`,
    colourSum: (row, sums) =>
      `Ein weißer mit ${withDie[row]} ergibt ${sums.join(' oder ')}: Sonst geht in ${colour[row]} nichts.`,
    noPassNow: 'Gerade gibt es nichts zu passen.',
  },

  rival: {
    show: ({ name, total, rows, penalties, state }) =>
      [
        `${name}: ${points(total)}`,
        ...rows.map(([row, count]) => `${colour[row]} ${crosses(count)}`),
        `${penalties} ${plural(penalties, { one: 'Fehlwurf', other: 'Fehlwürfe' })}`,
        state === 'choosing' && 'überlegt noch',
        state === 'chosen' && 'hat gewählt',
        state === 'active' && 'hat die Würfel',
      ]
        .filter(Boolean)
        .join(', '),
    others: 'Die anderen',
    choosing: 'überlegt',
    chosen: 'bereit',
    active: 'würfelt',
    away: 'nicht da',
    close: 'Schließen',
  },

  tell: {
    rolled: (who, white, coloured) =>
      `${verb(who, 'würfelst', 'würfelt')} Weiß ${white[0]} und ${white[1]}, zusammen ${white[0] + white[1]}; ` +
      `${coloured.map(([row, value]) => `${colour[row]} ${value}`).join(', ')}.`,
    crosses: (who, row, value) => `${verb(who, 'kreuzt', 'kreuzt')} ${colour[row]} ${value} an.`,
    passes: (whos) =>
      whos.length === 1
        ? `${verb(whos[0], 'passt', 'passt')}.`
        : whos.includes(undefined)
          ? `${capital(list(whos.map((who) => who ?? 'du')))} passt.`
          : `${list(whos.map((who) => who ?? 'du'))} passen.`,
    penalty: (who) => `${verb(who, 'kassierst', 'kassiert')} einen Fehlwurf.`,
    closes: (rows) =>
      `${list(rows.map((row) => colour[row]))} ${plural(rows.length, { one: 'ist', other: 'sind' })} geschlossen.`,
    nextGame: (number) => `Spiel ${number} beginnt.`,
  },

  between: {
    title: (number) => `Spiel ${number} ist zu Ende`,
    gained: 'Dieses Spiel',
    total: 'Gesamt',
    goOn: 'Nächstes Spiel',
  },

  end: {
    caption: 'Woher die Punkte kommen',
    lastGame: (number) => `Woher die Punkte von Spiel ${number} kommen`,
    player: 'Name',
    penalties: 'Fehlwürfe',
    game: 'Spiel',
    total: 'Gesamt',
    crosses,
    series: 'Die Spiele der Serie',
  },

  entry: {
    title: 'Was zeigen die Würfel?',
    help: 'Tippe für jeden Würfel eine Seite an oder gib von oben nach unten 1 bis 6 ein.',
    face: (each, which, value) =>
      each === 'white' ? `${which}. weißer Würfel: ${value}` : `${die[each]}: ${value}`,
    die: (each, which) => (each === 'white' ? `Weiß ${which}` : colour[each]),
    enter: 'Diesen Wurf eingeben',
    missing: (dice) => `Es ${plural(dice.length, { one: 'fehlt', other: 'fehlen' })} noch: ${list(dice)}`,
    ready: (sum) => `Weiß ergibt ${sum}.`,
  },

  options: {
    first: 'Wer zuerst würfelt',
    games: 'Anzahl Spiele',
    gamesHelp: 'Die Punkte aller Spiele werden zusammengezählt; das nächste beginnt der linke Nachbar.',
  },

  lesson: {
    sheet:
      'Das ist dein Zettel. In jeder Reihe kreuzt du Zahlen von links nach rechts an; Rot und Gelb steigen, Grün und Blau fallen. Du darfst Zahlen überspringen, aber dann sind sie weg.',
    white:
      'Du hast gewürfelt. Die beiden weißen Würfel ergeben 3, und alle am Tisch dürfen eine 3 ankreuzen, in einer beliebigen Reihe.',
    yellow:
      'In Gelb überspringst du damit nur die 2. Tipp auf die gelbe 3, um sie vorzumerken. Tipp noch einmal, und sie ist angekreuzt.',
    colour:
      'Weil du gewürfelt hast, darfst du auch einen weißen und einen farbigen Würfel zusammenzählen. Weiß 1 und Rot 1 ergeben 2.',
    red: 'Die 2 ist die allererste rote Zahl, da geht nichts verloren: Kreuze die rote 2 an.',
    other:
      'Jetzt hat jemand anderes gewürfelt. Die weißen Würfel gelten auch für dich: Sie ergeben 11. Blau beginnt bei 12, da ist die 11 ein guter Anfang: Kreuze die blaue 11 an.',
    penalty:
      'Wenn andere würfeln, musst du nie etwas ankreuzen. Würfelst du selbst und kreuzt gar nichts an, ist das ein Fehlwurf: minus 5 Punkte. Der vierte beendet das Spiel.',
    points:
      'Jedes weitere Kreuz in einer Reihe ist einen Punkt mehr wert als das vorige: 1, 3, 6, 10, 15 … Lange Reihen lohnen sich.',
    lock: 'Hast du in einer Reihe fünf Kreuze, darfst du ihre letzte Zahl ankreuzen. Das schließt die Reihe für alle, nimmt ihren Würfel aus dem Spiel und schenkt dir ein weiteres Kreuz.',
    end: 'Sind zwei Reihen geschlossen, ist das Spiel zu Ende, und wer die meisten Punkte hat, gewinnt. Das ist alles: Viel Spaß!',
  },

  shortcuts: {
    row: 'zu einer Reihe und durch die Zahlen, die dort gehen',
    box: 'von Zahl zu Zahl',
    cross: 'die Zahl vormerken; noch einmal, um sie anzukreuzen',
    pass: 'passen',
    erase: 'das Vorgemerkte ausradieren',
  },

  hint: {
    plain: 'So würde der stärkste Bot spielen.',
    'qwixx.ends-ahead': ({ lead }) => `Das beendet das Spiel mit ${forPoints(lead)} Vorsprung für dich.`,
    'qwixx.locks': ({ row, points: worth }) => `Das schließt ${colour[row]} und bringt ${points(worth)}.`,
    'qwixx.lock-next': ({ row, value }) =>
      `Danach fehlt nur noch die ${value}, um ${colour[row]} zu schließen.`,
    'qwixx.skips-none': ({ row }) => `In ${colour[row]} wird nichts übersprungen.`,
    'qwixx.skips': ({ row, count }) =>
      `In ${colour[row]} ${plural(count, { one: 'wird nur eine Zahl', other: `werden ${count} Zahlen` })} übersprungen.`,
    'qwixx.cross': ({ row, crosses: count, points: worth }) =>
      `Es ist dein ${count}. Kreuz in ${colour[row]} und bringt ${points(worth)}.`,
    'qwixx.saves-penalty': () => 'Das erspart dir einen Fehlwurf.',
    'qwixx.takes-penalty': () =>
      'Ein Fehlwurf kostet weniger als die Zahlen, die jedes Kreuz überspringen würde.',
    'qwixx.waits': () => 'Jedes Kreuz würde Zahlen überspringen.',
    'qwixx.colour-instead': ({ row, value }) =>
      `Die farbigen Würfel bieten etwas Besseres: ${colour[row]} ${value}.`,
    'qwixx.colour-next': ({ row, value }) => `Die farbigen Würfel bieten ${colour[row]} ${value}.`,
    'qwixx.nothing-fits': () => 'Keine Zahl passt.',
    'qwixx.no-hurry': () => 'Passen kostet hier nichts.',
    'qwixx.penalty-forced': () => 'Keine Zahl passt: Der Fehlwurf lässt sich nicht vermeiden.',
    'qwixx.penalty-anyway': () => 'Du nimmst einen Fehlwurf, und deine Reihen bleiben, wie sie sind.',
    'qwixx.colour-too': ({ row, value }) =>
      `Danach bleibt mit den farbigen Würfeln noch ${colour[row]} ${value}.`,
  },
}
