import { seatChoices, Select, useWords, type OptionsFormProps } from '@rattlecup/ui'
import { useId, type ReactNode } from 'react'
import css from './options-form.module.css'
import type { StrikeWords } from './words/words.ts'

/** One round or a tournament, and who begins. */
export function OptionsForm({ players, value, change }: OptionsFormProps): ReactNode {
  const { options } = useWords<StrikeWords>()
  const name = useId()
  const rounds = value['rounds'] === 'tournament' ? 'tournament' : 1
  const first = typeof value['first'] === 'number' ? value['first'] : 0
  return (
    <div className={css['options']}>
      <fieldset>
        <legend>{options.rounds}</legend>
        {([1, 'tournament'] as const).map((length) => (
          <label key={length}>
            <input
              type="radio"
              name={name}
              checked={rounds === length}
              onChange={() => change({ ...value, rounds: length })}
            />
            {length === 1 ? options.single : options.tournament(players.length)}
          </label>
        ))}
      </fieldset>
      <Select
        label={options.first}
        value={first}
        choices={seatChoices(players)}
        choose={(next) => change({ ...value, first: next })}
      />
    </div>
  )
}
