import { useEffect, useRef, type ReactNode } from 'react'
import { Button, ButtonLink } from '../parts/button.tsx'
import { useSession } from '../table/use-playback.ts'
import type { TableNow } from '../table/use-table.ts'
import { useShell } from '../words/index.ts'
import css from './coach-bubble.module.css'
import type { Coach, LessonSession } from './lesson-session.ts'
import { useSpotlight, type Spot } from './use-spotlight.ts'

/** What the coach says, and a light on what it is about. It keeps away from what it points at. */
export function CoachBubble({
  session,
  now,
  again,
}: {
  session: LessonSession
  now: TableNow
  again: () => void
}): ReactNode {
  const { coach, refusals } = useSession(session)
  const isShown = now.scene.isCurrent
  const spot = useSpotlight(isShown ? coach?.point : undefined)
  if (!isShown) return null
  return (
    <>
      {spot && <Ring spot={spot} />}
      <aside className={css['bubble']} data-side={isLow(spot) ? 'top' : 'bottom'} aria-live="polite">
        {coach ? (
          <Said coach={coach} refusals={refusals} words={now.words} goOn={() => session.goOn()} />
        ) : (
          <Done now={now} again={again} />
        )}
      </aside>
    </>
  )
}

function Said({
  coach,
  refusals,
  words,
  goOn,
}: {
  coach: Coach
  refusals: number
  words: unknown
  goOn: () => void
}): ReactNode {
  const shell = useShell()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [coach.say])
  return (
    <>
      <p key={refusals} data-refused={refusals > 0}>
        {refusals > 0 && <strong>{shell.notThat} </strong>}
        {coach.say(words)}
      </p>
      {!coach.awaitsMove && (
        <Button ref={button} look="primary" onClick={goOn}>
          {shell.goOn}
        </Button>
      )}
    </>
  )
}

function Done({ now, again }: { now: TableNow; again: () => void }): ReactNode {
  const shell = useShell()
  const { id, title } = now.ui.game
  return (
    <>
      <p>{shell.lessonDone(title)}</p>
      <div className={css['ways']}>
        <ButtonLink look="primary" to={`/play/${id}`}>
          {shell.playNow}
        </ButtonLink>
        <Button onClick={again}>{shell.lessonAgain}</Button>
        <ButtonLink to={`/rules/${id}`}>{shell.rules}</ButtonLink>
      </div>
    </>
  )
}

const MARGIN = 6

function Ring({ spot: { left, top, width, height } }: { spot: Spot }): ReactNode {
  const style = {
    left: left - MARGIN,
    top: top - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  }
  return <div className={css['ring']} style={style} />
}

/** What a bubble takes up, at most, on a phone. */
const BUBBLE_PX = 170

function isLow(spot: Spot | undefined): boolean {
  return spot !== undefined && spot.top + spot.height > innerHeight - BUBBLE_PX
}
