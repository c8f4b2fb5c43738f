import type { ReactNode } from 'react'
import { useTitle } from '../use-title.ts'
import { useShell } from '../words/index.ts'
import { BackLink } from './back-link.tsx'
import { IconLink } from './button.tsx'
import css from './page-sheet.module.css'

/** A page that is a sheet of paper on the wood, with the way home, or back. */
export function PageSheet({
  title,
  isVisit = false,
  tools,
  children,
}: {
  title: string
  /** Whether one only looks in and goes back to where one came from. */
  isVisit?: boolean
  /** At the end of the heading's line. */
  tools?: ReactNode
  children: ReactNode
}): ReactNode {
  const shell = useShell()
  useTitle(title)
  return (
    <div className={css['page']}>
      <header className={css['header']}>
        {isVisit ? <BackLink /> : <IconLink to="/" icon="back" label={shell.home} />}
        <h1>{title}</h1>
        {tools}
      </header>
      <main className={css['paper']}>{children}</main>
    </div>
  )
}
