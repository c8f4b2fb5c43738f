import type { Seat } from '@rattlecup/kit'
import { useWords } from '@rattlecup/ui'
import type { CSSProperties, ReactNode } from 'react'
import { COLOURS, type QwixxSheet } from '../../rules/types.ts'
import { classNames } from '../sheet/class-names.ts'
import { crossesIn } from '../../rules/facts.ts'
import { freshMarks, rollOf } from '../steps.ts'
import type { RivalState } from '../words/said.ts'
import type { QwixxWords } from '../words/words.ts'
import { written } from '../sheet/ink.tsx'
import css from './rivals.module.css'
import type { QwixxScene } from './scene.ts'
import { SmallSheet } from './small-sheet.tsx'

interface RivalsProps {
  readonly scene: QwixxScene
  /** The seat whose sheet lies large on the table. */
  readonly main: Seat
  readonly enlarge: (seat: Seat) => void
}

/** The others' sheets: a strip of tiny rows on a phone, small sheets beside the table where there is room. */
export function Rivals({ scene, main, enlarge }: RivalsProps): ReactNode {
  const words = useWords<QwixxWords>()
  const count = scene.players.length
  const seats = Array.from({ length: count - 1 }, (_, index) => (main + 1 + index) % count)
  return (
    <ul
      className={css['rivals']}
      style={{ '--others': seats.length } as CSSProperties}
      aria-label={words.rival.others}
      data-guide="rivals"
    >
      {seats.map((seat) => (
        <Rival key={seat} seat={seat} scene={scene} enlarge={() => enlarge(seat)} />
      ))}
    </ul>
  )
}

interface RivalProps {
  readonly seat: Seat
  readonly scene: QwixxScene
  readonly enlarge: () => void
}

function Rival({ seat, scene, enlarge }: RivalProps): ReactNode {
  const words = useWords<QwixxWords>()
  const { view, status, nameOf, players } = scene
  const sheet = view.sheets[seat] as QwixxSheet
  const state = stateOf(seat, scene)
  const total = status.scores[seat] ?? 0
  const rows = COLOURS.map((row) => [row, crossesIn(sheet, row)] as const)
  const isActive = view.active === seat && view.phase !== 'over'
  return (
    <li className={classNames(css['rival'], isActive && css['active'], css[state])}>
      <button
        type="button"
        className={css['name']}
        aria-haspopup="dialog"
        aria-label={words.rival.show({ name: nameOf(seat), total, rows, penalties: sheet.penalties, state })}
        onClick={enlarge}
      >
        {nameOf(seat)}
      </button>
      <span className={css['total']} aria-hidden="true">
        {written(total)}
      </span>
      <span className={css['state']} aria-hidden="true">
        {players[seat]?.away ? words.rival.away : state === 'idle' ? '' : words.rival[state]}
      </span>
      <SmallSheet sheet={sheet} closed={view.closed} fresh={freshMarks(scene, seat)} />
    </li>
  )
}

function stateOf(seat: Seat, { view, status: { waiting }, step, settled }: QwixxScene): RivalState {
  const rolls = view.active === seat && (view.phase === 'roll' || rollOf(step) !== undefined)
  if (!settled) return rolls ? 'active' : 'idle'
  if (view.chosen.includes(seat)) return 'chosen'
  if (waiting.kind === 'players' && waiting.seats.includes(seat)) return 'choosing'
  return rolls && view.phase === 'roll' ? 'active' : 'idle'
}
