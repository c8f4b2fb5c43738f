import { seatChoices, Select, useWords, type OptionsFormProps } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import css from './options-form.module.css'
import type { QwixxWords } from './words/words.ts'

const MOST_GAMES = 5
const GAMES = Array.from({ length: MOST_GAMES }, (_, at) => ({ value: at + 1, name: String(at + 1) }))

/** Who begins, and how many games are played in a row. */
export function OptionsForm({ players, value, change }: OptionsFormProps): ReactNode {
  const { options } = useWords<QwixxWords>()
  const { first = 0, games = 1 } = value as { first?: number; games?: number }
  return (
    <div className={css['form']}>
      <Select
        label={options.first}
        value={first}
        choices={seatChoices(players)}
        choose={(next) => change({ ...value, first: next })}
      />
      <Select
        label={options.games}
        about={options.gamesHelp}
        value={games}
        choices={GAMES}
        choose={(next) => change({ ...value, games: next })}
      />
    </div>
  )
}
