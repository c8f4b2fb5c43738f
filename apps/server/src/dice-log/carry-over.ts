import type { DiceRows } from '../store/contract.ts'
import { StoredTiles } from './stored-tiles.ts'

const PAGE = 500

/**
 * Adds to the log of a backup what came into the log since: it must never go back, or witnesses say that the house lies.
 * Answers a warning where that can't be done.
 */
export async function carryOver(from: DiceRows | undefined, to: DiceRows): Promise<string | undefined> {
  const size = await to.size()
  if (!from || (await from.fact('key')) === undefined) return size === 0 ? undefined : mayGoBack(size)
  if (!(await isContinued(from, to)))
    return 'the public log of the dice in the backup is another one than there was: witnesses will say that it was forked'
  for (let place = size; ;) {
    const rows = await from.rows(place, PAGE)
    if (rows.length > 0) await to.append(rows)
    place += rows.length
    if (rows.length < PAGE) break
  }
  await new StoredTiles(to).complete(await to.size())
  return undefined
}

/** Whether the one log is the other, some entries later. A backup of before there was a log has none. */
async function isContinued(from: DiceRows, to: DiceRows): Promise<boolean> {
  const key = (await from.fact('key')) as string
  const size = await to.size()
  if ((await to.settleFact('key', key)) !== key || size > (await from.size())) return false
  const [later, earlier] = await Promise.all([from, to].map((rows) => new StoredTiles(rows).root(size)))
  return Buffer.from(later as Uint8Array).equals(earlier as Uint8Array)
}

function mayGoBack(size: number): string {
  return `the public log of the dice has ${size} entries, as in the backup; if it had more, witnesses will say that it went back`
}
