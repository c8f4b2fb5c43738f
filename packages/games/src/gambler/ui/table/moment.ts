import type { Seat } from '@rattlecup/kit'
import type { Step } from '@rattlecup/ui'
import type { Gambler, GamblerMove, GamblerOutcome, GamblerView } from '../../rules/types.ts'

/** What lies on the table at one moment. */
export interface Moment {
  readonly view: GamblerView
  /** Whose dice are in the tray. */
  readonly actor: Seat
  readonly dice: readonly number[]
  /** A number while the dice tumble, different for every roll. */
  readonly rolling?: number
  /** Whether the turn ended because no die fits. */
  readonly nothingFits?: boolean
  /** The die that was just placed. */
  readonly placed?: { readonly row: number; readonly box: number }
  /** What the actor just won or paid. */
  readonly gain?: number
}

/** The move or the outcome that a step is; Gambler's steps have one event each. */
export function happeningOf(step: Step<Gambler>): GamblerMove | GamblerOutcome {
  const event = step.events[0] as Step<Gambler>['events'][number]
  return 'move' in event ? event.move : event.chance
}

/**
 * The rules go on by themselves: after a roll of which nothing fits the tray is empty, after the last die of a board
 * the next one lies there. While a step is being shown the table stays as the players must see it to understand.
 */
export function momentOf(view: GamblerView, step: Step<Gambler> | undefined, settled: boolean): Moment {
  if (!step || settled) return { view, actor: view.active, dice: view.hand }
  const what = happeningOf(step)
  if (what.type === 'place') return placing(step, what)
  if (what.type === 'roll' && 'values' in what) return rolling(step, what.values)
  return { view, actor: view.active, dice: view.hand }
}

function rolling({ at, before, after }: Step<Gambler>, values: readonly number[]): Moment {
  const dice = values.toSorted((a, b) => a - b)
  const view: GamblerView = { ...before, phase: 'place', rolls: before.rolls + 1, hand: dice }
  return { view, actor: before.active, dice, rolling: at, nothingFits: after.phase !== 'place' }
}

function placing({ before, after }: Step<Gambler>, move: GamblerMove & { type: 'place' }): Moment {
  const actor = before.active
  const rows = before.rows.map((dice, row) => (row === move.row ? [...dice, move.value] : dice))
  const hand = before.hand.toSpliced(before.hand.indexOf(move.value), 1)
  const supply = before.supply.map((dice, seat) => (seat === actor ? dice - 1 : dice))
  return {
    view: { ...before, rows, hand, supply, points: after.points },
    actor,
    dice: hand,
    placed: { row: move.row, box: (before.rows[move.row] as number[]).length },
    gain: (after.points[actor] as number) - (before.points[actor] as number),
  }
}
