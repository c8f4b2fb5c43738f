import type { ErrorCode, Verdict, VerdictFault } from '@rattlecup/kit'
import type { ReactNode } from 'react'
import { useRecordWords } from '../records/words/index.ts'
import type { RecordWords } from '../records/words/en.ts'
import css from './verify.module.css'

/** What is not as promised, one by one. */
export function Faults({ verdict: { faults } }: { verdict: Verdict }): ReactNode {
  const words = useRecordWords()
  if (faults.length === 0) return null
  return (
    <section>
      <h2>{words.faults}</h2>
      <ul>
        {faults.map((fault, at) => (
          <li key={at}>
            {'event' in fault && <strong>{words.eventNumber(fault.event)} </strong>}
            <Fault fault={fault} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the file says and what was rolled are shown as they are written. */
function Fault({ fault }: { fault: VerdictFault }): ReactNode {
  const words = useRecordWords()
  if (fault.kind === 'roll') {
    return (
      <>
        {words.fileSays} <code>{JSON.stringify(fault.said)}</code>, {words.diceFell}{' '}
        <code>{JSON.stringify(fault.fell)}</code>.
      </>
    )
  }
  if (fault.kind === 'event') return <WrongEvent {...fault} />
  if (fault.kind === 'secret') return words.wrongSecret
  return fault.kind === 'end' ? words.breaksOff : <code lang="en">{fault.message}</code>
}

/** Every player understands what is wrong; exactly what the rules say, in English, is for whoever can mend the file. */
function WrongEvent({ code, message }: { code: ErrorCode; message: string }): ReactNode {
  const words = useRecordWords()
  return (
    <>
      {wrongEvent(code, words)} {words.restUnchecked}
      <details>
        <summary className={css['summary']}>{words.inEnglish}</summary>
        <code lang="en">{message}</code>
      </details>
    </>
  )
}

function wrongEvent(code: ErrorCode, { wrongEvents }: RecordWords): string {
  return code in wrongEvents ? wrongEvents[code as keyof typeof wrongEvents] : wrongEvents['bad-request']
}
