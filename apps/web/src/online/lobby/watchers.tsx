import { listIn, useLanguage } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { RemoteState } from '../remote/remote-state.ts'
import { useOnline } from '../words/index.ts'

/** Who looks on. */
export function Watchers({ state: { watching } }: { state: RemoteState }): ReactNode {
  const words = useOnline()
  const list = listIn(useLanguage())
  const { count, names } = watching
  if (count === 0) return null
  const more = count - names.length
  return <p>{words.lookingOn(list(more > 0 ? [...names, words.more(more)] : names))}</p>
}
