import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { go } from './router.ts'

/** A link to a page of ours, without loading everything anew. */
export function Link({ to, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go(to)
  }
  return <a {...rest} href={to} onClick={follow} />
}
