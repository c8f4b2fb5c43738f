import type { ReactNode } from 'react'
import { Dialog } from '../../parts/dialog.tsx'
import { Invitation, Picture } from '../lobby/invitation.tsx'
import { useSharedAddress } from '../lobby/use-shared-address.ts'
import { useOnline } from '../words/index.ts'

/** The table's code and link, for somebody who comes later or changes devices. */
export function InvitationDialog({
  code,
  title,
  close,
}: {
  code: string
  title: string
  close: () => void
}): ReactNode {
  const words = useOnline()
  const shared = useSharedAddress()
  return (
    <Dialog title={words.codeAndLink} close={close}>
      <Invitation code={code} shared={shared} title={title} />
      <Picture code={code} shared={shared} />
    </Dialog>
  )
}
