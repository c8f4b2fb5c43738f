import { useState, type ReactNode } from 'react'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { PageSheet } from '../../parts/page-sheet.tsx'
import { claimLink } from '../api.ts'
import { become, useIdentity } from '../identity.ts'
import { Trouble } from '../parts/trouble.tsx'
import { useShell } from '../../words/index.ts'
import { useOnline } from '../words/index.ts'

/** Where a one-time link leads. It is used up by a tap, not by opening: some programs open links to look at them. */
export function LinkPage(): ReactNode {
  const words = useOnline()
  const shell = useShell()
  const { me, problem } = useIdentity()
  const [isClaimed, setClaimed] = useState(false)
  const token = location.hash.slice(1)
  const claim = async (): Promise<void> => {
    const answer = await claimLink(token)
    become(answer)
    setClaimed(answer.ok)
  }
  return (
    <PageSheet title={words.linkTitle}>
      {isClaimed && me ? (
        <>
          <p role="status">{words.linkDone(me.name)}</p>
          <ButtonLink to="/" look="primary">
            {shell.home}
          </ButtonLink>
        </>
      ) : token === '' ? (
        <Trouble problem="expired" />
      ) : (
        <>
          <p>{words.linkAsk}</p>
          <Button look="primary" onClick={() => void claim()}>
            {words.linkDo}
          </Button>
          {problem && <Trouble problem={problem} />}
        </>
      )}
    </PageSheet>
  )
}
