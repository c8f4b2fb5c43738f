import type { MailWords } from './en.ts'
import { timeLeftIn } from './time-left.ts'

export const words: MailWords = {
  confirmSubject: 'Confirme ton adresse e-mail',
  confirm: (house, link) => `Bonjour,

sur ${house}, quelqu’un, sans doute toi, a demandé à Rattlecup d’écrire à cette adresse quand une partie attend.

Si c’était toi, confirme-le ici dans les deux jours :
${link}
`,
  never: (link) => `Sinon, tu n’as rien à faire. Pour qu’on ne te le demande plus jamais :
${link}
`,
  turnSubject: (game) => `${game} : c’est à toi de jouer`,
  turnsSubject: (count) => `${count} parties t’attendent`,
  overSubject: (game) => `${game} : la partie est terminée`,
  turns: 'C’est à toi de jouer :',
  overs: 'Terminée :',
  start: 'toutes les places sont prises, tu peux commencer',
  left: timeLeftIn('fr', (time) => `il reste ${time}`),
  stop: (link) => `Ne plus recevoir ces e-mails : ${link}`,
}
