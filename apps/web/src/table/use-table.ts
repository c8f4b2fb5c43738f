import { unwrap, type GameOptions } from '@rattlecup/kit'
import type { GameUi, Player } from '@rattlecup/ui'
import { useMemo } from 'react'
import type { Scene } from '../session/playback.ts'
import type { Session, SessionState } from '../session/session.ts'
import { useShell } from '../words/index.ts'
import { useGameUi } from './use-game-ui.ts'
import { usePlayback } from './use-playback.ts'

/** Everything that is on the table at this moment. */
export interface TableNow {
  readonly session: Session
  readonly table: SessionState
  readonly scene: Scene
  readonly skip: () => void
  readonly finish: () => void
  readonly rush: () => void
  readonly roll: () => void
  readonly ui: GameUi
  readonly words: unknown
  /** With names to show: a player without one is "You". */
  readonly players: readonly Player[]
  /** Checked, with what was not chosen filled in. */
  readonly options: GameOptions
}

export function useTable(session: Session): TableNow {
  const { you } = useShell()
  const { ui, words } = useGameUi(session.state.game.id)
  const { table, scene, skip, finish, rush, roll } = usePlayback(session, ui)
  const players = useMemo(() => named(table.players, you), [table.players, you])
  const options = useMemo(() => checkedOptions(table), [table.game, table.options, table.players.length])
  return { session, table, scene, skip, finish, rush, roll, ui, words, players, options }
}

function checkedOptions({ game, options, players }: SessionState): GameOptions {
  return unwrap(game.options.parse(options, players.length))
}

function named(players: readonly Player[], you: string): readonly Player[] {
  return players.map((player) => (player.name === '' ? { ...player, name: you } : player))
}
