import { openingHash } from '../dice/opening.ts'
import type { DiceLedger } from '../dice/ledger.ts'
import { tableWords } from '../dice/table-words.ts'
import { show } from '../json.ts'
import type { HouseFile } from './house-file.ts'
import { HOUSE_CLAIMS, notSeen, unknownClaims, type Seen, type VerdictFault } from './verdict.ts'

/** What of the file does not fit what somebody saw or kept. */
export function seenFaults(file: HouseFile, ledger: DiceLedger, seen: Seen): VerdictFault[] {
  const { opening, scheme } = file.dice
  return [
    ...unknownClaims(seen, HOUSE_CLAIMS, scheme),
    ...(seen.commitment === undefined || seen.commitment === opening.commitment
      ? []
      : [notSeen('commitment', `the commitment is ${opening.commitment}, not the one that was shown`)]),
    ...headFaults(file, seen.heads ?? []),
    ...(seen.digests ?? []).flatMap((noted) => digestFaults(ledger, noted)),
    ...(seen.words ?? []).flatMap((words) => wordFaults(ledger, words)),
    ...keyFaults(file, seen.key),
  ]
}

/** The heads must be all those of one seat: another one at it may be the house's. */
function headFaults({ dice }: HouseFile, heads: readonly string[]): VerdictFault[] {
  if (heads.length === 0) return []
  const seats = dice.opening.heads.map((head, seat) => [
    ...(head === null ? [] : [head]),
    ...dice.asks.flatMap(({ chains }) =>
      chains.filter((chain) => chain.seat === seat).map((chain) => chain.head),
    ),
  ])
  const own = seats.findIndex((given) => given.some((head) => heads.includes(head)))
  const absent = heads.find((head) => !seats[own]?.includes(head))
  if (absent !== undefined) return [notSeen('heads', `the head ${absent} is not in the game with the others`)]
  const foreign = seats[own]?.find((head) => !heads.includes(head))
  return foreign === undefined
    ? []
    : [notSeen('heads', `seat ${own} has the chain ${foreign} too, which is not among those you gave`)]
}

function digestFaults(ledger: DiceLedger, { ask, digest }: { ask?: number; digest: string }): VerdictFault[] {
  const all =
    ask === undefined ? [openingHash(ledger.opening), ...ledger.askDigests] : [ledger.askDigests[ask]]
  if (all.includes(digest)) return []
  const where = ask === undefined ? 'the opening or any ask' : `ask ${ask}`
  return [notSeen('digests', `${digest} is not the digest of ${where}: something before it was changed`)]
}

function wordFaults(ledger: DiceLedger, words: string): VerdictFault[] {
  const given = words.trim().toLowerCase().split(/\s+/).join(' ')
  if (ledger.runs.some(({ after }) => tableWords(after) === given)) return []
  return [notSeen('words', `no roll of this game has the table words ${show(words)}`)]
}

function keyFaults({ log }: HouseFile, key: string | undefined): VerdictFault[] {
  if (key === undefined || log?.key === key) return []
  return [notSeen('key', log ? `the log's key is ${log.key}, not the one you know` : 'the file names no log')]
}
