import type { FinishedGame } from '@rattlecup/protocol/client'
import { useEffect, useState } from 'react'
import type { Problem } from '../online/api.ts'
import { historyPage, type GameFilter } from './history.ts'
import { sendDeviceGames } from './synchronise.ts'

interface Listed {
  readonly games: readonly FinishedGame[]
  readonly next: string | null
  readonly problem: Problem | undefined
  readonly isRead: boolean
}

const NOTHING: Listed = { games: [], next: null, problem: undefined, isRead: false }

/** The finished games that a filter lets through, a page at a time. */
export function useHistory(filter: GameFilter): {
  readonly games: readonly FinishedGame[]
  readonly problem: Problem | undefined
  readonly isDone: boolean
  readonly more: () => void
} {
  const [listed, setListed] = useState(NOTHING)
  const { game, name, result } = filter
  useEffect(() => {
    let isWanted = true
    const read = async (): Promise<void> => {
      const page = await pageAfter(NOTHING, filter)
      if (isWanted) setListed(page)
    }
    void read()
    // What was played without a network comes along as soon as there is one.
    void sendDeviceGames().then((count) => (count > 0 && isWanted ? read() : undefined))
    return () => void (isWanted = false)
  }, [game, name, result])
  const more = (): void => void pageAfter(listed, filter).then(setListed)
  const { games, problem, next, isRead } = listed
  return { games, problem, isDone: isRead && next === null, more }
}

async function pageAfter(before: Listed, filter: GameFilter): Promise<Listed> {
  const answer = await historyPage(filter, before.next)
  if (!answer.ok) return { ...before, problem: answer.problem, isRead: true }
  const { games, next } = answer.value
  return { games: [...before.games, ...games], next, problem: undefined, isRead: true }
}
