import { softPick } from '@rattlecup/bots'
import type { Bot, BotAnswer, Bots, BotTask, Reason } from '@rattlecup/kit'
import { PASS, rules } from '../rules/play.ts'
import type { Qwixx } from '../rules/types.ts'
import { heuristicValue } from './heuristic.ts'
import type { Weights } from './learned/weights.ts'
import { curvePolicy, learnedPolicy, type Policy } from './policy.ts'
import { FastState } from './fast-state.ts'
import { reasonsFor } from './reasons.ts'
import { search } from './search.ts'
import { createTablePlayer, DECISIVE, type TablePlayer } from './table-player.ts'
import { prospectOf } from './turn.ts'
import type { Values } from './values.ts'

/** Moves that seem worse than the best by more than this share of a win are not searched. */
const CLOSE_CALL = 0.08

/**
 * How much of what is still to come a player counts on when others may end the game, a point on the sheet being safe.
 * The careful win most; whoever hopes waits too long. Chosen by play: see docs/adr/0007-qwixx-levels.md.
 */
export const CAREFUL = 0.87
export const HOPEFUL = 1.17

/** How a player who keeps to its own sheet, and does not see the end coming, errs. */
interface Character {
  /** The share of a quick glance in what it sees; the rest is knowledge. */
  readonly heuristic: number
  /** In points: what seems worse by so much is chosen e times less often. */
  readonly temperature: number
}

const BEGINNER: Character = { heuristic: 0.65, temperature: 1.2 }
const CASUAL: Character = { heuristic: 0.35, temperature: 0.7 }

/** A seat's legal moves in the fast as it stands. */
interface Position {
  readonly fast: FastState
  readonly seat: number
  readonly phase: 'white' | 'colour'
  readonly codes: readonly number[]
  readonly player: TablePlayer
  /** Values moves at what they bring, whereas the player may trust in less. */
  readonly fair: TablePlayer
}

/** The levels of Qwixx, by what is known of the game with this many players, and by what was learned of one game of it. */
export function createLevels(values: Values, learned?: Weights): Bots<Qwixx> {
  const alone = values.players === 1
  const fair = createTablePlayer(values)
  const knownBy = (trust: number) => ({ player: alone ? fair : createTablePlayer(values, trust), fair })
  const [careful, hopeful] = [knownBy(CAREFUL), knownBy(HOPEFUL)]
  const erring =
    (character: Character): Bot<Qwixx> =>
    (task) =>
      erringly(positionOf(task, careful), character, task)
  const strong: Bot<Qwixx> = (task) => unerringly(positionOf(task, hopeful))
  const master = alone ? strong : masterOf(values, learned)
  return { beginner: erring(BEGINNER), casual: erring(CASUAL), strong, master }
}

/** Careful itself, it takes the others for players who hope. */
function masterOf(values: Values, learned?: Weights): Bot<Qwixx> {
  const [player, rival] = [createTablePlayer(values, CAREFUL), createTablePlayer(values, HOPEFUL)]
  const known = { player, fair: createTablePlayer(values) }
  const byCurve = curvePolicy(player, rival)
  const byLearning = learned && learnedPolicy(learned, rival)
  const mindFor = ({ state }: BotTask<Qwixx>): Policy => (state.games === 1 && byLearning) || byCurve
  return (task) => playToWin(positionOf(task, known), mindFor(task), task)
}

function positionOf({ state, seat }: BotTask<Qwixx>, known: Pick<Position, 'player' | 'fair'>): Position {
  const codes: number[] = []
  codes.length = rules.moves(state, seat, codes)
  const fast = FastState.of(state, rules.scores(state))
  return { fast, seat, phase: state.phase === 'white' ? 'white' : 'colour', codes, ...known }
}

/** Plays its own sheet, better moves more often than worse ones. */
function erringly(
  position: Position,
  { heuristic, temperature }: Character,
  { source }: BotTask<Qwixx>,
): BotAnswer {
  const { fast, seat, codes, player } = position
  const seeming = codes.map(
    (code) =>
      (1 - heuristic) * withoutEnd(valueBy(player, position, code)) +
      heuristic * heuristicValue(fast, seat, code),
  )
  return answerOf(position, codes[softPick(seeming, temperature, source)]!)
}

/** Plays its own sheet as its player does: exactly as a master expects it. */
function unerringly(position: Position): BotAnswer {
  const { fast, seat, phase, player } = position
  return answerOf(position, phase === 'white' ? player.white(fast, seat) : player.colour(fast, seat))
}

function answerOf(position: Position, code: number): BotAnswer {
  const points = position.fast.points[position.seat]! + withoutEnd(valueBy(position.fair, position, code))
  return { code, evaluation: { points }, reasons: why(position, code) }
}

function valueBy(player: TablePlayer, { fast, seat, phase }: Position, code: number): number {
  return phase === 'white' ? player.whiteValue(fast, seat, code) : player.colourValue(fast, seat, code)
}

/** The value of a move for its points alone, whether or not it ends the game. */
function withoutEnd(value: number): number {
  return Math.abs(value) > DECISIVE / 2 ? value - Math.sign(value) * DECISIVE : value
}

/** Plays for the win: sees what the others will make of the roll, and searches where moves are close. */
function playToWin(position: Position, policy: Policy, { source, expired }: BotTask<Qwixx>): BotAnswer {
  const { fast, seat, phase, codes } = position
  const all = codes.map((choice) => ({ choice, ...prospectOf(fast, seat, { phase, choice, policy }) }))
  const most = Math.max(...all.map(({ share }) => share))
  const prospects = all.filter(({ share }) => share >= most - CLOSE_CALL)
  const { index, share, rollouts } = search({ seat, policy, prospects, source, expired })
  const { choice } = prospects[index]!
  return { code: choice, evaluation: { winShare: share, rollouts }, reasons: why(position, choice) }
}

function why({ fast, seat, phase, player }: Position, code: number): Reason[] {
  const next = phase === 'white' && seat === fast.active ? colourAfter(fast, code, player) : PASS
  return reasonsFor({ fast, seat, phase, code, next })
}

/** What the active seat will mark with the coloured dice after a white choice. */
function colourAfter(fast: FastState, code: number, player: TablePlayer): number {
  const after = fast.copy()
  after.playWhite(
    Array.from({ length: fast.players }, () => player),
    fast.active,
    code,
  )
  return after.over ? PASS : player.colour(after, after.active)
}
