import type { ReactNode } from 'react'
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
  return (
    <label className={css['switch']}>
      <span>
        <span className={css['label']}>{label}</span>
        {about && <span className={css['about']}>{about}</span>}
      </span>
      <input type="checkbox" role="switch" checked={isOn} onChange={({ target }) => change(target.checked)} />
    </label>
  )
}
