import type { CallSettings } from '@rattlecup/protocol/client'
import { useLanguage } from '@rattlecup/ui'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import type { ApiAnswer, Problem } from '../online/api.ts'
import css from '../online/me/me-page.module.css'
import fields from '../online/parts/fields.module.css'
import { Trouble } from '../online/parts/trouble.tsx'
import { Button } from '../parts/button.tsx'
import { writeNoMore, writeTo } from './mail.ts'
import { useMine } from './words/index.ts'

/** Where the house may write to us, if it writes at all and we want it. */
export function MailSection(props: {
  readonly mail: CallSettings['mail']
  readonly show: (answer: ApiAnswer<CallSettings>) => void
}): ReactNode {
  const { mail, show } = props
  const words = useMine()
  const language = useLanguage()
  const [problem, setProblem] = useState<Problem>()
  const tell = (answer: ApiAnswer<CallSettings>): void => {
    setProblem(answer.ok ? undefined : answer.problem)
    show(answer)
  }
  return (
    <>
      <h3>{words.mail}</h3>
      {mail === null ? (
        <>
          <p>{words.mailAbout}</p>
          <AddressForm save={(address) => void writeTo({ address, language }).then(tell)} />
        </>
      ) : (
        <>
          <p role="status">{mail.isConfirmed ? words.mailOn(mail.address) : words.mailSent(mail.address)}</p>
          <div className={css['buttons']}>
            <Button onClick={() => void writeNoMore().then(tell)}>{words.mailRemove}</Button>
          </div>
        </>
      )}
      {problem &&
        (problem === 'bad-request' ? <p role="status">{words.mailBad}</p> : <Trouble problem={problem} />)}
    </>
  )
}

function AddressForm({ save }: { save: (address: string) => void }): ReactNode {
  const words = useMine()
  const [written, setWritten] = useState('')
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    save(written.trim())
  }
  return (
    <form className={fields['line']} onSubmit={submit}>
      <label className={fields['field']}>
        <span>{words.mailAddress}</span>
        <input
          type="email"
          value={written}
          maxLength={254}
          autoComplete="email"
          required
          onChange={({ target }) => setWritten(target.value)}
        />
      </label>
      <Button type="submit">{words.mailSend}</Button>
    </form>
  )
}
