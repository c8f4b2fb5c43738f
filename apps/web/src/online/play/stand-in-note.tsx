import { listIn, useLanguage } from '@rattlecup/ui'
import { useMemo, useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Stepper } from '../../session/stepper.ts'
import { useGameUi } from '../../table/use-game-ui.ts'
import type { OnlineProps } from '../lobby/lobby.tsx'
import css from '../parts/note.module.css'
import { useOnline } from '../words/index.ts'

/** How many of a bot's moves are told; more would be a replay. */
const MOST = 4

/** What a bot played for us while we were away or out of time, until we have read it. */
export function StandInNote({ state, info }: OnlineProps): ReactNode {
  const words = useOnline()
  const list = listIn(useLanguage())
  const key = `rattlecup.read.${info.code}.${info.game}`
  const [read, setRead] = useState(() => Number(sessionStorage.getItem(key) ?? -1))
  const fresh = (state.seat === null ? [] : (info.seats[state.seat]?.byBot ?? [])).filter((at) => at > read)
  const told = useToldMoves(state, fresh)
  if (told.length === 0 || state.phase === 'over') return null
  const close = (): void => {
    const last = fresh.at(-1) ?? read
    sessionStorage.setItem(key, String(last))
    setRead(last)
  }
  return (
    <div className={css['note']} role="status">
      <span>{words.playedForYou(list(told))}</span>
      <Button onClick={close}>{words.understood}</Button>
    </div>
  )
}

/** The moves at these places of the game, in words; those that are still secret are not told. */
function useToldMoves(state: OnlineProps['state'], places: readonly number[]): string[] {
  const { ui, words } = useGameUi(state.game.id)
  const { events } = state
  return useMemo(() => {
    if (places.length === 0 || state.phase === 'open') return []
    const steps = new Stepper(state).all(events, state.seat)
    const own = steps.flatMap((step) =>
      step.events.filter((event, at) => places.includes(step.at + at) && 'move' in event),
    )
    return own.slice(-MOST).flatMap((event) => ('move' in event ? [ui.tellMove(event.move, words)] : []))
  }, [events.length, places.join()])
}
