import { useWords, type OptionsFormProps } from '@rattlecup/ui'
import { useId, type ReactNode } from 'react'
import css from './options-form.module.css'
import type { QwixxWords } from './words/words.ts'

const MOST_GAMES = 5

/** Who begins, and how many games are played in a row. */
export function OptionsForm({ players, value, change }: OptionsFormProps): ReactNode {
  const words = useWords<QwixxWords>()
  const help = useId()
  const { first = 0, games = 1 } = value as { first?: number; games?: number }
  return (
    <div className={css['form']}>
      <Choice label={words.options.first} chosen={first} choose={(next) => change({ ...value, first: next })}>
        {players.map((name, seat) => [seat, name] as const)}
      </Choice>
      <Choice
        label={words.options.games}
        describedBy={help}
        chosen={games}
        choose={(next) => change({ ...value, games: next })}
      >
        {Array.from({ length: MOST_GAMES }, (_, index) => [index + 1, String(index + 1)] as const)}
      </Choice>
      <p id={help} className={css['help']}>
        {words.options.gamesHelp}
      </p>
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly describedBy?: string
  readonly chosen: number
  readonly choose: (value: number) => void
  readonly children: readonly (readonly [number, string])[]
}

function Choice({ label, describedBy, chosen, choose, children }: ChoiceProps): ReactNode {
  return (
    <label className={css['choice']}>
      <span>{label}</span>
      <select
        className={css['select']}
        value={chosen}
        aria-describedby={describedBy}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      >
        {children.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
