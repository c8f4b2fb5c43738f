import { introduce, isKnownGuest } from '../online/identity.ts'
import { reviewHere } from '../review/device-reviews.ts'
import { keepReviewAtHouse } from '../review/house-reviews.ts'
import { savedGame, savedGames, type SavedGame } from '../session/saved-games.ts'
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
    // What is nobody's the house never gets; what it refuses once it refuses always.
    if (upload) remember(game.id)
    if (!upload || !answer?.ok) continue
    count++
    await sendFigures(answer.value.id, game, upload.seat)
  }
  return count
}

/** What a review of it came to goes along, if this device has one. */
async function sendFigures(id: string, saved: SavedGame, seat: number): Promise<void> {
  const { game, players, options, events } = saved
  const log = { game, players: players.length, options, events }
  const review = await reviewHere(log)
  if (review) await keepReviewAtHouse({ id, seat }, log, review)
}

/** Sends one finished game, becoming known to the house for it; answers its name there. */
export async function sendOne(id: string): Promise<string | undefined> {
  if (!isKnownGuest()) await introduce()
  const saved = savedGame(id)
  const upload = saved?.isOver ? uploadOf(saved) : undefined
  const answer = upload && (await sendDeviceGame(upload))
  if (!upload || !answer?.ok) return undefined
  remember(id)
  if (saved) await sendFigures(answer.value.id, saved, upload.seat)
  return answer.value.id
}

/** Whether the house has the game, or will not have it. */
export function isSent(id: string): boolean {
  return sent().includes(id)
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
