import type { MailWords } from './en.ts'
import { timeLeftIn } from './time-left.ts'

export const words: MailWords = {
  confirmSubject: 'Conferma il tuo indirizzo e-mail',
  confirm: (house, link) => `Ciao,

su ${house} qualcuno, probabilmente tu, ha chiesto a Rattlecup di scrivere a questo indirizzo quando una partita ti aspetta.

Se sei stato tu, confermalo qui entro due giorni:
${link}
`,
  never: (link) => `Altrimenti non devi fare nulla. Se non vuoi che ti venga mai più chiesto:
${link}
`,
  turnSubject: (game) => `${game}: tocca a te`,
  turnsSubject: (count) => `${count} partite ti aspettano`,
  overSubject: (game) => `${game}: la partita è finita`,
  turns: 'Tocca a te:',
  overs: 'Finita:',
  start: 'tutti i posti sono occupati, puoi iniziare',
  left: timeLeftIn('it', (time) => `tempo rimasto: ${time}`),
  stop: (link) => `Non ricevere più queste e-mail: ${link}`,
}
