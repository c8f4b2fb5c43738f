import type { Seat } from '@rattlecup/kit'
import type { RemoteState } from '../remote/remote-state.ts'

/** The seats whose clocks run: those on whom the game waits. */
export function thinkingSeats(waiting: readonly Seat[], { chosen, phase }: RemoteState): Seat[] {
  return phase === 'playing' ? waiting.filter((seat) => !chosen.includes(seat)) : []
}

/** Milliseconds left of a seat at a moment; the server's clock decides, this one only shows. */
export function timeLeft(time: number, { timeAt }: RemoteState, now: number | undefined): number {
  return Math.max(0, now === undefined ? time : time - Math.max(0, now - timeAt))
}

/** 4:05, or 1:04:05. */
export function asTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60]
  const hours = Math.floor(seconds / 3600)
  if (hours > 0) parts.unshift(hours)
  return parts.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
