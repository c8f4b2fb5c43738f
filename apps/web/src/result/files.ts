import { download } from '../download.ts'
import type { Player } from '@rattlecup/ui'
import type { GameRecord } from '../session/game-record.ts'
import type { SessionState } from '../session/session.ts'

/** A game as it is downloaded: its log, who sat where, and the proof of its dice where they were fair. */
export function recordOf(
  { game, options, events, file }: SessionState,
  players: readonly Player[],
): GameRecord {
  const chairs = players.map(({ name }) => ({ name }))
  const log = file ?? { game: game.id, players: players.length, options, events }
  return { ...log, chairs }
}

export function downloadGame(table: SessionState, players: readonly Player[]): void {
  download(nameFor(table), textFor(table, players))
}

function textFor(table: SessionState, players: readonly Player[]): string {
  return JSON.stringify(recordOf(table, players), null, 1)
}

function nameFor({ game }: SessionState): string {
  return `rattlecup-${game.id}-${new Date().toISOString().slice(0, 10)}.json`
}
