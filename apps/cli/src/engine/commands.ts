import { askBot, deadline } from '@rattlecup/bots'
import { findGame, GAMES, rollerOf } from '@rattlecup/games'
import {
  fail,
  FastSource,
  hasExactly,
  isObject,
  isWholeIn,
  Match,
  ok,
  show,
  type Game,
  type JsonObject,
  type Result,
} from '@rattlecup/kit'
import { botNamed, defaultLevel } from '../levels.ts'
import { nearest } from '../nearest.ts'
import type { FieldName } from './fields.ts'
import { EngineTable } from './table.ts'

export interface Tables {
  get(name: string): EngineTable | undefined
  add(table: EngineTable): string
  remove(name: string): void
}

type Answer = Result<object>

interface EngineCommand {
  readonly fields: readonly FieldName[]
  run(request: JsonObject, tables: Tables): Answer | Promise<Answer>
}

/** DGP/1's commands. Fields are checked before `run` is called. */
export const COMMANDS: ReadonlyMap<string, EngineCommand> = new Map<string, EngineCommand>([
  [
    'games',
    { fields: [], run: () => ok({ games: GAMES.map(({ id, title, players }) => ({ id, title, players })) }) },
  ],
  [
    'describe',
    { fields: ['game'], run: withGame((game) => ok({ options: game.options.schema, data: game.data })) },
  ],
  ['new', { fields: ['game', 'players', 'seed'], run: withGame(start) }],
  ['load', { fields: ['game', 'players', 'events'], run: load }],
  ['status', { fields: ['table'], run: withTable(({ match }) => ok(match.status())) }],
  ['moves', { fields: ['table', 'seat'], run: withTable(moves) }],
  ['play', { fields: ['table', 'seat', 'move'], run: withTable(play) }],
  ['chance', { fields: ['table', 'outcome'], run: withTable(chance) }],
  ['view', { fields: ['table', 'viewer'], run: withTable(view) }],
  ['log', { fields: ['table'], run: withTable(({ match }) => ok(match.logWithSecrets())) }],
  ['bot', { fields: ['table', 'seat', 'level', 'ms'], run: withTable(bot) }],
  ['close', { fields: ['table'], run: withTable((_table, request, tables) => ok(close(request, tables))) }],
  ['quit', { fields: [], run: () => ok({}) }],
])

function withGame(run: (game: Game, request: JsonObject, tables: Tables) => Answer): EngineCommand['run'] {
  return (request, tables) => {
    const id = request['game'] as string
    const game = findGame(id)
    if (game) return run(game, request, tables)
    const ids = GAMES.map((each) => each.id)
    const guess = nearest(id, ids)
    return fail(
      'unknown-game',
      `there is no game ${show(id)}; ${guess ? `did you mean ${guess}? ` : ''}games: ${ids.join(', ')}`,
    )
  }
}

function withTable(
  run: (table: EngineTable, request: JsonObject, tables: Tables) => Answer | Promise<Answer>,
): EngineCommand['run'] {
  return (request, tables) => {
    const table = tables.get(request['table'] as string)
    if (!table)
      return fail('unknown-table', `there is no table ${show(request['table'])}; open one with new or load`)
    const { seat } = request
    const last = table.match.players - 1
    if (typeof seat === 'number' && !isWholeIn(seat, 0, last)) {
      return fail('bad-request', `there is no seat ${seat}; seats are 0 to ${last}`)
    }
    return run(table, request, tables)
  }
}

function start(game: Game, request: JsonObject, tables: Tables): Answer {
  const options = Object.hasOwn(request, 'options') ? request['options'] : {}
  const match = Match.start(game, request['players'] as number, options)
  return match.ok ? open(match.value, request['seed'] as string | undefined, tables) : match
}

function load(request: JsonObject, tables: Tables): Answer | Promise<Answer> {
  const events = request['events'] as readonly unknown[]
  const players = request['players'] as number
  const options = Object.hasOwn(request, 'options') ? request['options'] : {}
  const game = findGame(request['game'] as string)
  // Where there can be no game, the form of the events is all that can be wrong with them, and comes first.
  const malformed = events.findIndex((event) => !isEvent(event))
  if (malformed >= 0 && !(game && Match.start(game, players, options).ok)) {
    return fail(
      'bad-request',
      `event ${malformed}: must be {"seat":…,"move":{…}}, {"chance":{…}} or {"seat":…,"back":…}, not ${show(events[malformed])}`,
    )
  }
  return withGame((game) => {
    const match = Match.load(game, players, options, events)
    return match.ok ? open(match.value, undefined, tables) : match
  })(request, tables)
}

function isEvent(event: unknown): boolean {
  if (hasExactly(event, ['chance'])) return isObject(event['chance'])
  if (hasExactly(event, ['seat', 'back'])) return Object.values(event).every(Number.isInteger)
  return hasExactly(event, ['seat', 'move']) && Number.isInteger(event['seat']) && isObject(event['move'])
}

function open(match: Match, seed: string | undefined, tables: Tables): Answer {
  return ok({ table: tables.add(new EngineTable(match, seed)), ...match.status() })
}

function moves({ match }: EngineTable, request: JsonObject): Answer {
  return ok({ moves: match.moves(request['seat'] as number) })
}

function play({ match }: EngineTable, request: JsonObject): Answer {
  const played = match.play(request['seat'] as number, request['move'])
  return played.ok ? ok(match.status()) : played
}

async function draw(table: EngineTable): Promise<Answer> {
  const drawn = table.draw(await rollerOf(table.match))
  return drawn.ok ? ok({ ...table.match.status(), outcome: drawn.value }) : drawn
}

function chance(table: EngineTable, request: JsonObject): Answer | Promise<Answer> {
  if (!Object.hasOwn(request, 'outcome')) return draw(table)
  const happened = table.match.chance(request['outcome'])
  return happened.ok ? ok(table.match.status()) : happened
}

function view({ match }: EngineTable, request: JsonObject): Answer {
  return ok({ view: match.view(request['seat'] as number | null) })
}

async function bot({ match }: EngineTable, request: JsonObject): Promise<Answer> {
  const { seat, level = defaultLevel(match.game), ms = 1000 } = request
  const chosen = await botNamed(match.game, match.players, level as string)
  if (!chosen.ok) return chosen
  const expired = deadline(performance, ms as number)
  // A bot's choice depends on the game so far only, so that the same game gets the same advice.
  const source = new FastSource(`${match.game.id} ${match.eventsWithSecrets.length} ${seat as number}`)
  return askBot(match, seat as number, { bot: chosen.value, source, expired })
}

function close(request: JsonObject, tables: Tables): object {
  tables.remove(request['table'] as string)
  return {}
}
