import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import { useShell } from '../words/index.ts'

export function NotFound(): ReactNode {
  const words = useShell()
  return (
    <main>
      <p>{words.notFound}</p>
      <Link to="/">{words.home}</Link>
    </main>
  )
}
