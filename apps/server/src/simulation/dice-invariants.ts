import { findGame } from '@rattlecup/games'
import { verifyGame, type Game, type HouseFile } from '@rattlecup/kit'
import { readGame } from '../table/game-file.ts'
import type { LogRecord } from '../table/state/records.ts'
import type { SimulatedClient } from './client.ts'

/** What is not as it must be about the dice: every game that ended verifies, also against what each device kept of it. */
export function diceFaults(lines: readonly string[], clients: readonly SimulatedClient[]): string[] {
  const alarms = clients.flatMap(({ dice, guest }) =>
    dice.device?.alarm === undefined ? [] : [`the device of ${guest.id} is alarmed: ${dice.device.alarm}`],
  )
  return [...alarms, ...endedGames(lines).flatMap((ended) => unverified(ended, clients))]
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
