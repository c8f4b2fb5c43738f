import { isLoopback, type SharedAddress } from '@rattlecup/protocol/client'
import { useEffect, useState } from 'react'
import { serverAddress } from '../api.ts'

/** Where friends find this server: where we found it, unless that is this computer's own name for itself. */
export function useSharedAddress(): SharedAddress | undefined {
  const isHere = isLoopback(location.hostname)
  const [shared, setShared] = useState<SharedAddress | undefined>(
    isHere ? undefined : { address: location.origin, reach: 'anywhere' },
  )
  useEffect(() => {
    if (!isHere) return undefined
    let isShown = true
    void serverAddress().then((answer) => {
      if (isShown) setShared(answer.ok ? answer.value : { address: location.origin, reach: 'computer' })
    })
    return () => void (isShown = false)
  }, [isHere])
  return shared
}
