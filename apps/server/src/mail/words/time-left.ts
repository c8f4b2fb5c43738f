/** From then on days are counted, not hours. */
const DAYS_FROM_HOURS = 48

/** How much time is left, never more than there is: "1 hour left", "2 days left". */
export function timeLeftIn(language: string, say: (time: string) => string): (hours: number) => string {
  const inUnit = (unit: 'hour' | 'day') => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    return (count: number) => format.format(count)
  }
  const [inHours, inDays] = [inUnit('hour'), inUnit('day')]
  return (hours) => say(hours < DAYS_FROM_HOURS ? inHours(hours) : inDays(Math.floor(hours / 24)))
}
