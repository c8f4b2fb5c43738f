import { useState, type ReactNode } from 'react'
import { download } from '../../download.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { deleteMe, myData, type ApiAnswer, type Problem } from '../api.ts'
import { becomeNobody } from '../identity.ts'
import { Trouble } from '../parts/trouble.tsx'
import { useOnline } from '../words/index.ts'
import css from './me-page.module.css'

const save = (data: unknown): void => download('rattlecup-me.json', JSON.stringify(data, null, 2))

/** What the server keeps about us: to have, and to delete. */
export function DataSection(): ReactNode {
  const words = useOnline()
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const attempt = async <T,>(asked: Promise<ApiAnswer<T>>, then: (value: T) => void): Promise<void> => {
    const answer = await asked
    setProblem(answer.ok ? undefined : answer.problem)
    if (answer.ok) then(answer.value)
  }
  const remove = (): void => {
    setAsking(false)
    void attempt(deleteMe(), becomeNobody)
  }
  return (
    <section className={css['section']}>
      <h2>{words.myData}</h2>
      <p>{words.myDataAbout}</p>
      <div className={css['buttons']}>
        <Button onClick={() => void attempt(myData(), save)}>{words.downloadData}</Button>
        <Button onClick={() => setAsking(true)}>{words.deleteMe}</Button>
      </div>
      {problem && <Trouble problem={problem} />}
      {isAsking && (
        <Dialog title={words.deleteMe} close={() => setAsking(false)}>
          <p>{words.deleteMeQuestion}</p>
          <Button look="primary" onClick={remove}>
            {words.deleteMeDo}
          </Button>
        </Dialog>
      )}
    </section>
  )
}
