import type { Seat } from '@rattlecup/kit'
import type { ShellWords } from '../words/en.ts'
import type { TableNow } from './use-table.ts'

type Moment = Pick<TableNow, 'table' | 'scene' | 'players'>

interface TurnLine {
  readonly text: string
  /** Whether it is said to whoever sits at this device. */
  readonly isYours: boolean
}

/** What the table waits for, in a few words. */
export function turnLine(moment: Moment, words: ShellWords): TurnLine {
  const { table, scene } = moment
  const { waiting } = scene.told
  if (waiting.kind === 'over') return told(words.over)
  if (table.phase === 'paused') return told(table.isTaught ? '' : words.paused)
  if (table.phase === 'open') return told(words.open)
  if (waiting.kind === 'players') return choosing(moment, waiting.seats, words)
  if (scene.isInHand) return { text: words.yourRoll, isYours: true }
  const isEntering = table.isEntering && scene.isCurrent
  return isEntering ? { text: words.enterDice, isYours: true } : told(words.rolling)
}

/** Why nothing can be done at the table; a coach who talks says what is going on. */
export function standstillOf(
  { phase, isTaught }: TableNow['table'],
  { pausedTable }: ShellWords,
): string | undefined {
  if (phase !== 'paused') return undefined
  return isTaught ? '' : pausedTable
}

function choosing({ table, scene, players }: Moment, seats: readonly Seat[], words: ShellWords): TurnLine {
  const nameOf = (seat: Seat): string => players[seat]?.name ?? ''
  const { seat, chosen, isShared } = table
  if (seat !== null && seats.includes(seat)) {
    const { active } = scene.view
    const text = active === seat ? words.yourTurn : words.theyRolled(nameOf(active))
    return { text: isShared ? words.handOver(nameOf(seat)) : text, isYours: true }
  }
  const isTogether = seats.length > 1 || chosen.length > 0
  return told(isTogether ? words.stillChoosing(seats.map(nameOf)) : words.turnOf(nameOf(seats[0] ?? 0)))
}

function told(text: string): TurnLine {
  return { text, isYours: false }
}
