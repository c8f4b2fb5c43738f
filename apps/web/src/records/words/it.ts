import { pluralIn } from '@rattlecup/ui'
import type { RecordWords } from './en.ts'

const plural = pluralIn('it')
const number = new Intl.NumberFormat('it')

export const words: RecordWords = {
  replay: 'Rivedi una partita',
  replayOf: (game) => `${game}: rivedi la partita`,
  first: 'All’inizio',
  back: 'Un passo indietro',
  play: 'Riproduci',
  pause: 'Pausa',
  forward: 'Un passo avanti',
  last: 'Alla fine',
  position: 'Momento della partita',
  step: (at, of) => `${number.format(at)} di ${number.format(of)}`,
  better: (move) => `Meglio: ${move}`,
  beginning: 'L’inizio',

  gamesHere: 'Finite su questo dispositivo',
  chooseFile: 'Scegli il file di una partita',
  dropFile: 'o trascinalo qui. Resta su questo dispositivo.',
  noGame: 'Questa non è una partita di Rattlecup.',
  badGame: 'Questa partita non rispetta le regole.',
  missing: 'Questa partita non si trova.',
  unreachable: 'Il server non è raggiungibile.',
  another: 'Un’altra partita',

  verify: 'Verifica i dadi',
  verifyIntro:
    'Chiunque può rifare ogni lancio di una partita finita, a partire da quello che i giocatori e la casa ci hanno messo prima.',
  verifying: 'Rifacciamo ogni lancio…',
  fair: 'Equo: ogni lancio è come promesso.',
  unfair: 'Non equo: qualcosa non è come promesso.',
  unfinished: 'Per questa partita non c’è una prova: non è finita, o si è giocato con dadi veri.',
  failed: 'La verifica non è riuscita.',
  promise: 'La promessa',
  promiseAbout:
    'Prima del primo lancio la casa ha estratto un segreto e ne ha mostrato l’impronta. Un altro segreto avrebbe un’altra impronta.',
  fingerprint: 'Impronta (SHA-256)',
  secret: 'Segreto, svelato a fine partita',
  secretFits: 'Il segreto ha questa impronta.',
  secretDiffers: 'Il segreto ha un’altra impronta.',
  seeds: 'Che cosa hanno aggiunto i giocatori',
  seedsAbout: 'Ogni giocatore ha aggiunto un testo suo, così neppure la casa poteva scegliere i lanci.',
  seedOf: (name) => `${name}:`,
  noSeed: 'nulla',
  links: 'Che cosa hanno aggiunto i dispositivi dei giocatori',
  linksAbout:
    'Prima di ogni lancio ogni dispositivo presente ha aggiunto un segreto suo. Nessuno, neppure la casa, poteva conoscere in anticipo un lancio così.',
  linksOf: (given, of) => `in ${number.format(given)} serie di lanci su ${number.format(of)}`,
  linksMissing: (missing) =>
    `${plural(missing, { one: 'ne manca', other: 'ne mancano' })} ${number.format(missing)}`,
  rollsWithout: (count) =>
    plural(count, {
      one: 'Un lancio è stato fatto senza il dispositivo di alcun giocatore: la casa avrebbe potuto conoscerlo.',
      other: `${number.format(count)} lanci sono stati fatti senza il dispositivo di alcun giocatore: la casa avrebbe potuto conoscerli.`,
    }),
  tableWordsAbout: 'Tutti al tavolo avevano le stesse parole. Confrontale con gli altri.',
  firstWords: 'Dopo il primo lancio',
  lastWords: 'Dopo l’ultimo lancio',
  notShown: 'Questo dispositivo non ha potuto confrontare:',
  claims: {
    rolls: 'i lanci',
    rules: 'le mosse',
    log: 'il registro pubblico, che questo file non nomina',
    commitment: 'l’impronta mostrata prima della partita',
    seeds: 'i testi dei giocatori',
    heads: 'le catene date dai tuoi dispositivi',
    digests: 'ciò che il tuo dispositivo ha annotato durante la partita',
    words: 'parole del tavolo che qualcuno ricorda',
    key: 'la chiave del registro pubblico',
  },
  rolls: 'I lanci',
  rollsAbout: (count) =>
    `${number.format(count)} ${plural(count, { one: 'lancio è stato rifatto', other: 'lanci sono stati rifatti' })} dal segreto e da ciò che hanno aggiunto i giocatori, e ogni mossa è stata verificata secondo le regole.`,
  showRolls: 'Mostra ogni lancio',
  rollNumber: (at) => `Lancio ${number.format(at)}`,
  faults: 'Che cosa non va',
  eventNumber: (at) => `Evento ${number.format(at)}`,
  wrongSecret: 'Il segreto non è quello promesso: non ci si può fidare di nessun lancio.',
  breaksOff: 'La partita si interrompe prima della fine.',
  wrongEvents: {
    'bad-request': 'In questo gioco non può succedere.',
    'game-over': 'Questo viene dopo la fine della partita.',
    'not-your-turn': 'Non toccava a questo giocatore.',
    'illegal-move': 'Qui le regole non permettono questa mossa.',
    'illegal-outcome': 'Qui i dadi non possono cadere così.',
  },
  restUnchecked: 'Il resto non è stato verificato.',
  inEnglish: 'Dettagli, in inglese',
  fileSays: 'Il file dice',
  diceFell: 'ma i dadi hanno dato',
  exactly: 'Come funziona, fino all’ultimo bit',
  houseDice: 'I dadi di questa casa',
}
