import { GAMES } from '@rattlecup/games'
import type { Guests } from '../../identity/guests.ts'
import { PersonalDataService } from '../../identity/personal-data.ts'
import { Passkeys } from '../../identity/passkeys.ts'
import { Health } from '../../ops/health.ts'
import type { Store } from '../../store/contract.ts'
import type { TableRegistry } from '../../table/registry.ts'
import type { RateLimits } from '../../limits/rate-limits.ts'
import type { OpenLines } from '../../limits/open-lines.ts'
import type { TableFinder } from '../../limits/table-finder.ts'
import type { TableQuota } from '../../limits/table-quota.ts'
import type { GameFiles } from '../../work/game-files.ts'
import type { Route } from '../route.ts'
import type { Site } from '../site.ts'
import { botRoutes } from './bots.ts'
import { gameFileRoutes } from './game-files.ts'
import { gameRoutes } from './games.ts'
import { guestRoutes } from './guests.ts'
import { listRoutes } from './lists.ts'
import { passkeyRoutes } from './passkeys.ts'
import { rightsRoutes } from './rights.ts'
import { tableRoutes } from './tables.ts'
import { versionRoutes } from './version.ts'

interface AllRouteParts {
  readonly store: Store
  readonly tables: TableRegistry
  readonly guests: Guests
  readonly site: Site
  readonly limits: RateLimits
  readonly lines: OpenLines
  readonly files: GameFiles
  readonly finder: TableFinder
  readonly quota: TableQuota
  readonly now: () => number
  readonly connections: () => number
  readonly onMove: () => void
}

/** The whole API. */
export function allRoutes({
  store,
  tables,
  guests,
  site,
  limits,
  lines,
  files,
  finder,
  quota,
  now,
  connections,
  onMove,
}: AllRouteParts): Route[] {
  const { directory } = store
  const health = new Health({ probe: () => directory.probe(), now: () => performance.now() })
  const passkeys = new Passkeys(directory, now)
  return [
    ...versionRoutes(site),
    ...gameRoutes({ games: GAMES, tables, health, connections }),
    ...guestRoutes({ guests, directory, site, tables, lines, limits }),
    ...botRoutes({ guests, directory, lines, admits: limits.admitsNewcomer }),
    ...rightsRoutes({
      guests,
      directory,
      site,
      lines,
      data: new PersonalDataService({ store, tables, lines }),
    }),
    ...passkeyRoutes({ passkeys, guests, directory, site }),
    ...listRoutes(directory, now),
    ...tableRoutes({
      tables,
      finder,
      quota,
      site,
      lines,
      now,
      onMove,
      admits: ({ id }) => limits.admitsMessage(id),
    }),
    ...gameFileRoutes({ finder, directory, guests, files }),
  ]
}
