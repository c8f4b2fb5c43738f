import { cleanName, NAME_LENGTH } from '@rattlecup/protocol/client'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '../../parts/button.tsx'
import { useOnline } from '../words/index.ts'
import css from './fields.module.css'

/** A name to write down. It counts as soon as one goes on to anything else, such as the page's main button. */
export function NameForm({
  name,
  save,
  close,
}: {
  name: string
  save: (name: string) => void
  close?: () => void
}): ReactNode {
  const words = useOnline()
  const [written, setWritten] = useState(name)
  const cleaned = cleanName(written)
  const keep = (): void => {
    setWritten(cleaned || name)
    if (cleaned !== '' && cleaned !== name) save(cleaned)
    close?.()
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    keep()
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
          onBlur={keep}
        />
      </label>
      {cleaned !== name && (
        <Button type="submit" look="primary">
          {words.save}
        </Button>
      )}
    </form>
  )
}
