import { softPick } from '@rattlecup/bots'
import type { Bot, BotAnswer, Bots, BotTask, Reason } from '@rattlecup/kit'
import { PASS, rules } from '../rules/play.ts'
import type { Qwixx } from '../rules/types.ts'
import { byEye } from './eye.ts'
import { Race } from './race.ts'
import { reasonsFor } from './reasons.ts'
import { search } from './search.ts'
import { createTablePlayer, DECISIVE, type TablePlayer } from './table-player.ts'
import { prospectOf } from './turn.ts'
import type { Values } from './values.ts'

/** Moves that seem worse than the best by more than this share of a win are not searched. */
const CLOSE_CALL = 0.08

/** How a player who keeps to its own sheet sees a move and chooses. */
interface Character {
  /** The share of a quick glance in what it sees; the rest is knowledge. */
  readonly eye: number
  /** In points: what seems worse by so much is chosen e times less often. */
  readonly temperature: number
  /** Whether it notices that a move ends the game, and who wins then. */
  readonly seesEnd: boolean
}

const BEGINNER: Character = { eye: 0.8, temperature: 4, seesEnd: false }
const CASUAL: Character = { eye: 0.4, temperature: 2, seesEnd: false }
const STRONG: Character = { eye: 0, temperature: 0.45, seesEnd: true }
/** Alone, where nobody has to be left a chance. */
const BEST: Character = { ...STRONG, temperature: 0 }

/** A seat's legal moves in the race as it stands. */
interface Position {
  readonly race: Race
  readonly seat: number
  readonly phase: 'white' | 'colour'
  readonly codes: readonly number[]
  readonly player: TablePlayer
}

/** The levels of Qwixx, by what is known of the game with so many players. */
export function createLevels(values: Values): Bots<Qwixx> {
  const player = createTablePlayer(values)
  const alone = values.players === 1
  const levelOf =
    (character: Character): Bot<Qwixx> =>
    (task) =>
      ownSheet(positionOf(task, player), character, task)
  return {
    beginner: levelOf(BEGINNER),
    casual: levelOf(CASUAL),
    strong: levelOf(alone ? BEST : STRONG),
    master: alone ? levelOf(BEST) : (task) => playToWin(positionOf(task, player), task),
  }
}

function positionOf({ state, seat }: BotTask<Qwixx>, player: TablePlayer): Position {
  const codes: number[] = []
  codes.length = rules.moves(state, seat, codes)
  const race = Race.of(state, rules.scores(state))
  return { race, seat, phase: state.phase === 'white' ? 'white' : 'colour', codes, player }
}

/** Plays its own sheet, better moves more often than worse ones. */
function ownSheet(
  position: Position,
  { eye, temperature, seesEnd }: Character,
  { source }: BotTask<Qwixx>,
): BotAnswer {
  const { race, seat, phase, codes, player } = position
  const valueOf = phase === 'white' ? player.whiteValue : player.colourValue
  const values = codes.map((code) => valueOf(race, seat, code))
  const seeming = values.map((value, i) => {
    const known = seesEnd ? value : withoutEnd(value)
    return (1 - eye) * known + eye * byEye(race, seat, codes[i]!)
  })
  const picked = softPick(seeming, temperature, source)
  const points = race.points[seat]! + withoutEnd(values[picked]!)
  return { code: codes[picked]!, evaluation: { points }, reasons: why(position, codes[picked]!) }
}

/** The value of a move for its points alone, whether or not it ends the game. */
function withoutEnd(value: number): number {
  return Math.abs(value) > DECISIVE / 2 ? value - Math.sign(value) * DECISIVE : value
}

/** Plays for the win: sees what the others will make of the roll, and searches where moves are close. */
function playToWin(position: Position, { source, expired }: BotTask<Qwixx>): BotAnswer {
  const { race, seat, phase, codes, player } = position
  const all = codes.map((choice) => ({ choice, ...prospectOf(race, seat, { phase, choice, player }) }))
  const most = Math.max(...all.map(({ share }) => share))
  const prospects = all.filter(({ share }) => share >= most - CLOSE_CALL)
  const { index, share, rollouts } = search({ seat, player, prospects, source, expired })
  const { choice } = prospects[index]!
  return { code: choice, evaluation: { winShare: share, rollouts }, reasons: why(position, choice) }
}

function why({ race, seat, phase, player }: Position, code: number): Reason[] {
  const next = phase === 'white' && seat === race.active ? colourAfter(race, code, player) : PASS
  return reasonsFor({ race, seat, code, next })
}

/** What the active seat will mark with the coloured dice after a white choice. */
function colourAfter(race: Race, code: number, player: TablePlayer): number {
  const after = race.copy()
  after.playWhite(
    Array.from({ length: race.players }, () => player),
    race.active,
    code,
  )
  return after.over ? PASS : player.colour(after, after.active)
}
