import { useEffect, useRef, type RefObject } from 'react'

/** Lets the style sheets of whatever is around an element know how high it is, by a property of this name. */
export function useHeight<E extends HTMLElement>(property: `--${string}`): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    const { current } = element
    const around = current?.parentElement
    if (!current || !around) return undefined
    const watch = new ResizeObserver(() => around.style.setProperty(property, `${current.offsetHeight}px`))
    watch.observe(current)
    return () => watch.disconnect()
  }, [property])
  return element
}
