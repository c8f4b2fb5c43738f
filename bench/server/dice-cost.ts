import {
  commitmentOf,
  DiceLedger,
  drawsOf,
  FairDice,
  headOf,
  HOUSE_DICE,
  linkOf,
  secretFrom,
  type Opening,
  type Run,
} from '@rattlecup/kit'
import { nativeMac, nativeSha256 } from '../../apps/server/src/table/state/native-mac.ts'

const ROLLS = 400
const ROUNDS = 30
const DICE = 6
const ROLL = { chance: { type: 'roll', white: [1, 4], red: 6, yellow: 2, green: 3, blue: 5 } }
const PASS = { type: 'pass' }

const secret = secretFrom('house')
const roots = ['ann', 'ben'].map(secretFrom)
const links = Array.from({ length: ROLLS }, (_, k) => roots.map((root) => linkOf(root, k + 1)))
const opening: Opening = {
  scheme: HOUSE_DICE,
  table: 'QWXYZ',
  round: 1,
  game: 'qwixx',
  rules: '1',
  players: 2,
  options: {},
  chairs: [
    { name: 'Ann', bot: null },
    { name: 'Ben', bot: null },
  ],
  wait: 'here',
  commitment: commitmentOf(secret),
  heads: roots.map(headOf),
}

/** Microseconds of CPU that a server spends on the dice of one roll of Qwixx for two, by each scheme. */
export function diceCost(): { readonly seeded: number; readonly house: number } {
  const seeded: number[] = []
  const house: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    seeded.push(timed(rollSeeded))
    house.push(timed(rollAtHouse))
  }
  return { seeded: Math.min(...seeded), house: Math.min(...house) }
}

function timed(rollAll: () => void): number {
  const before = performance.now()
  rollAll()
  return ((performance.now() - before) * 1000) / ROLLS
}

function rollSeeded(): void {
  const dice = new FairDice({ secret, table: '1/1', seeds: ['a', 'b'] }, nativeMac)
  for (let k = 0; k < ROLLS; k++) {
    const source = dice.outcome(k)
    for (let die = 0; die < DICE; die++) source.below(6)
  }
}

/** What scheme 2 adds is here too: every move in the digest, the ask, checking two links, and the roll in the digest. */
function rollAtHouse(): void {
  const ledger = new DiceLedger(opening, { sha256: nativeSha256 })
  const mac = nativeMac(Buffer.from(secret, 'hex'))
  for (let k = 0; k < ROLLS; k++) {
    ledger.ask({ asked: ledger.askable(), chains: [] })
    for (const [seat, link] of (links[k] ?? []).entries()) ledger.linkFault(seat, link)
    ledger.links(links[k] ?? [])
    const source = drawsOf(mac, ledger.runs.at(-1) as Run, ledger.outcomes)
    for (let die = 0; die < DICE; die++) source.below(6)
    ledger.event(ROLL)
    for (const seat of [0, 1, 0]) ledger.event({ seat, move: PASS })
  }
}
