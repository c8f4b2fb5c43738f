import { entryBytes } from '../dice-log/entries.ts'
import { parseKey } from '../dice-log/note.ts'
import { checkProof } from '../dice-log/proof.ts'
import { sameJson } from '../json.ts'
import type { DeviceMemory } from './device.ts'
import { openingHash, type Opening } from './opening.ts'

/** What the table showed before the game, to hold the opening against. */
export type Shown = Pick<Opening, 'game' | 'options'>

/** Where the house says the opening stands in its public log; null where it keeps none. */
export interface Logged {
  readonly proof: string | null
  readonly key: string | null
}

/** What is wrong with an opening for a device that kept `memory` and gave `heads`. */
export function openingFault(
  opening: Opening,
  { memory, heads, shown }: { memory: DeviceMemory; heads: readonly string[]; shown: Shown },
): string | undefined {
  const { seat, commitment, opening: known, isListed } = memory
  if (known !== null && known !== openingHash(opening)) return 'the house shows a second opening of this game'
  if (opening.commitment !== commitment) return 'the commitment is not the one that was shown'
  if (opening.game !== shown.game || !sameJson(opening.options, shown.options))
    return 'the opening is of another game, or has other options than the table showed'
  const head = opening.heads[seat]
  if (isListed && !(head && heads.includes(head))) return 'your head is not in the opening'
  return undefined
}

/** What is wrong with the proof that an opening is in the house's log; `known` is the key that the device has kept. */
export function loggedFault(
  opening: Opening,
  { proof, key }: Logged,
  known: string | null,
): string | undefined {
  if (known !== null && key !== null && key !== known)
    return `the house's log has the key ${key}, not ${known}, which this device knows`
  const expected = key ?? known
  if (expected === null) return undefined
  if (proof === null) return 'the house keeps a log and does not prove that the opening is in it'
  const parsed = parseKey(expected)
  const entry = entryBytes({ kind: 'open', opening: openingHash(opening) })
  const checked = parsed.ok ? checkProof(proof, entry, parsed.value) : parsed
  return checked.ok
    ? undefined
    : `the opening is not proved to be in the house's log: ${checked.error.message}`
}
