import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { go } from '../../router.ts'
import { forgetTable } from '../kept-tables.ts'
import type { RemoteSession } from '../remote/remote-session.ts'
import { useOnline } from '../words/index.ts'
import css from './leave-dialog.module.css'

/** Giving a seat up for good is asked about once: it can't be taken back. */
export function LeaveDialog({ session, close }: { session: RemoteSession; close: () => void }): ReactNode {
  const words = useOnline()
  const leave = (): void => {
    const { info } = session.state
    session.do({ t: 'leave' })
    if (info) forgetTable(info.code)
    go('/')
  }
  return (
    <Dialog title={words.leaveForGood} close={close}>
      <p>{words.leaveQuestion}</p>
      <div className={css['answers']}>
        <Button look="primary" onClick={close}>
          {words.stay}
        </Button>
        <Button onClick={leave}>{words.leaveForGood}</Button>
      </div>
    </Dialog>
  )
}
