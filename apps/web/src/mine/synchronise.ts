import { isKnownGuest } from '../online/identity.ts'
import { savedGames } from '../session/saved-games.ts'
import { sendDeviceGame } from './history.ts'
import { uploadOf } from './upload.ts'

const KEY = 'rattlecup.sent'
const MOST_KEPT = 200

/** Sends the finished games of this device that the house has not got yet, if it knows us; answers how many it took. */
export async function sendDeviceGames(): Promise<number> {
  if (!isKnownGuest()) return 0
  let count = 0
  for (const game of savedGames().filter((saved) => saved.isOver && !sent().includes(saved.id))) {
    const upload = uploadOf(game)
    const answer = upload && (await sendDeviceGame(upload))
    if (answer && !answer.ok && (answer.problem === 'unreachable' || answer.problem === 'rate-limited'))
      return count
    // What the house refuses once it refuses always.
    remember(game.id)
    if (answer?.ok) count++
  }
  return count
}

function sent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function remember(id: string): void {
  localStorage.setItem(KEY, JSON.stringify([id, ...sent()].slice(0, MOST_KEPT)))
}
