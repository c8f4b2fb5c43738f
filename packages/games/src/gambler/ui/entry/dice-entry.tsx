import { Die, useWords } from '@rattlecup/ui'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { FACES } from '../../rules/types.ts'
import type { GamblerWords } from '../words/words.ts'
import css from './entry.module.css'

const VALUES = Array.from({ length: FACES }, (_, index) => index + 1)

/** Six big buttons, or the keys 1 to 6: one for each real die. A wrong one is taken away by tapping it. */
export function DiceEntry({ count, enter }: { count: number; enter: (values: number[]) => void }): ReactNode {
  const { entry } = useWords<GamblerWords>()
  const [values, setValues] = useState<readonly number[]>([])
  const full = values.length === count
  const add = (value: number): void => setValues(full ? values : [...values, value])
  const remove = (at: number): void => setValues(values.toSpliced(at, 1))
  const done = (): void => {
    if (full) enter([...values])
  }
  return (
    <section
      className={css['entry']}
      onKeyDown={(event) => onKey(event, { add, remove, count, entered: values.length })}
    >
      <h2 className={css['question']}>{entry.dice(count)}</h2>
      <div className={css['faces']}>
        {VALUES.map((value) => (
          <button
            key={value}
            type="button"
            className={css['face']}
            aria-label={entry.face(value)}
            aria-disabled={full}
            data-face={value}
            onClick={() => add(value)}
          >
            <Die className={css['die']} face={value - 1} />
          </button>
        ))}
      </div>
      <Entered values={values} count={count} remove={remove} />
      <div className={css['buttons']}>
        <button type="button" className={css['done']} aria-disabled={!full} data-entry="done" onClick={done}>
          {entry.done}
        </button>
      </div>
    </section>
  )
}

interface EnteredProps {
  readonly values: readonly number[]
  readonly count: number
  readonly remove: (at: number) => void
}

function Entered({ values, count, remove }: EnteredProps): ReactNode {
  const { entry } = useWords<GamblerWords>()
  return (
    <div className={css['entered']} role="group" aria-label={entry.entered(values)}>
      {Array.from({ length: count }, (_, at) => {
        const value = values[at]
        if (value === undefined) return <span key={at} className={css['missing']} />
        return (
          <button
            key={at}
            type="button"
            className={css['given']}
            aria-label={entry.remove(value)}
            onClick={() => remove(at)}
          >
            <Die className={css['die']} face={value - 1} />
          </button>
        )
      })}
    </div>
  )
}

interface Editing {
  readonly add: (value: number) => void
  readonly remove: (at: number) => void
  readonly count: number
  readonly entered: number
}

function onKey(event: KeyboardEvent<HTMLElement>, { add, remove, count, entered }: Editing): void {
  const value = Number(event.key)
  if (VALUES.includes(value)) {
    add(value)
    // After the last die the Enter key enters the roll.
    if (entered + 1 >= count) event.currentTarget.querySelector<HTMLElement>('[data-entry=done]')?.focus()
  } else if (event.key === 'Backspace' && entered > 0) remove(entered - 1)
  else return
  event.preventDefault()
}
