import { NAME_LENGTH } from '@rattlecup/protocol/client'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '../../parts/button.tsx'
import { useOnline } from '../words/index.ts'
import css from './fields.module.css'

/** A name to write down; it counts when it is saved. */
export function NameForm({ name, save }: { name: string; save: (name: string) => void }): ReactNode {
  const words = useOnline()
  const [written, setWritten] = useState(name)
  const trimmed = written.trim()
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (trimmed !== '') save(trimmed)
  }
  return (
    <form className={css['line']} onSubmit={submit}>
      <label className={css['field']}>
        <span>{words.yourName}</span>
        <input
          value={written}
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          required
          onChange={({ target }) => setWritten(target.value)}
        />
      </label>
      {trimmed !== name && (
        <Button type="submit" look="primary">
          {words.save}
        </Button>
      )}
    </form>
  )
}
