import { download } from '../download.ts'
import type { Player } from '@rattlecup/ui'
import type { GameRecord } from '../session/game-record.ts'
import type { TableState } from '../session/session.ts'

/** A game as it is downloaded: its log, who sat where, and the proof of its dice where they were fair. */
export function recordOf(
  { game, options, events, file }: TableState,
  players: readonly Player[],
): GameRecord {
  const chairs = players.map(({ name }) => ({ name }))
  const log = file ?? { game: game.id, players: players.length, options, events }
  return { ...log, chairs }
}

export function downloadGame(table: TableState, players: readonly Player[]): void {
  download(nameFor(table), textFor(table, players))
}

/** Hands the game on: by its link where it has one, else as a file. What the browser can't share is copied or downloaded. */
export async function shareGame(
  table: TableState,
  players: readonly Player[],
  link: string | undefined,
): Promise<'shared' | 'copied' | 'downloaded'> {
  const what =
    link === undefined ? { files: [fileFor(table, players)] } : { title: table.game.title, url: link }
  if (navigator.canShare?.(what)) return share(what)
  if (link !== undefined) return navigator.clipboard.writeText(link).then(() => 'copied')
  downloadGame(table, players)
  return 'downloaded'
}

async function share(what: ShareData): Promise<'shared'> {
  // Who thinks better of it has closed the sheet: nothing went wrong.
  await navigator.share(what).catch(() => undefined)
  return 'shared'
}

function fileFor(table: TableState, players: readonly Player[]): File {
  return new File([textFor(table, players)], nameFor(table), { type: 'application/json' })
}

function textFor(table: TableState, players: readonly Player[]): string {
  return JSON.stringify(recordOf(table, players), null, 1)
}

function nameFor({ game }: TableState): string {
  return `rattlecup-${game.id}-${new Date().toISOString().slice(0, 10)}.json`
}
