import type { Advice } from '@rattlecup/bots'
import { useEffect, useState } from 'react'
import { thinker } from '../thinking/thinker.ts'
import type { TableNow } from './use-table.ts'

type HintState = 'none' | 'thinking' | 'failed' | Advice

export interface Hint {
  readonly state: HintState
  /** Asks the strongest bot; undefined while there is nothing to choose. */
  readonly ask: (() => void) | undefined
  readonly dismiss: () => void
}

/** What the strongest bot would do. A hint is for this moment only: the next event takes it away. */
export function useHint({ table, scene }: TableNow, isAllowed: boolean): Hint {
  const [hint, setHint] = useState<{ readonly state: HintState; readonly at: string }>()
  const { seat, events, game, players, options } = table
  const moment = `${seat} ${events.length} ${table.chosen.length}`
  useEffect(() => setHint((last) => (last?.at === moment ? last : undefined)), [moment])

  const ask = (): void => {
    if (seat === null) return
    const at = moment
    setHint({ state: 'thinking', at })
    const answered = (state: HintState): void =>
      setHint((last) => (last?.at === at && last.state === 'thinking' ? { state, at } : last))
    const log = { game: game.id, players: players.length, options, events }
    thinker.ask({ log, seat, level: 'master' }).then(answered, () => answered('failed'))
  }
  return {
    state: hint?.at === moment ? hint.state : 'none',
    ask: isAllowed && scene.moves.length > 0 ? ask : undefined,
    dismiss: () => setHint(undefined),
  }
}
