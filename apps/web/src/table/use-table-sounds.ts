import { playSound, useSettings, type Sound, type Step } from '@rattlecup/ui'
import { useEffect } from 'react'
import type { TableNow } from './use-table.ts'

/** What is heard at the table. */
export function useTableSounds({ scene, table, ui }: TableNow): void {
  const { sound } = useSettings()
  const { step, settled, isCurrent, status } = scene
  const isAsked = scene.moves.length > 0
  useEffect(() => {
    if (!sound || !step || settled || step.takenBack !== undefined) return
    const heard = ui.sound ? ui.sound(step) : soundOf(step)
    if (heard) playSound(heard)
  }, [step])
  useEffect(() => {
    if (sound && step && isCurrent && status.over)
      playSound(hasWon(status.winners, table.seat) ? 'win' : 'turn')
  }, [isCurrent && status.over])
  useEffect(() => {
    // Calls a player who looks elsewhere back to the table.
    if (sound && isAsked && document.hidden) playSound('turn')
  }, [isAsked])
}

/** Dice rattle, a move knocks; passing is silent. */
export function soundOf({ events }: Step): Sound | undefined {
  const kinds = events.map((event) => ('chance' in event ? event.chance : event.move)['type'])
  if (kinds.some((kind) => kind === 'roll' || kind === 'settle') && 'chance' in (events[0] as object))
    return 'roll'
  return kinds.every((kind) => kind === 'pass' || kind === 'roll' || kind === 'stop') ? undefined : 'place'
}

function hasWon(winners: readonly number[], seat: number | null): boolean {
  return seat === null || winners.includes(seat)
}
