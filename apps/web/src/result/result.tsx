import { WithWords } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { useShell } from '../words/index.ts'
import type { TableScreenProps } from '../table/table-screen.tsx'
import type { TableNow } from '../table/use-table.ts'
import { LookBack } from './look-back.tsx'
import css from './result.module.css'
import { ResultActions } from './result-actions.tsx'
import { headline } from './headline.ts'
import { useResultWords } from './words/index.ts'

export interface ResultProps extends TableScreenProps {
  readonly now: TableNow
  readonly showTable: () => void
}

/** The end of a game: who won and why, and what to do next. */
export function Result(props: ResultProps): ReactNode {
  const shell = useShell()
  const words = useResultWords()
  const { table, scene, ui, players, options } = props.now
  return (
    <div className={css['result']} data-guide="result">
      <header className={css['head']}>
        <h2>{headline(scene.status, players, table, words)}</h2>
        <ResultActions {...props} />
        <Button look="quiet" onClick={props.showTable}>
          {shell.showTable}
        </Button>
      </header>
      <section className={css['paper']}>
        <h3>{words.breakdown}</h3>
        <WithWords words={props.now.words}>
          <ui.Breakdown
            view={scene.view}
            events={table.events}
            options={options}
            status={scene.status}
            players={players}
          />
        </WithWords>
      </section>
      <LookBack now={props.now} replay={props.links?.replay} />
    </div>
  )
}
