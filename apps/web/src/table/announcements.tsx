import { useSettings } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { useShell } from '../words/index.ts'
import { Ear } from './ear/ear.tsx'
import { turnLine } from './turn-line.ts'
import { tellStep } from './tell-step.ts'
import type { TableNow } from './use-table.ts'

/**
 * What a screen reader says as the game goes on: what happened, then whose turn it is. Each is a new paragraph: the same
 * words twice in a row are heard twice.
 */
export function Announcements({ now }: { now: TableNow }): ReactNode {
  const shell = useShell()
  const { speech } = useSettings()
  const { scene, ui, words, players, table } = now
  const { step, isCurrent, isInHand } = scene
  const told = step && tellStep(step, { ui, words, shell, players, seat: table.seat })
  const turn = isCurrent || isInHand ? turnLine(now, shell).text : ''
  // In brief mode only what leads to the player's own choice is announced.
  const isHeard = speech === 'full' || scene.moves.length > 0 || isInHand || scene.status.over
  return (
    <>
      <div className="visually-hidden">
        <div aria-live="polite">{isHeard && <p key={step?.at}>{told}</p>}</div>
        <div aria-live="polite">{isHeard && turn !== '' && <p key={`${step?.at} ${turn}`}>{turn}</p>}</div>
      </div>
      <Ear now={now} last={[told, turn].filter(Boolean).join(' ')} at={step?.at} />
    </>
  )
}
