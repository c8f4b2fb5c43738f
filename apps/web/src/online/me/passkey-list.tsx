import type { Me, PasskeyList as Passkeys } from '@rattlecup/protocol/client'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { myPasskeys, removePasskey, type ApiAnswer } from '../api.ts'
import { become } from '../identity.ts'
import { useOnline } from '../words/index.ts'
import css from './me-page.module.css'

/** Passkeys have no names of their own; the ends of their ids tell them apart. */
const SHOWN = 6

/** Our passkeys, each of which can be removed. */
export function PasskeyList({ me }: { me: Me }): ReactNode {
  const words = useOnline()
  const [passkeys, setPasskeys] = useState<Passkeys['passkeys']>([])
  const show = (answer: ApiAnswer<Passkeys>): void => {
    if (answer.ok) setPasskeys(answer.value.passkeys)
  }
  useEffect(() => void myPasskeys().then(show), [])
  const remove = async (id: string): Promise<void> => {
    const left = await removePasskey(id)
    show(left)
    if (left.ok) become({ ok: true, value: { ...me, passkeys: left.value.passkeys.length } })
  }
  return (
    <>
      <p>{words.passkeysKept(me.passkeys)}</p>
      <ul className={css['bots']}>
        {passkeys.map(({ id }) => (
          <li key={id}>
            <span>… {id.slice(-SHOWN)}</span>
            <Button aria-label={words.removePasskey(id.slice(-SHOWN))} onClick={() => void remove(id)}>
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
