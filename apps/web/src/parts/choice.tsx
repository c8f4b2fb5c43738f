import { useId, type ReactNode } from 'react'
import css from './choice.module.css'

export interface ChoiceProps<T extends string> {
  readonly label: string
  readonly about?: string
  readonly value: T
  readonly options: readonly (readonly [value: T, name: ReactNode])[]
  readonly change: (value: T) => void
  /** Whether they stand two by two where there is no room for all in a row. */
  readonly isPaired?: boolean
}

/** One of a few, side by side: radio buttons that look like a strip of card. */
export function Choice<T extends string>(props: ChoiceProps<T>): ReactNode {
  const { label, about, value, options, change, isPaired = false } = props
  const group = useId()
  return (
    <fieldset className={css['choice']}>
      <legend>{label}</legend>
      <div className={css['strip']} data-paired={isPaired}>
        {options.map(([each, name]) => (
          <label key={each} className={css['option']}>
            <input type="radio" name={group} checked={each === value} onChange={() => change(each)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {about && <p className={css['about']}>{about}</p>}
    </fieldset>
  )
}
