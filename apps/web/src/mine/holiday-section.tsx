import { useEffect, useState, type ReactNode } from 'react'
import { holiday, takeHoliday, type ApiAnswer } from '../online/api.ts'
import css from '../online/me/me-page.module.css'
import fields from '../online/parts/fields.module.css'
import { Button } from '../parts/button.tsx'
import { useMine } from './words/index.ts'

const CHOICES = [3, 7, 14, 21, 30] as const

/** Going on holiday: no time runs out at tables over days. */
export function HolidaySection(): ReactNode {
  const words = useMine()
  const [until, setUntil] = useState<number>()
  const [days, setDays] = useState(7)
  const show = (answer: ApiAnswer<{ readonly until: number }>): void => {
    if (answer.ok) setUntil(answer.value.until)
  }
  useEffect(() => void holiday().then(show), [])
  if (until === undefined) return null
  const isAway = until > Date.now()
  return (
    <section className={css['section']}>
      <h2>{words.holiday}</h2>
      <p role="status">{isAway ? words.holidayUntil(words.until(until)) : words.holidayAbout}</p>
      {isAway ? (
        <div className={css['buttons']}>
          <Button onClick={() => void takeHoliday(0).then(show)}>{words.comeBack}</Button>
        </div>
      ) : (
        <div className={fields['line']}>
          <label className={fields['field']}>
            <span>{words.holidayFor}</span>
            <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
              {CHOICES.map((count) => (
                <option key={count} value={count}>
                  {words.days(count)}
                </option>
              ))}
            </select>
          </label>
          <Button onClick={() => void takeHoliday(days).then(show)}>{words.goAway}</Button>
        </div>
      )}
    </section>
  )
}
