import { askBot, deadline } from '@rattlecup/bots'
import { FastSource, unwrap, type DrawSource, type GameTypes, type Roller, type Seat } from '@rattlecup/kit'
import { askMove, type PlayParts } from './ask-move.ts'
import { nextOutcome } from './ask-outcome.ts'
import { botNamed } from '../levels.ts'
import { isHuman } from './table.ts'
import { does, wrap } from '@rattlecup/games/terminal'

type Move = GameTypes['Move']

/** What a bot that searches may take for a move. */
const THINKING_MS = 1000

/** Plays a table to its end at one keyboard. */
export class PlaySession {
  readonly #asking: PlayParts
  readonly #roll: Roller
  readonly #save: () => unknown
  readonly #botSource: DrawSource

  /** `save` is called whenever something was chosen that a person would not like to lose. */
  constructor(asking: PlayParts, { roll, save }: { roll: Roller; save: () => unknown }) {
    this.#asking = asking
    this.#roll = roll
    this.#save = save
    this.#botSource = new FastSource(`bots ${asking.table.botSeed}`)
  }

  /** Whether the game was played to its end; if not, somebody left. */
  async run(): Promise<boolean> {
    const { match } = this.#asking.table
    for (;;) {
      const waiting = match.waiting()
      if (waiting.kind === 'over') return true
      const goesOn = waiting.kind === 'chance' ? await this.#chance() : await this.#choose(waiting.seats)
      if (!goesOn) return false
    }
  }

  async #chance(): Promise<boolean> {
    const { table, terminal, stage, console } = this.#asking
    const before = table.match.view(null)
    const outcome = await nextOutcome(this.#asking, this.#roll)
    if (outcome === undefined) return false
    unwrap(table.match.chance(outcome))
    const news = terminal.news(before, table.match.view(null), stage)
    console.say(...[terminal.outcome(before, outcome, stage), ...news].flatMap(wrap))
    return true
  }

  /** One move, or the secret choices of several seats, told only when all have chosen. */
  async #choose(seats: readonly Seat[]): Promise<boolean> {
    const { table, terminal, stage, console } = this.#asking
    const { match } = table
    const before = match.view(null)
    const start = match.publicEvents.length
    const secret = seats.length + match.chosen.length > 1
    for (const seat of seats) {
      if (!(await this.#chooseFor(seat, secret))) return false
    }
    const told = match.publicEvents
      .slice(start)
      .flatMap((event) =>
        'move' in event
          ? [`${stage.names[event.seat]}: ${terminal.move(before, event.seat, event.move, stage)}`]
          : [],
      )
    console.say(...[...told, ...terminal.news(before, match.view(null), stage)].flatMap(wrap))
    return true
  }

  async #chooseFor(seat: Seat, secret: boolean): Promise<boolean> {
    const { table, stage, console } = this.#asking
    if (!isHuman(table.chairs[seat])) {
      unwrap(table.match.play(seat, await this.#botMove(seat)))
      return true
    }
    const shared = secret && table.chairs.filter(isHuman).length > 1
    const move = await askMove(this.#asking, seat, shared)
    if (move === undefined) return false
    unwrap(table.match.play(seat, move))
    this.#save()
    if (shared) {
      console.forgetLine()
      console.say(`${does(stage.names[seat], 'has')} chosen.`)
    }
    return true
  }

  async #botMove(seat: Seat): Promise<Move> {
    const { match, chairs } = this.#asking.table
    const bot = unwrap(await botNamed(match.game, match.players, chairs[seat]?.bot as string))
    const expired = deadline(performance, THINKING_MS)
    return unwrap(askBot(match, seat, { bot, source: this.#botSource, expired })).move
  }
}
