import { askBot, type Advice } from '@rattlecup/bots'
import { loadBots } from '@rattlecup/games/bots'
import { Match, type Bot, type DrawSource, type Game } from '@rattlecup/kit'
import { browserCache } from './blob-cache.ts'
import type { TaskOf } from './tasks.ts'

/** How long a level may think, in milliseconds. */
const PATIENCE = { beginner: 80, casual: 80, strong: 90, master: 900 } as const

const teams = new Map<string, Promise<ReadonlyMap<string, Bot>>>()

export async function choose(game: Game, { log, seat, level }: TaskOf<'choose'>): Promise<Advice> {
  const match = Match.load(game, log.players, log.options, log.events)
  if (!match.ok) throw new Error(match.error.message)
  const team = await teamOf(game, log.players)
  const deadline = performance.now() + PATIENCE[level]
  const bot = (team.get(level) ?? team.get('greedy')) as Bot
  const advice = askBot(match.value, seat, {
    bot,
    source: browserChance,
    expired: () => performance.now() > deadline,
  })
  if (!advice.ok) throw new Error(advice.error.message)
  return advice.value
}

function teamOf(game: Game, players: number): Promise<ReadonlyMap<string, Bot>> {
  const name = `${game.id} ${players}`
  const known = teams.get(name) ?? loadBots(game, players, browserCache)
  teams.set(name, known)
  return known
}

/** A bot's own chance needs no proof. */
const browserChance: DrawSource = { below: (n) => Math.floor(Math.random() * n) }
