import { Match, type DrawSource } from '@rattlecup/kit'
import { pick, unwrap } from '@rattlecup/kit/testing'
import { strike } from '../game.ts'
import { FACES, type SettledDie, type Strike, type StrikeOutcome } from '../rules/types.ts'

export type Table = Match<Strike>

/** How a die comes to rest, as tests write it: a face, `'out'`, or a face with `?` behind it for a cocked die. */
export type Rest = number | 'X' | 'out' | `${number | 'X'}?`

export function newTable(players: number, options: object = {}): Table {
  return unwrap(Match.start(strike, players, options))
}

/** A table at the first throw, with one die in the arena. */
export function begun(players: number, face: number, options: object = {}): Table {
  const table = newTable(players, options)
  unwrap(table.chance({ type: 'initial', face }))
  return table
}

/** Throws and lets every die of the arena, in the order of ids, come to rest as told. */
export function throwTo(table: Table, ...rests: Rest[]): void {
  unwrap(table.play(table.view(null).active, { type: 'throw' }))
  settleTo(table, ...rests)
}

export function settleTo(table: Table, ...rests: Rest[]): void {
  unwrap(table.chance({ type: 'settle', dice: asked(table).map((id, i) => settled(id, rests[i])) }))
}

export function stop(table: Table): void {
  unwrap(table.play(table.view(null).active, { type: 'stop' }))
}

/** The ids that `settle` asks for. */
export function asked(table: Table): number[] {
  const waiting = table.waiting()
  return waiting.kind === 'chance' && waiting.chance.type === 'settle' ? waiting.chance.dice : []
}

/** The faces in the arena, in the order of ids. */
export function faces(table: Table): number[] {
  return table.view(null).arena.map((die) => die.face)
}

function settled(id: number, rest: Rest | undefined): object {
  if (rest === 'out') return { id, out: true }
  if (typeof rest === 'string' && rest.endsWith('?')) {
    const face = rest.slice(0, -1)
    return { id, face: face === 'X' ? face : Number(face), cocked: true }
  }
  return { id, face: rest }
}

/** Any outcome the protocol allows, knocked, cocked and lost dice included: wilder than the rules' own odds. */
export function anyOutcome(table: Table, source: DrawSource): StrikeOutcome {
  if (table.view(null).phase === 'initial') return { type: 'initial', face: pick([2, 3, 4, 5, 6], source) }
  return { type: 'settle', dice: asked(table).map((id) => anyRest(id, source)) }
}

function anyRest(id: number, source: DrawSource): SettledDie {
  const way = source.below(8)
  if (way === 0) return { id, out: true }
  const face = pick(FACES, source)
  return way === 1 ? { id, face, cocked: true } : { id, face }
}
