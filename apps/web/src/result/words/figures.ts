import type { Language } from '@rattlecup/ui'

/** Shares of a win and points, and how they change, as the language writes them; with a true minus, as wide as a plus. */
export function figuresIn(language: Language) {
  const written = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, options)
    return (value: number): string => format.format(value).replace('-', '−')
  }
  const share = { style: 'percent', maximumFractionDigits: 0 } as const
  const points = { maximumFractionDigits: 1 } as const
  return {
    shareOf: written(share),
    shareChange: written({ ...share, signDisplay: 'exceptZero' }),
    pointsOf: written(points),
    pointsChange: written({ ...points, signDisplay: 'exceptZero' }),
  }
}
