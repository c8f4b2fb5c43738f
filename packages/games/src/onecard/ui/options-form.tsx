import { useWords, type OptionsFormProps } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { OnecardOptions } from '../rules/types.ts'
import type { OnecardWords } from './words/words.ts'
import css from './options-form.module.css'

/** The options people choose at a table. Cards of one's own come with a link or a file, and stay as they are. */
export function OptionsForm({ players, value, change }: OptionsFormProps): ReactNode {
  const { optionsForm: words } = useWords<OnecardWords>()
  const variant = value['variant'] ?? 'basic'
  const first = Number(value['first'] ?? 0)
  const choice = (name: OnecardOptions['variant'], text: string, about: string): ReactNode => (
    <label className={css['choice']}>
      <input
        type="radio"
        name="onecard-variant"
        checked={variant === name}
        onChange={() => change({ ...value, variant: name })}
      />
      <span>
        <strong>{text}</strong>
        <small className={css['about']}>{about}</small>
      </span>
    </label>
  )
  return (
    <div className={css['form']}>
      <fieldset className={css['group']}>
        <legend>{words.variant}</legend>
        {choice('basic', words.basic, words.basicAbout)}
        {choice('advanced', words.advanced, words.advancedAbout)}
      </fieldset>
      {players.length > 1 && (
        <label className={css['first']}>
          {words.first}
          <select value={first} onChange={(event) => change({ ...value, first: Number(event.target.value) })}>
            {players.map((player, seat) => (
              <option key={seat} value={seat}>
                {player}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
