import { askBot, greedyBot, randomBot } from '@rattlecup/bots'
import { findGame, rollerOf } from '@rattlecup/games'
import { FairDice, FastSource, Match, rollByOdds, type GameLog, type Result } from '@rattlecup/kit'
import type { Task, TaskAnswer } from './tasks.ts'

const BOTS = { random: randomBot, greedy: greedyBot }

/** The work of a pool thread. */
export async function run(task: Task): Promise<TaskAnswer> {
  const match = matchOf(task.log)
  switch (task.do) {
    case 'is-simulated':
      return (await rollerOf(match)) !== rollByOdds
    case 'choose': {
      const source = new FastSource(task.seed)
      return valueOf(askBot(match, task.seat, { bot: BOTS[task.level], source })).move
    }
    case 'roll': {
      const roll = await rollerOf(match)
      return valueOf(roll(match, new FairDice(task.dice).outcome(task.roll)))
    }
  }
}

function matchOf({ game: id, players, options, events }: GameLog): Match {
  const game = findGame(id)
  if (!game) throw new Error(`there is no game '${id}'`)
  return valueOf(Match.load(game, players, options, events))
}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
