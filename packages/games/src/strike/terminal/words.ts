import { aimedThrow } from '../arena/aim.ts'
import type { SettledDie, Strike } from '../rules/types.ts'
import type { Match, Result } from '@rattlecup/kit'
import type { Breakdown, Stage, TerminalWords } from '../../terminal/terminal-ui.ts'
import { does, listed, plural, squeeze, standings, YOU } from '../../terminal/text.ts'

type View = Strike['View']
type Move = Strike['Move']
type Chance = Strike['Chance']
type Outcome = Strike['Outcome']

export const words: TerminalWords<Strike> = {
  help: [
    'Throw a die into the arena. X, and dice that leave the arena, are out of the game.',
    'If dice show the same number, you take all of them, and your turn ends.',
    'If all numbers differ, you may throw another die or stop.',
    'If the arena is empty when your turn starts, you must throw all your dice at once.',
    'If you have no dice at the end of your turn, you are out; the last player in wins the round.',
    'Going out costs you a point for each player still in; fewest points win.',
    'Type t to throw, s to stop. You may aim: t 90 4 throws with strength 90 (20 to 115) at the die',
    'that shows 4, t 60 throws at the middle, and t 90 4 g groups the dice first.',
    'Hard throws turn more dice and fly out more often.',
  ],
  menu: (view, seat, moves, stage) => ({
    numbered: true,
    ...noteOf(view),
    choices: moves.map((move) => ({
      move,
      words: describe(view, seat, move, stage),
      keys: [move.type[0] as string, move.type],
    })),
  }),
  typedMove: thrownAt,
  move: describe,
  outcome(view, outcome) {
    if (outcome.type === 'initial')
      return `Round ${view.round}: the first die in the arena shows ${outcome.face}`
    return settling(view, outcome.dice)
  },
  news,
  wanted,
  typed: (view, chance, text) =>
    chance.type === 'initial' ? typedInitial(text) : typedSettle(view, chance, text),
  breakdown,
}

/** How to aim, by the example of a die that lies there. */
function noteOf({ arena }: View): { note?: string } {
  const face = arena.at(-1)?.face
  if (face === undefined) return {}
  return {
    note: `t 90 ${face} aims at the ${face} with strength 90; t 90 ${face} g groups the dice first`,
  }
}

const THROW = /^t(?:hrow)? +(\d+)(?: +([2-6]))?( +g)?$/i

function thrownAt(match: Match<Strike>, text: string): Result<Move> | undefined {
  const [whole, speed, face, grouped] = THROW.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  return aimedThrow(match, {
    speed: Number(speed),
    face: face === undefined ? undefined : Number(face),
    grouped: grouped !== undefined,
  })
}

function describe(view: View, seat: number, move: Move, _stage: Stage): string {
  const dice = view.reserve[seat] as number
  if (move.type === 'stop') return `stop and keep ${plural(dice, 'die', 'dice')}`
  if (view.grand) return `throw all ${plural(dice, 'die', 'dice')} at once`
  return `throw a die (${dice - 1} left in reserve)`
}

/** The thrown dice, and what they did to those that lay; one that lay still is not worth a word. */
function settling(view: View, dice: readonly SettledDie[]): string {
  const lay = new Map(view.arena.map(({ id, face }) => [id, face]))
  const thrown = dice.filter(({ id }) => !lay.has(id)).map(landing)
  const moved = dice.filter((die) => lay.has(die.id) && !('face' in die && die.face === lay.get(die.id)))
  const hits = moved.map(
    (die) => `the ${lay.get(die.id)} ${'out' in die ? 'flies out' : `becomes ${landing(die)}`}`,
  )
  return [`thrown: ${thrown.join(', ')}`, ...hits].join('; ')
}

function landing(die: SettledDie): string {
  if ('out' in die) return 'out'
  return die.cocked ? `${die.face} (on edge, rolled again)` : String(die.face)
}

function news(before: View, after: View, { names }: Stage): string[] {
  const won =
    after.round > before.round ? [`Round ${before.round} is over: ${standings(names, after.points)}.`] : []
  const taken = (after.reserve[before.active] as number) - (before.reserve[before.active] as number)
  const takes = before.phase === 'settle' && won.length === 0 && taken > 0
  const out = after.out.filter((seat) => !before.out.includes(seat))
  return [
    ...(takes ? [`${does(names[before.active], 'takes')} ${plural(taken, 'die', 'dice')}.`] : []),
    ...out.map(
      (seat) => `${does(names[seat], 'has')} no dice left and ${names[seat] === YOU ? 'are' : 'is'} out.`,
    ),
    ...won,
  ]
}

/** The points of each round, and the dice left at the end of the last. */
function breakdown(views: readonly View[]): Breakdown {
  const ends = views.filter((view, i) => view.round !== views[i + 1]?.round)
  const end = views.at(-1) as View
  return {
    columns: ['dice left', ...ends.map(({ round }) => `round ${round}`)],
    rows: end.reserve.map((dice, seat) => {
      const after = (round: number): number => roundsPoints(views, round)[seat] as number
      return [dice, ...ends.map(({ round }) => after(round) - (round > 1 ? after(round - 1) : 0))]
    }),
  }
}

/** The points after a round: a round's last points are seen only when the next has begun, or the game is over. */
function roundsPoints(views: readonly View[], round: number): readonly number[] {
  const later = views.find((view) => view.round > round) ?? views.at(-1)
  return later?.points ?? []
}

function thrownIn(view: View, chance: Extract<Chance, { type: 'settle' }>): number {
  return chance.dice.length - view.arena.length
}

function wanted(view: View, chance: Chance): string {
  if (chance.type === 'initial') return 'the die in the arena, 2 to 6'
  const count = thrownIn(view, chance)
  const thrown = count === 1 ? 'thrown die' : `${count} thrown dice`
  const legend = '2 to 6, x, o for out of the arena, c4 for one that stood on edge and then rolled 4'
  if (view.arena.length === 0) return `the ${thrown}: ${legend}`
  const lying = listed(view.arena.map(({ face }) => String(face)))
  return `the ${thrown}: ${legend}. If the throw moved the others (${lying}), type them all, those first`
}

function typedInitial(text: string): Outcome | undefined {
  const face = Number(squeeze(text))
  return face >= 2 && face <= 6 ? { type: 'initial', face: face as View['arena'][number]['face'] } : undefined
}

function typedSettle(
  view: View,
  chance: Extract<Chance, { type: 'settle' }>,
  text: string,
): Outcome | undefined {
  const signs = squeeze(text).match(/^(c?[2-6x]|o)+$/) ? (squeeze(text).match(/c?[2-6x]|o/g) ?? []) : []
  const still = signs.length === thrownIn(view, chance) ? view.arena.map(({ face }) => String(face)) : []
  const all = [...still, ...signs]
  if (all.length !== chance.dice.length) return undefined
  return { type: 'settle', dice: all.map((sign, i) => settled(chance.dice[i] as number, sign)) }
}

function settled(id: number, sign: string): SettledDie {
  if (sign === 'o') return { id, out: true }
  const last = sign.at(-1)
  const face = last === 'x' ? 'X' : (Number(last) as View['arena'][number]['face'])
  return sign.startsWith('c') ? { id, face, cocked: true } : { id, face }
}
