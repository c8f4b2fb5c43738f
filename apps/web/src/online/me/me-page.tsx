import { useSettings } from '@rattlecup/ui'
import { useEffect, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { PageSheet } from '../../parts/page-sheet.tsx'
import { introduce, isKnownGuest, takeName, useIdentity } from '../identity.ts'
import { NameForm } from '../parts/name-form.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { useOnline } from '../words/index.ts'
import css from './me-page.module.css'
import { OtherDevice } from './other-device.tsx'
import { PasskeySection } from './passkey-section.tsx'

/** Who this device is at tables with friends. Nobody has to be anybody to play at this device. */
export function MePage(): ReactNode {
  const words = useOnline()
  const { me, problem } = useIdentity()
  const { name } = useSettings()
  useEffect(() => {
    if (isKnownGuest()) void introduce(name)
  }, [])
  return (
    <PageSheet title={words.me} isVisit>
      <div className={css['me']}>
        <p>{words.meAbout}</p>
        {problem && <Trouble problem={problem} again={() => void introduce(name)} />}
        {me ? (
          <>
            <NameForm key={me.name} name={me.name} save={(to) => void takeName(to)} />
            <OtherDevice />
          </>
        ) : (
          <Newcomer />
        )}
        <PasskeySection me={me} />
      </div>
    </PageSheet>
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
