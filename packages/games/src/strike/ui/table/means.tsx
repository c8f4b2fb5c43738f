import { useWords } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { StrikeWords } from '../words/words.ts'
import type { ControlsProps } from './controls.tsx'
import { whyNoThrow } from './why-not.ts'

/** What the choice means, in one line. */
export function Means(props: ControlsProps): ReactNode {
  const { view, moves, players, seat, meter, settled, standstill } = props
  const words = useWords<StrikeWords>()
  if (standstill !== undefined) return standstill
  if (meter.isRunning) return words.meterHint
  // The first die is about to lie there: nothing moves yet.
  if (view.phase === 'initial') return null
  if (moves.length === 0) {
    const isOthers = settled && view.phase === 'throw' && view.active !== seat
    return isOthers ? words.whoThrows(players[view.active]?.name ?? '') : whyNoThrow(props, words)
  }
  const own = view.reserve[seat ?? -1] ?? 0
  if (view.grand) return words.pullGrand
  if (!moves.some(({ type }) => type === 'stop')) return `${words.mustThrow} ${words.pullHint}`
  const next = players[nextIn(view.active, players.length, view.out)]?.name ?? ''
  return `${words.goOnMeans(view.arena.length, own)} ${words.stopMeans(own, next, view.arena.length)}`
}

/** The next player, for the sentence only: the rules decide it. */
function nextIn(active: number, players: number, out: readonly number[]): number {
  const seats = Array.from({ length: players - 1 }, (_, i) => (active + 1 + i) % players)
  return seats.find((seat) => !out.includes(seat)) ?? active
}
