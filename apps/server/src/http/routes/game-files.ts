import { gameFile, gameParam } from '@rattlecup/protocol'
import type { Guests } from '../../identity/guests.ts'
import type { EventLog } from '../../store/contract.ts'
import { readGame } from '../../table/game-file.ts'
import type { TableRegistry } from '../../table/registry.ts'
import { RequestError, requestError, unknownTable } from '../../errors.ts'
import { openRoute, type Route } from '../route.ts'

interface GameFileRouteParts {
  readonly tables: TableRegistry
  readonly log: EventLog
  readonly guests: Guests
  readonly findGame: Parameters<typeof readGame>[1]
}

/** Finished games, to keep and to verify. */
export function gameFileRoutes({ tables, log, guests, findGame }: GameFileRouteParts): Route[] {
  return [
    openRoute({
      method: 'GET',
      url: '/api/tables/:code/games/:game',
      summary:
        'A finished game of the table as a file: its log, and the proof of its dice. ' +
        'Where only players may watch, it is for them.',
      params: gameParam,
      answer: gameFile,
      async run({ params, request, reply }) {
        const table = await tables.find(params.code)
        if (!table) throw unknownTable(params.code)
        const game = readGame(await log.load(table.state.id), findGame, params.game)
        if (!game)
          throw new RequestError({ code: 'not-playing', message: 'No such game is over at this table.' })
        const known = await guests.recognise(request.headers)
        if (!game.isFor(known?.guest.id)) throw requestError('no-entry')
        reply.header('content-disposition', `attachment; filename="${params.code}-${params.game}.json"`)
        return game.file
      },
    }),
  ]
}
