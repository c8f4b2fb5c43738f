import { useEffect, type ReactNode } from 'react'
import { introduce, takeName, useIdentity } from '../identity.ts'
import { NameForm } from '../parts/name-form.tsx'
import { newDiceSeed } from '../random.ts'
import type { OnlineProps } from './lobby.tsx'

/** The name under which we sit, or will. */
export function OwnName({ session, state, info }: OnlineProps): ReactNode {
  const { me } = useIdentity()
  const { seat } = state
  useEffect(() => void introduce(), [])
  const save = async (name: string): Promise<void> => {
    await takeName(name)
    if (seat === null) return
    // A seat keeps the name it was taken with: take it again.
    session.do({ t: 'leave' })
    session.do({ t: 'sit', seat, name, seed: newDiceSeed() })
  }
  const name = (seat === null ? null : info.seats[seat]?.name) ?? me?.name
  return name !== undefined && <NameForm key={name} name={name} save={(to) => void save(to)} />
}
