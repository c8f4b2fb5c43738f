import type { DiceDevice, Notice } from '@rattlecup/kit'
import { wordsOf, type DeviceGame } from '@rattlecup/protocol/client'

/** What a device noticed about the dice of a game, for its player. */
export interface DiceWatch {
  readonly game: DeviceGame
  /** What the house must not do and did, in the device's own words; everything is kept for download. */
  readonly alarm: string | undefined
  readonly notices: readonly Notice[]
  /** Words to compare with the others at the table. */
  readonly words: { readonly first: string; readonly last: string } | undefined
  /** The ask of the last roll, and how many devices were in it. */
  readonly lastAsk: number
  readonly devices: number
}

export function diceWatch(game: DeviceGame, device: DiceDevice): DiceWatch {
  const runs = device.ledger?.runs ?? []
  return {
    game,
    alarm: device.alarm,
    notices: [...device.notices],
    words: wordsOf(device),
    lastAsk: runs.length - 1,
    devices: runs.at(-1)?.links.filter((link) => link !== null).length ?? 0,
  }
}
