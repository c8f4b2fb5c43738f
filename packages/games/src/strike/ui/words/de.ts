import { listIn, pluralIn } from '@rattlecup/ui'
import type { StrikeWords } from './words.ts'

const plural = pluralIn('de')
const list = listIn('de')
const dice = (count: number): string => `${count} Würfel`
const diceDative = (count: number): string => `${count} ${plural(count, { one: 'Würfel', other: 'Würfeln' })}`
const points = (count: number): string => `${count} ${plural(count, { one: 'Punkt', other: 'Punkte' })}`
const percent = new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 0 })
const lying = (count: number): string =>
  count === 1 ? 'den Würfel in der Arena' : `die ${count} Würfel in der Arena`

export const words: StrikeWords = {
  face: (face) => (face === 'X' ? 'X' : String(face)),
  dice,
  points,
  arena: 'Die Arena',
  arenaHolds: (faces) => (faces.length === 0 ? 'Die Arena ist leer.' : `In der Arena: ${list(faces)}.`),
  arenaKeys:
    'Mit den Pfeiltasten zielst du, die Leertaste startet die Kraftanzeige und wirft, G schiebt die Würfel zusammen, R legt sie zurück, Q und E drehen die Arena, Plus und Minus zoomen, mit S hörst du auf.',
  reserves: 'Vorräte',
  isOut: 'ausgeschieden',
  place: (place) => `${place}. Platz`,
  round: (round, of) => `Runde ${round} von ${of}`,
  aimAt: 'Ziel',
  middle: 'Mitte',
  theDie: (face) => `die ${face}`,
  soft: 'Sanft',
  firm: 'Fest',
  hard: 'Hart',
  throwLabel: (strength, target) => `${strength} auf ${target} werfen`,
  grandLabel: (strength, count) => `Alle ${dice(count)} werfen: ${strength.toLowerCase()}`,
  atMiddle: 'die Mitte',
  stop: 'Aufhören',
  stopLabel: (count) => `Aufhören und ${dice(count)} behalten`,
  group: 'Gruppieren',
  ungroup: 'Zurücklegen',
  strength: 'Kraft',
  showValues: 'Augenzahlen anzeigen',
  resetView: 'Ansicht zurücksetzen',
  pullHint: 'Zieh den leuchtenden Würfel zurück und lass los, oder schnipp ihn.',
  pullGrand: 'Die Arena ist leer: Zieh zurück und wirf alle deine Würfel auf einmal.',
  meterHint: 'Drück noch einmal die Leertaste, um zu werfen.',
  stopMeans: (count, next, inArena) =>
    `Aufhören: Dir ${plural(count, { one: 'bleibt', other: 'bleiben' })} ${dice(count)}, ${next} findet ${dice(inArena)} vor.`,
  goOnMeans: (inArena, count) => {
    const faces = `${inArena} von 6 Seiten ${plural(inArena, { one: 'passt', other: 'passen' })} sofort`
    return `Werfen: ${faces}, ${count === 1 ? 'aber es ist dein letzter Würfel' : 'ein X kostet den Würfel'}.`
  },
  mustThrow: 'Dein Zug beginnt mit einem Wurf.',
  whoThrows: (name) => `${name} wirft.`,
  notYourTurn: (name) => `${name} ist dran.`,
  isSettling: 'Die Würfel rollen noch.',
  notNow: 'Gerade kannst du nicht werfen.',
  noStopYet: 'Aufhören darfst du erst nach einem Wurf.',
  pullFurther: 'Zieh weiter zurück, um zu werfen.',
  outside: 'Die Würfel müssen auf dem Boden der Arena bleiben.',
  occupied: 'Da liegt schon einer; Würfel werden nie gestapelt.',
  nothingToGroup: 'Es gibt keine Würfel zum Zusammenschieben.',
  isOver: 'Die Partie ist zu Ende.',
  tellInitial: (round, face) => `Runde ${round}: Eine ${face} liegt in der Arena.`,
  tellThrow: (who, count) =>
    `${who ? `${who} wirft` : 'Du wirfst'}${count === 1 ? '' : ` alle ${dice(count)}`}.`,
  tellStop: (who, count) => `${who ? `${who} hört` : 'Du hörst'} mit ${diceDative(count)} auf.`,
  tellFell: (faces) => `Geworfen: ${list(faces)}.`,
  tellTurned: (from, to) => `aus der ${from} wird ${to.startsWith('X') ? 'ein' : 'eine'} ${to}`,
  tellKnockedOut: (face) => `die ${face} fliegt hinaus`,
  tellTurnedAll: (turned) => `Getroffen: ${list(turned)}.`,
  tellTakes: (who, count, values) => `${who ? `${who} nimmt` : 'Du nimmst'} ${dice(count)}: ${list(values)}.`,
  tellOut: (who) =>
    who ? `${who} hat keine Würfel mehr und scheidet aus.` : 'Du hast keine Würfel mehr und scheidest aus.',
  tellLost: (count) => `${dice(count)} verloren.`,
  fellOut: 'aus der Arena',
  fellCocked: (face) => `${face} (stand schräg, nachgewürfelt)`,
  moveThrow({ strength, isCentral, grouped }) {
    const how = { soft: 'sanft', firm: 'fest', hard: 'hart' }[strength]
    if (grouped === 1) return `den Würfel in die Mitte legen und ${how} darauf werfen`
    const thrown = `${how}${isCentral ? ' auf die Mitte' : ''} werfen`
    return grouped === 0 ? thrown : `die Würfel zusammenschieben und ${thrown}`
  },
  moveAnyThrow: 'werfen',
  moveStop: 'aufhören',
  reasons: {
    'strike.must-throw': () => 'Ein Zug beginnt mit einem Wurf.',
    'strike.empty': () => 'In der Arena liegt nichts: Ein einzelner Würfel kann nichts treffen.',
    'strike.likely': (values) =>
      `Ein Wurf auf ${lying(values['lying'] ?? 0)} trifft in ${percent.format(values['chance'] ?? 0)} der Fälle.`,
    'strike.unlikely': (values) =>
      `Ein Wurf auf ${lying(values['lying'] ?? 0)} trifft nur in ${percent.format(values['chance'] ?? 0)} der Fälle.`,
    'strike.last-die': () => 'Es ist dein letzter Würfel: Triffst du nicht, scheidest du aus.',
    'strike.dice-left': (values) => `Du hast noch ${dice(values['dice'] ?? 0)}.`,
    'strike.as-good': () => 'Mit beidem gewinnst du etwa gleich viele Runden.',
    'strike.better-by': ({ share }) =>
      `Damit gewinnst du ${percent.format(share ?? 0)} der Runden mehr als mit der anderen Wahl.`,
    'strike.worse-by': ({ share }) =>
      `Damit gewinnst du ${percent.format(share ?? 0)} der Runden weniger als mit der anderen Wahl.`,
  },
  shortcuts: {
    aim: 'zielen',
    throw: 'Kraftanzeige starten, dann werfen',
    group: 'Würfel zusammenschieben',
    ungroup: 'Würfel zurücklegen',
    turn: 'Arena drehen',
    zoom: 'näher, weiter weg',
    reset: 'Ansicht wie zuvor',
    values: 'Augenzahlen über den Würfeln',
    stop: 'aufhören',
  },
  entry: {
    initial: 'Welche Zahl liegt in der Arena?',
    settle: 'Was zeigen die Würfel?',
    lay: (face) => `Zeigte ${face}`,
    thrown: (index, of) => (of === 1 ? 'Geworfen' : `Geworfen, ${index}.`),
    out: 'Raus',
    outLabel: 'außerhalb der Arena oder auf dem Rand',
    cocked: 'Nachgewürfelt',
    cockedLabel: 'stand schräg und wurde nachgewürfelt',
    done: 'Fertig',
    keys: 'Tasten: 2 bis 6, X, O für raus, C für nachgewürfelt, Enter, wenn alles stimmt.',
    missing: (count) => `Noch ${dice(count)} einzugeben.`,
  },
  result: {
    title: 'Woher die Punkte kommen',
    round: (round) => `Runde ${round}`,
    player: 'Spieler',
    total: 'Punkte',
    won: 'gewonnen',
    outAs: (place) => `als ${place}. raus`,
    explain:
      'Wer ausscheidet, bekommt einen Punkt für jeden, der noch dabei ist. Wer die wenigsten Punkte hat, gewinnt.',
  },
  options: {
    rounds: 'Länge',
    single: 'Eine Runde',
    tournament: (players) => `Turnier: ${players} Runden, jeder beginnt einmal`,
    first: 'Wer beginnt',
  },
  lesson: {
    welcome:
      'Willkommen bei Strike! Ihr habt beide neun Würfel. Wer am Ende noch welche hat, gewinnt. Ein Würfel liegt schon in der Arena.',
    faces:
      'Die Würfel zeigen X, 2, 3, 4, 5 und 6. Liegen nach deinem Wurf gleiche Zahlen da, gehören diese Würfel dir.',
    throwOne:
      'Zieh den leuchtenden Würfel zurück und lass los, oder drück auf Fest. Ziel auf den Würfel in der Arena.',
    differ:
      'Eine 5 und eine 3: nichts Gleiches. Der Würfel bleibt liegen. Du darfst jetzt mit acht Würfeln aufhören oder noch einen werfen.',
    again:
      'Zwei Zahlen liegen da: Zwei der sechs Seiten passen sofort, und ein guter Treffer dreht auch die anderen um. Wirf noch einmal!',
    strike:
      'Strike! Der Treffer hat aus der 3 eine 5 gemacht. Beide Fünfen gehören dir, und dein Zug ist vorbei.',
    rival: 'Dein Gegenüber fand eine 2 vor und warf ein X: Ein X ist für immer aus dem Spiel.',
    end: 'Das ist schon alles. Beginnt dein Zug mit leerer Arena, kommt der große Wurf: alle deine Würfel auf einmal. Viel Spaß!',
  },
}
