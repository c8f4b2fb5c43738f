import type { Luck } from '@rattlecup/games/bots'
import { FastSource, winnersOf, type Game, type GameTypes, type Roller, type Seat } from '@rattlecup/kit'
import { playGame, type Contestant } from './game.ts'

/** One contestant against a table of another, as often as told. */
interface Contest {
  readonly game: Game
  readonly players: number
  readonly options: object
  readonly hero: Contestant
  readonly others: Contestant
  /** How many deals: each is played with the hero on every chair, on the same dice. */
  readonly deals: number
  readonly ms: number
  readonly seed: string
  /** The game's physics, if it has any. */
  readonly roll?: Roller | undefined
  /** Tells the luck that is taken out of the results. */
  readonly luck?: Luck | undefined
}

/** How a contest went. A deal counts as one sample: its games share their dice. */
export interface Outcome {
  readonly games: number
  /** The hero's share of the wins, ties being shared; less its luck where that is told. */
  readonly share: number
  /** The standard error of the share. */
  readonly error: number
}

export async function holdContest(contest: Contest, onGame: () => void): Promise<Outcome> {
  let sum = 0
  let squares = 0
  for (let deal = 0; deal < contest.deals; deal++) {
    const share = await playDeal(contest, deal, onGame)
    sum += share
    squares += share * share
  }
  const { deals, players } = contest
  const share = sum / deals
  const variance = deals > 1 ? Math.max(0, squares - deals * share * share) / (deals - 1) : 0.25
  return { games: deals * players, share, error: Math.sqrt(variance / deals) }
}

async function playDeal(contest: Contest, deal: number, onGame: () => void): Promise<number> {
  const { players, hero, others } = contest
  let won = 0
  for (let chair = 0; chair < players; chair++) {
    const seats = Array.from({ length: players }, (_, seat) => (seat === chair ? hero : others))
    won += await heroShare(contest, { seats, chair, deal })
    onGame()
  }
  return won / players
}

async function heroShare(
  { game, options, ms, seed, luck, roll }: Contest,
  { seats, chair, deal }: { seats: readonly Contestant[]; chair: Seat; deal: number },
): Promise<number> {
  const dice = `${seed} dice ${deal}`
  const own = `${seed} ${seats.map(({ name }) => name).join()} ${deal}`
  const others = new FastSource(`${own} other rolls`)
  let fortune = 0
  const onChance = (state: GameTypes['State']): void => {
    fortune += luck?.(state, chair, others) ?? 0
  }
  const scores = await playGame({ game, options, seats, ms, dice, own, roll, onChance })
  const winners = winnersOf(game, scores)
  return (winners.includes(chair) ? 1 / winners.length : 0) - fortune
}
