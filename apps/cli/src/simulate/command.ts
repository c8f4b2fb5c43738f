import { Match, type Bot, type Game } from '@rattlecup/kit'
import { UsageError, type CliCommand, type Input } from '../command.ts'
import { gameNamed } from '../game-named.ts'
import { ALL_LEVELS, botNamed } from '../levels.ts'
import { readOptions } from '../options.ts'
import { Progress } from '../progress.ts'
import { rowsOf, table } from './report.ts'
import { simulate, type Simulation, type SimulationTally } from './run.ts'

export const simulateCommand: CliCommand = {
  name: 'simulate',
  summary: 'Plays many games between bots and reports who won, by how much and how long it took.',
  words: ['GAME'],
  options: {
    players: { type: 'string', value: 'N', about: 'seats at the table', fallback: '2' },
    games: { type: 'string', value: 'N', about: 'how many games', fallback: '1000' },
    bots: {
      type: 'string',
      value: 'a,b',
      about: `one level, or one for each player, of ${ALL_LEVELS.join(', ')}; they change seats each game`,
      fallback: 'greedy,random',
    },
    seed: { type: 'string', value: 'S', about: 'the same seed plays the same games', fallback: '1' },
    ms: {
      type: 'string',
      value: 'N',
      about: 'milliseconds for each move, for bots that search',
      fallback: '100',
    },
    options: { type: 'string', value: 'JSON', about: "the game's options", fallback: '{}' },
    json: { type: 'boolean', about: 'one JSON object instead of a table' },
  },
  notes: ['Example: rattlecup simulate qwixx --players 2 --games 10000 --bots greedy,random'],
  async run(input) {
    const { simulation, names } = await read(input)
    const progress = new Progress(`${simulation.game.title}:`, simulation.games)
    let tally: SimulationTally | undefined
    for (tally of simulate(simulation)) progress.show(tally.games)
    progress.clear()
    if (!tally) return 1
    console.log(input.flag('json') ? JSON.stringify(summary(simulation, names, tally)) : table(tally, names))
    return 0
  },
}

async function read(input: Input): Promise<{ simulation: Simulation; names: string[] }> {
  const game = gameNamed(input.words[0])
  const players = input.whole('players', game.players.min, game.players.max)
  const given = Match.start(game, players, readOptions(input.text('options') as string))
  if (!given.ok) throw new UsageError(given.error.message)
  const options = game.options.parse(given.value.options, players)
  if (!options.ok) throw new UsageError(options.error.message)
  const names = botNames(input.text('bots') as string, players)
  const games = input.whole('games', 1, 1_000_000_000)
  const ms = input.whole('ms', 1, 60_000)
  const seed = input.text('seed') as string
  const bots = await Promise.all(names.map((name) => requireBot(game, players, name)))
  return { simulation: { game, players, options: options.value, bots, games, ms, seed }, names }
}

async function requireBot(game: Game, players: number, name: string): Promise<Bot> {
  const bot = await botNamed(game, players, name)
  if (!bot.ok) throw new UsageError(bot.error.message)
  return bot.value
}

/** One name for all, or names in turn: `greedy,random` at a table of four is greedy, random, greedy, random. */
function botNames(list: string, players: number): string[] {
  const names = list.split(',').map((name) => name.trim())
  if (names.length > players) {
    throw new UsageError(
      `--bots names ${names.length} players, but ${players} play; levels are ${ALL_LEVELS.join(', ')}`,
    )
  }
  return Array.from({ length: players }, (_, i) => names[i % names.length] as string)
}

function summary(
  { game, players, games, seed }: Simulation,
  names: string[],
  tally: SimulationTally,
): object {
  return {
    game: game.id,
    players,
    games,
    seed,
    bots: rowsOf(tally, names),
    seat_wins: tally.seatWins,
    moves: tally.moves,
    shortest: tally.shortest,
    longest: tally.longest,
  }
}
