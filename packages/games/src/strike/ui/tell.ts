import type { SeatMoment, Step, Telling, Who } from '@rattlecup/ui'
import type { SettledDie, Strike } from '../rules/types.ts'
import { fateOf, settleOf, type Settle } from './show/film.ts'
import { toldThrow } from './hand/told-throw.ts'
import type { StrikeWords } from './words/words.ts'

/** A step in words. */
export function tell(
  step: Step<Strike>,
  { words, players, seat: reader }: Telling<StrikeWords>,
): string | undefined {
  const name = (seat: number): Who => (seat === reader ? undefined : players[seat]?.name)
  const settle = settleOf(step)
  if (settle) return tellSettle(step, settle, name, words)
  const [event] = step.events
  if (!event) return undefined
  if ('chance' in event) {
    return event.chance.type === 'initial'
      ? words.tellInitial(step.after.round, words.face(event.chance.face))
      : undefined
  }
  const held = step.before.reserve[event.seat] ?? 0
  if (event.move.type === 'throw') return words.tellThrow(name(event.seat), step.before.grand ? held : 1)
  return [words.tellStop(name(event.seat), held), ...outs(step, name, words)].join(' ')
}

function tellSettle(
  step: Step<Strike>,
  { dice }: Settle,
  name: (seat: number) => Who,
  words: StrikeWords,
): string {
  const lay = new Map(step.before.arena.map(({ id, face }) => [id, face]))
  const thrown = dice.filter(({ id }) => !lay.has(id)).map((die) => landing(die, words))
  const turned = dice.flatMap((die) => {
    const face = lay.get(die.id)
    const isSame = face === undefined || ('face' in die && die.face === face)
    if (isSame) return []
    const before = words.face(face)
    return 'out' in die ? [words.tellKnockedOut(before)] : [words.tellTurned(before, landing(die, words))]
  })
  const taken = dice.filter((die) => fateOf(step, die) === 'taken')
  const lost = dice.filter((die) => fateOf(step, die) === 'lost').length
  return [
    words.tellFell(thrown),
    ...(turned.length > 0 ? [words.tellTurnedAll(turned)] : []),
    ...(lost > 0 ? [words.tellLost(lost)] : []),
    ...(taken.length > 0
      ? [words.tellTakes(name(step.before.active), taken.length, valuesOf(taken, words))]
      : []),
    ...outs(step, name, words),
  ].join(' ')
}

function landing(die: SettledDie, words: StrikeWords): string {
  if ('out' in die) return words.fellOut
  return die.cocked ? words.fellCocked(words.face(die.face)) : words.face(die.face)
}

function valuesOf(dice: readonly SettledDie[], words: StrikeWords): string[] {
  const faces = dice.flatMap((die) => ('face' in die ? [die.face] : []))
  return [...new Set(faces)].map((face) => words.face(face))
}

/** Who went out by the step; with the end of a round everybody is back in, but the points tell. */
function outs({ before, after }: Step<Strike>, name: (seat: number) => Who, words: StrikeWords): string[] {
  return after.points.flatMap((points, seat) =>
    points > (before.points[seat] ?? 0) ? [words.tellOut(name(seat))] : [],
  )
}

export function tellMove(move: Strike['Move'], words: StrikeWords): string {
  if (move.type === 'stop') return words.moveStop
  const told = toldThrow(move)
  return told ? words.moveThrow(told) : words.moveAnyThrow
}

/** In a single round dice are what counts, and then the place: its points would only say "0" of whoever won (ST-20). */
export function tellScore({ view, options, seat, words }: SeatMoment<Strike, StrikeWords>): string {
  const points = view.points[seat] ?? 0
  if (options.rounds === 'tournament') return words.points(points)
  if (view.phase === 'over') return words.place(points + 1)
  return view.out.includes(seat) ? words.isOut : words.dice(view.reserve[seat] ?? 0)
}
