import type { FinishedGame } from '@rattlecup/protocol/client'
import { useEffect, useMemo, useState } from 'react'
import type { Problem } from '../online/api.ts'
import { isKnownGuest } from '../online/identity.ts'
import { deviceGames } from './device-games.ts'
import { historyPage, type GameFilter } from './history.ts'
import { merged, type ListedGame } from './merged-games.ts'
import { sendDeviceGames } from './synchronise.ts'

interface Listed {
  readonly games: readonly FinishedGame[]
  readonly next: string | null
  readonly problem: Problem | undefined
  readonly isRead: boolean
}

const NOTHING: Listed = { games: [], next: null, problem: undefined, isRead: false }

/** The finished games that a filter lets through, a page at a time; without the house, those of this device. */
export function useHistory(filter: GameFilter): {
  readonly games: readonly ListedGame[]
  readonly problem: Problem | undefined
  readonly isDone: boolean
  readonly more: () => void
} {
  const [listed, setListed] = useState(NOTHING)
  const key = JSON.stringify(filter)
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
  }, [key])
  const more = (): void => void pageAfter(listed, filter).then(setListed)
  const { games, problem, next, isRead } = listed
  const shown = useMemo(() => {
    const isAlone = problem !== undefined || !isKnownGuest()
    return merged(games, deviceGames(filter, isAlone ? 'all' : 'unsent'), next !== null)
  }, [listed, key])
  return { games: shown, problem, isDone: isRead && next === null, more }
}

async function pageAfter(before: Listed, filter: GameFilter): Promise<Listed> {
  const answer = await historyPage(filter, before.next)
  if (!answer.ok) return { ...before, problem: answer.problem, isRead: true }
  const { games, next } = answer.value
  return { games: [...before.games, ...games], next, problem: undefined, isRead: true }
}
