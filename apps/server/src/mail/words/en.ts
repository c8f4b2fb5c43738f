import { timeLeftIn } from './time-left.ts'

export const words = {
  confirmSubject: 'Confirm your email address',
  confirm: (house: string, link: string) => `Hello,

at ${house} somebody, probably you, asked Rattlecup to write to this address when a game is waiting.

If it was you, confirm it here within two days:
${link}
`,
  never: (link: string) => `If it wasn’t you, there is nothing to do. If you never want to be asked again:
${link}
`,
  turnSubject: (game: string) => `${game}: it’s your turn`,
  turnsSubject: (count: number) => `${count} games are waiting for you`,
  overSubject: (game: string) => `${game}: the game is over`,
  turns: 'It’s your turn:',
  overs: 'Over:',
  start: 'every seat is taken, you can start',
  left: timeLeftIn('en', (time) => `${time} left`),
  stop: (link: string) => `No more of these emails: ${link}`,
}

export type MailWords = typeof words
