import { GAMES } from '@rattlecup/games'
import type { VapidKeys } from '../../calls/push.ts'
import type { Guests } from '../../identity/guests.ts'
import type { HistoryService } from '../../history/history.ts'
import type { MailAddresses } from '../../mail/addresses.ts'
import type { Previews } from '../../history/previews.ts'
import { PersonalDataService } from '../../identity/personal-data.ts'
import { Passkeys } from '../../identity/passkeys.ts'
import { Health } from '../../ops/health.ts'
import type { DiceLog } from '../../dice-log/dice-log.ts'
import { HouseFigures } from '../../dice-log/house-figures.ts'
import type { Witnesses } from '../../dice-log/witnesses.ts'
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
import { callRoutes } from './calls.ts'
import { diceLogRoutes, houseDiceRoutes } from './dice-log.ts'
import { gameFileRoutes } from './game-files.ts'
import { gameRoutes } from './games.ts'
import { guestRoutes } from './guests.ts'
import { historyRoutes } from './history.ts'
import { holidayRoutes } from './holidays.ts'
import { mailRoutes } from './mail.ts'
import { listRoutes } from './lists.ts'
import { passkeyRoutes } from './passkeys.ts'
import { rightsRoutes } from './rights.ts'
import { tableRoutes } from './tables.ts'
import { versionRoutes } from './version.ts'

interface AllRouteParts {
  readonly store: Store
  readonly diceLog: DiceLog
  readonly witnesses: Witnesses
  readonly tables: TableRegistry
  readonly guests: Guests
  readonly site: Site
  readonly limits: RateLimits
  readonly lines: OpenLines
  readonly files: GameFiles
  readonly history: HistoryService
  readonly previews: Previews
  readonly finder: TableFinder
  readonly quota: TableQuota
  readonly vapid: VapidKeys
  /** By which calls of webhooks are signed. */
  readonly webhookSecret: string
  /** Only where the house sends mail. */
  readonly addresses: MailAddresses | undefined
  /** Whether calls may go to addresses near us. */
  readonly allowPrivate: boolean
  readonly now: () => number
  readonly connections: () => number
  readonly onMove: () => void
}

/** The whole API. */
export function allRoutes(parts: AllRouteParts): Route[] {
  const { store, diceLog, witnesses, site, limits, now } = parts
  const { directory } = store
  const shared = { ...parts, directory }
  const houseDice = { log: diceLog, witnesses, figures: new HouseFigures(store.dice), now }
  const health = new Health({ probe: () => directory.probe(), now: () => performance.now() })
  return [
    ...versionRoutes(site),
    ...gameRoutes({ ...shared, games: GAMES, health }),
    ...guestRoutes(shared),
    ...botRoutes({ ...shared, admits: limits.admitsNewcomer }),
    ...rightsRoutes({ ...shared, calls: parts.store.calls, data: new PersonalDataService(parts) }),
    ...passkeyRoutes({ ...shared, passkeys: new Passkeys(directory, now) }),
    ...listRoutes(shared),
    ...holidayRoutes({ ...shared, admits: limits.admitsMessage }),
    ...callRoutes(shared),
    ...mailRoutes(parts.addresses),
    ...tableRoutes({ ...shared, admits: ({ id }) => limits.admitsMessage(id) }),
    ...gameFileRoutes(shared),
    ...historyRoutes(shared),
    ...diceLogRoutes(houseDice),
    ...houseDiceRoutes(houseDice),
  ]
}
