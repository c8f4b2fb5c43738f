import type { Ear } from '@rattlecup/ui'
import { freeIn } from '../rules/facts.ts'
import type { Gambler } from '../rules/types.ts'
import { kindOf } from './names.ts'
import type { GamblerWords } from './words/words.ts'

/** Gambler without eyes. */
export const ear: Ear<Gambler, GamblerWords> = {
  dice: ({ view, words }) =>
    view.hand.length > 0
      ? `${words.tray}: ${words.list(view.hand.map(String))}`
      : words.whyNot.notYourTurn(undefined),
  own({ view, seat, words }) {
    const points = view.points[seat] ?? 0
    const rows = (view.board?.rows ?? []).map((row, index) =>
      words.row({
        row: index + 1,
        kind: kindOf(row, words),
        points: row.points,
        placed: view.rows[index] ?? [],
        free: freeIn(view, index),
      }),
    )
    const active = view.active === seat
    const own = words.seat({ who: undefined, points, dice: view.supply[seat] ?? 0, active })
    return [`${own}.`, ...rows].join(' ')
  },
}
