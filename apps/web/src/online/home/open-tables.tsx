import type { TableSummary } from '@rattlecup/protocol/client'
import { useEffect, useState, type ReactNode } from 'react'
import { ButtonLink } from '../../parts/button.tsx'
import { openTables, type ApiAnswer } from '../api.ts'
import { useShell } from '../../words/index.ts'
import { useOnline } from '../words/index.ts'
import css from './home-part.module.css'
import { TableLine } from './table-line.tsx'

const AGAIN_MS = 8000
const SHOWN = 8

/** Tables that anybody may join or watch, kept fresh while somebody looks. */
export function OpenTables(): ReactNode {
  const words = useOnline()
  const shell = useShell()
  const answer = useOpenTables()
  return (
    <section className={css['part']} aria-busy={!answer}>
      <h2>{words.openTables}</h2>
      {answer?.ok ? (
        <TableLines tables={answer.value.tables} />
      ) : (
        <p className={css['quiet']}>{answer ? words.problems[answer.problem] : shell.loading}</p>
      )}
    </section>
  )
}

function TableLines({ tables }: { tables: readonly TableSummary[] }): ReactNode {
  const words = useOnline()
  if (tables.length === 0) return <p className={css['quiet']}>{words.noOpenTables}</p>
  return (
    <ul className={css['tables']}>
      {tables.slice(0, SHOWN).map(({ code, game, seats, taken, host, phase }) => (
        <TableLine
          key={code}
          game={game}
          about={[host ? words.hostedBy(host) : '', words.ofSeats(taken, seats)]}
        >
          <ButtonLink to={`/t/${code}`}>
            {phase === 'open' && taken < seats ? words.toJoin : words.toWatch}
          </ButtonLink>
        </TableLine>
      ))}
    </ul>
  )
}

function useOpenTables(): Awaited<ReturnType<typeof openTables>> | undefined {
  const [answer, setAnswer] = useState<ApiAnswer<{ readonly tables: readonly TableSummary[] }>>()
  useEffect(() => {
    let isLooking = true
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      const latest = await openTables()
      if (isLooking) setAnswer(latest)
    }
    void look()
    const timer = setInterval(() => void look(), AGAIN_MS)
    return () => {
      isLooking = false
      clearInterval(timer)
    }
  }, [])
  return answer
}
