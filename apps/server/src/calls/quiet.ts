/** From one time of day to another, in minutes since midnight where the person is; may go over midnight. */
export interface QuietHours {
  readonly from: number
  readonly to: number
  /** Such as `Europe/Zurich`. */
  readonly zone: string
}

/** Whether it is quiet at a moment, by the clock on the person's wall: also on the days when it is changed. */
export function isQuiet({ from, to, zone }: QuietHours, moment: number): boolean {
  const minute = minuteOfDay(zone, moment)
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to
}

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function minuteOfDay(zone: string, moment: number): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
  return (parts['hour'] ?? 0) * 60 + (parts['minute'] ?? 0)
}
