import { LEVELS, undoing, type Game, type JsonObject, type Level, type Seat } from '@rattlecup/kit'
import type { Code, Said, SeatInfo, TableFollower, TableInfo, Watching } from '@rattlecup/protocol/client'
import type { Player } from '@rattlecup/ui'
import type { DiceWatch } from '../dice/dice-watch.ts'
import { serverBotAt } from '../../session/server-bots.ts'
import type { SessionState } from '../../session/session.ts'
import type { ClientCommand } from './commands.ts'

/**
 * `crowded`: too many pages are open already, and one of them has to be closed first. `outdated`: the server speaks another
 * version, or plays by other rules; only loading the page again helps.
 */
type ConnectionState = 'connecting' | 'open' | 'lost' | 'crowded' | 'outdated'

/** A game that ends before its end is ended by its players, or by the house. */
type StoppedBy = 'players' | 'house'

/** Why something was not done. A new object each time, so that the same twice is noticed. */
interface RemoteRefusal {
  readonly code: Code
}

/** A table on the server as this device knows it. */
export interface RemoteState extends SessionState {
  readonly connection: ConnectionState
  /** Everything about the table but the game; undefined until the server has told. */
  readonly info: TableInfo | undefined
  /** Whether we may do what only the host may. */
  readonly isHost: boolean
  /** Seats whose players are connected. */
  readonly on: readonly Seat[]
  readonly watching: Watching
  readonly said: readonly Said[]
  /** The passes we announced in advance, and how often they were used. */
  readonly passing: { readonly unless: JsonObject; readonly times: number } | null
  /** Seats that must choose now. */
  readonly waiting: readonly Seat[]
  /** When `info.time` was true, by `performance.now()`. */
  readonly timeAt: number
  /** When bots play for players who are away, by the same clock. */
  readonly standIns: ReadonlyMap<Seat, number>
  readonly refusal: RemoteRefusal | undefined
  /** Why there is no way in. */
  readonly closed: Code | undefined
  /** Who ended the last game here before its end; undefined once another begins. */
  readonly stopped: StoppedBy | undefined
  /** The command of our own that led here, if one did. */
  readonly did: ClientCommand['t'] | undefined
  /** What this device noticed about the dice; undefined where it takes no part. */
  readonly dice: DiceWatch | undefined
}

/** What a session knows beside the follower. */
export interface Surroundings {
  readonly game: Game
  readonly connection: ConnectionState
  readonly timeAt: number
  /** When it was told who is here. */
  readonly toldAt: number
  readonly refusal: RemoteRefusal | undefined
  readonly closed: Code | undefined
  readonly stopped: StoppedBy | undefined
  readonly did: ClientCommand['t'] | undefined
  readonly dice: DiceWatch | undefined
  /** The own move that is on its way. */
  readonly move: Extract<ClientCommand, { t: 'move' }> | undefined
}

export function remoteState(follower: TableFollower, { move, ...around }: Surroundings): RemoteState {
  const { table: info, you, hosting, events, on, soon, watching, said } = follower
  return {
    ...around,
    info,
    players: info?.seats.map(playerAt) ?? [],
    options: info?.settings.options ?? {},
    seat: you,
    isHost: hosting,
    events: [...events],
    ...choices(follower, move),
    undoing: undoingOf(follower),
    passing: passingOf(follower),
    phase: info?.phase ?? 'open',
    isEntering: isEntering(follower),
    hasCup: info?.settings.dice === 'fair',
    file: undefined,
    fileAt: info?.phase === 'over' && info.dice ? `/api/tables/${info.code}/games/${info.game}` : undefined,
    waiting: waitingFor(follower),
    on,
    standIns: new Map(soon.map(([seat, wait]) => [seat, around.toldAt + wait])),
    watching,
    said: [...said],
  }
}

function waitingFor({ match }: TableFollower): readonly Seat[] {
  const waiting = match?.waiting()
  return waiting?.kind === 'players' ? waiting.seats : []
}

export function playerAt({ name, bot, away }: SeatInfo, seat: Seat): Player {
  if (bot === null) return { name: name ?? '', away }
  return { name: serverBotAt(seat), bot: levelOf(bot) }
}

/** How well a bot plays, in the words that games have for it. */
function levelOf(bot: string): Level {
  return LEVELS.find((level) => level === bot) ?? 'casual'
}

/** A move on its way counts as chosen: it shows at once and can't be made twice. A refusal takes it back. */
function choices(
  { chosen, own, you }: TableFollower,
  move: Surroundings['move'],
): Pick<SessionState, 'chosen' | 'own'> {
  if (!move || you === null || chosen.includes(you)) return { chosen, own }
  return { chosen: [...chosen, you].sort((a, b) => a - b), own: move.m }
}

function passingOf({ passing, you, events }: TableFollower): RemoteState['passing'] {
  if (!passing) return null
  const own = events.slice(passing.from).filter((event) => 'move' in event && event.seat === you)
  return { unless: passing.unless, times: own.length }
}

function undoingOf({ match, you, chosen, table }: TableFollower): SessionState['undoing'] {
  if (!match || you === null || table?.phase !== 'playing') return undefined
  const undone = undoing(match, you, { rolls: table.settings.dice === 'fair', chosen })
  return undone && (undone.isFree ? 'free' : 'asked')
}

/** The player who rolled enters what the real dice show; for a bot or an absent player the host does. */
function isEntering({ table, match, you, on }: TableFollower): boolean {
  if (!table || !match || you === null) return false
  if (table.settings.dice !== 'real' || table.phase !== 'playing') return false
  if (match.awaits !== 'chance') return false
  const { active } = match.view(null)
  return active === you || (table.host === you && !on.includes(active))
}
