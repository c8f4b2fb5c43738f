import { useMemo, useState, type ReactNode } from 'react'
import { momentsOf } from '../records/moments.ts'
import { playersOf } from '../records/players.ts'
import { useRecordWords } from '../records/words/index.ts'
import type { GameRecord } from '../records/game-record.ts'
import { useGameUi } from '../table/use-game-ui.ts'
import { useShell } from '../words/index.ts'
import css from './verify.module.css'

/** Every roll in words, made when it is asked for. */
export function RollList({ record }: { record: GameRecord }): ReactNode {
  const words = useRecordWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css['summary']}>{words.showRolls}</summary>
      {isOpen && <Rolls record={record} />}
    </details>
  )
}

function Rolls({ record }: { record: GameRecord }): ReactNode {
  const texts = useRecordWords()
  const shell = useShell()
  const { ui, words } = useGameUi(record.game)
  const players = useMemo(() => playersOf(record, shell), [record, shell])
  const steps = useMemo(() => {
    const moments = momentsOf(ui.game, record, { players, seat: null }) ?? []
    return moments.flatMap(({ step }) => (step?.events.some((event) => 'chance' in event) ? [step] : []))
  }, [ui, record, players])
  return (
    <ol className={css['rolls']}>
      {steps.map((step, index) => (
        <li key={step.at}>
          <strong>{texts.rollNumber(index + 1)}</strong> {ui.tell(step, { words, players, seat: null })}
        </li>
      ))}
    </ol>
  )
}
