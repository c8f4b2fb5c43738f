import type { Me } from '@rattlecup/protocol/client'
import { useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import type { ApiAnswer } from '../api.ts'
import { become } from '../identity.ts'
import { useOnline } from '../words/index.ts'
import css from './me-page.module.css'
import { PasskeyList } from './passkey-list.tsx'
import { addPasskey, hasPasskeys, signInByPasskey } from './passkeys.ts'

/** Keeping an identity for good, and coming back to it. */
export function PasskeySection({ me }: { me: Me | undefined }): ReactNode {
  const words = useOnline()
  const [hasFailed, setFailed] = useState(false)
  const attempt = async (ceremony: () => Promise<ApiAnswer<Me> | undefined>): Promise<void> => {
    const answer = await ceremony()
    setFailed(!answer?.ok)
    if (answer) become(answer)
  }
  return (
    <section className={css['section']}>
      <h2>{words.passkey}</h2>
      <p>{hasPasskeys() ? words.passkeyAbout : words.noPasskeys}</p>
      {me && me.passkeys > 0 && <PasskeyList key={me.passkeys} me={me} />}
      {hasPasskeys() && (
        <div className={css['buttons']}>
          {me && <Button onClick={() => void attempt(addPasskey)}>{words.addPasskey}</Button>}
          <Button onClick={() => void attempt(signInByPasskey)}>{words.usePasskey}</Button>
        </div>
      )}
      <p role="status">{hasFailed && words.passkeyFailed}</p>
    </section>
  )
}
