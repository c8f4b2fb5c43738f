import { randomBytes } from 'node:crypto'
import { FairDice, Match, secretFrom, type Game } from '@rattlecup/kit'
import { UsageError, type Input } from '../command.ts'
import { challengeOf, levelFault } from '../levels.ts'
import { ruleOptions } from './rule-options.ts'
import { chairsFor, defaultPlayers, isHuman, nameFault, type PlayChair, type PlayTable } from './table.ts'

/** Sets up a new game as the command line asks. */
export function newTable(input: Input, game: Game): PlayTable {
  const chairs = seat(input, game)
  const started = Match.start(game, chairs.length, ruleOptions(input, game))
  if (!started.ok) throw new UsageError(started.error.message)
  const seed = input.text('seed')
  return {
    match: started.value,
    chairs,
    dice: diceFor(input, game, chairs),
    realDice: input.flag('real-dice'),
    botSeed: seed ?? randomText(),
  }
}

function seat(input: Input, game: Game): PlayChair[] {
  const { min, max } = game.players
  const humans = wholeOr(input, 'humans', [0, max], 1)
  const players = wholeOr(input, 'players', [min, max], defaultPlayers(game, humans))
  if (humans > players) throw new UsageError(`--humans ${humans} is more than the ${players} players`)
  const bot = input.text('bot') ?? challengeOf(game)
  const fault = levelFault(game, bot)
  if (fault) throw new UsageError(fault)
  return chairsFor({ players, humans, names: readNames(input.text('names'), players), bot })
}

function wholeOr(input: Input, name: string, [min, max]: [number, number], fallback: number): number {
  return input.text(name) === undefined ? fallback : input.whole(name, min, max)
}

function readNames(text: string | undefined, players: number): string[] {
  if (text === undefined) return []
  const names = text.split(',').map((name) => name.trim())
  if (names.length > players) {
    throw new UsageError(`--names has ${names.length} names, but there are ${players} players`)
  }
  const fault = names.map(nameFault).find((each) => each !== undefined)
  if (fault) throw new UsageError(fault)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice) throw new UsageError(`two players are called '${twice}'`)
  return names
}

/** With `--seed` nothing is left to chance, so the same seed and moves give the same game. */
function diceFor(input: Input, game: Game, chairs: readonly PlayChair[]): FairDice {
  const seed = input.text('seed')
  const mine = input.text('my-seed')
  const seeds = chairs.map((chair, seat) => {
    if (seat === 0 && isHuman(chair) && mine !== undefined) return mine
    return isHuman(chair) && seed === undefined ? randomText() : ''
  })
  const secret = seed === undefined ? randomBytes(32).toString('hex') : secretFrom(seed)
  const table = seed === undefined ? `${game.id}-${randomText()}` : game.id
  return new FairDice({ secret, table, seeds })
}

export function randomText(): string {
  return randomBytes(6).toString('hex')
}
