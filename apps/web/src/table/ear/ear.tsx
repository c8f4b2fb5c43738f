import { useSettings } from '@rattlecup/ui'
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { changeSettings } from '../../settings-store.ts'
import { useShell } from '../../words/index.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import type { TableNow } from '../use-table.ts'
import { answerTo, QUESTIONS, replyTo } from './answers.ts'
import css from './ear.module.css'
import { hear, heardNow, NOTHING_HEARD, stepBack } from './heard.ts'

interface Saying {
  readonly text: string
  /** The same text twice is still said twice. */
  readonly count: number
}

/** The table for players who listen: one key for each question, and a line to type moves. */
export function Ear({ now, last, at }: { now: TableNow; last: string; at: unknown }): ReactNode {
  const shell = useShell()
  const { speech } = useSettings()
  const [said, setSaid] = useState<Saying>({ text: '', count: 0 })
  const [isTyping, setTyping] = useState(false)
  const heard = useRef(NOTHING_HEARD)
  // What was told and what was answered, in their order; the same words at another moment are told again.
  useEffect(() => void (heard.current = hear(heard.current, last)), [last, at])
  const sayOnce = (text: string): void => setSaid(({ count }) => ({ text, count: count + 1 }))
  const say = (text: string): void => {
    heard.current = hear(heard.current, text)
    sayOnce(text)
  }
  const goBack = (by: 1 | -1) => (): void => {
    heard.current = stepBack(heard.current, by)
    sayOnce(heardNow(heard.current))
  }
  const questions = Object.entries(QUESTIONS).map(([key, question]) => [
    key,
    () => say(answerTo(question, now, shell)),
  ])
  const toggle = (): void => {
    const next = speech === 'full' ? 'brief' : 'full'
    changeSettings({ speech: next })
    say(shell.ear.speech[next])
  }
  useShortcuts({
    ...Object.fromEntries(questions),
    '.': () => sayOnce(heardNow(heard.current)),
    ',': () => sayOnce(''),
    j: goBack(1),
    k: goBack(-1),
    b: toggle,
    w: () => setTyping(true),
    '/': () => setTyping(true),
  })
  return (
    <>
      <div className="visually-hidden" aria-live="assertive">
        <p key={said.count}>{said.text}</p>
      </div>
      {isTyping && <MoveLine now={now} say={say} close={() => setTyping(false)} />}
    </>
  )
}

/** A line for moves in words, such as "red 7"; with a question mark it only answers. */
function MoveLine({
  now,
  say,
  close,
}: {
  now: TableNow
  say: (text: string) => void
  close: () => void
}): ReactNode {
  const shell = useShell()
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    const typed = field.current?.value ?? ''
    if (typed.trim() === '') return close()
    const { say: answer, play } = replyTo(typed, now, shell)
    say(answer)
    if (field.current) field.current.value = ''
    if (!play || now.table.seat === null) return
    close()
    now.session.play(now.table.seat, play)
  }
  return (
    <form className={css['line']} onSubmit={submit}>
      <label>
        {shell.ear.type}
        <input
          ref={field}
          autoFocus
          autoComplete="off"
          enterKeyHint="go"
          onKeyDown={({ key }) => key === 'Escape' && close()}
        />
      </label>
    </form>
  )
}
