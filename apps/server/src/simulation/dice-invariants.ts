import { findGame } from '@rattlecup/games'
import {
  leafHash,
  MerkleTree,
  parseNote,
  parseProof,
  toPaddedBase64,
  unwrap,
  verifyGame,
  type Game,
  type HouseFile,
} from '@rattlecup/kit'
import type { DiceRows } from '../store/contract.ts'
import { readGame } from '../table/game-file.ts'
import { readLog, type LogRecord } from '../table/state/records.ts'
import type { SimulatedClient } from './client.ts'

/** What is not as it must be about the dice: every game that ended verifies, also against what each device kept of it. */
export function diceFaults(lines: readonly string[], clients: readonly SimulatedClient[]): string[] {
  const alarms = clients.flatMap(({ dice, guest }) =>
    dice.device?.alarm === undefined ? [] : [`the device of ${guest.id} is alarmed: ${dice.device.alarm}`],
  )
  return [...alarms, ...endedGames(lines).flatMap((ended) => unverified(ended, clients))]
}

/** Places in the public log that were proved to players and are not in the one tree that there is at the end. */
export async function forksOf(rows: DiceRows, lines: readonly string[]): Promise<string[]> {
  const tree = new MerkleTree()
  for (const { entry } of await rows.rows(0, await rows.size()))
    tree.append(leafHash(new TextEncoder().encode(entry)))
  return readLog(lines).records.flatMap((record) => {
    if (record.k !== 'start' || record.proof === undefined) return []
    const { text } = unwrap(parseNote(unwrap(parseProof(record.proof)).checkpoint))
    const [, size, root] = text.split('\n')
    const isOurs = Number(size) <= tree.size && root === toPaddedBase64(tree.root(Number(size)))
    return isOurs ? [] : [`the public log was shown with ${size} other entries`]
  })
}

interface Ended {
  readonly number: number
  readonly file: HouseFile
}

function endedGames(lines: readonly string[]): Ended[] {
  const games: Ended[] = []
  for (let number = 1; ; number++) {
    const ended = readGame(lines, findGame, number)
    if (!ended) return games
    games.push({ number, file: ended.file as HouseFile })
  }
}

function unverified({ number, file }: Ended, clients: readonly SimulatedClient[]): string[] {
  const game = findGame(file.game) as Game
  return clients.flatMap(({ seen, guest }) => {
    const verdict = verifyGame(game, file, { seen: seen.get(number) ?? {} })
    const why = verdict.ok ? verdict.value.faults[0]?.message : verdict.error.message
    return why === undefined ? [] : [`game ${number} does not verify for ${guest.id}: ${why}`]
  })
}

/** Seals that broke: somebody was asked for a link, and the roll was made without it. */
export function brokenSeals(records: readonly LogRecord[]): number {
  let asked: readonly number[] = []
  let broken = 0
  for (const record of records) {
    if ('ask' in record && record.ask) asked = record.ask.asked
    if (!('links' in record) || !record.links) continue
    for (const seat of asked) if (record.links[seat] === null) broken++
    asked = []
  }
  return broken
}
