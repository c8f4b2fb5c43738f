import { gameFile, gameParam } from '@rattlecup/protocol'
import type { Guests } from '../../identity/guests.ts'
import type { EventLog } from '../../store/contract.ts'
import { readGame } from '../../table/game-file.ts'
import type { Hall } from '../../table/hall.ts'
import { refusal } from '../../table/refusal.ts'
import { fault, HttpFault, unknownTable } from '../faults.ts'
import { openRoute, type Route } from '../route.ts'

export interface GameFileRouteParts {
  readonly hall: Hall
  readonly log: EventLog
  readonly guests: Guests
  readonly findGame: Parameters<typeof readGame>[1]
}

/** Finished games, to keep and to verify. */
export function gameFileRoutes({ hall, log, guests, findGame }: GameFileRouteParts): Route[] {
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
        const table = await hall.find(params.code)
        if (!table) throw unknownTable(params.code)
        const game = readGame(await log.load(table.state.id), findGame, params.game)
        if (!game) throw new HttpFault({ ...refusal('not-playing'), message: 'no such game is over here' })
        const known = await guests.recognise(request.headers)
        if (!game.isFor(known?.guest.id)) throw fault('no-entry')
        reply.header('content-disposition', `attachment; filename="${params.code}-${params.game}.json"`)
        return game.file
      },
    }),
  ]
}
