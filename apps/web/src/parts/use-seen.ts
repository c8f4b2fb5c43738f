import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has come near the screen: what is far below is loaded when somebody scrolls there. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setSeen((seen) => seen || !!entry?.isIntersecting))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
