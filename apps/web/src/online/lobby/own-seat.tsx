import { useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { takeName } from '../identity.ts'
import { NameForm } from '../parts/name-form.tsx'
import { useOnline } from '../words/index.ts'
import css from './seat-list.module.css'
import type { SeatProps } from './seat-list.tsx'

/** What we can do with our own seat. */
export function OwnSeatActions({ session, chair }: Pick<SeatProps, 'session' | 'chair'>): ReactNode {
  const words = useOnline()
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming)
    return (
      <NameForm
        name={chair.name ?? ''}
        save={(name) => void takeName(name)}
        close={() => setRenaming(false)}
      />
    )
  return (
    <span className={css['actions']}>
      <Button look="quiet" onClick={() => setRenaming(true)}>
        {words.rename}
      </Button>
      <Button onClick={() => session.do({ t: 'leave' })}>{words.standUp}</Button>
    </span>
  )
}
