import type {
  DeviceGameInput,
  HistoryPage,
  KeptGameAnswer,
  ReviewFiguresInput,
  SharedLink,
  StatisticsAnswer,
  WholeReview,
} from '@rattlecup/protocol/client'
import { ask, type ApiAnswer } from '../online/api.ts'
import { isKnownGuest } from '../online/identity.ts'

/** What of one's history is looked for; an empty text is anything. */
export interface GameFilter {
  readonly game: string
  readonly name: string
  readonly result: 'all' | 'won' | 'lost'
  readonly place: 'all' | 'table' | 'device'
  /** The first and the last day, as an input for days has them: 2026-03-29. */
  readonly from: string
  readonly to: string
}

export const ANY_GAME: GameFilter = { game: '', name: '', result: 'all', place: 'all', from: '', to: '' }

/** When a day begins where we are. */
export function startOf(day: string): number | undefined {
  return day === '' ? undefined : new Date(`${day}T00:00`).getTime()
}

/** When the day after begins. */
export function dayAfter(day: string): number | undefined {
  if (day === '') return undefined
  const date = new Date(`${day}T00:00`)
  return date.setDate(date.getDate() + 1)
}

export async function historyPage(
  { game, name, result, place, from, to }: GameFilter,
  after: string | null,
): Promise<ApiAnswer<HistoryPage>> {
  const query = new URLSearchParams()
  if (game !== '') query.set('game', game)
  if (name.trim() !== '') query.set('name', name.trim())
  if (result !== 'all') query.set('result', result)
  if (place !== 'all') query.set('place', place)
  if (from !== '') query.set('from', String(startOf(from)))
  if (to !== '') query.set('to', String(dayAfter(to)))
  if (after !== null) query.set('after', after)
  return orNothing(`/me/games?${query}`, { games: [], next: null })
}

export function sendDeviceGame(game: DeviceGameInput): Promise<ApiAnswer<KeptGameAnswer>> {
  return ask('POST', '/me/games', game)
}

export function keepReview(id: string, figures: ReviewFiguresInput): Promise<ApiAnswer<unknown>> {
  return ask('PUT', `/me/games/${id}/review`, figures)
}

/** What another device of mine has kept with the house. */
export function wholeReview(id: string): Promise<ApiAnswer<WholeReview>> {
  return ask('GET', `/me/games/${id}/review`)
}

/** A link that shows a game of mine to anybody. */
export function shareGame(id: string): Promise<ApiAnswer<SharedLink>> {
  return ask('POST', `/me/games/${id}/share`)
}

export function unshareGame(id: string): Promise<ApiAnswer<unknown>> {
  return ask('DELETE', `/me/games/${id}/share`)
}

export async function readStatistics(): Promise<ApiAnswer<StatisticsAnswer>> {
  return orNothing('/me/statistics', { games: [], people: [], recent: [], tallies: [] })
}

/** Of somebody it has never met the server keeps nothing, which is no trouble, and it need not be asked. */
async function orNothing<T>(path: string, nothing: T): Promise<ApiAnswer<T>> {
  if (!isKnownGuest()) return { ok: true, value: nothing }
  const answer = await ask<T>('GET', path)
  return !answer.ok && answer.problem === 'unauthorized' ? { ok: true, value: nothing } : answer
}
