import type { Language } from '@rattlecup/ui'

/** A moment as a day and an hour of where the reader is, such as "Sun 29 March, 14:30". */
export function momentIn(language: Language) {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
  return (milliseconds: number): string => format.format(milliseconds)
}

/** A day, such as "29 Mar 2026". */
export function dayIn(language: Language) {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (milliseconds: number): string => format.format(milliseconds)
}
