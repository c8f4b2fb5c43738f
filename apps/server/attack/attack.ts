import { BODIES } from './bodies.ts'
import { floodOf } from './flood.ts'
import { HonestPair } from './honest.ts'
import type { Attack, AttackedHouse } from './house.ts'
import { LINES } from './lines.ts'
import { TABLES } from './tables.ts'

export interface AttackReport {
  readonly held: number
  /** What gave way. */
  readonly failures: readonly string[]
}

/** How long an honest player may wait for a move to count, in milliseconds, for 99 of 100. */
const MOST_WAIT = 3000

/** Runs every attack, one after the other, beside a pair that plays on. */
export async function attack(house: AttackedHouse, say: (line: string) => void): Promise<AttackReport> {
  const pair = new HonestPair(house)
  const failures: string[] = []
  const attacks = [...BODIES, ...TABLES, ...LINES, floodOf(say)]
  for (const each of attacks) {
    const failure = await carryOut(each, house, say)
    if (failure) failures.push(`${each.name}: ${failure}`)
  }
  const health = await fetch(`${house.address}/api/health`, { headers: house.elsewhere() })
  if (health.status !== 200) failures.push(`health is ${health.status}`)
  failures.push(...house.failures)
  const { games, moves, p99 } = await pair.end()
  failures.push(...pair.errors.map((error) => `the honest pair was told: ${error}`))
  if (moves === 0 || p99 > MOST_WAIT)
    failures.push(`of the honest pair's ${moves} moves 99 % took ${p99.toFixed(0)} ms`)
  say(`the honest pair made ${moves} moves in ${games} games, 99 % within ${p99.toFixed(0)} ms`)
  return { held: attacks.length - failures.length, failures }
}

async function carryOut(
  one: Attack,
  house: AttackedHouse,
  say: (line: string) => void,
): Promise<string | undefined> {
  try {
    say(`held  ${one.name}: ${await one.run(house)}`)
    return undefined
  } catch (error) {
    const { message } = error as Error
    say(`FAILED  ${one.name}: ${message}`)
    return message
  }
}
