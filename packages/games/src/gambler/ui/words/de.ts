import { listIn, pluralIn, type Who } from '@rattlecup/ui'
import { numbersIn, signedIn } from './format.ts'
import type { Effect, ReasonWords, RowTelling, SeatTelling, GamblerWords } from './words.ts'

const plural = pluralIn('de')
const list = listIn('de')
const signed = signedIn('de')
const { count, percent } = numbersIn('de')

const dice = (n: number): string => `${count(n)} Würfel`
const diceDative = (n: number): string => `${count(n)} ${plural(n, { one: 'Würfel', other: 'Würfeln' })}`
const points = (n: number): string => `${count(n)} ${plural(n, { one: 'Punkt', other: 'Punkte' })}`
const does = (who: Who, you: string, they: string): string => (who ? `${who} ${they}` : `Du ${you}`)
const worth = (n: number): string => (n < 0 ? `kostet ${points(-n)}` : `bringt ${points(n)}`)
const effect = ({ points: n, free }: Effect): string =>
  free === 0
    ? `macht sie voll, ${signed(n)}`
    : `danach ${plural(free, { one: 'fehlt', other: 'fehlen' })} ${count(free)} bis ${signed(n)}`

const fits = (chance: number): string => {
  if (chance === 1) return 'einer passt sicher'
  return chance === 0 ? 'keiner kann passen' : `zu ${percent(chance)} passt einer`
}

const reasons: ReasonWords = {
  'gambler.completes-row': (v) => `Das macht Reihe ${v.row + 1} voll und bringt ${points(v.points)}.`,
  'gambler.pays': (v) => `Das macht die schwarze Reihe ${v.row + 1} voll und kostet ${points(v.points)}.`,
  'gambler.fills-black': (v) =>
    `In der schwarzen Reihe ${v.row + 1} kostet der Würfel noch nichts: Bis sie voll ist, ${plural(v.free, { one: 'fehlt', other: 'fehlen' })} ${count(v.free)}.`,
  'gambler.builds-row': (v) =>
    `In Reihe ${v.row + 1} ${plural(v.free, { one: 'fehlt', other: 'fehlen' })} danach nur noch ${count(v.free)} bis ${signed(v.points)}.`,
  'gambler.goes-for': (v) =>
    `Mit ${diceDative(v.dice)} in der Hand wird Reihe ${v.row + 1} (${signed(v.points)}) in ${percent(v.chance)} der Fälle voll.`,
  'gambler.gives-away': (v) =>
    `Allerdings bekommt der nächste Spieler so in ${percent(v.chance)} der Fälle die ${points(v.points)} der Reihe ${v.row + 1}.`,
  'gambler.holds-back': () =>
    'Beim Weiterwürfeln müsstest du vielleicht noch einen Würfel ablegen und würdest dem Nächsten helfen.',
  'gambler.must-roll': () => 'Es bleibt nur zu würfeln.',
  'gambler.rolls-on': () =>
    'Keine offene Reihe ist in Reichweite, aber vielleicht passen die Würfel noch irgendwo.',
}

export const words: GamblerWords = {
  points,
  dice,
  signed,
  list,
  count,
  table: 'Gambler-Tableau',
  tray: 'Die Würfel in der Hand',
  seats: 'Spieler',
  round: (n) => `Runde ${count(n)}`,
  target: (n) => `bis ${count(n)}`,
  pile: 'Die Tableaus liegen verdeckt.',
  boards: {
    b01: 'Erster Becher',
    b02: 'Treppenhaus',
    b03: 'Sternwarte',
    b04: 'Volles Haus',
    b05: 'Ebbe',
    b06: 'Höhenweg',
    b07: 'Sechser im Lotto',
    b08: 'Glatteis',
    b09: 'Zu zweit',
    b10: 'Ungerade Gesellschaft',
    b11: 'Gerade Sache',
    b12: 'Countdown',
    b13: 'Langer Atem',
    b14: 'Kleingeld',
    b15: 'Drahtseil',
    b16: 'Pokerabend',
    b17: 'Spiegelbild',
    b18: 'Schlangenaugen',
    b19: 'Doppelter Ärger',
    b20: 'Letzte Runde',
  },
  seat: ({ who, points: n, dice: left, active }: SeatTelling) =>
    `${who ?? 'Du'}: ${points(n)}, ${dice(left)}${active ? ', am Zug' : ''}`,
  kinds: {
    numbers: (boxes) => boxes.join(', '),
    stars: (n) => `${count(n)} ${plural(n, { one: 'Stern', other: 'Sterne, alle gleich' })}`,
    fullhouse: 'Full House, drei gleiche und zwei andere gleiche',
  },
  row: ({ row, kind, points: n, placed, free }: RowTelling) =>
    `Reihe ${row}: ${kind}; ${worth(n)}. ${
      free === 0
        ? 'Voll.'
        : `${placed.length > 0 ? `Belegt mit ${placed.join(', ')}; ` : ''}noch ${count(free)} frei.`
    }`,
  placing: (value, row, what) => `Die ${value} in Reihe ${row} ablegen: ${effect(what)}`,
  die: (value, rows) =>
    rows.length > 0
      ? `Würfel mit ${value}; passt in Reihe ${list(rows.map(String))}`
      : `Würfel mit ${value}; passt nirgends`,
  status: {
    shuffling: 'Die Tableaus werden gemischt.',
    rolling: (who, n) => `${does(who, 'würfelst', 'würfelt')} mit ${diceDative(n)}.`,
    nothingFits: (who) =>
      who ? `Nichts passt: Der Zug von ${who} ist zu Ende.` : 'Nichts passt: Dein Zug ist zu Ende.',
    howToPlace: 'Tipp einen Würfel an, dann eine leuchtende Reihe.',
    mustPlace: 'Leg mindestens einen Würfel ab.',
    mayGoOn: 'Leg mehr ab, würfle weiter oder hör auf.',
    chooseRow: (value) => `Wohin soll die ${value}?`,
    chooseDie: (row) => `Welcher Würfel soll in Reihe ${row}?`,
    pencil: 'Vorgemerkt: Tipp noch einmal, um ihn abzulegen.',
    waiting: (who) => `${does(who, 'bist', 'ist')} dran.`,
    over: 'Das letzte Tableau ist voll.',
  },
  rollOf: (n, most) => `Wurf ${n} von ${most}`,
  actions: {
    roll: (n) => (n === undefined ? 'Weiterwürfeln' : `Weiterwürfeln (${n})`),
    stop: 'Aufhören',
    place: (what) => (what.free === 0 ? `Ablegen: ${signed(what.points)}` : 'Ablegen'),
    takeBack: 'Zurücknehmen',
  },
  stakes: {
    roll: (chance, best) => `${fits(chance)}${best > 0 ? `, bis ${signed(best)}` : ''}`,
    stop: (who, best) =>
      best === 0
        ? `${who ?? 'du'} ${who ? 'kann' : 'kannst'} keine Reihe vollmachen`
        : `${who ?? 'du'} ${who ? 'könnte' : 'könntest'} ${signed(best)} holen`,
  },
  whyNot: {
    notYourTurn: (who) => (who ? `${who} ist dran.` : 'Die Würfel rollen noch.'),
    over: 'Die Partie ist zu Ende.',
    rowFull: (row) => `Reihe ${row} ist voll; da passt kein Würfel mehr hin.`,
    wants: (row, value) =>
      `Reihen füllen sich von links: Das nächste Feld in Reihe ${row} braucht eine ${value}.`,
    starsWant: (row, value) => `Alle Sterne einer Reihe sind gleich: Reihe ${row} hat mit ${value} begonnen.`,
    tripleWants: (row, value) =>
      `Die ersten drei eines Full House sind gleich: Reihe ${row} hat mit ${value} begonnen.`,
    pairDiffers: (row, value) =>
      `Das Paar im Full House (Reihe ${row}) muss sich von den drei ${value}ern unterscheiden.`,
    pairWants: (row, value) =>
      `Die letzten zwei eines Full House sind gleich: In Reihe ${row} fehlt noch eine ${value}.`,
    starTaken: (values) =>
      `Sternreihen eines Tableaus müssen sich hier unterscheiden: ${list(values.map(String))} ${plural(values.length, { one: 'ist', other: 'sind' })} vergeben.`,
    fitsNowhere: (value) => `Eine ${value} passt gerade in keine Reihe.`,
    placeFirst: 'Ein Würfel dieses Wurfs passt, also musst du zuerst einen ablegen.',
  },
  tell: {
    boards: (title) => `Die Tableaus sind gemischt. Obenauf liegt: ${title}.`,
    roll: (who, values) => `${does(who, 'würfelst', 'würfelt')} ${list(values.map(String))}.`,
    nothingFits: (who) =>
      who ? `Nichts passt; der Zug von ${who} ist zu Ende.` : 'Nichts passt; dein Zug ist zu Ende.',
    place: (who, value, row) => `${does(who, 'legst', 'legt')} eine ${value} in Reihe ${row}.`,
    completes: (who, value, row, n) =>
      `${does(who, 'machst', 'macht')} Reihe ${row} mit einer ${value} voll: ${signed(n)} Punkte.`,
    nextBoard: (n, title) => `Das Tableau ist voll. Runde ${count(n)}: ${title}.`,
    lastBoard: 'Das Tableau ist voll; die Partie ist zu Ende.',
    stop: (who) => `${does(who, 'hörst', 'hört')} auf.`,
  },
  move: {
    place: (value, row) => `eine ${value} in Reihe ${row}`,
    roll: 'weiterwürfeln',
    stop: 'aufhören',
  },
  keys: {
    die: 'einen Würfel nehmen',
    row: 'von Reihe zu Reihe gehen',
    roll: 'weiterwürfeln',
    stop: 'aufhören',
    takeBack: 'zurücknehmen',
  },
  reasons,
  options: {
    target: 'Gespielt wird bis',
    targetHelp: 'Das Spiel endet nach einer Runde, in der jemand so viele Punkte hat.',
    first: 'Wer beginnt',
    stars: 'Sternreihen eines Tableaus',
    independent: 'dürfen dieselbe Zahl haben',
    distinct: 'müssen alle verschieden sein',
    beginner: 'Mit dem Einsteiger-Tableau beginnen',
  },
  entry: {
    dice: (n) => `Was ${plural(n, { one: 'zeigt der Würfel', other: `zeigen die ${dice(n)}` })}?`,
    entered: (values) => (values.length > 0 ? `Eingegeben: ${values.join(', ')}` : 'Noch nichts eingegeben'),
    face: (value) => `Ein Würfel zeigt ${value}`,
    remove: (value) => `Die ${value} wieder wegnehmen`,
    undo: 'Rückgängig',
    done: 'Fertig',
    stack: 'Wie liegen die Tableaus?',
    stackHelp:
      'Wir können für euch mischen. Oder tippt die Tableaus an, wie sie auf eurem Stapel liegen, das oberste zuerst; den Rest mischen wir.',
    shuffleAll: 'Alle mischen',
    shuffleRest: (n) => `Die anderen ${count(n)} mischen`,
    useOrder: 'In dieser Reihenfolge spielen',
    boardAt: (title, place) => `${title}, Nummer ${place} im Stapel`,
  },
  breakdown: {
    caption: 'Punkte nach Runde',
    board: 'Tableau',
    start: 'Am Anfang',
    total: 'Gesamt',
    completed: 'Gefüllte Reihen',
    rowLine: (row, kind, n) => `Reihe ${row} (${kind}): ${signed(n)}`,
    rows: (n, black, sums) =>
      `${count(n)} ${plural(n, { one: 'Reihe', other: 'Reihen' })}${black > 0 ? `, davon ${count(black)} schwarz` : ''}${
        sums.length > 0 ? `: ${sums.map(signed).join(' ')}` : ''
      }`,
  },
  lesson: {
    welcome:
      'Das ist das Tableau. Wer den letzten Würfel einer Reihe ablegt, kassiert sie, ganz gleich, wer die anderen gelegt hat. Ihr spielt zu zweit; jeder hat 15 Würfel.',
    firstRoll:
      'Du würfelst mit fünf Würfeln. Mindestens einer muss aufs Tableau. Die 6 macht Reihe 1 voll: Tipp sie an, dann die Reihe.',
    second:
      '10 Punkte! Alles Weitere ist freiwillig. Reihe 3 füllt sich von links: erst 1, dann 2, dann 3. Leg die 1 ab.',
    third: 'Und die 2 daneben. Jetzt fehlt nur noch eine 3 für 30 Punkte.',
    again:
      'Lässt du die Reihe so stehen, ist sie ein Geschenk für deinen Nachbarn. Würfle mit den letzten beiden weiter.',
    three: 'Eine 3! Mach Reihe 3 voll.',
    stop: 'Ein Würfel ist übrig. Mit ihm müsstest du vielleicht für die anderen eine Reihe eröffnen. Hör auf: Er kommt zurück in deinen Vorrat.',
    theirs: 'Dein Nachbar hat eine 5 in Reihe 2 gelegt und aufgehört. Noch eine 5 bringt 20 Punkte.',
    yours: 'In deinem Wurf ist eine 5. Hol dir die Punkte, die dein Nachbar vorbereitet hat.',
    end: 'So geht das Spiel: wenig vorbereiten, viel vollmachen. Auf anderen Tableaus gibt es schwarze Reihen; wer sie vollmacht, zahlt. Erreicht in einer Runde jemand 500, ist danach Schluss, und wer am meisten hat, gewinnt.',
  },
}
