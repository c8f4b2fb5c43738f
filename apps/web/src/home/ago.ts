import type { Language } from '@rattlecup/ui'

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago something was, as the language says it: "2 hours ago", "yesterday". */
export function agoIn(language: Language) {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return (milliseconds: number): string => {
    const seconds = Math.max(0, milliseconds / 1000)
    const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? (['second', seconds || 1] as const)
    return format.format(unit === 'second' ? 0 : -Math.floor(seconds / size), unit)
  }
}
