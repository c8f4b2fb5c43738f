import type {
  DeviceGameInput,
  HistoryPage,
  ReviewFiguresInput,
  StatisticsAnswer,
} from '@rattlecup/protocol/client'
import { ask, type ApiAnswer } from '../online/api.ts'

/** What of one's history is looked for; an empty text is anything. */
export interface GameFilter {
  readonly game: string
  readonly name: string
  readonly result: 'all' | 'won' | 'lost'
}

export async function historyPage(
  { game, name, result }: GameFilter,
  after: string | null,
): Promise<ApiAnswer<HistoryPage>> {
  const query = new URLSearchParams()
  if (game !== '') query.set('game', game)
  if (name.trim() !== '') query.set('name', name.trim())
  if (result !== 'all') query.set('result', result)
  if (after !== null) query.set('after', after)
  return orNothing(await ask('GET', `/me/games?${query}`), { games: [], next: null })
}

export function sendDeviceGame(game: DeviceGameInput): Promise<ApiAnswer<unknown>> {
  return ask('POST', '/me/games', game)
}

export function keepReview(id: string, figures: ReviewFiguresInput): Promise<ApiAnswer<unknown>> {
  return ask('PUT', `/me/games/${id}/review`, figures)
}

export async function readStatistics(): Promise<ApiAnswer<StatisticsAnswer>> {
  return orNothing(await ask('GET', '/me/statistics'), { games: [], people: [] })
}

/** Of somebody it has never met the server keeps nothing, which is no trouble. */
function orNothing<T>(answer: ApiAnswer<T>, nothing: T): ApiAnswer<T> {
  return !answer.ok && answer.problem === 'unauthorized' ? { ok: true, value: nothing } : answer
}
