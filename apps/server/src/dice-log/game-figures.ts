import { Match, unwrap, type Game, type HouseFile, type JsonObject } from '@rattlecup/kit'

/** What a game that ended adds to the figures of the house. */
export interface GameFigures {
  readonly game: string
  /** How often each face of a die fell, from the first to the sixth. */
  readonly faces: readonly number[]
  readonly rolls: number
  /** Rolls that no player's device was in. */
  readonly alone: number
  /** Broken seals. */
  readonly seals: number
}

const FACES = 6
/** Outcomes that dice make; cards and boards are drawn. */
const OF_DICE: readonly unknown[] = ['roll', 'settle']

/** Reads a whole game: for a thread of its own where games are long. */
export function figuresOf(game: Game, file: HouseFile): GameFigures {
  const { asks } = file.dice
  const withLinks = asks.map(({ links }) => links.some((link) => link !== null))
  const seals = asks.flatMap(({ asked, links }) => asked.filter((seat) => links[seat] === null)).length
  let [run, rolls, alone] = [-1, 0, 0]
  for (const [at, event] of file.events.entries()) {
    if (!('chance' in event)) continue
    if (!('chance' in (file.events[at - 1] ?? {}))) run++
    rolls++
    if (withLinks[run] !== true) alone++
  }
  return { game: file.game, faces: facesOf(game, file), rolls, alone, seals }
}

function facesOf(game: Game, { players, options, events }: HouseFile): number[] {
  const faces = Array.from({ length: FACES }, () => 0)
  const match = unwrap(Match.start(counting(game, faces), players, options))
  for (const event of events) unwrap(match.apply(event as unknown as JsonObject))
  return faces
}

/** The same game, counting the faces of all dice that its matches are told of. Only the rules know which draw is a die. */
function counting(game: Game, faces: number[]): Game {
  const { codec, rules } = game
  return {
    ...game,
    codec: {
      ...codec,
      decodeOutcome(state, outcome) {
        const draws = codec.decodeOutcome(state, outcome)
        if (draws && OF_DICE.includes(codec.chance(state)['type'])) {
          const sizes: number[] = []
          rules.draws(state, sizes)
          for (const [i, draw] of draws.entries())
            if (sizes[i] === FACES && draw < FACES) faces[draw] = (faces[draw] as number) + 1
        }
        return draws
      },
    },
  }
}
