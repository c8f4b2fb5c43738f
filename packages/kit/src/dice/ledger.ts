import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { DrawSource } from '../chance.ts'
import type { JsonObject } from '../json.ts'
import { fail, ok, type Result } from '../result.ts'
import { askFault, type Ask } from './ask.ts'
import { hasCanonicalForm } from './canonical.ts'
import { CHAIN_LENGTH, hashedDown, isHash } from './chain.ts'
import { digestAfter, type Sha256 } from './digest.ts'
import { HOUSE_DICE, openingHash, type Opening } from './opening.ts'
import { framed, numbered, WordSource, type Mac } from './words.ts'

/** A seat with this many broken seals is asked no more. */
export const MAX_BROKEN_SEALS = 3

/** A seat's chain: its head, the ask it counts from, and the newest link known of it. */
interface Chain {
  readonly head: string
  readonly from: number
  readonly known: { readonly link: string; readonly number: number }
}

/** What a run has once its links are recorded. */
export interface Run {
  /** D after the ask, which all outcomes of the run use. */
  readonly digest: string
  readonly links: readonly (string | null)[]
  /** D after the links, for the table words. */
  readonly after: string
}

/** Between runs decisions are recorded; then an ask, its links, and the outcomes of the run. */
type Phase = 'decisions' | 'asked' | 'run'

/**
 * The dice of one game as everybody may know them: feed it what is decided, asked, answered and rolled, in order, and
 * it says what the digest is, who can be asked, and which link a seat owes. House, devices and verifiers share it.
 */
export class DiceLedger {
  readonly opening: Opening
  /** Broken seals of each seat. */
  readonly broken: number[]
  readonly asks: Ask[] = []
  /** D after each ask. */
  readonly askDigests: string[] = []
  readonly runs: Run[] = []
  /** Outcomes so far: the number of the next one. */
  outcomes = 0
  readonly #heads: Set<string>
  readonly #chains: (Chain | undefined)[]
  readonly #sha256: Sha256 | undefined
  /** Links of the present ask that were hashed down and found right: they come again when they are recorded. */
  #sound: (string | undefined)[] = []
  #digest: Uint8Array
  #phase: Phase = 'decisions'

  /** `hash` is O, where it is known already. */
  constructor(
    opening: Opening,
    { hash, sha256 }: { hash?: string | undefined; sha256?: Sha256 | undefined } = {},
  ) {
    this.opening = opening
    this.broken = opening.heads.map(() => 0)
    this.#heads = new Set(opening.heads.filter((head) => head !== null))
    this.#chains = opening.heads.map((head) => (head === null ? undefined : newChain(head, 0)))
    this.#digest = hexToBytes(hash ?? openingHash(opening))
    this.#sha256 = sha256
  }

  get digest(): string {
    return bytesToHex(this.#digest)
  }

  /** Whether an ask waits for its links. While it does, nothing else is recorded. */
  get isAsking(): boolean {
    return this.#phase === 'asked'
  }

  /** Whether the next outcome begins a run, and so needs an ask first. */
  get needsAsk(): boolean {
    return this.#phase === 'decisions'
  }

  /** Whether a head was given before in this game. */
  hasHead(head: string): boolean {
    return this.#heads.has(head)
  }

  /** The chain that a seat answers by. */
  chainOf(seat: number): Pick<Chain, 'head' | 'from'> | undefined {
    return this.#chains[seat]
  }

  /** The seats that the next ask may ask, once `chains` are given with it. */
  askable(chains: Ask['chains'] = []): number[] {
    const next = this.asks.length
    return this.#chains.flatMap((chain, seat) => {
      const from = chains.some((each) => each.seat === seat) ? next : chain?.from
      const isLive = from !== undefined && next - from < CHAIN_LENGTH
      return isLive && (this.broken[seat] as number) < MAX_BROKEN_SEALS ? [seat] : []
    })
  }

  /** Records an ask, in the very moment in which chance is awaited. */
  ask(ask: Ask): Result<void> {
    if (this.#phase !== 'decisions')
      return fail('bad-request', 'an ask comes only before the first roll of a run')
    const fault = askFault(ask, this)
    if (fault !== undefined) return fail('bad-request', `ask ${this.asks.length} ${fault}`)
    for (const { seat, head } of ask.chains) {
      this.#heads.add(head)
      this.#chains[seat] = newChain(head, this.asks.length)
    }
    this.asks.push(ask)
    this.#record(ask)
    this.askDigests.push(this.digest)
    this.#phase = 'asked'
    return ok(undefined)
  }

  /** What is wrong with a link that a seat gives for the present ask. */
  linkFault(seat: number, link: unknown): string | undefined {
    const chain = this.#chains[seat]
    if (!this.isAsking || !this.asks.at(-1)?.asked.includes(seat) || !chain) return 'was not asked for'
    if (!isHash(link)) return 'must be 64 hexadecimal digits'
    if (link === this.#sound[seat]) return undefined
    const steps = this.#linkNumber(chain) - chain.known.number
    if (hashedDown(link, steps, this.#sha256) !== chain.known.link) return "is not of the seat's chain"
    this.#sound[seat] = link
    return undefined
  }

  /** Records what the asked seats answered: one link a seat, null for a seat that was not asked or did not answer. */
  links(links: readonly (string | null)[]): Result<void> {
    if (!this.isAsking) return fail('bad-request', 'links come only after an ask')
    const fault = this.#linksFault(links)
    if (fault !== undefined) return fail('bad-request', `the links of ask ${this.asks.length - 1} ${fault}`)
    for (const [seat, link] of links.entries()) this.#keepLink(seat, link)
    this.#sound = []
    const digest = this.askDigests.at(-1) as string
    this.#record({ links })
    this.runs.push({ digest, links, after: this.digest })
    this.#phase = 'run'
    return ok(undefined)
  }

  /** Records an entry of the game's log: a decision, or an outcome of the present run. */
  event(entry: JsonObject): Result<void> {
    if (!hasCanonicalForm(entry)) return fail('bad-request', 'the entry has no canonical form')
    if (this.isAsking) return fail('bad-request', 'nothing is recorded while links are awaited')
    const isOutcome = 'chance' in entry
    if (isOutcome && this.needsAsk) return fail('bad-request', 'an outcome without an ask before its run')
    this.#record(entry)
    if (isOutcome) this.outcomes++
    else this.#phase = 'decisions'
    return ok(undefined)
  }

  #linksFault(links: readonly (string | null)[]): string | undefined {
    if (!Array.isArray(links) || links.length !== this.opening.players)
      return `must be ${this.opening.players}, one a seat`
    for (const [seat, link] of links.entries()) {
      const fault = link === null ? undefined : this.linkFault(seat, link)
      if (fault !== undefined) return `are wrong: the link of seat ${seat} ${fault}`
    }
    return undefined
  }

  #keepLink(seat: number, link: string | null): void {
    const chain = this.#chains[seat]
    const isAsked = this.asks.at(-1)?.asked.includes(seat)
    if (link !== null && chain) {
      this.#chains[seat] = { ...chain, known: { link, number: this.#linkNumber(chain) } }
    } else if (isAsked) this.broken[seat] = (this.broken[seat] as number) + 1
  }

  /** Which link of a chain answers the present ask. */
  #linkNumber(chain: Chain): number {
    return this.asks.length - chain.from
  }

  #record(record: object): void {
    this.#digest = digestAfter(this.#digest, record, this.#sha256)
  }
}

function newChain(head: string, from: number): Chain {
  return { head, from, known: { link: head, number: 0 } }
}

/** The draws of outcome `index`, which belongs to `run`; `mac` is HMAC under the house's secret. */
export function drawsOf(
  mac: Mac,
  { digest, links }: Pick<Run, 'digest' | 'links'>,
  index: number,
): DrawSource {
  const head = framed([HOUSE_DICE, digest, String(index), ...links.map((link) => link ?? '')])
  return new WordSource((block) => mac(numbered(head, [block])))
}
