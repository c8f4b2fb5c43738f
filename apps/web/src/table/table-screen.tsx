import type { JsonObject } from '@rattlecup/kit'
import { WithWords } from '@rattlecup/ui'
import { useState, type ReactNode } from 'react'
import type { Session } from '../session/session.ts'
import { useShell } from '../words/index.ts'
import { useGameUi } from './use-game-ui.ts'
import { usePlayback } from './use-playback.ts'

/** A table with a game on it, wherever it is played. */
export function TableScreen({ session }: { session: Session }): ReactNode {
  const shell = useShell()
  const { ui, words } = useGameUi(session.state.game.id)
  const { table, scene, skip } = usePlayback(session, ui)
  const [why, setWhy] = useState('')
  const { seat, players, options } = table
  const play = (move: JsonObject): void => {
    setWhy('')
    if (seat !== null) session.play(seat, move)
  }
  const told = scene.step && ui.tell(scene.step, { words, players, seat })
  return (
    <main>
      <WithWords words={words}>
        <ui.Table
          view={scene.view}
          seat={seat}
          players={players}
          options={options}
          status={scene.status}
          moves={scene.moves}
          step={scene.step}
          settled={scene.settled}
          skip={skip}
          hint={undefined}
          play={play}
          say={setWhy}
        />
        {table.isEntering && scene.isCurrent && scene.status.waiting.kind === 'chance' && (
          <ui.Entry
            chance={scene.status.waiting.chance}
            view={scene.view}
            enter={(outcome) => session.enter(outcome)}
          />
        )}
        {scene.status.over && (
          <ui.Breakdown
            view={scene.view}
            events={table.events}
            options={options}
            status={scene.status}
            players={players}
          />
        )}
      </WithWords>
      <p role="status">{why}</p>
      <p aria-live="polite">{scene.status.over ? shell.over : told}</p>
    </main>
  )
}
