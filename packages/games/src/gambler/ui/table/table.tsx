import { useSettings, useWords, type TableProps } from '@rattlecup/ui'
import { useRef, type ReactNode } from 'react'
import type { Gambler, GamblerMove } from '../../rules/types.ts'
import { nameOf } from '../names.ts'
import type { Words } from '../words/words.ts'
import { Actions } from './actions.tsx'
import { Board } from './board.tsx'
import { pencilled } from './choice.ts'
import { onTableKey } from './keys.ts'
import { momentOf } from './moment.ts'
import { Seats } from './seats.tsx'
import { rollCount, statusLine } from './status-line.ts'
import css from './table.module.css'
import { Tray } from './tray.tsx'
import { usePlacing } from './use-placing.ts'
import { whyNotDie, whyNotEnd, whyNotRow } from './why-not.ts'

/** Gambler on the screen: players around the board, the dice in the tray below it. */
export function Table(given: TableProps<Gambler>): ReactNode {
  const words = useWords<Words>()
  const { motion } = useSettings()
  const root = useRef<HTMLElement>(null)
  // What was played by a button that goes away would leave the focus nowhere, and the keys with it.
  const play = (move: GamblerMove): void => {
    given.play(move)
    root.current?.focus({ preventScroll: true })
  }
  const props = { ...given, play }
  const { view, seat, players, options, moves, step, settled, skip, hint, say } = props
  const moment = momentOf(view, step, settled)
  const asking = { view: moment.view, words, players, seat, choosing: moves.length > 0 }
  const placing = usePlacing(props, ({ row, value }) =>
    say(row === undefined ? whyNotDie(asking, value ?? 0) : whyNotRow(asking, row)),
  )
  const { choice, possible, tap, lift, drop, clear } = placing
  const canEnd = moves.some(({ type }) => type === 'stop')
  const refuse = (): void => say(whyNotEnd(asking))
  const end = (type: 'roll' | 'stop'): void => (canEnd ? play({ type }) : refuse())
  const isPlaying = moment.actor === seat && (view.phase === 'place' || view.phase === 'roll')
  const duty = moves.length === 0 ? 'wait' : canEnd ? 'free' : 'place'
  return (
    <section
      ref={root}
      className={css['table']}
      aria-label={words.table}
      tabIndex={-1}
      data-motion={motion}
      onKeyDown={(event) => onTableKey(event, placing, end)}
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
        <div className={css['hand']}>
          <p className={css['status']} data-late={moment.nothingFits}>
            <span>{statusLine({ moment, players, seat, choice, duty }, words)}</span>
            <span className={css['count']}>{rollCount(moment, words)}</span>
          </p>
          <Tray {...{ moment, choice, possible, hint, skip, lift, drop }} tapDie={(die) => tap({ die })} />
          {isPlaying && (
            <Actions
              {...{ view: moment.view, canEnd, hint, play, refuse }}
              loose={moment.dice.length}
              pencil={pencilled(choice)}
              nameOf={(other) => nameOf(other, { players, seat })}
              takeBack={clear}
            />
          )}
        </div>
      </div>
    </section>
  )
}
