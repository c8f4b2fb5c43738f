import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { go } from '../../router.ts'
import { forgetTable } from '../kept-tables.ts'
import type { RemoteSession } from '../remote/remote-session.ts'
import { useOnline } from '../words/index.ts'
import css from './leave-dialog.module.css'

/**
 * Giving a seat up is asked about. Where anybody may watch one stays and can take it back; else one is a stranger then,
 * and it is for good.
 */
export function LeaveDialog({ session, close }: { session: RemoteSession; close: () => void }): ReactNode {
  const words = useOnline()
  const { info } = session.state
  const mayStay = info?.settings.watch === 'anyone' && info.phase !== 'open'
  const leave = (): void => {
    session.do({ t: 'leave' })
    if (mayStay) return close()
    if (info) forgetTable(info.code)
    go('/')
  }
  return (
    <Dialog title={words.leaveForGood} close={close}>
      <p>{mayStay ? words.leaveAwhile : words.leaveQuestion}</p>
      <div className={css['answers']}>
        <Button look="primary" onClick={close}>
          {words.stay}
        </Button>
        <Button onClick={leave}>{words.leaveForGood}</Button>
      </div>
    </Dialog>
  )
}
