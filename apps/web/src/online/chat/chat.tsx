import type { Said } from '@rattlecup/protocol/client'
import { useEffect, useRef, type ReactNode } from 'react'
import type { OnlineProps } from '../lobby/lobby.tsx'
import { useOnline } from '../words/index.ts'
import type { OnlineWords } from '../words/words.ts'
import css from './chat.module.css'
import { PhraseButtons } from './phrase-buttons.tsx'
import { WriteForm } from './write-form.tsx'

/** What is said at the table, and ways to say something. */
export function Chat({ session, state, info }: OnlineProps): ReactNode {
  const words = useOnline()
  const end = useRef<HTMLLIElement>(null)
  const { said } = state
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [said.length])
  return (
    <div className={css['chat']}>
      {said.length === 0 && <p className={css['none']}>{words.nothingSaid}</p>}
      <ol className={css['said']} aria-label={words.chat} role="log" tabIndex={0}>
        {said.map((each, at) => (
          <li key={at} ref={at === said.length - 1 ? end : undefined} data-own={isOwn(each, state.seat)}>
            <b>{each.name}</b>
            {each.seat === null && <i> ({words.watcher})</i>} {textOf(each, words)}
          </li>
        ))}
      </ol>
      <PhraseButtons say={(phrase) => session.do({ t: 'say', what: { phrase } })} />
      {info.settings.chat && <WriteForm say={(text) => session.do({ t: 'say', what: { text } })} />}
    </div>
  )
}

/** What somebody said, in the reader's language where it is a phrase. */
export function textOf({ what }: Said, words: OnlineWords): string {
  return 'phrase' in what ? words.phrases[what.phrase] : what.text
}

function isOwn(said: Said, seat: number | null): boolean {
  return seat !== null && said.seat === seat
}
