import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { useShell } from '../words/index.ts'
import { IconButton } from './button.tsx'
import css from './dialog.module.css'

/** A sheet of paper over the page. It is there as long as it is rendered; Escape, the cross and a tap beside it close it. */
export function Dialog({
  title,
  close,
  children,
}: {
  title: string
  close: () => void
  children: ReactNode
}): ReactNode {
  const shell = useShell()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closed before it is taken away, it gives the focus back to whoever had it.
    return () => shown?.close()
  }, [])
  const closeIfBeside = (event: MouseEvent): void => {
    if (event.target === dialog.current) close()
  }
  return (
    <dialog
      ref={dialog}
      className={css['dialog']}
      aria-labelledby={heading}
      onClose={close}
      onClick={closeIfBeside}
    >
      <div className={css['sheet']}>
        <header className={css['header']}>
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={shell.close} onClick={close} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
