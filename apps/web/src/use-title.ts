import { useEffect } from 'react'

/** Names the page, for the browser's tabs and for people who can't see it: a new page is read from its heading on. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Rattlecup' : `${title} · Rattlecup`
  }, [title])
  useEffect(() => {
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [])
}
