import { hasExactly, isWholeIn } from '../json.ts'
import { isHash } from './chain.ts'
import type { DiceLedger } from './ledger.ts'

/** What the house records when a run of outcomes is awaited. */
export interface Ask {
  /** The seats that shall give a link, ascending. */
  readonly asked: readonly number[]
  /** Chains given since the last ask, ascending by seat; each counts from this ask. */
  readonly chains: readonly { readonly seat: number; readonly head: string }[]
}

/** What is wrong with the next ask, as far as the ledger shows. It can't tell who is present: for that there is only the house's word. */
export function askFault(ask: unknown, ledger: DiceLedger): string | undefined {
  if (!hasExactly(ask, ['asked', 'chains']) || !Array.isArray(ask['asked']) || !Array.isArray(ask['chains']))
    return 'must have exactly the lists asked and chains'
  const { asked, chains } = ask as unknown as Ask
  return chainsFault(chains, ledger) ?? askedFault(asked, ledger, ledger.askable(chains))
}

function chainsFault(chains: Ask['chains'], ledger: DiceLedger): string | undefined {
  const last = ledger.opening.players - 1
  const fits = chains.every(
    (each) => hasExactly(each, ['seat', 'head']) && isWholeIn(each.seat, 0, last) && isHash(each.head),
  )
  if (!fits) return 'must name a seat and a head of 64 hexadecimal digits for each new chain'
  if (!isAscending(chains.map(({ seat }) => seat)))
    return 'must list new chains by ascending seat, one a seat'
  const heads = chains.map(({ head }) => head)
  const known = heads.find((head, at) => ledger.hasHead(head) || heads.indexOf(head) !== at)
  return known === undefined ? undefined : `brings the head ${known} a second time`
}

function askedFault(asked: Ask['asked'], ledger: DiceLedger, askable: number[]): string | undefined {
  if (!asked.every((seat) => Number.isSafeInteger(seat)) || !isAscending(asked))
    return 'must list the asked seats ascending'
  const wrong = asked.find((seat) => !askable.includes(seat))
  if (wrong !== undefined) return `asks seat ${wrong}, which has no live chain or three broken seals`
  const left = askable.find((seat) => !asked.includes(seat))
  if (ledger.opening.wait === 'all' && left !== undefined)
    return `leaves out seat ${left}, though all are to be asked`
  return undefined
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, at) => at === 0 || (numbers[at - 1] as number) < number)
}
