import { askBot, deadline } from '@rattlecup/bots'
import { findGame, rollerOf } from '@rattlecup/games'
import { BotCache } from '@rattlecup/games/bots'
import { resultLine, resultPicture } from '@rattlecup/games/picture'
import {
  drawsOf,
  FairDice,
  fileHash,
  openingHash,
  type HouseFile,
  FastSource,
  Match,
  ok,
  portableMac,
  unwrap,
  type DrawSource,
  type GameLog,
} from '@rattlecup/kit'
import { workerData } from 'node:worker_threads'
import { figuresOf } from '../dice-log/game-figures.ts'
import { cacheFolder, fileCache } from './blob-cache.ts'
import { draw } from '../pictures/draw.ts'
import { openOf, readGame } from '../table/game-file.ts'
import { nativeSha256 } from '../table/state/native-mac.ts'
import type {
  FileResult,
  GameFileTask,
  GameEndTask,
  GameFileText,
  PoolTask,
  Preview,
  RollDice,
  TaskAnswer,
  ThreadData,
} from './tasks.ts'

const bots = new BotCache(fileCache((workerData as ThreadData).cache || cacheFolder()))

/** The work of a pool thread. */
export async function run(task: PoolTask): Promise<TaskAnswer> {
  if (task.do === 'choose') return choose(task)
  return task.do === 'roll' ? roll(task) : check(task)
}

/** A finished game, replayed where nobody has to wait for it. */
export function gameFile({ lines, game }: GameFileTask): GameFileText | undefined {
  const ended = readGame(lines, findGame, game)
  if (!ended) return undefined
  const { file, isFor } = ended
  const text = JSON.stringify(file)
  const open = openOf(ended)
  return open === undefined ? { text, isFor } : { text, isFor, end: endOf(file as HouseFile, open) }
}

/** What the public log is to hold of a game that was played elsewhere in this process. */
export function gameEnd({ text, open }: GameEndTask): NonNullable<GameFileText['end']> {
  return endOf(JSON.parse(text) as HouseFile, open)
}

function endOf(file: HouseFile, open: string): NonNullable<GameFileText['end']> {
  const { opening, end } = file.dice
  const rules = findGame(file.game)
  if (!rules) throw new Error(`there is no game '${file.game}'`)
  const entry = {
    kind: 'close',
    opening: openingHash(opening),
    end,
    file: fileHash(file, nativeSha256),
  } as const
  return { entry, figures: figuresOf(rules, file), open }
}

/** A game from anywhere, replayed: undefined if it breaks the rules or is not over. */
export function finishedFile({ game: id, players, options, events }: GameLog): FileResult | undefined {
  const game = findGame(id)
  const loaded = game && Match.load(game, players, options, events)
  if (!loaded?.ok) return undefined
  const { over, scores, winners } = loaded.value.status()
  return over ? { scores, winners } : undefined
}

/** A finished game as links to it show it. */
export async function preview(text: string): Promise<Preview> {
  const { chairs, ...log } = JSON.parse(text) as GameLog & { chairs: readonly { name: string | null }[] }
  const game = findGame(log.game)
  if (!game) throw new Error(`there is no game '${log.game}'`)
  const names = chairs.map(({ name }) => name ?? 'Bot')
  const { card, shapes, symbols } = await resultPicture(game, log, names)
  return {
    title: resultLine(card),
    symbols: symbols.map((each, seat) => `${names[seat]} ${each}`).join(' · '),
    png: draw(shapes),
  }
}

async function choose({
  log,
  seat,
  level,
  seed,
  ms,
}: Extract<PoolTask, { do: 'choose' }>): Promise<TaskAnswer> {
  const match = matchOf(log)
  const bot = await bots.bot(match.game, match.players, level)
  const expired = deadline(performance, ms)
  const advice = askBot(match, seat, { bot, source: new FastSource(seed), expired })
  return advice.ok ? ok(advice.value.move) : advice
}

async function roll({ log, dice }: Extract<PoolTask, { do: 'roll' }>): Promise<TaskAnswer> {
  const match = matchOf(log)
  const makeOutcome = await rollerOf(match)
  return makeOutcome(match, sourceOf(dice, match.outcomeNumber))
}

function sourceOf(dice: RollDice, index: number): DrawSource {
  if (!('run' in dice)) return new FairDice(dice).outcome(index)
  return drawsOf(portableMac(Buffer.from(dice.secret, 'hex')), dice.run, index)
}

/** Physics that asks for its first draw has found nothing wrong with the throw; what comes of it is not known yet. */
const FIRST_DRAW = new Error('a draw is needed')

async function check({ log, move }: Extract<PoolTask, { do: 'check' }>): Promise<TaskAnswer> {
  const match = matchOf(log)
  const made = match.play(move.seat, move.move)
  if (!made.ok) return made
  if (match.awaits !== 'chance') return ok(undefined)
  const makeOutcome = await rollerOf(match)
  try {
    return makeOutcome(match, {
      below() {
        throw FIRST_DRAW
      },
    })
  } catch (error) {
    if (error !== FIRST_DRAW) throw error
    return ok(undefined)
  }
}

function matchOf({ game: id, players, options, events }: GameLog): Match {
  const game = findGame(id)
  if (!game) throw new Error(`there is no game '${id}'`)
  return unwrap(Match.load(game, players, options, events))
}
