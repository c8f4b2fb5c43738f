import type { JsonObject } from '@rattlecup/kit'
import type { ServerMessage, TableSettingsInput } from '@rattlecup/protocol'
import { CommandRefused, TestClient } from './client.ts'

/** How long a table may take until its first dice lie, on a machine with much other work. */
const SEATED_WITHIN_MS = 120_000

/** Opens a table of guests who all sit, and starts the game. The first is the host. Whoever gives up closes `signal`. */
export async function seatedTable(
  base: string,
  settings: TableSettingsInput,
  headers: Readonly<Record<string, string>> = {},
  signal: AbortSignal = AbortSignal.timeout(SEATED_WITHIN_MS),
): Promise<{ code: string; players: TestClient[] }> {
  const players = await Promise.all(
    Array.from({ length: settings.seats }, () => TestClient.open(base, headers)),
  )
  try {
    const code = await Promise.race([seat(players, settings, signal), untilAborted(signal)])
    return { code, players }
  } catch (error) {
    for (const player of players) player.close()
    throw error
  }
}

/** A server that is gone would be waited for without end. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(new Error('the table was not seated in time', { cause: signal.reason }))
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
}

async function seat(
  players: readonly TestClient[],
  settings: TableSettingsInput,
  signal: AbortSignal,
): Promise<string> {
  const host = players[0] as TestClient
  const code = await host.createTable(settings)
  for (const [seat, player] of players.entries()) {
    await player.join(code)
    await player.send({ t: 'sit', seat })
  }
  await host.send({ t: 'start' })
  // Until the devices have given their links and the first dice lie.
  const waits = () =>
    players.some(({ follower }) => follower.match?.awaits !== 'players' && settings.dice !== 'real')
  while (waits() && !signal.aborted) await new Promise((resolve) => void setTimeout(resolve, 5))
  return code
}

/** Plays for one client, with random legal moves, until the game is over or it is told to stop. */
export function playRandomly(
  client: TestClient,
  options: {
    stop?: () => boolean
    /** With the milliseconds that the answer took. */
    onMove?: (answer: { readonly i: string }, ms: number) => void
    think?: () => Promise<void>
  } = {},
): Promise<void> {
  const { stop = () => false, onMove = () => {}, think } = options
  const playing = new Promise<void>((resolve, reject) => {
    let busy = false
    const step = async () => {
      if (busy) return
      busy = true
      try {
        for (;;) {
          if (stop() || client.follower.table?.phase === 'over') return resolve()
          if (client.follower.moves().length === 0) break
          await think?.()
          // Others may have moved meanwhile.
          const moves = client.follower.moves()
          if (moves.length === 0) continue
          const begun = performance.now()
          const answer = await makeMove(client, moves[Math.floor(Math.random() * moves.length)] as JsonObject)
          if (answer && 'i' in answer && typeof answer.i === 'string')
            onMove({ i: answer.i }, performance.now() - begun)
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
  // Else it would go on in the next game, beside whoever plays that: two moves at once, of which one is illegal.
  return playing.finally(() => void (client.onMessage = () => {}))
}

/** A move that came too late is no failure of the server. */
async function makeMove(client: TestClient, move: JsonObject): Promise<ServerMessage | undefined> {
  try {
    // While the line was broken a bot may have moved for this seat.
    return await client.move(move, client.follower.events.length)
  } catch (error) {
    const late =
      error instanceof CommandRefused && ['not-your-turn', 'stale', 'game-over'].includes(error.code)
    if (!late) throw error
    return undefined
  }
}
