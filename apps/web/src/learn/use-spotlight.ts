import { useSettings } from '@rattlecup/ui'
import { useEffect, useState } from 'react'

export interface Spot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the element with a `data-guide` is on the screen, brought into sight and followed as the page moves. */
export function useSpotlight(guide: string | undefined): Spot | undefined {
  const [spot, setSpot] = useState<Spot>()
  const { motion } = useSettings()
  useEffect(() => {
    const target = guide === undefined ? null : document.querySelector(`[data-guide="${CSS.escape(guide)}"]`)
    if (!target) return setSpot(undefined)
    target.scrollIntoView({ block: 'center', behavior: motion === 'reduced' ? 'instant' : 'smooth' })
    const follow = (): void => {
      const { left, top, width, height } = target.getBoundingClientRect()
      setSpot({ left, top, width, height })
    }
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(document.body)
    addEventListener('scroll', follow, true)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', follow, true)
    }
  }, [guide, motion])
  return spot
}
