import type { Me } from '@rattlecup/protocol/client'
import { useSettings } from '@rattlecup/ui'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { PageSheet } from '../../parts/page-sheet.tsx'
import type { Problem } from '../api.ts'
import { introduce, isKnownGuest, takeName, useIdentity } from '../identity.ts'
import { NameForm } from '../parts/name-form.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { useShell } from '../../words/index.ts'
import { useOnline } from '../words/index.ts'
import { CallSection } from '../../mine/call-section.tsx'
import { HolidaySection } from '../../mine/holiday-section.tsx'
import { BotSection } from './bot-section.tsx'
import css from './me-page.module.css'
import { DataSection } from './data-section.tsx'
import { OtherDevice } from './other-device.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { SessionSection } from './session-section.tsx'

/** Who this device is at tables with friends. Playing on this device alone needs none of it. */
export function MePage(): ReactNode {
  const words = useOnline()
  const { me, problem } = useIdentity()
  const { name } = useSettings()
  const ask = (): void => void introduce(name)
  useEffect(() => {
    if (isKnownGuest()) ask()
  }, [])
  useOnceOnline(problem === 'unreachable', ask)
  return (
    <PageSheet title={words.me} isVisit>
      <div className={css['me']}>
        <p>{words.meAbout}</p>
        {problem && <Trouble problem={problem} again={ask} />}
        {me ? <Known me={me} /> : <Unknown problem={problem} />}
      </div>
    </PageSheet>
  )
}

/** Asks again by itself when the network is back. */
function useOnceOnline(isWaiting: boolean, ask: () => void): void {
  const again = useEffectEvent(ask)
  useEffect(() => {
    if (!isWaiting) return undefined
    const listener = (): void => again()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [isWaiting])
}

function Known({ me }: { me: Me }): ReactNode {
  return (
    <>
      <NameForm key={me.name} name={me.name} save={(to) => void takeName(to)} />
      <OtherDevice />
      <PasskeySection me={me} />
      <CallSection />
      <HolidaySection />
      <BotSection key={me.id} />
      <SessionSection />
      <DataSection />
    </>
  )
}

/** Without the server nothing can be said of this device but that nothing is lost. */
function Unknown({ problem }: { problem: Problem | undefined }): ReactNode {
  const words = useOnline()
  const shell = useShell()
  if (problem === 'unreachable') return isKnownGuest() && <p>{words.meKept}</p>
  if (isKnownGuest() && !problem) return <p role="status">{shell.loading}</p>
  return (
    <>
      <Newcomer />
      <PasskeySection me={undefined} />
    </>
  )
}

function Newcomer(): ReactNode {
  const words = useOnline()
  return (
    <div className={css['newcomer']}>
      <p>{words.meNobody}</p>
      <Button look="primary" onClick={() => void introduce()}>
        {words.becomeGuest}
      </Button>
    </div>
  )
}
