import type { Bot } from '@rattlecup/kit'
import { present } from '../../rules/layout.ts'
import { ROLL, rowOfCode, STOP } from '../../rules/moves.ts'
import { rules } from '../../rules/play.ts'
import type { Gambler, GamblerState, Row } from '../../rules/types.ts'

interface Habit {
  /** Whether to roll the dice that are left, once nothing more fits or a row is done. */
  readonly rollsOn: (state: GamblerState, completed: boolean) => boolean
  /** Which row to put a die in: the higher, the better. */
  readonly likes: (row: Row, left: number) => number
}

/** Places every die that fits, then stops or rolls on. */
function placing({ rollsOn, likes }: Habit): Bot<Gambler> {
  return ({ state, seat }) => {
    const codes: number[] = []
    codes.length = rules.moves(state, seat, codes)
    const { rows } = present(state)
    const liking = (code: number): number => {
      const row = rows[rowOfCode(code)] as Row
      return likes(row, row.length - (state.filled[rowOfCode(code)] as number))
    }
    const places = codes.filter((code) => code !== ROLL && code !== STOP)
    const wanted = places.filter((code) => state.obliged || liking(code) > 0)
    const [best] = wanted.sort((a, b) => liking(b) - liking(a))
    if (best !== undefined) return { code: best }
    const completed = rows.some((row, i) => state.filled[i] === row.length)
    return { code: codes.includes(ROLL) && state.loose > 0 && rollsOn(state, completed) ? ROLL : STOP }
  }
}

const nearest = (row: Row, left: number): number => (row.points < 0 ? -1 : 10 - left)
const richest = (row: Row): number => row.points

/** People who play their first games: they follow one simple thought. */
export const NEWCOMERS: Readonly<Record<string, Bot<Gambler>>> = {
  'places all that fits and stops': placing({ rollsOn: () => false, likes: nearest }),
  'rolls on while three dice are left': placing({ rollsOn: ({ loose }) => loose >= 3, likes: nearest }),
  'goes for the richest row': placing({ rollsOn: ({ loose }) => loose >= 2, likes: richest }),
}
