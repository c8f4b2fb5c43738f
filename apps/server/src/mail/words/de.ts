import type { MailWords } from './en.ts'
import { timeLeftIn } from './time-left.ts'

export const words: MailWords = {
  confirmSubject: 'Bestätige deine E-Mail-Adresse',
  confirm: (house, link) => `Hallo,

auf ${house} hat jemand, wahrscheinlich du, Rattlecup gebeten, an diese Adresse zu schreiben, wenn eine Partie wartet.

Wenn du das warst, bestätige es hier innerhalb von zwei Tagen:
${link}
`,
  never: (link) => `Wenn nicht, musst du nichts tun. Wenn du nie wieder gefragt werden willst:
${link}
`,
  turnSubject: (game) => `${game}: Du bist dran`,
  turnsSubject: (count) => `${count} Partien warten auf dich`,
  overSubject: (game) => `${game}: Die Partie ist zu Ende`,
  turns: 'Du bist dran:',
  overs: 'Zu Ende:',
  start: 'alle Plätze sind besetzt, du kannst beginnen',
  left: timeLeftIn('de', (time) => `noch ${time}`),
  stop: (link) => `Keine solchen E-Mails mehr: ${link}`,
}
