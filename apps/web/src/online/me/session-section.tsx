import { useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { callNoMore, callOn } from '../../mine/device-calls.ts'
import { signOut, signOutElsewhere, type Problem } from '../api.ts'
import { become, becomeNobody } from '../identity.ts'
import { Trouble } from '../parts/trouble.tsx'
import { useOnline } from '../words/index.ts'
import css from './me-page.module.css'

/** Ending sessions: here, or everywhere else. */
export function SessionSection(): ReactNode {
  const words = useOnline()
  const [outcome, setOutcome] = useState<Problem | 'done'>()
  const leaveHere = async (): Promise<void> => {
    // Whoever sits here next is told nothing of our games.
    await callNoMore().catch(() => undefined)
    const answer = await signOut()
    if (answer.ok) becomeNobody()
    else setOutcome(answer.problem)
  }
  const leaveElsewhere = async (): Promise<void> => {
    const answer = await signOutElsewhere()
    become(answer)
    if (answer.ok) await callOn().catch(() => undefined)
    setOutcome(answer.ok ? 'done' : answer.problem)
  }
  return (
    <section className={css['section']}>
      <h2>{words.sessions}</h2>
      <p>{words.sessionsAbout}</p>
      <div className={css['buttons']}>
        <Button onClick={() => void leaveElsewhere()}>{words.signOutElsewhere}</Button>
        <Button onClick={() => void leaveHere()}>{words.signOut}</Button>
      </div>
      <p role="status">{outcome === 'done' && words.signedOutElsewhere}</p>
      {outcome && outcome !== 'done' && <Trouble problem={outcome} />}
    </section>
  )
}
