import type { Seat } from '@rattlecup/kit'
import type { Step } from '@rattlecup/ui'
import { withPlaced, withRoll, type PlaceMove } from '../../rules/facts.ts'
import type { Gambler, GamblerMove, GamblerOutcome, GamblerView } from '../../rules/types.ts'

/** What lies on the table at one moment. */
export interface GamblerMoment {
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
export function momentOf(
  view: GamblerView,
  step: Step<Gambler> | undefined,
  settled: boolean,
): GamblerMoment {
  if (!step || settled) return { view, actor: view.active, dice: view.hand }
  const what = happeningOf(step)
  if (what.type === 'place') return placing(step, what)
  if (what.type === 'roll' && 'values' in what) return rolling(step, what.values)
  return { view, actor: view.active, dice: view.hand }
}

function rolling({ at, before, after }: Step<Gambler>, values: readonly number[]): GamblerMoment {
  const view = withRoll(before, values)
  return { view, actor: before.active, dice: view.hand, rolling: at, nothingFits: after.phase !== 'place' }
}

function placing({ before, after }: Step<Gambler>, move: PlaceMove): GamblerMoment {
  const actor = before.active
  const view = { ...withPlaced(before, move), points: after.points }
  return {
    view,
    actor,
    dice: view.hand,
    placed: { row: move.row, box: (before.rows[move.row] as number[]).length },
    gain: (after.points[actor] as number) - (before.points[actor] as number),
  }
}
