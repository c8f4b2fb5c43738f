import type { GameTypes } from '../game.ts'
import { isObject, type JsonObject } from '../json.ts'
import type { GameEntry } from '../entries.ts'
import { Match } from '../match.ts'
import { unwrap } from './random-match.ts'

/**
 * A whole game as text that a person can follow: each event, what is waited for next, the scores, and what
 * changed on the table. Kept beside each game and compared by tests; regenerated only by `vitest run -u`.
 */
export function playthrough<T extends GameTypes>(finished: Match<T>): string {
  const { game, players, options, eventsWithSecrets: events } = finished
  const match = unwrap(Match.start(game, players, options))
  const lines = [`${game.title}, ${players} players, options ${JSON.stringify(options)}`]
  let before: JsonObject = {}
  const look = (title: string): void => {
    const after = match.view(null)
    lines.push('', title, ...changes(before, after), `    ${situation(match)}`)
    before = after
  }
  look('begin')
  for (const [index, event] of events.entries()) {
    unwrap(match.apply(event))
    look(`${index}. ${sentence(event)}`)
  }
  return `${lines.join('\n')}\n`
}

function sentence(event: GameEntry): string {
  if ('back' in event) return `seat ${event.seat} takes back ${event.back}`
  return 'chance' in event ? `chance: ${words(event.chance)}` : `seat ${event.seat}: ${words(event.move)}`
}

function words(value: JsonObject): string {
  const { type, ...rest } = value
  return [type, ...Object.entries(rest).map(([key, each]) => `${key} ${JSON.stringify(each)}`)].join(' ')
}

function changes(before: JsonObject, after: JsonObject): string[] {
  return Object.keys(after)
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => `    ${key}: ${JSON.stringify(after[key])}`)
}

function situation<T extends GameTypes>(match: Match<T>): string {
  const { waiting, scores, winners } = match.status()
  const score = `scores ${scores.join(' ')}`
  if (waiting.kind === 'over') return `${score} | over, won by seat ${winners.join(', ')}`
  if (waiting.kind === 'players') return `${score} | waiting for seat ${waiting.seats.join(', ')}`
  return `${score} | waiting for ${isObject(waiting.chance) ? words(waiting.chance) : ''}`
}
