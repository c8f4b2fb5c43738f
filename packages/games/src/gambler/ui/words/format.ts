import type { Language } from '@rattlecup/ui'

/** Points as they are written beside a row or won: "+60", "−30", "0"; with a true minus sign, which is as wide as a plus. */
export function signedIn(language: Language): (points: number) => string {
  const format = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
  return (points) => format.format(points).replace('-', '−')
}

/** Whole numbers and chances, as the language writes them. */
export function numbersIn(language: Language) {
  const whole = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return {
    count: (value: number): string => whole.format(value),
    // What is not certain is not said to be.
    percent: (chance: number): string => percent.format(chance < 1 ? Math.min(chance, 0.99) : chance),
  }
}
