import { useState, type ReactNode } from 'react'
import type { ApiAnswer, Problem } from '../online/api.ts'
import { Trouble } from '../online/parts/trouble.tsx'
import { Button, ButtonLink } from '../parts/button.tsx'
import { PageSheet } from '../parts/page-sheet.tsx'
import { useShell } from '../words/index.ts'
import { confirmMail, stopMail } from './mail.ts'
import { useMine } from './words/index.ts'

/** Where the link leads that shows an address to be one's own. */
export function ConfirmMailPage(): ReactNode {
  const { confirmMail: words } = useMine()
  return <Asked words={words} act={() => confirmMail(location.hash.slice(1))} />
}

/** Where the link in every mail leads. */
export function StopMailPage({ params }: { params: Readonly<Record<string, string>> }): ReactNode {
  const { stopMail: words } = useMine()
  return <Asked words={words} act={() => stopMail(params['token'] ?? '')} />
}

/** One question with one answer, by a tap: some programs open links to look at them. */
function Asked({
  words,
  act,
}: {
  words: Readonly<Record<'title' | 'ask' | 'yes' | 'done', string>>
  act: () => Promise<ApiAnswer<unknown>>
}): ReactNode {
  const shell = useShell()
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const answer = async (): Promise<void> => {
    const given = await act()
    setDone(given.ok)
    setProblem(given.ok ? undefined : given.problem)
  }
  return (
    <PageSheet title={words.title}>
      <p role="status">{isDone ? words.done : words.ask}</p>
      {isDone ? (
        <ButtonLink to="/" look="primary">
          {shell.home}
        </ButtonLink>
      ) : (
        <Button look="primary" onClick={() => void answer()}>
          {words.yes}
        </Button>
      )}
      {problem && <Trouble problem={problem} />}
    </PageSheet>
  )
}
