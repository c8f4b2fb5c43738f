import { findGame, GAMES } from '@rattlecup/games'
import type { Guests } from '../../identity/guests.ts'
import { Passkeys } from '../../identity/passkeys.ts'
import type { Store } from '../../store/contract.ts'
import type { Hall } from '../../table/hall.ts'
import type { Limits } from '../limits.ts'
import type { OpenLines } from '../open-lines.ts'
import type { Route } from '../route.ts'
import type { Site } from '../site.ts'
import { botRoutes } from './bots.ts'
import { gameFileRoutes } from './game-files.ts'
import { gameRoutes } from './games.ts'
import { guestRoutes } from './guests.ts'
import { listRoutes } from './lists.ts'
import { passkeyRoutes } from './passkeys.ts'
import { tableRoutes } from './tables.ts'
import { versionRoutes } from './version.ts'

export interface AllRouteParts {
  readonly store: Store
  readonly hall: Hall
  readonly guests: Guests
  readonly site: Site
  readonly limits: Limits
  readonly lines: OpenLines
  readonly now: () => number
  readonly connections: () => number
  readonly onMove: () => void
}

/** The whole API. */
export function allRoutes({
  store,
  hall,
  guests,
  site,
  limits,
  lines,
  now,
  connections,
  onMove,
}: AllRouteParts): Route[] {
  const { directory, log } = store
  const passkeys = new Passkeys(directory, now)
  return [
    ...versionRoutes(site),
    ...gameRoutes({ games: GAMES, hall, directory, connections }),
    ...guestRoutes({ guests, directory, site, hall, lines, limits }),
    ...botRoutes({ guests, directory, lines, admits: limits.admitsNewcomer }),
    ...passkeyRoutes({ passkeys, guests, directory, site }),
    ...listRoutes(directory, now),
    ...tableRoutes({
      hall,
      site,
      lines,
      now,
      onMove,
      admits: ({ id }) => limits.admitsMessage(id),
    }),
    ...gameFileRoutes({ hall, log, guests, findGame }),
  ]
}
