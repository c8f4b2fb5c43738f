import { useId, type ReactNode } from 'react'
import css from './switch.module.css'

/** Yes or no. */
export function Switch({
  label,
  about,
  isOn,
  change,
}: {
  label: string
  about?: string
  isOn: boolean
  change: (isOn: boolean) => void
}): ReactNode {
  const id = useId()
  const [labelId, aboutId] = [`${id}-label`, `${id}-about`]
  return (
    <label className={css['switch']}>
      <span>
        <span id={labelId} className={css['label']}>
          {label}
        </span>
        {about && (
          <span id={aboutId} className={css['about']}>
            {about}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={labelId}
        aria-describedby={about && aboutId}
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
      />
    </label>
  )
}
