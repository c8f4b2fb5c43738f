import type { Seat } from '@rattlecup/kit'
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import css from '../parts/note.module.css'
import type { RemoteSession } from '../remote/remote-session.ts'
import { useOnline } from '../words/index.ts'

/** Whoever gave up their seat can change their mind as long as the game goes on. */
export function TakeBackNote({ session, seat }: { session: RemoteSession; seat: Seat }): ReactNode {
  const words = useOnline()
  return (
    <div className={css['note']} role="status">
      <span>{words.gaveUpSeat}</span>
      <Button look="primary" onClick={() => session.do({ t: 'sit', seat })}>
        {words.takeBackSeat}
      </Button>
    </div>
  )
}
