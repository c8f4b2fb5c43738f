import type { Luck } from '@rattlecup/games/bots'
import { LEVELS, type Game, type Roller } from '@rattlecup/kit'
import { holdContest } from './contest.ts'
import { rate, type Duel } from './elo.ts'
import type { Contestant } from './game.ts'
import type { LadderReport } from './report.ts'

export interface Ladder {
  readonly game: Game
  readonly players: number
  readonly options: object
  /** The weakest first, as far as one knows. */
  readonly contestants: readonly Contestant[]
  /** The only one who plays against tables of the others, if not all do. */
  readonly hero?: string | undefined
  /** Games of each pair. */
  readonly games: number
  readonly ms: number
  readonly seed: string
  readonly luck?: Luck | undefined
  readonly roll?: Roller | undefined
}

/** All against all. */
export async function holdLadder(ladder: Ladder, onGame: () => void): Promise<LadderReport> {
  const { game, players, options, contestants, seed, ms, luck, roll } = ladder
  const duels: Duel[] = []
  for (const { hero, others } of pairs(ladder)) {
    const [one, rest] = [contestants[hero] as Contestant, contestants[others] as Contestant]
    const deals = dealsOf(ladder)
    const contest = { game, players, options, hero: one, others: rest, deals, ms, seed, luck, roll }
    duels.push({ hero, others, ...(await holdContest(contest, onGame)) })
  }
  const ratings = rate(contestants.length, players, duels)
  return {
    game: game.id,
    title: game.title,
    command: commandOf(ladder),
    players,
    options,
    seed,
    ms,
    lessLuck: luck !== undefined,
    ...(game.loadRoller ? { odds: roll ? 'physics' : 'plain' } : {}),
    games: duels.reduce((sum, { games }) => sum + games, 0),
    contestants: ratings.map((rating, i) => ({ name: (contestants[i] as Contestant).name, ...rating })),
    duels,
  }
}

function commandOf({ game, players, contestants, hero, games, ms, seed, roll }: Ladder): string {
  const names = contestants.map(({ name }) => name)
  return [
    `rattlecup ladder ${game.id} --players ${players} --games ${games} --ms ${ms} --seed ${seed}`,
    ...(names.join() === LEVELS.join() ? [] : [`--levels ${names.join()}`]),
    ...(hero === undefined ? [] : [`--hero ${hero}`]),
    ...(game.loadRoller && !roll ? ['--odds plain'] : []),
  ].join(' ')
}

/** How many games the ladder will play. */
export function gamesOf(ladder: Ladder): number {
  return pairs(ladder).length * dealsOf(ladder) * ladder.players
}

function dealsOf({ games, players }: Ladder): number {
  return Math.max(2, Math.ceil(games / players))
}

/** Of two players each pair meets once; at larger tables each is once the one and once the others. */
function pairs({ contestants, players, hero: only }: Ladder): { hero: number; others: number }[] {
  return contestants.flatMap(({ name }, hero) =>
    contestants.flatMap((_, others) => {
      const once = only === undefined && players === 2 ? others < hero : others !== hero
      return once && (only ?? name) === name ? [{ hero, others }] : []
    }),
  )
}
