import { useWords } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { QwixxMove } from '../../rules/types.ts'
import { classNames } from '../sheet/class-names.ts'
import { isSameMove } from '../../rules/facts.ts'
import type { QwixxWords } from '../words/words.ts'
import css from './action-bar.module.css'
import { costOfPassing, promptFor } from './prompt.ts'
import type { QwixxScene } from './scene.ts'

interface ActionBarProps {
  readonly scene: QwixxScene
  /** Whether crosses are pencilled in first: then *Done* makes them ink. */
  readonly previews: boolean
  readonly pass: () => void
  readonly done: () => void
}

const PASS: QwixxMove = { type: 'pass' }

/** What is asked of the player, *Pass* with what it costs, and *Done*. */
export function ActionBar(props: ActionBarProps): ReactNode {
  const { scene, previews } = props
  const plays = scene.seat !== null && scene.view.phase !== 'over'
  return (
    <div className={css['bar']}>
      <p className={css['prompt']}>{promptFor(scene)}</p>
      {plays && (
        <div className={css['buttons']}>
          <PassButton {...props} />
          {previews && <DoneButton {...props} />}
        </div>
      )}
    </div>
  )
}

function PassButton({ scene, pass }: ActionBarProps): ReactNode {
  const words = useWords<QwixxWords>()
  const { moves, hint, draft } = scene
  const active = moves.length > 0
  const only = moves.length === 1
  return (
    <button
      type="button"
      className={classNames(
        css['button'],
        active && css['ready'],
        only && css['only'],
        isSameMove(hint, PASS) && css['hinted'],
      )}
      aria-disabled={!active}
      aria-pressed={isSameMove(draft, PASS)}
      aria-keyshortcuts="P"
      data-guide="pass"
      data-move={active ? JSON.stringify(PASS) : undefined}
      onClick={pass}
    >
      {words.pass}
      {active && <small className={css['cost']}>{words.passing[costOfPassing(scene)]}</small>}
    </button>
  )
}

function DoneButton({ scene: { draft }, done }: ActionBarProps): ReactNode {
  const words = useWords<QwixxWords>()
  return (
    <button
      type="button"
      className={classNames(css['button'], css['done'], draft && css['only'])}
      aria-disabled={!draft}
      data-guide="done"
      data-move={draft && JSON.stringify(draft)}
      onClick={done}
    >
      {words.done}
    </button>
  )
}
