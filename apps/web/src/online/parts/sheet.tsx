import type { ReactNode } from 'react'
import { IconLink } from '../../parts/button.tsx'
import { useOnline } from '../words/index.ts'
import css from './sheet.module.css'

/** A page that is a sheet of paper on the wood, with the way home. */
export function Sheet({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const words = useOnline()
  return (
    <div className={css['page']}>
      <header className={css['header']}>
        <IconLink to="/" icon="back" label={words.home} />
        <h1>{title}</h1>
      </header>
      <main className={css['paper']}>{children}</main>
    </div>
  )
}
