import type { DeviceGameInput } from '@rattlecup/protocol/client'
import { fileOf, type SavedGame } from '../session/saved-games.ts'

/** With several people at the device nobody knows whose game it is. */
export function uploadOf(saved: SavedGame): DeviceGameInput | undefined {
  const people = saved.players.flatMap(({ bot }, seat) => (bot ? [] : [seat]))
  const [seat] = people
  if (people.length !== 1 || seat === undefined) return undefined
  const chairs = saved.players.map(({ name, bot }) => ({ name: name || null, bot: bot ?? null }))
  const file = JSON.parse(JSON.stringify({ ...fileOf(saved), chairs })) as DeviceGameInput['file']
  return { key: saved.id, seat, ended: saved.changed, file }
}
