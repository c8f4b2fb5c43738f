import type { JsonObject } from '@rattlecup/kit'
import type { ServerMessage, TableSettingsInput } from '@rattlecup/protocol'
import { CommandRefused, TestClient } from './client.ts'

/** Opens a table of guests who all sit, and starts the game. The first is the host. */
export async function seatedTable(
  base: string,
  settings: TableSettingsInput,
): Promise<{ code: string; players: TestClient[] }> {
  const players = await Promise.all(Array.from({ length: settings.seats }, () => TestClient.open(base)))
  const host = players[0] as TestClient
  const code = await host.createTable(settings)
  for (const [seat, player] of players.entries()) {
    await player.join(code)
    await player.send({ t: 'sit', seat, seed: `seed of seat ${seat}` })
  }
  await host.send({ t: 'start' })
  return { code, players }
}

/** Plays for one client, with random legal moves, until the game is over or it is told to stop. */
export function playRandomly(
  client: TestClient,
  options: {
    stop?: () => boolean
    onMove?: (answer: { readonly i: string }) => void
    think?: () => Promise<void>
  } = {},
): Promise<void> {
  const { stop = () => false, onMove = () => {}, think } = options
  return new Promise((resolve, reject) => {
    let busy = false
    const step = async () => {
      if (busy) return
      busy = true
      try {
        for (;;) {
          if (stop() || client.follower.table?.phase === 'over') return resolve()
          const moves = client.follower.moves()
          if (moves.length === 0) break
          await think?.()
          const answer = await makeMove(client, moves[Math.floor(Math.random() * moves.length)] as JsonObject)
          if (answer && 'i' in answer && typeof answer.i === 'string') onMove({ i: answer.i })
        }
      } catch (error) {
        return reject(error as Error)
      } finally {
        busy = false
      }
    }
    client.onMessage = () => void step()
    void step()
  })
}

/** A move that came too late is no failure of the server. */
async function makeMove(client: TestClient, move: JsonObject): Promise<ServerMessage | undefined> {
  try {
    return await client.move(move)
  } catch (error) {
    const late =
      error instanceof CommandRefused && ['not-your-turn', 'stale', 'game-over'].includes(error.code)
    if (!late) throw error
    return undefined
  }
}
