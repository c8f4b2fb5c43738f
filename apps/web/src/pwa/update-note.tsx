import { useEffect, useState, type ReactNode } from 'react'
import { Button, IconButton } from '../parts/button.tsx'
import { useShell } from '../words/index.ts'
import { keepOnDevice, type Apply } from './service-worker.ts'
import css from './update-note.module.css'

/** Long enough after the first page for it to be playable. */
const LATER_MS = 4000

/** Says that a new version is ready; it is taken when the player likes. */
export function UpdateNote(): ReactNode {
  const shell = useShell()
  const [apply, setApply] = useState<Apply>()
  useEffect(() => {
    if (!import.meta.env.PROD) return
    const timer = setTimeout(
      () => void keepOnDevice((ready) => setApply(() => ready)).catch(() => undefined),
      LATER_MS,
    )
    return () => clearTimeout(timer)
  }, [])
  if (!apply) return null
  return (
    <div role="status" className={css['note']}>
      {shell.newVersion}
      <Button look="primary" onClick={apply}>
        {shell.reload}
      </Button>
      <IconButton icon="close" label={shell.close} onClick={() => setApply(undefined)} />
    </div>
  )
}
