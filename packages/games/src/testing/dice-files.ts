import {
  FairDice,
  FastSource,
  Match,
  rollByOdds,
  secretFrom,
  type Game,
  type GameFile,
  type HouseFile,
} from '@rattlecup/kit'
import { pick, playAtHouse, SimulatedLog, unwrap, type HouseGame } from '@rattlecup/kit/testing'
import { findGame } from '../games.ts'

/** The log in which all simulated games stand. */
export function simulatedLog(): SimulatedLog {
  return new SimulatedLog('play.example.org/dice')
}

/** A game of the registry between a simulated house and devices, in a log of its own. */
export async function houseFile(id: string, setup: HouseGame): Promise<HouseFile> {
  const game = findGame(id) as Game
  const roll = (await game.loadRoller?.()) ?? rollByOdds
  return playAtHouse(game, { roll, log: simulatedLog(), ...setup }).file
}

/** Throws that differ, so that how a die was thrown is part of the game; everything else at random. */
const choose: NonNullable<HouseGame['choose']> = (match, seat, source) => {
  const move = pick(match.moves(seat), source)
  return move['type'] === 'throw' ? { ...move, throw: { speed: 60 + source.below(40) } } : move
}

/** Now and then somebody takes back a move, for a long way into the game. */
const isTakenBack: NonNullable<HouseGame['isTakenBack']> = (entries) => entries % 7 === 5 && entries < 120

/** In this game somebody marks after the last roll, where no later roll binds it. */
export const QWIXX_SEED = 'fifth'

const HOUSE_GAMES: Readonly<Record<string, readonly [string, HouseGame]>> = {
  qwixx: [
    'qwixx',
    {
      players: 3,
      options: { first: 1 },
      seed: QWIXX_SEED,
      bots: [2],
      isLost: (ask, seat) => ask === 2 && seat === 0,
      isNewChain: (ask, seat) => ask === 4 && seat === 1,
    },
  ],
  'qwixx-series': ['qwixx', { players: 2, options: { games: 2 }, seed: 'series', wait: 'all' }],
  gambler: ['gambler', { players: 2, options: { target: 200, beginner: true }, seed: 'cup' }],
  'gambler-stars': ['gambler', { players: 4, options: { stars: 'distinct', target: 150 }, seed: 'stars' }],
  onecard: ['onecard', { players: 2, seed: 'cards' }],
  'onecard-advanced': ['onecard', { players: 3, options: { variant: 'advanced' }, seed: 'keep' }],
  strike: ['strike', { players: 2, seed: 'bowl', choose }],
  'qwixx-back': ['qwixx', { players: 2, seed: 'slip', isTakenBack }],
  'gambler-back': ['gambler', { players: 2, options: { target: 200 }, seed: 'slip', isTakenBack }],
  'onecard-back': ['onecard', { players: 2, seed: 'slip', isTakenBack }],
  'strike-back': ['strike', { players: 2, seed: 'slip', choose, isTakenBack }],
  stopped: ['gambler', { players: 3, seed: 'halfway', stopAfter: 5 }],
}

/** Finished games of scheme 2: all four games and their variants, with lost links, new chains, bots, moves taken back, one stopped. */
export async function houseFiles(): Promise<Record<string, HouseFile>> {
  const files = Object.entries(HOUSE_GAMES).map(async ([name, [id, setup]]) => [
    name,
    await houseFile(id, setup),
  ])
  return Object.fromEntries(await Promise.all(files))
}

/** The beginnings of games that docs/fair-dice.md explains. */
export async function exampleFiles(): Promise<Record<string, HouseFile>> {
  const lost = { isLost: (ask: number, seat: number) => ask === 1 && seat === 1 }
  const changed = { isNewChain: (ask: number, seat: number) => ask === 2 && seat === 0 }
  return {
    qwixx: await houseFile('qwixx', {
      players: 3,
      seed: 'example',
      bots: [2],
      stopAfter: 3,
      ...lost,
      ...changed,
    }),
    gambler: await houseFile('gambler', { players: 2, seed: 'example', stopAfter: 2 }),
    onecard: await houseFile('onecard', { players: 2, seed: 'example', stopAfter: 2 }),
    strike: await houseFile('strike', { players: 2, seed: 'example', stopAfter: 2, choose }),
  }
}

/** A finished game of scheme 1 of each kind. */
export async function seededFiles(): Promise<Record<string, GameFile>> {
  const files = ['qwixx', 'gambler', 'onecard', 'strike'].map(async (id) => [
    `seeded-${id}`,
    await seededFile(id),
  ])
  return Object.fromEntries(await Promise.all(files))
}

async function seededFile(id: string): Promise<GameFile> {
  const game = findGame(id) as Game
  const roll = (await game.loadRoller?.()) ?? rollByOdds
  const dice = new FairDice({ secret: secretFrom(id), table: 'KITCHEN', seeds: ['küche', ''] })
  const match = unwrap(Match.start(game, 2))
  const source = new FastSource(id)
  for (let rolls = 0; match.waiting().kind !== 'over';) {
    const waiting = match.waiting()
    if (waiting.kind === 'chance') unwrap(match.chance(unwrap(roll(match, dice.outcome(rolls++)))))
    else if (waiting.kind === 'players') {
      const seat = pick(waiting.seats, source)
      unwrap(match.play(seat, choose(match, seat, source)))
    }
  }
  return JSON.parse(JSON.stringify({ ...match.logWithSecrets(), dice: dice.proof })) as GameFile
}
