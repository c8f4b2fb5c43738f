import type { Language } from '@rattlecup/ui'

/** Numbers, shares and moments as a language writes them. */
export function formatsIn(language: Language) {
  const whole = new Intl.NumberFormat(language)
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumSignificantDigits: 2 })
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    number: (value: number): string => whole.format(value),
    decimal: (value: number): string => tenths.format(value),
    share: (value: number): string => percent.format(value),
    moment: (seconds: number): string => time.format(seconds * 1000),
  }
}
