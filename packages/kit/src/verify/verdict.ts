import { show } from '../json.ts'
import type { ErrorCode } from '../result.ts'
import type { Roller } from '../roller.ts'

/** What a file can be shown to hold. The first three come from the file alone, the others need what somebody saw. */
export const CLAIMS = [
  /** Every roll follows from the promised secret and from what the players gave. */
  'rolls',
  /** Every move is legal, and the game ended as the file says. */
  'rules',
  /** Opening and end are in the log that the file names. */
  'log',
  /** The commitment is the one that was shown before the game. */
  'commitment',
  /** The seed that was given is in the dice (scheme 1). */
  'seeds',
  /** The chains of a seat are those that its devices gave, and no other (scheme 2). */
  'heads',
  /** The game went as a device noted it (scheme 2). */
  'digests',
  /** The table words are those that were shown (scheme 2). */
  'words',
  /** The log is the one whose key was known before (scheme 2). */
  'key',
] as const
export type Claim = (typeof CLAIMS)[number]

/** What can be claimed of a game of scheme 1. */
export const SEEDED_CLAIMS: readonly Claim[] = ['rolls', 'rules', 'commitment', 'seeds']
/** What can be claimed of a game of scheme 2. */
export const HOUSE_CLAIMS: readonly Claim[] = CLAIMS.filter((claim) => claim !== 'seeds')

/** What somebody saw or kept during the game, to hold the file against. */
export interface Seen {
  readonly commitment?: string | undefined
  readonly seeds?: readonly string[]
  /** All heads that the devices of one seat gave. */
  readonly heads?: readonly string[]
  /** Digests that a device noted, of the opening or of an ask. */
  readonly digests?: readonly { readonly ask?: number; readonly digest: string }[]
  readonly words?: readonly string[]
  readonly key?: string | undefined
}

/** What a verification goes by beside the file. */
export interface Checks {
  readonly roll: Roller
  readonly seen: Seen
}

/** What is wrong, in words, and as data that others can put into theirs. `event` is the index in the log. */
export type VerdictFault = { readonly message: string } & (
  | { readonly kind: 'secret' | 'end' }
  | { readonly kind: 'roll'; readonly event: number; readonly said: unknown; readonly fell: unknown }
  /** Something that the rules don't allow; nothing after it was checked. */
  | { readonly kind: 'event'; readonly event: number; readonly code: ErrorCode }
  /** The file contradicts its opening. */
  | { readonly kind: 'opening' }
  /** An ask or its links break the scheme; nothing after it was checked. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'log' }
  /** The file does not fit what somebody saw. */
  | { readonly kind: 'seen'; readonly claim: Claim }
)

export interface Verdict {
  readonly scheme: string
  /** Everything that was checked is as promised. */
  readonly fair: boolean
  /** Chance events that were checked. */
  readonly rolls: number
  /** What was wrong; [] if fair. */
  readonly faults: readonly VerdictFault[]
  readonly proved: readonly Claim[]
  /** What could not be proved, since it was not given. */
  readonly notGiven: readonly Claim[]
  /** What the players' devices had to do with it; null in scheme 1, which has no links. */
  readonly links: {
    /** Rolls that no player's link was in. */
    readonly rollsWithout: number
    /** Broken seals of each seat. */
    readonly broken: readonly number[]
    /** The table words after each ask. */
    readonly words: readonly string[]
  } | null
}

/** Which claims of a scheme hold, were not given, or failed, by the faults found. */
export function sortClaims(
  claims: readonly Claim[],
  given: readonly Claim[],
  faults: readonly VerdictFault[],
): Pick<Verdict, 'proved' | 'notGiven'> {
  const failed = new Set(faults.map(claimOf))
  return {
    proved: given.filter((claim) => !failed.has(claim)),
    notGiven: claims.filter((claim) => !given.includes(claim)),
  }
}

function claimOf(fault: VerdictFault): Claim {
  if (fault.kind === 'seen') return fault.claim
  if (fault.kind === 'log') return 'log'
  return fault.kind === 'event' || fault.kind === 'end' ? 'rules' : 'rolls'
}

/** The claims of which somebody brought what is needed. */
export function claimsSeen(seen: Seen): Claim[] {
  const brought: Partial<Record<Claim, boolean>> = {
    commitment: seen.commitment !== undefined,
    seeds: (seen.seeds ?? []).length > 0,
    heads: (seen.heads ?? []).length > 0,
    digests: (seen.digests ?? []).length > 0,
    words: (seen.words ?? []).length > 0,
    key: seen.key !== undefined,
  }
  return CLAIMS.filter((claim) => brought[claim])
}

/** Faults for what somebody brought that the scheme does not know. */
export function unknownClaims(seen: Seen, known: readonly Claim[], scheme: string): VerdictFault[] {
  return claimsSeen(seen)
    .filter((claim) => !known.includes(claim))
    .map((claim) => ({ kind: 'seen', claim, message: `a game of ${scheme} has no ${claim} to compare with` }))
}

export function notSeen(claim: Claim, message: string): VerdictFault {
  return { kind: 'seen', claim, message }
}

export function wrongRoll(event: number, said: unknown, fell: unknown): VerdictFault {
  const message = `the file says ${show(said)}, but the dice fell ${show(fell)}`
  return { kind: 'roll', event, said, fell, message }
}
