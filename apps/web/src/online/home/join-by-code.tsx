import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '../../parts/button.tsx'
import { go } from '../../router.ts'
import type { Problem } from '../api.ts'
import { findTable } from '../identity.ts'
import { readCode } from '../table-code.ts'
import fields from '../parts/fields.module.css'
import { useOnline } from '../words/index.ts'
import css from './home-part.module.css'

/** Five letters, or a pasted link, and you are at the table. */
export function JoinByCode(): ReactNode {
  const words = useOnline()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Problem | 'not-a-code'>()
  const join = async (): Promise<void> => {
    const code = readCode(text)
    if (code === undefined) return setProblem('not-a-code')
    const found = await findTable(code)
    if (found.ok) go(`/t/${code}`)
    else setProblem(found.problem)
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    void join()
  }
  const write = (written: string): void => {
    setText(written)
    setProblem(undefined)
  }
  return (
    <section className={css['part']}>
      <h2>{words.joinByCode}</h2>
      <form className={fields['line']} onSubmit={submit}>
        <label className={fields['field']}>
          <span className={css['hint']}>{words.joinHint}</span>
          <input
            className={css['code']}
            value={text}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => write(target.value)}
          />
        </label>
        <Button type="submit">{words.join}</Button>
      </form>
      <p role="status" className={css['problem']}>
        {problem && (problem === 'not-a-code' ? words.notACode : words.problems[problem])}
      </p>
    </section>
  )
}
