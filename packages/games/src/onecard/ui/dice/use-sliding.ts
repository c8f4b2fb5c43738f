import { useSettings } from '@rattlecup/ui'
import { useLayoutEffect, useRef, type RefObject } from 'react'

const SLIDE = { duration: 220, easing: 'ease-out' } as const

/** For the row that holds these dice: those that are to lie elsewhere than before slide there instead of jumping. */
export function useSliding(order: readonly number[]): RefObject<HTMLDivElement | null> {
  const { motion } = useSettings()
  const row = useRef<HTMLDivElement>(null)
  const places = useRef(new Map<number, number>())
  useLayoutEffect(() => {
    for (const [at, die] of order.entries()) {
      const element = row.current?.children[at] as HTMLElement
      const now = element.offsetLeft
      const away = (places.current.get(die) ?? now) - now
      places.current.set(die, now)
      if (away !== 0 && motion === 'full') {
        element.animate([{ translate: `${away}px` }, { translate: '0px' }], SLIDE)
      }
    }
  })
  return row
}
