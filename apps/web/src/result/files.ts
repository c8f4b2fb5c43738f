import { download } from '../download.ts'
import type { Player } from '@rattlecup/ui'
import type { GameRecord } from '../records/game-record.ts'
import type { SessionState } from '../session/session.ts'

/** A game as it is downloaded: its log, who sat where, and the proof of its dice where they were fair. */
function recordOf({ game, options, events, file }: SessionState, players: readonly Player[]): GameRecord {
  const chairs = players.map(({ name }) => ({ name }))
  const log = file ?? { game: game.id, players: players.length, options, events }
  return { ...log, chairs }
}

export async function downloadGame(table: SessionState, players: readonly Player[]): Promise<void> {
  download(nameFor(table), (await textOfServer(table)) ?? textFor(table, players))
}

/** As the server has it, to the letter: its log holds the hash of it. */
async function textOfServer({ fileAt }: SessionState): Promise<string | undefined> {
  try {
    const answer = fileAt === undefined ? undefined : await fetch(fileAt)
    return answer?.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}

function textFor(table: SessionState, players: readonly Player[]): string {
  return JSON.stringify(recordOf(table, players), null, 1)
}

function nameFor({ game }: SessionState): string {
  return `rattlecup-${game.id}-${new Date().toISOString().slice(0, 10)}.json`
}
