import { italianTo, italianWith, listIn, pluralIn, type Who } from '@rattlecup/ui'
import { capital } from './said.ts'
import type { QwixxWords } from './words.ts'

const plural = pluralIn('it')
const list = listIn('it')

/** As it goes with a number or a die. */
const colour: QwixxWords['colour'] = {
  red: 'rosso',
  yellow: 'giallo',
  green: 'verde',
  blue: 'blu',
}
/** As it goes with a row, which is feminine. */
const row: QwixxWords['colour'] = {
  red: 'riga rossa',
  yellow: 'riga gialla',
  green: 'riga verde',
  blue: 'riga blu',
}

const the = (value: number): string => italianWith('il', 'l’', String(value))
const numbers = (values: readonly number[]): string => list(values.map(the))
const points = (count: number): string => `${count} ${plural(count, { one: 'punto', other: 'punti' })}`
const crosses = (count: number): string => `${count} ${plural(count, { one: 'crocetta', other: 'crocette' })}`
const skipped = (values: readonly number[]): string =>
  values.length > 3 ? `salta ${values.length} numeri` : `salta ${numbers(values)}`
const verb = (who: Who, you: string, other: string): string =>
  who === undefined ? capital(you) : `${who} ${other}`

/** All but the last with commas. */
const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} o ${names.at(-1)}`

export const words: QwixxWords = {
  colour,
  mark: (each, value) => `${value} ${colour[each]}`,
  pass: 'Passa',
  done: 'Fatto',
  seat: (number) => `Giocatore ${number}`,

  beforehand: {
    sums: 'I dadi bianchi fanno',
    rows: 'La somma bianca va nel',
    tell: (sums, rows) =>
      `la somma bianca ${[sums.length > 0 && `è ${either(sums.map(String))}`, rows.length > 0 && `va ${either(rows.map((row) => `nel ${colour[row]}`))}`].filter(Boolean).join(' o ')}`,
  },

  dice: {
    tray: (who) => (who === undefined ? 'I tuoi dadi' : `Dadi di ${who}`),
    white: (first, second, sum) => `Dadi bianchi ${first} e ${second}, in tutto ${sum}`,
    coloured: (each, value, sums) => `dado ${colour[each]} ${value}, con un bianco ${sums.join(' o ')}`,
    out: (each) => `La ${row[each]} è chiusa, il suo dado è fuori gioco`,
    skip: 'Ferma subito i dadi',
  },

  sheet: {
    own: 'La tua cartella',
    of: (name) => `Cartella di ${name}`,
    row: (each, count, worth) => `${capital(row[each])}: ${crosses(count)}, ${points(worth)}`,
    box: ({ row: each, value, state, skips, locks, hinted }) =>
      [
        `${value} ${colour[each]}`,
        state === 'crossed' && 'segnato',
        state === 'lost' && 'perso',
        state === 'pencil' && 'a matita, premi ancora per segnarlo',
        state === 'possible' && 'possibile',
        state === 'later' && 'possibile con i dadi colorati',
        skips.length > 0 &&
          `salterebbe ${plural(skips.length, { one: '1 numero', other: `${skips.length} numeri` })}`,
        locks && 'chiuderebbe la riga',
        hinted && 'consiglio',
      ]
        .filter(Boolean)
        .join(', '),
    lock: (each, by) =>
      by === 'nobody'
        ? `Lucchetto ${colour[each]}, aperto`
        : by === 'owner'
          ? `Lucchetto ${colour[each]}, segnato`
          : `La ${row[each]} è chiusa`,
    penalties: (count) => `${count} ${plural(count, { one: 'lancio a vuoto', other: 'lanci a vuoto' })} su 4`,
    penalty: 'Lanci a vuoto',
    penaltyEach: '−5',
    total: 'Totale',
    key: 'Crocette e punti',
    series: (earlier) => `partite precedenti ${earlier}`,
    game: (number, of) => `Partita ${number} di ${of}`,
  },

  now: {
    white: (sum, who) =>
      who === undefined
        ? `Dadi bianchi: ${sum}. Segna un ${sum} in una riga, oppure passa.`
        : `${who} ha lanciato: puoi segnare un ${sum} in una riga.`,
    whiteNowhere: (sum) => `${capital(the(sum))} bianco non va da nessuna parte sulla tua cartella.`,
    colour: 'Ora somma un dado bianco e uno colorato, nella riga di quel colore.',
    colourNowhere: 'Nessuna somma di un dado bianco e uno colorato va sulla tua cartella.',
    waiting: (names) =>
      `${list(names)} ${plural(names.length, { one: 'sta', other: 'stanno' })} ancora scegliendo.`,
    chose: (what) => (what === null ? 'Passi.' : `La tua scelta: ${what}.`),
    coloursOf: (name) => `Ora ${name} può usare un dado colorato.`,
    rolling: (who) => verb(who, 'lanci i dadi…', 'lancia i dadi…'),
    roll: (who) =>
      who === undefined ? 'Tocca a te lanciare i dadi.' : `Tocca ${italianTo(who)} lanciare i dadi.`,
    over: 'La partita è finita.',
    preview: ({ row: each, value, worth, skips, locks }) =>
      `${value} ${colour[each]}: ${points(worth)}` +
      `${skips.length > 0 ? `, ${skipped(skips)}` : ''}${locks ? `, chiude la ${row[each]}` : ''}.`,
    previewPenalty: 'Un lancio a vuoto: 5 punti in meno.',
    previewLastPenalty: 'Il tuo quarto lancio a vuoto: 5 punti in meno, e la partita finisce.',
  },

  passing: {
    free: 'non costa nulla',
    later: 'poi vengono i colori',
    marked: 'hai una crocetta',
    penalty: 'lancio a vuoto −5',
    last: '−5 e fine partita',
    unsure: '−5 senza crocetta bianca',
  },

  whyNot: {
    watching: 'Stai guardando: questa non è la tua cartella.',
    over: 'La partita è finita.',
    crossed: (each, value) => `${capital(the(value))} ${colour[each]} è già segnato.`,
    closed: (each) => `La ${row[each]} è chiusa per tutti: il suo dado è fuori gioco.`,
    leftToRight: (each, crossed) => `Hai segnato ${the(crossed)}: la ${row[each]} va da sinistra a destra.`,
    lastNumber: (each, value, have) =>
      `Prima del ${value} ti servono cinque crocette nella ${row[each]}; ne hai ${have}.`,
    notRolled: 'Prima si lanciano i dadi.',
    chosen: 'Hai già scelto: vale appena hanno scelto tutti.',
    notYourColours: (name) => `Ha lanciato ${name}: i dadi colorati non sono per te.`,
    whiteSum: (sum) => `I dadi bianchi fanno ${sum}: ora si può segnare solo un ${sum}.`,
    coloursLater: (sum) => `I dadi colorati vengono dopo: ora conta solo ${the(sum)} bianco.`,
    whiteIsOver: (each, sums) =>
      `Con i dadi bianchi hai finito. Con il dado ${colour[each]} puoi segnare ${sums.join(' o ')}.`,
    colourSum: (each, sums) =>
      `Il dado ${colour[each]} e un bianco fanno ${sums.join(' o ')}: nient’altro nella ${row[each]}.`,
    noPassNow: 'Adesso non c’è niente da passare.',
  },

  rival: {
    show: ({ name, total, rows, penalties, state }) =>
      [
        `${name}: ${points(total)}`,
        ...rows.map(([each, count]) => `${colour[each]} ${crosses(count)}`),
        `${penalties} ${plural(penalties, { one: 'lancio a vuoto', other: 'lanci a vuoto' })}`,
        state === 'choosing' && 'sta ancora scegliendo',
        state === 'chosen' && 'ha scelto',
        state === 'active' && 'ha i dadi',
      ]
        .filter(Boolean)
        .join(', '),
    others: 'Gli altri',
    choosing: 'sceglie',
    chosen: 'ha scelto',
    active: 'lancia',
    away: 'assente',
    close: 'Chiudi',
  },

  tell: {
    rolled: (who, white, coloured) =>
      `${verb(who, 'lanci', 'lancia')} bianco ${white[0]} e ${white[1]}, in tutto ${white[0] + white[1]}; ` +
      `${coloured.map(([each, value]) => `${colour[each]} ${value}`).join(', ')}.`,
    crosses: (who, each, value) => `${verb(who, 'segni', 'segna')} ${the(value)} ${colour[each]}.`,
    passes: (whos) =>
      whos.length === 1
        ? `${verb(whos[0], 'passi', 'passa')}.`
        : whos.includes(undefined)
          ? `${capital(list(whos.map((who) => who ?? 'tu')))} passate.`
          : `${list(whos.map((who) => who ?? 'tu'))} passano.`,
    penalty: (who) => `${verb(who, 'fai', 'fa')} un lancio a vuoto.`,
    closes: (rows) =>
      rows.length === 1
        ? `La ${list(rows.map((each) => row[each]))} è chiusa.`
        : `${capital(list(rows.map((each) => `la ${row[each]}`)))} sono chiuse.`,
    nextGame: (number) => `Comincia la partita ${number}.`,
  },

  between: {
    title: (number) => `La partita ${number} è finita`,
    gained: 'Questa partita',
    total: 'In tutto',
    goOn: 'Prossima partita',
  },

  end: {
    caption: 'Da dove vengono i punti',
    lastGame: (number) => `Da dove vengono i punti della partita ${number}`,
    player: 'Nome',
    penalties: 'A vuoto',
    game: 'Partita',
    total: 'Totale',
    crosses,
    series: 'Le partite della serie',
  },

  entry: {
    title: 'Che cosa mostrano i dadi?',
    help: 'Tocca una faccia per ogni dado, oppure digita da 1 a 6 dall’alto in basso.',
    face: (die, which, value) =>
      die === 'white' ? `dado bianco ${which}: ${value}` : `dado ${colour[die]}: ${value}`,
    die: (die, which) => (die === 'white' ? `Bianco ${which}` : capital(colour[die])),
    enter: 'Inserisci questo lancio',
    missing: (dice) => `${plural(dice.length, { one: 'Manca', other: 'Mancano' })} ancora: ${list(dice)}`,
    ready: (sum) => `I bianchi fanno ${sum}.`,
  },

  options: {
    first: 'Chi lancia per primo',
    games: 'Numero di partite',
    gamesHelp: 'I punti di tutte le partite si sommano; la prossima la comincia il vicino di sinistra.',
  },

  lesson: {
    sheet:
      'Questa è la tua cartella. In ogni riga segni i numeri da sinistra a destra; rosso e giallo salgono, verde e blu scendono. Puoi saltare dei numeri, ma quelli saltati sono persi.',
    white:
      'Hai lanciato i dadi. I due bianchi fanno 3, e tutti al tavolo possono segnare un 3, in qualsiasi riga.',
    yellow:
      'Nel giallo salta solo il 2. Tocca il 3 giallo per segnarlo a matita. Toccalo ancora per segnarlo davvero.',
    colour:
      'Hai lanciato tu, quindi puoi anche sommare un dado bianco e uno colorato. Bianco 1 e rosso 1 fanno 2.',
    red: 'Il 2 è il primissimo numero rosso: non perdi nulla. Segna il 2 rosso.',
    other:
      'Ora ha lanciato un’altra persona. I dadi bianchi valgono anche per te: fanno 11. Il blu comincia dal 12, quindi l’11 è un bell’inizio: segna l’11 blu.',
    penalty:
      'Quando lanciano gli altri non devi mai segnare per forza. Quando lanci tu, se non segni proprio nulla è un lancio a vuoto: 5 punti in meno. Il quarto chiude la partita.',
    points:
      'Ogni crocetta in più in una riga vale un punto più della precedente: 1, 3, 6, 10, 15… Le righe lunghe rendono.',
    lock: 'Quando in una riga hai cinque crocette puoi segnare il suo ultimo numero. Così la riga si chiude per tutti, il suo dado esce dal gioco e tu hai una crocetta in più.',
    end: 'Quando due righe sono chiuse la partita finisce e vince chi ha più punti. È tutto: buon divertimento!',
  },

  shortcuts: {
    row: 'andare a una riga e ai numeri che ci puoi segnare',
    box: 'passare da un numero all’altro',
    cross: 'segnare il numero a matita, poi davvero',
    pass: 'passare',
    erase: 'cancellare la matita',
  },

  hint: {
    plain: 'Il bot più forte giocherebbe così.',
    'qwixx.ends-ahead': ({ lead }) => `Chiude la partita mentre hai ${points(lead)} di vantaggio.`,
    'qwixx.locks': ({ row: each, points: worth }) => `Chiude la ${row[each]} per ${points(worth)}.`,
    'qwixx.lock-next': ({ row: each, value }) =>
      `Dopo manca solo ${the(value)} per chiudere la ${row[each]}.`,
    'qwixx.skips-none': ({ row: each }) => `Non salta nulla nella ${row[each]}.`,
    'qwixx.skips': ({ row: each, count }) =>
      `Salta ${plural(count, { one: 'un solo numero', other: `${count} numeri` })} nella ${row[each]}.`,
    'qwixx.cross': ({ row: each, crosses: count, points: worth }) =>
      `È la crocetta numero ${count} nella ${row[each]} e vale ${points(worth)}.`,
    'qwixx.saves-penalty': () => 'Ti evita un lancio a vuoto.',
    'qwixx.takes-penalty': () => 'Un lancio a vuoto costa meno dei numeri che ogni crocetta farebbe saltare.',
    'qwixx.waits': () => 'Ogni crocetta salterebbe dei numeri.',
    'qwixx.colour-instead': ({ row: each, value }) =>
      `I dadi colorati offrono di meglio: ${the(value)} ${colour[each]}.`,
    'qwixx.colour-next': ({ row: each, value }) =>
      `I dadi colorati offrono ${the(value)} nella ${row[each]}.`,
    'qwixx.nothing-fits': () => 'Nessun numero va bene.',
    'qwixx.no-hurry': () => 'Passare qui non costa nulla.',
    'qwixx.penalty-forced': () => 'Nessun numero va bene: il lancio a vuoto è inevitabile.',
    'qwixx.penalty-anyway': () => 'Prendi un lancio a vuoto e le tue righe restano come sono.',
    'qwixx.colour-too': ({ row: each, value }) =>
      `Lascia ancora ${the(value)} ${colour[each]} con i dadi colorati.`,
  },
}
