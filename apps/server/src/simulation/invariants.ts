import { findGame } from '@rattlecup/games'
import { isDeepStrictEqual } from 'node:util'
import { replayRecord } from '../table/state/apply.ts'
import { readLog, type LogRecord } from '../table/state/records.ts'
import { TableState } from '../table/state/state.ts'
import type { SimulatedClient } from './client.ts'
import { brokenSeals, diceFaults } from './dice-invariants.ts'

interface Told {
  readonly lines: readonly string[]
  readonly clients: readonly SimulatedClient[]
  /** Whether nothing failed but what nodes told each other. */
  readonly onlyBus: boolean
}

/** Everything that is not as it must be at the end, when nothing is on its way any more. */
export function faultsOf({ lines, clients, onlyBus }: Told): string[] {
  try {
    const { made, records } = readLog(lines)
    const state = new TableState(made, findGame)
    const late = records.filter((record) => {
      replayRecord(state, record)
      return state.clocks?.left.some((left) => left < 0)
    })
    return [
      ...late.map((record) => `a clock is negative after ${JSON.stringify(record)}`),
      ...countedTwice(records),
      ...diceFaults(lines, clients),
      ...(onlyBus && brokenSeals(records) > 0 ? ['a seal broke though every device answered'] : []),
      ...clients.flatMap((client) => [
        ...lostBy(client, records),
        ...shownTo(client, state),
        ...unsealed(client, records),
        ...replaced(client, state),
      ]),
    ]
  } catch (error) {
    return [`the log can't be replayed: ${(error as Error).message}`]
  }
}

function countedTwice(records: readonly LogRecord[]): string[] {
  const ids = records.flatMap((record) => (record.k === 'move' ? [`${record.seat} ${record.i}`] : []))
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `move ${id} counts twice`)
}

function lostBy({ acknowledged, guest }: SimulatedClient, records: readonly LogRecord[]): string[] {
  const kept = new Set(records.map(({ i }) => i))
  return acknowledged.filter((i) => !kept.has(i)).map((i) => `move ${i} of ${guest.id} is lost`)
}

/** What a client shows is what the log says, but for choices that are still secret. */
function shownTo({ follower, guest }: SimulatedClient, state: TableState): string[] {
  if (follower.n !== state.n) return [`${guest.id} has seen ${follower.n} of ${state.n} records`]
  const open = state.match?.openEventsWithSecrets ?? []
  const isSame = isDeepStrictEqual(follower.match?.eventsWithSecrets ?? [], open)
  return isSame ? [] : [`${guest.id} shows another game than the log`]
}

function unsealed({ told, guest }: SimulatedClient, records: readonly LogRecord[]): string[] {
  return records.flatMap((record, index) => {
    const isSealed = record.k === 'move' && record.sealed === true
    const text = told.get(index + 1)
    return isSealed && text?.includes(JSON.stringify(record.m)) ? [`${guest.id} saw a sealed choice`] : []
  })
}

/** Who is there plays for themselves. */
function replaced({ isIn, guest }: SimulatedClient, state: TableState): string[] {
  const seat = state.seatOf(guest.id)
  const isAway = seat !== null && state.chairs[seat]?.away === true
  return isIn && isAway ? [`a bot plays for ${guest.id}, who is there`] : []
}
