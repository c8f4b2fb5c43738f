import { useKeys, useSettings, useWords, type TableProps } from '@rattlecup/ui'
import { useMemo, useRef, type ReactNode, type RefObject } from 'react'
import type { Gambler, GamblerMove } from '../../rules/types.ts'
import type { GamblerWords } from '../words/words.ts'
import { Board } from './board.tsx'
import { Hand } from './hand.tsx'
import { onTableKey, tableKeys } from './keys.ts'
import { momentOf } from './moment.ts'
import { Seats } from './seats.tsx'
import css from './table.module.css'
import { usePlacing } from './use-placing.ts'
import { whyNotDie, whyNotEnd, whyNotRow } from './why-not.ts'

/** Gambler on the screen: players around the board, the dice in the tray below it. */
export function Table(given: TableProps<Gambler>): ReactNode {
  const words = useWords<GamblerWords>()
  const { motion } = useSettings()
  const root = useRef<HTMLElement>(null)
  const props = { ...given, play: (move: GamblerMove) => playAndStay(given, move, root) }
  const { view, seat, players, options, moves, step, settled, hint, say } = props
  const moment = useMemo(() => momentOf(view, step, settled), [view, step, settled])
  const asking = { view: moment.view, words, players, seat, choosing: moves.length > 0 }
  const placing = usePlacing(props, ({ row, value }) =>
    say(row === undefined ? whyNotDie(asking, value ?? 0) : whyNotRow(asking, row)),
  )
  const { choice, possible, tap } = placing
  const end = (type: 'roll' | 'stop'): void => {
    if (moves.some((move) => move.type === type)) props.play({ type })
    else say(whyNotEnd(asking))
  }
  useKeys(tableKeys(root, placing, end))
  return (
    <section
      ref={root}
      className={css['table']}
      aria-label={words.table}
      tabIndex={-1}
      data-motion={motion}
      onKeyDown={(event) => onTableKey(event, placing)}
    >
      <div className={css['felt']}>
        <Seats moment={moment} players={players} seat={seat} />
        <div className={css['middle']}>
          <Board
            {...{ moment, choice, possible, hint }}
            target={options.target}
            tapRow={(row) => tap({ row })}
          />
        </div>
        <Hand {...props} moment={moment} placing={placing} end={end} />
      </div>
    </section>
  )
}

/** A button that goes away when it has been pressed would leave the focus nowhere, and the keys with it; rows stay. */
function playAndStay(
  { play }: TableProps<Gambler>,
  move: GamblerMove,
  root: RefObject<HTMLElement | null>,
): void {
  play(move)
  if (!document.activeElement?.hasAttribute('data-row')) root.current?.focus({ preventScroll: true })
}
