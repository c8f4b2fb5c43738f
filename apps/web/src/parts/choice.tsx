import { useId, type ReactNode } from 'react'
import css from './choice.module.css'

export interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly (readonly [value: T, name: ReactNode])[]
  readonly change: (value: T) => void
}

/** One of a few, side by side: radio buttons that look like a strip of card. */
export function Choice<T extends string>({ label, value, options, change }: ChoiceProps<T>): ReactNode {
  const group = useId()
  return (
    <fieldset className={css['choice']}>
      <legend>{label}</legend>
      <div className={css['strip']}>
        {options.map(([each, name]) => (
          <label key={each} className={css['option']}>
            <input type="radio" name={group} checked={each === value} onChange={() => change(each)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
