import { useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { takeName } from '../identity.ts'
import { NameForm } from '../parts/name-form.tsx'
import { newDiceSeed } from '../random.ts'
import { useOnline } from '../words/index.ts'
import css from './seat-list.module.css'
import type { SeatProps } from './seat-list.tsx'

/** What we can do with our own seat. */
export function OwnSeatActions({ session, seat, chair }: SeatProps): ReactNode {
  const words = useOnline()
  const [isRenaming, setRenaming] = useState(false)
  const save = async (name: string): Promise<void> => {
    setRenaming(false)
    await takeName(name)
    // A seat keeps the name it was taken with: take it again.
    session.do({ t: 'leave' })
    session.do({ t: 'sit', seat, name, seed: newDiceSeed() })
  }
  if (isRenaming) return <NameForm name={chair.name ?? ''} save={(name) => void save(name)} />
  return (
    <span className={css['actions']}>
      <Button look="quiet" onClick={() => setRenaming(true)}>
        {words.rename}
      </Button>
      <Button onClick={() => session.do({ t: 'leave' })}>{words.standUp}</Button>
    </span>
  )
}
