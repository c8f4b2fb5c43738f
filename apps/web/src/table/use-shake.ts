import { useEffect } from 'react'

/** Faster than a phone is moved when it is put down or passed on, in m/s². */
const SHAKE = 16

/** Does something when the phone is shaken, where the browser tells without being asked for permission. */
export function useShake(act: () => void): void {
  useEffect(() => {
    const feel = ({ acceleration }: DeviceMotionEvent): void => {
      const { x, y, z } = acceleration ?? {}
      if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) > SHAKE) act()
    }
    addEventListener('devicemotion', feel)
    return () => removeEventListener('devicemotion', feel)
  }, [act])
}
