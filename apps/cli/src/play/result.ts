import { Match, unwrap, type GameTypes } from '@rattlecup/kit'
import type { TerminalUi, Stage } from '@rattlecup/games/terminal'
import { tableLines } from '@rattlecup/games/terminal'
import { isHuman, type PlayTable } from './table.ts'

/** Who won, and how the points came about. */
export function resultLines({ match, chairs }: PlayTable, terminal: TerminalUi, stage: Stage): string[] {
  const { names, paint } = stage
  const { scores, winners } = match.status()
  const view = match.view(null)
  const { columns, rows } = terminal.breakdown(historyOf(match))
  const person = chairs.findIndex(isHuman)
  const heading = ['', ...columns, 'points']
  const lines = rows.map((row, seat) => {
    const score = String(scores[seat])
    return [names[seat] as string, ...row.map(String), winners.includes(seat) ? paint('bold', score) : score]
  })
  const won = winners.map((seat) => names[seat]).join(', ')
  return [
    '',
    ...terminal.render(view, person < 0 ? null : person, stage),
    '',
    ...tableLines([heading, ...lines]).map((line) => `   ${line}`),
    '',
    `   ${winners.length === 1 ? 'Winner' : 'Winners'}: ${paint('bold', won)}`,
  ]
}

/** The game as a spectator saw it, event by event. */
function historyOf({ game, players, options, publicEvents: events }: Match): GameTypes['View'][] {
  const replay = unwrap(Match.start(game, players, options))
  const views = [replay.view(null)]
  for (const event of events) {
    replay.apply(event)
    views.push(replay.view(null))
  }
  return views
}
