import { askBot, deadline, type Advice } from '@rattlecup/bots'
import { BotCache } from '@rattlecup/games/bots'
import { Match, type DrawSource, type Game } from '@rattlecup/kit'
import { browserCache } from './blob-cache.ts'
import type { TaskOf } from './tasks.ts'

/** How long a level may think, in milliseconds. */
const PATIENCE = { beginner: 80, casual: 80, strong: 90, master: 900 } as const

const bots = new BotCache(browserCache)

export async function choose(
  game: Game,
  { log, seat, level, most = Infinity }: TaskOf<'choose'>,
): Promise<Advice> {
  const match = Match.load(game, log.players, log.options, log.events)
  if (!match.ok) throw new Error(match.error.message)
  const bot = await bots.bot(game, log.players, level)
  const expired = deadline(performance, Math.min(PATIENCE[level], most))
  const advice = askBot(match.value, seat, { bot, source: browserChance, expired })
  if (!advice.ok) throw new Error(advice.error.message)
  return advice.value
}

/** A bot's own chance needs no proof. */
const browserChance: DrawSource = { below: (n) => Math.floor(Math.random() * n) }
