import { TEXT_LENGTH } from '@rattlecup/protocol/client'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '../../parts/button.tsx'
import { useOnline } from '../words/index.ts'
import css from './chat.module.css'

/** Free text, where the host allows it. */
export function WriteForm({ say }: { say: (text: string) => void }): ReactNode {
  const words = useOnline()
  const [text, setText] = useState('')
  const send = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    say(text.trim())
    setText('')
  }
  return (
    <form className={css['write']} onSubmit={send}>
      <input
        value={text}
        maxLength={TEXT_LENGTH}
        aria-label={words.write}
        placeholder={words.write}
        enterKeyHint="send"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{words.send}</Button>
    </form>
  )
}
