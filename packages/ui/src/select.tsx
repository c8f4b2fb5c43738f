import { useId, type ReactNode } from 'react'
import css from './select.module.css'

interface Choice<V> {
  readonly value: V
  readonly name: string
}

interface SelectProps<V> {
  readonly label: string
  /** What the choice means, written below it. */
  readonly about?: string
  readonly value: V
  readonly choices: readonly Choice<V>[]
  readonly choose: (value: V) => void
}

/** One of a few, with its label: what the option forms of games are made of. */
export function Select<V extends string | number>({
  label,
  about,
  value,
  choices,
  choose,
}: SelectProps<V>): ReactNode {
  const id = useId()
  return (
    <>
      <label className={css['select']}>
        <span>{label}</span>
        <select
          aria-describedby={about === undefined ? undefined : id}
          value={value}
          onChange={({ target }) => choose((choices[target.selectedIndex] as Choice<V>).value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
      </label>
      {about !== undefined && (
        <p id={id} className={css['about']}>
          {about}
        </p>
      )}
    </>
  )
}

/** Seats to choose from, by the names of who sits there. */
export function seatChoices(players: readonly string[]): Choice<number>[] {
  return players.map((name, value) => ({ value, name }))
}
