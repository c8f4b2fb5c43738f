import { access, constants, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { levelNames, loadLuck } from '@rattlecup/games/bots'
import { LEVELS, type Game } from '@rattlecup/kit'
import { Failure, UsageError, type CliCommand, type Input } from '../command.ts'
import { gameNamed } from '../game-named.ts'
import { ALL_LEVELS, botNamed } from '../levels.ts'
import { readOptions } from '../options.ts'
import { Progress } from '../progress.ts'
import type { Contestant } from './game.ts'
import { OutsideBot } from './outside.ts'
import { sectionOf, withSection } from './report.ts'
import { gamesOf, holdLadder, type Ladder } from './run.ts'

export const ladderCommand: CliCommand = {
  name: 'ladder',
  summary: 'Lets all levels of a game play each other and reports how strong they are.',
  words: ['GAME'],
  options: {
    games: { type: 'string', value: 'N', about: 'how many games each pair plays', fallback: '1000' },
    players: { type: 'string', value: 'N', about: 'seats at the table', fallback: '2' },
    levels: {
      type: 'string',
      value: 'a,b',
      about: `which ones to compare, of ${ALL_LEVELS.join(', ')} (default the four levels)`,
    },
    hero: {
      type: 'string',
      value: 'NAME',
      about: 'plays only this one against tables of each of the others',
    },
    bot: { type: 'string', value: 'NAME=COMMAND', about: 'adds a process that speaks DGP/1' },
    ms: {
      type: 'string',
      value: 'N',
      about: 'milliseconds for each move, for bots that search',
      fallback: '100',
    },
    seed: { type: 'string', value: 'S', about: 'the same seed rolls the same dice', fallback: '1' },
    odds: {
      type: 'string',
      value: 'KIND',
      about: 'physics, or plain: a die shows each face equally often, however it is thrown (Strike)',
      fallback: 'physics',
    },
    options: { type: 'string', value: 'JSON', about: "the game's options", fallback: '{}' },
    out: { type: 'string', value: 'FILE', about: "puts the game's section into this file, too" },
    raw: {
      type: 'boolean',
      about: 'counts wins as they fall, where luck could be taken out (Qwixx)',
    },
    json: { type: 'boolean', about: 'one JSON object instead of a table' },
  },
  notes: [
    'Every deal is played once from each chair on the same dice and counts as one sample.',
    'A process is sent, for each of its moves, the DGP/1 requests load, bot and close, and must answer each with one line.',
    '',
    'rattlecup ladder strike --odds plain --games 10000',
    "rattlecup ladder qwixx --levels casual --bot 'mine=python3 my_bot.py'",
  ],
  async run(input) {
    const ladder = await read(input)
    try {
      await hold(ladder, input)
    } finally {
      for (const { player } of ladder.contestants) if (player instanceof OutsideBot) player.close()
    }
    return 0
  },
}

async function hold(ladder: Ladder, input: Input): Promise<void> {
  const file = input.given('out')
  // Asked before hours of play, not after.
  if (file !== undefined) await writing(file, () => access(dirname(file), constants.W_OK))
  const progress = new Progress(`${ladder.game.title}:`, gamesOf(ladder))
  let played = 0
  progress.show(played)
  const report = await holdLadder(ladder, () => progress.show(++played))
  progress.clear()
  const section = sectionOf(report)
  console.log(input.flag('json') ? JSON.stringify(report) : section)
  if (file !== undefined)
    await writing(file, async () => writeFile(file, withSection(await textOf(file), section)))
}

async function writing(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw new Failure(`cannot write ${file} (${(error as NodeJS.ErrnoException).code})`)
  }
}

/** Nothing if there is no such file yet; one that can't be read must not be written over. */
async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
}

async function read(input: Input): Promise<Ladder> {
  const game = gameNamed(input.words[0])
  const players = input.whole('players', Math.max(2, game.players.min), game.players.max)
  const options = readOptions(input.text('options') as string)
  const checked = game.options.parse(options, players)
  if (!checked.ok) throw new UsageError(checked.error.message)
  const games = input.whole('games', 1, 1_000_000_000)
  const ms = input.whole('ms', 1, 60_000)
  const contestants = await contestantsOf(game, players, input)
  const hero = input.given('hero')
  if (hero !== undefined && !contestants.some(({ name }) => name === hero))
    throw new UsageError(
      `--hero must be one of ${contestants.map(({ name }) => name).join(', ')}, not '${hero}'`,
    )
  const odds = input.text('odds') as string
  if (odds !== 'physics' && odds !== 'plain')
    throw new UsageError(`--odds must be physics or plain, not '${odds}'`)
  const luck = input.flag('raw') ? undefined : await loadLuck(game, players, options)
  const roll = odds === 'plain' ? undefined : await game.loadRoller?.()
  const seed = input.text('seed') as string
  return { game, players, options, contestants, hero, games, ms, seed, luck, roll }
}

async function contestantsOf(game: Game, players: number, input: Input): Promise<Contestant[]> {
  const own = levelNames(game).filter((name) => (LEVELS as readonly string[]).includes(name))
  const fallback = own.length > 0 ? own : levelNames(game)
  const names =
    input
      .text('levels')
      ?.split(',')
      .map((name) => name.trim()) ?? fallback
  const outside = outsideBot(input.text('bot'))
  const all = [...names, ...(outside ? [outside.name] : [])]
  const twice = all.find((name, i) => all.indexOf(name) !== i)
  if (twice !== undefined) throw new UsageError(`'${twice}' is listed twice`)
  if (all.length < 2) throw new UsageError('a ladder needs at least two to compare: see --levels and --bot')
  const ours = await Promise.all(names.map((name) => contestantNamed(game, players, name)))
  return outside
    ? [...ours, { name: outside.name, player: new OutsideBot(outside.name, outside.command) }]
    : ours
}

async function contestantNamed(game: Game, players: number, name: string): Promise<Contestant> {
  const bot = await botNamed(game, players, name)
  if (!bot.ok) throw new UsageError(bot.error.message)
  return { name, player: bot.value }
}

function outsideBot(text: string | undefined): { name: string; command: string } | undefined {
  if (text === undefined) return undefined
  const at = text.indexOf('=')
  if (at < 1 || at === text.length - 1) throw new UsageError(`--bot must be NAME=COMMAND, not '${text}'`)
  return { name: text.slice(0, at), command: text.slice(at + 1) }
}
