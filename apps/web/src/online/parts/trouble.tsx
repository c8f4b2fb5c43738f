import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import type { Problem } from '../api.ts'
import { useShell } from '../../words/index.ts'
import { useOnline } from '../words/index.ts'
import css from './trouble.module.css'

/** One quiet line: why something is not there, and what may help. */
export function Trouble({ problem, again }: { problem: Problem; again?: () => void }): ReactNode {
  const words = useOnline()
  const shell = useShell()
  return (
    <p className={css['trouble']} role="status">
      <span>{words.problems[problem]}</span>
      {again && <Button onClick={again}>{shell.retry}</Button>}
    </p>
  )
}
