import type { BotList } from '@rattlecup/protocol/client'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { myBots, revokeBot, type ApiAnswer, type Problem } from '../api.ts'
import { Trouble } from '../parts/trouble.tsx'
import { useOnline } from '../words/index.ts'
import css from './me-page.module.css'

/** Programs that play with a token of ours. Who has made none need not know of them. */
export function BotSection(): ReactNode {
  const words = useOnline()
  const [bots, setBots] = useState<BotList['bots']>([])
  const [problem, setProblem] = useState<Problem>()
  const show = (answer: ApiAnswer<BotList>): void => {
    if (answer.ok) setBots(answer.value.bots)
    setProblem(answer.ok ? undefined : answer.problem)
  }
  useEffect(() => void myBots().then(show), [])
  if (bots.length === 0) return null
  return (
    <section className={css['section']}>
      <h2>{words.bots}</h2>
      <p>{words.botsAbout}</p>
      <ul className={css['bots']}>
        {bots.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button aria-label={words.revokeBot(name)} onClick={() => void revokeBot(id).then(show)}>
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
      {problem && <Trouble problem={problem} />}
    </section>
  )
}
