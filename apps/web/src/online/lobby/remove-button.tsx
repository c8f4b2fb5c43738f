import { useState, type ReactNode } from 'react'
import { Button, IconButton } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useShell } from '../../words/index.ts'
import answers from '../play/leave-dialog.module.css'
import { useOnline } from '../words/index.ts'

/** Sends somebody away from their seat. It is asked about, as they can't come back to this game. */
export function RemoveButton({ name, remove }: { name: string; remove: () => void }): ReactNode {
  const words = useOnline()
  const shell = useShell()
  const [isAsking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  return (
    <>
      <IconButton icon="close" label={words.removeName(name)} onClick={() => setAsking(true)} />
      {isAsking && (
        <Dialog title={words.removeName(name)} close={close}>
          <p>{words.removeAbout}</p>
          <div className={answers['answers']}>
            <Button look="primary" onClick={close}>
              {shell.cancel}
            </Button>
            <Button onClick={remove}>{words.remove}</Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
