import { pluralIn } from '@rattlecup/ui'
import { formatsIn } from './formats.ts'
import type { HouseWords } from './en.ts'

const plural = pluralIn('it')
const { number, share, decimal, moment } = formatsIn('it')

export const words: HouseWords = {
  title: 'I dadi di questa casa',
  promised: 'Che cosa promette questa casa',
  promises: [
    'Nessuno conosce un lancio in anticipo, nemmeno chi gestisce questa casa: il tuo dispositivo aggiunge la sua parte all’ultimo momento.',
    'Ogni partita è scritta in un registro pubblico prima del primo lancio, e anche la sua fine. Niente può sparirne senza che si noti.',
    'A fine partita il suo segreto viene svelato. Da quel momento chiunque può rifare ogni lancio.',
  ],
  verify: 'Verifica una partita',
  exactly: 'Come funziona, fino all’ultimo bit',
  unreachable: 'I numeri vengono dalla casa, che ora non è raggiungibile. Forse sei offline.',
  contradiction:
    'Attenzione: un testimone ha uno stato di questo registro che non c’è più. Il registro è tornato indietro, come dopo un backup ripristinato, o è stato sdoppiato.',

  figures: 'In cifre',
  number,
  opened: 'partite iniziate',
  over: 'giocate fino alla fine',
  stopped: 'fermate dai giocatori',
  dropped: 'abbandonate: nessuno è tornato',
  seals: 'sigilli rotti',
  alone: 'lanci senza il dispositivo di un giocatore',
  outOf: (count, all) => `${number(count)} su ${number(all)}`,
  aloneAbout:
    'Un sigillo si rompe quando a un dispositivo è stata chiesta la sua parte di un lancio e la casa non l’ha ricevuta. La casa poteva conoscere prima solo i lanci senza il dispositivo di un giocatore.',
  unfinished: 'Partite non finite, per età',
  since: 'Età',
  games: 'Partite',
  age: (hours) => {
    if (hours === null) return 'di più'
    if (hours <= 1) return '1 ora'
    return hours <= 24 ? '1 giorno' : `${number(hours / 24)} giorni`
  },

  faces: 'Tutte le facce uscite qui',
  facesAbout:
    'Ogni dado di ogni partita finita. La linea tratteggiata mostra l’altezza delle barre se ogni faccia fosse uscita con la stessa frequenza. Sui dadi colorati da 1 a 6 si va dal rosso al viola; in Strike 1 è la X.',
  allGames: 'Tutti i giochi',
  titleWithDice: (title, dice) => `${title}: ${number(dice)} ${plural(dice, { one: 'dado', other: 'dadi' })}`,
  face: 'Faccia',
  fell: 'Quante volte',
  asTable: 'Come tabella',
  tooFew: 'Ancora troppo pochi dadi per dire qualcosa.',
  chiSquare: (value, chance) =>
    `χ² è ${decimal(value)}. Con dadi equi lo scarto è almeno così grande nel ${share(chance)} dei casi.`,

  log: 'Il registro pubblico',
  logAbout: (size) =>
    `Ha ${number(size)} ${plural(size, { one: 'voce', other: 'voci' })}: impronte di inizi e fini, niente di personale. Annota la sua chiave: ti permette di riconoscere le prove che vengono da questo registro.`,
  key: 'Chiave del registro',
  checkpoint: 'Ultimo stato, firmato',
  witnesses: 'Chi osserva',
  noWitness: 'Questa casa non elenca testimoni.',
  witness: (name, size) =>
    `${name}: ha visto ${number(size)} ${plural(size, { one: 'voce', other: 'voci' })}`,
  seenAt: moment,
  beWitness: 'Chiunque può osservare, su qualsiasi computer e senza chiedere:',
  command: (address) => `rattlecup witness ${address}`,
}
