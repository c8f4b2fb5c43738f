import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { answerTap, showTapped } from './answer-tap.ts'
import { go } from './router.ts'

export type LinkProps = { readonly to: string } & AnchorHTMLAttributes<HTMLAnchorElement>

/** A link to a page of ours, without loading everything again. */
export function Link({ to, ...rest }: LinkProps): ReactNode {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    showTapped(event.currentTarget as Element)
    answerTap(() => go(to))
  }
  return <a {...rest} href={to} onClick={follow} />
}
