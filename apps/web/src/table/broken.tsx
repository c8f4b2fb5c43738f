import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../parts/button.tsx'
import { reloadOr } from '../pwa/outdated.ts'
import { useShell } from '../words/index.ts'
import css from './broken.module.css'

/** A page that broke: what is kept, and two ways on. */
export function Broken({ again }: { again: () => void }): ReactNode {
  const shell = useShell()
  return (
    <main className={css['page']} role="alert">
      <p>{navigator.onLine ? shell.broken : shell.offline}</p>
      <Button look="primary" onClick={() => void reloadOr(again)}>
        {shell.retry}
      </Button>
      <ButtonLink to="/">{shell.home}</ButtonLink>
    </main>
  )
}
