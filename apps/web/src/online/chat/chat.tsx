import type { Said } from '@rattlecup/protocol/client'
import { useEffect, useRef, type ReactNode } from 'react'
import type { OnlineProps } from '../lobby/lobby.tsx'
import { useOnline } from '../words/index.ts'
import type { OnlineWords } from '../words/en.ts'
import css from './chat.module.css'
import { PhraseButtons } from './phrase-buttons.tsx'
import { WriteForm } from './write-form.tsx'

/** What is said at the table, and ways to say something. */
export function Chat({ session, state, info }: OnlineProps): ReactNode {
  const words = useOnline()
  const { said } = state
  return (
    <div className={css['chat']}>
      <div className={css['said']} role="log" aria-label={words.chat} tabIndex={0}>
        {said.length === 0 ? <p>{words.nothingSaid}</p> : <SaidList said={said} seat={state.seat} />}
      </div>
      <PhraseButtons say={(phrase) => session.do({ t: 'say', what: { phrase } })} />
      {info.settings.chat && <WriteForm say={(text) => session.do({ t: 'say', what: { text } })} />}
    </div>
  )
}

function SaidList({ said, seat }: { said: readonly Said[]; seat: number | null }): ReactNode {
  const words = useOnline()
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [said.length])
  return (
    <ol>
      {said.map((each, at) => (
        <li key={at} ref={at === said.length - 1 ? end : undefined} data-own={isOwn(each, seat)}>
          <b>{each.name}</b>
          {each.seat === null && <i> ({words.watcher})</i>} {textOf(each, words)}
        </li>
      ))}
    </ol>
  )
}

/** What somebody said, in the reader's language where it is a phrase. */
export function textOf({ what }: Said, words: OnlineWords): string {
  return 'phrase' in what ? words.phrases[what.phrase] : what.text
}

function isOwn(said: Said, seat: number | null): boolean {
  return seat !== null && said.seat === seat
}
