import { askBot, deadline } from '@rattlecup/bots'
import { findGame, rollerOf } from '@rattlecup/games'
import { BotCache } from '@rattlecup/games/bots'
import { FairDice, FastSource, Match, ok, rollOutcome, unwrap, type GameLog } from '@rattlecup/kit'
import { workerData } from 'node:worker_threads'
import { cacheFolder, fileCache } from './blob-cache.ts'
import { readGame } from '../table/game-file.ts'
import type { GameFileTask, GameFileText, PoolTask, TaskAnswer, ThreadData } from './tasks.ts'

const bots = new BotCache(fileCache((workerData as ThreadData).cache || cacheFolder()))

/** The work of a pool thread. */
export async function run(task: PoolTask): Promise<TaskAnswer> {
  return task.do === 'choose' ? choose(task) : roll(task)
}

/** A finished game, replayed where nobody has to wait for it. */
export function gameFile({ lines, game }: GameFileTask): GameFileText | undefined {
  const found = readGame(lines, findGame, game)
  return found && { text: JSON.stringify(found.file), isFor: found.isFor }
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

async function roll({ log, dice, after }: Extract<PoolTask, { do: 'roll' }>): Promise<TaskAnswer> {
  const match = matchOf(log)
  const made = after ? match.play(after.seat, after.move) : ok(undefined)
  if (!made.ok) return made
  if (match.awaits !== 'chance') return ok(undefined)
  return rollOutcome(match, new FairDice(dice), await rollerOf(match))
}

function matchOf({ game: id, players, options, events }: GameLog): Match {
  const game = findGame(id)
  if (!game) throw new Error(`there is no game '${id}'`)
  return unwrap(Match.load(game, players, options, events))
}
