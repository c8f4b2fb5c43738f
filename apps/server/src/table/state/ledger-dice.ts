import {
  commitmentOf,
  DiceLedger,
  drawsOf,
  HOUSE_DICE,
  unwrap,
  type AnsweredAsk,
  type Ask,
  type DrawSource,
  type JsonObject,
  type Mac,
  type Match,
  type Opening,
  type Run,
  type Seat,
} from '@rattlecup/kit'
import { nativeMac, nativeSha256 } from './native-mac.ts'
import type { TableState } from './state.ts'

/** Whether a device that holds this chain of a seat is here. */
export type IsHere = (seat: Seat, head: string) => boolean

/** The dice of one game of scheme 2, as the house keeps them: what everybody may know of them, and the secret. */
export class LedgerDice {
  readonly ledger: DiceLedger
  readonly secret: string
  readonly hash: string | undefined
  readonly #mac: Mac
  /** Events of the match that are in the ledger. */
  #recorded = 0

  /** `hash` is O where names were taken out of the opening later. */
  constructor(opening: Opening, { secret, hash }: { secret: string; hash?: string | undefined }) {
    this.ledger = new DiceLedger(opening, { hash, sha256: nativeSha256 })
    this.secret = secret
    this.hash = hash
    this.#mac = nativeMac(Buffer.from(secret, 'hex'))
  }

  /** Takes over the events that everybody may see by now: choices still sealed come later, in the order they were made. */
  record({ eventsWithSecrets: events, openLength }: Match): void {
    while (this.#recorded < openLength)
      unwrap(this.ledger.event(events[this.#recorded++] as unknown as JsonObject))
  }

  /** The draws of the next outcome of the present run. */
  get draws(): DrawSource {
    return drawsOf(this.#mac, this.run, this.ledger.outcomes)
  }

  get run(): Run {
    return this.ledger.runs.at(-1) as Run
  }

  /** Whether the links of a run are known and not all of its outcomes are. */
  isRolling({ awaits }: Match): boolean {
    return awaits === 'chance' && !this.ledger.isAsking && !this.ledger.needsAsk
  }

  /** The asks whose rolls were made. */
  get answered(): AnsweredAsk[] {
    return this.ledger.runs.map(({ links }, k) => ({ ...(this.ledger.asks[k] as Ask), links }))
  }
}

/** What is fixed when the game of an open table begins. */
export function openingOf(state: TableState): Opening {
  const { code, settings, gameNumber, game, chairs } = state
  return {
    scheme: HOUSE_DICE,
    table: code,
    round: gameNumber,
    game: game.id,
    rules: game.version,
    players: chairs.length,
    options: settings.options,
    chairs: chairs.map(({ name, bot }) => ({ name, bot })),
    wait: settings.wait,
    commitment: commitmentOf(state.secret),
    heads: chairs.map(({ head }) => head),
  }
}

/** The ask for the run that the game awaits now. */
export function askOf({ chairs, settings }: TableState, ledger: DiceLedger, isHere: IsHere): Ask {
  const chains = chairs.flatMap(({ head }, seat) =>
    head !== null && !ledger.hasHead(head) ? [{ seat, head }] : [],
  )
  const headOf = (seat: Seat): string =>
    chains.find((chain) => chain.seat === seat)?.head ?? (ledger.chainOf(seat)?.head as string)
  const askable = ledger.askable(chains)
  return {
    asked: settings.wait === 'all' ? askable : askable.filter((seat) => isHere(seat, headOf(seat))),
    chains,
  }
}
