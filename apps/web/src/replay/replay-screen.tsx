import type { ChoiceStep } from '@rattlecup/bots'
import { unwrap, type JsonObject, type Seat } from '@rattlecup/kit'
import { WithWords, type Player } from '@rattlecup/ui'
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { BackLink } from '../parts/back-link.tsx'
import type { RecordMoment } from '../records/moments.ts'
import { useRecordWords } from '../records/words/index.ts'
import { costlyMoments, gradedMoments } from '../review/graded.ts'
import { ReviewPanel } from '../review/review-panel.tsx'
import { useReview } from '../review/use-review.ts'
import type { GameRecord } from '../records/game-record.ts'
import { tellStep } from '../table/tell-step.ts'
import { useGameUi } from '../table/use-game-ui.ts'
import { useShortcuts } from '../table/use-shortcuts.ts'
import { useTitle } from '../use-title.ts'
import { useShell } from '../words/index.ts'
import { Controls } from './controls.tsx'
import { Replayer } from './replayer.ts'
import css from './replay-screen.module.css'

interface ReplayScreenProps {
  readonly record: GameRecord
  readonly moments: readonly RecordMoment[]
  readonly players: readonly Player[]
  readonly seat: Seat | null
  readonly start: number
  /** The address of the result, where there is one. */
  readonly result: string | undefined
  /** What would have been better than what was played at the start. */
  readonly better: JsonObject | undefined
  /** Whether the review begins by itself. */
  readonly isReviewed: boolean
}

/** A recorded game on its own table, with nothing to choose. */
export function ReplayScreen(props: ReplayScreenProps): ReactNode {
  const { record, moments, players, seat, start, result, isReviewed } = props
  const shell = useShell()
  const texts = useRecordWords()
  const { ui, words } = useGameUi(record.game)
  useTitle(texts.replayOf(ui.game.title))
  const replayer = useMemo(
    () => new Replayer(moments, ui.pace, { seat, at: start }),
    [moments, ui, seat, start],
  )
  const { at, settled, isPlaying } = useSyncExternalStore(replayer.state.subscribe, replayer.state.get)
  const log = useMemo(
    () => ({ game: record.game, players: record.players, options: record.options, events: record.events }),
    [record],
  )
  const review = useReview(log, { isWanted: isReviewed })
  const done = review.kind === 'done' ? review.review : undefined
  const graded = useMemo(() => (done ? gradedMoments(done, moments) : undefined), [done, moments])
  const [better, setBetter] = useState(() => props.better && { at: start, move: props.better })
  const showBetter = (after: number, choice: ChoiceStep): void => {
    setBetter({ at: after - 1, move: choice.best as JsonObject })
    replayer.seek(after - 1)
  }
  const costly = graded ? costlyMoments(graded, seat) : []
  // The moment before the better move counts as the mistake's own.
  const [earlier, later] = [costly.findLast((each) => each < at), costly.find((each) => each > at)]
  const jumpTo = (to: number | undefined) => (to === undefined ? undefined : () => replayer.seek(to))
  useShortcuts({
    n: jumpTo(later),
    p: jumpTo(earlier),
    ArrowLeft: () => replayer.back(),
    ArrowRight: () => replayer.forward(),
    ' ': () => replayer.toggle(),
    Home: () => replayer.seek(0),
    End: () => replayer.seek(replayer.last),
  })
  const { view, status, step, events } = moments[at] as RecordMoment
  const options = useMemo(() => unwrap(ui.game.options.parse(record.options, record.players)), [ui, record])
  const advice = at === better?.at && settled ? better.move : undefined
  // While the better move is shown, what was played instead is told.
  const judged = advice ? at + 1 : at
  const told = step ? tellStep(step, { ui, words, shell, players, seat }) : texts.beginning
  return (
    <div className={css['screen']}>
      <header className={css['bar']}>
        <BackLink {...(result && { otherwise: { to: result, label: shell.showResult } })} />
        <h1>{texts.replayOf(ui.game.title)}</h1>
      </header>
      <main className={css['main']}>
        <WithWords words={words}>
          <ui.Table
            {...{ view, seat, players, options, status, events, settled }}
            step={step?.takenBack === undefined ? step : undefined}
            moves={NO_MOVES}
            isReplay
            skip={replayer.skip}
            hint={advice}
            play={nothing}
            say={nothing}
          />
        </WithWords>
      </main>
      <Controls
        replayer={replayer}
        at={at}
        isPlaying={isPlaying}
        told={advice ? texts.better(ui.tellMove(advice, words)) : (told ?? '')}
      >
        {moments.at(-1)?.status.over && (
          <ReviewPanel
            state={review}
            players={players}
            graded={graded?.[judged] ?? { choices: [], roll: undefined }}
            taken={events.length}
            tellMove={(move) => ui.tellMove(move, words)}
            previous={jumpTo(earlier)}
            next={jumpTo(later)}
            showBetter={advice ? undefined : (choice) => showBetter(at, choice)}
          />
        )}
      </Controls>
    </div>
  )
}

const NO_MOVES: readonly never[] = []
function nothing(): void {}
