import type { Seat } from '@rattlecup/kit'
import { useWords, type TableProps } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { Gambler } from '../../rules/types.ts'
import { nameOf } from '../names.ts'
import type { GamblerWords } from '../words/words.ts'
import { Actions } from './actions.tsx'
import { pencilled } from './choice.ts'
import type { GamblerMoment } from './moment.ts'
import { rollCount, statusLine } from './prompt.ts'
import css from './table.module.css'
import { Tray } from './tray.tsx'
import type { Placing } from './use-placing.ts'

interface HandProps extends TableProps<Gambler> {
  readonly moment: GamblerMoment
  readonly placing: Placing
  /** Rolls again or stops, or says why not. */
  readonly end: (type: 'roll' | 'stop') => void
}

/** Below the board: what is going on, the dice, and what can be done with them. */
export function Hand({ moment, placing, end, ...table }: HandProps): ReactNode {
  const words = useWords<GamblerWords>()
  const { view, seat, players, options, moves, events, hint, skip, play, standstill } = table
  const { choice, possible, tap, lift, drop, clear } = placing
  const canEnd = moves.some(({ type }) => type === 'stop')
  const duty = moves.length === 0 ? 'wait' : canEnd ? 'free' : isNewHere(events, seat) ? 'learn' : 'place'
  const isPlaying = moment.actor === seat && (view.phase === 'place' || view.phase === 'roll')
  return (
    <div className={css['hand']}>
      <p className={css['status']} data-late={moment.nothingFits}>
        <span>{statusLine({ moment, players, seat, choice, duty, standstill }, words)}</span>
        <span className={css['count']}>{rollCount(moment, words)}</span>
      </p>
      <Tray
        {...{ moment, events, choice, possible, hint, skip, lift, drop }}
        tapDie={(die) => tap({ die })}
      />
      {isPlaying && (
        <Actions
          {...{ view: moment.view, canEnd, hint, play, end }}
          stars={options.stars}
          loose={moment.dice.length}
          pencil={pencilled(choice)}
          nameOf={(other) => nameOf(other, { players, seat })}
          takeBack={clear}
        />
      )}
    </div>
  )
}

/** Whether a player has placed nothing yet in this game. */
function isNewHere(events: TableProps<Gambler>['events'], seat: Seat | null): boolean {
  return !events.some((event) => 'move' in event && event.seat === seat && event.move.type === 'place')
}
