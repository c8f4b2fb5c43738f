import { Match } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { onecard } from '../game.ts'
import { COLOURS, type Card, type OnecardColour, type Onecard, type OnecardMove } from '../rules/types.ts'

/** A card written as in `card('a', 'red 4*, orange 4, …')`, a star being a sun. */
export function card(id: string, rows: string): Card {
  return {
    id,
    rows: rows.split(', ').map((row) => {
      const [colour, length] = row.split(' ') as [OnecardColour, string]
      return { colour, length: Number(length[0]), sun: length.endsWith('*') }
    }),
  }
}

/** A game told by a test: every outcome and move is given, none is drawn. */
export class Script {
  readonly match: Match<Onecard>

  constructor(players: number, options: object = {}) {
    this.match = unwrap(Match.start(onecard, players, options))
  }

  /** Answers draws and the laying of the display, one card after the other. */
  cards(ids: string): this {
    for (const id of ids.split(' ')) {
      const waiting = this.match.waiting()
      if (waiting.kind !== 'chance') throw new Error(`${id} was not asked for`)
      unwrap(this.match.chance({ ...waiting.chance, card: id }))
    }
    return this
  }

  /** Answers a roll, colours by their first letter. */
  roll(letters: string): this {
    const colours = [...letters].map((letter) => COLOURS.find((colour) => colour.startsWith(letter)))
    unwrap(this.match.chance({ type: 'roll', colours }))
    return this
  }

  play(seat: number, move: OnecardMove): this {
    unwrap(this.match.play(seat, move))
    return this
  }

  /** A roll that stands at once, and what each seat does with it from the active one on, as in `use`. */
  turn(letters: string, uses: string): this {
    const { active } = this.match.view(null)
    this.roll(letters).play(active, { type: 'stop' })
    for (const [i, id] of uses.split(' ').entries()) this.use((active + i) % this.match.players, id)
    return this
  }

  /** `-` passes, `a` enters on card a, `a>b` also draws b for it. */
  use(seat: number, what: string): this {
    const [id, next] = what.split('>') as [string, string?]
    this.play(seat, id === '-' ? { type: 'pass' } : { type: 'enter', card: id })
    return next === undefined ? this : this.cards(next)
  }

  marks(seat: number, id: string): number[] | undefined {
    return this.match.view(null).cards[seat]?.find((held) => held.id === id)?.marks
  }
}
