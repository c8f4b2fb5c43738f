import type { Seat } from '@rattlecup/kit'
import type { TableNow } from './use-table.ts'

/** How a seat stands in its game's own words, as far as it may be told; undefined where points say it. */
export function toldScore({ ui, scene, options, words }: TableNow, seat: Seat): string | undefined {
  const view = scene.isRolling && scene.step ? scene.step.before : scene.view
  return ui.tellScore?.({ view, options, seat, words })
}
