import type { HouseDice } from '@rattlecup/protocol/client'
import type { ReactNode } from 'react'
import exactly from '../../../../docs/fair-dice.md?url'
import { Link } from '../link.tsx'
import { Button } from '../parts/button.tsx'
import { Loading } from '../parts/loading.tsx'
import { PageSheet } from '../parts/page-sheet.tsx'
import { useShell } from '../words/index.ts'
import { HouseFigures } from './house-figures.tsx'
import { HouseLog } from './house-log.tsx'
import css from './house.module.css'
import { useHouseDice } from './use-house-dice.ts'
import { useHouseWords } from './words/index.ts'

/** The dice of this house: what is promised, and what anybody can hold against it. */
export function HousePage(): ReactNode {
  const words = useHouseWords()
  return (
    <PageSheet title={words.title} isVisit>
      <div className={css['page']}>
        <section>
          <h2>{words.promised}</h2>
          <ul>
            {words.promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
          <p className={css['ways']}>
            <Link to="/verify">{words.verify}</Link>
            <a href={exactly}>{words.exactly}</a>
          </p>
        </section>
        <Figures />
      </div>
    </PageSheet>
  )
}

function Figures(): ReactNode {
  const words = useHouseWords()
  const shell = useShell()
  const { answer, again } = useHouseDice()
  if (answer.kind === 'asking') return <Loading />
  if (answer.kind === 'found') return <Found dice={answer.dice} />
  return (
    <div role="status">
      <p>{words.unreachable}</p>
      <Button onClick={again}>{shell.retry}</Button>
    </div>
  )
}

function Found({ dice }: { dice: HouseDice }): ReactNode {
  const words = useHouseWords()
  return (
    <>
      {dice.contradiction !== null && (
        <p role="alert" className={css['alarm']}>
          {words.contradiction}
        </p>
      )}
      <HouseFigures dice={dice} />
      <HouseLog dice={dice} />
    </>
  )
}
