import type { Seat } from './game.ts'
import type { Match } from './match.ts'

/** How often a seat may take back in one game what others have seen: nobody can make a game endless by it. */
const MOST_TAKEN_BACK = 30

/** What taking back a seat's last move would mean. */
export interface Undoing {
  /** The move's place in the log; null while it is sealed. */
  readonly back: number | null
  /** Whether nobody has learnt anything since, by dice or by what others chose: then nobody has to be asked. */
  readonly isFree: boolean
}

/**
 * What a seat can take back: its choice while it is sealed, else its last move that stands, whatever followed. Where a
 * program makes the rolls, not while one is awaited: what devices were asked for stays, and the roll is made first.
 * `chosen` are the seats that have chosen in secret, for a match that does not hold their choices.
 */
export function undoing(
  match: Match,
  seat: Seat,
  { rolls, chosen = match.chosen }: { readonly rolls: boolean; readonly chosen?: readonly Seat[] },
): Undoing | undefined {
  if (match.awaits === 'over') return undefined
  if (chosen.includes(seat)) return { back: null, isFree: true }
  if (match.awaits === 'chance' && rolls) return undefined
  const back = lastMove(match, seat)
  if (back === undefined || timesTakenBack(match, seat) >= MOST_TAKEN_BACK) return undefined
  if (!match.canTakeBack(seat, back)) return undefined
  return { back, isFree: chosen.length === 0 && isAlone(match.lastStep, back) }
}

/** Carries it out. */
export function takeBack(match: Match, seat: Seat, { back }: Undoing): void {
  if (back === null) match.withdraw(seat)
  else match.takeBack(seat, back)
}

function lastMove({ eventsWithSecrets: entries, standing }: Match, seat: Seat): number | undefined {
  return standing.findLast((at) => {
    const entry = entries[at]
    return entry && 'move' in entry && entry.seat === seat
  })
}

/** Whether a move was made alone, and nothing has happened since. */
function isAlone(lastStep: readonly number[], back: number): boolean {
  return lastStep.length === 1 && lastStep[0] === back
}

function timesTakenBack({ eventsWithSecrets }: Match, seat: Seat): number {
  return eventsWithSecrets.filter((entry) => 'back' in entry && entry.seat === seat).length
}
