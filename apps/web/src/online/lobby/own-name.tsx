import { useSettings } from '@rattlecup/ui'
import { useEffect, type ReactNode } from 'react'
import { introduce, takeName, useIdentity } from '../identity.ts'
import { NameForm } from '../parts/name-form.tsx'

/** The name under which we are going to sit. */
export function OwnName(): ReactNode {
  const { me } = useIdentity()
  const { name } = useSettings()
  useEffect(() => void introduce(name), [])
  return me && <NameForm key={me.name} name={me.name} save={(to) => void takeName(to)} />
}
