import type { Bot } from '@rattlecup/kit'
import { PASS, rules } from '../../rules/play.ts'
import { ROWS, type Qwixx } from '../../rules/types.ts'
import { FastState, rowOf } from '../fast-state.ts'
import { lastOf } from '../states.ts'
import { markCode } from '../../rules/play.ts'

/** Marks what skips fewest numbers, if it skips no more than `gladly`; rather than take a penalty, up to `ifNeeded`. */
function skipping(gladly: number, ifNeeded: number): Bot<Qwixx> {
  return ({ state, seat }) => {
    const fast = FastState.of(state, rules.scores(state))
    const codes: number[] = []
    codes.length = rules.moves(state, seat, codes)
    const skipped = (code: number): number => {
      const row = rowOf(code)
      return code - markCode(row, 0) - lastOf(fast.rows[seat * ROWS + row] as number) - 1
    }
    const marks = codes.filter((code) => code !== PASS).sort((a, b) => skipped(a) - skipped(b))
    const isLastChance = state.phase === 'colour' && !state.marked
    const [best] = marks
    if (best === undefined || skipped(best) > (isLastChance ? ifNeeded : gladly)) return { code: PASS }
    return { code: best }
  }
}

/** People who play their first games: they follow one simple thought. */
export const NEWCOMERS: Readonly<Record<string, Bot<Qwixx>>> = {
  'skips one at most': skipping(1, 3),
  'skips two at most': skipping(2, 4),
  'crosses whatever it can': skipping(10, 10),
}
