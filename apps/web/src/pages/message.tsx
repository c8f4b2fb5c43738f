import type { ReactNode } from 'react'
import { ButtonLink } from '../parts/button.tsx'
import { useTitle } from '../use-title.ts'
import { useShell } from '../words/index.ts'
import css from './message.module.css'

/** A page that only says something, with the way home. */
export function Message({ children }: { children: ReactNode }): ReactNode {
  const shell = useShell()
  useTitle('')
  return (
    <main className={css['message']}>
      <h1>{children}</h1>
      <ButtonLink to="/" look="primary">
        {shell.home}
      </ButtonLink>
    </main>
  )
}
