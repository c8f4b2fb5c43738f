import { gameFile, gameParam } from '@rattlecup/protocol'
import type { Guests } from '../../identity/guests.ts'
import type { Directory } from '../../store/contract.ts'
import type { TableFinder } from '../../limits/table-finder.ts'
import type { TableState } from '../../table/state/state.ts'
import { RequestError, requestError } from '../../errors.ts'
import type { GameFiles } from '../../work/game-files.ts'
import { openRoute, type Route } from '../route.ts'

interface GameFileRouteParts {
  readonly finder: TableFinder
  readonly directory: Directory
  readonly guests: Guests
  readonly files: GameFiles
}

const notOver = new RequestError({ code: 'not-playing', message: 'No such game is over at this table.' })

/** Finished games, to keep and to verify. */
export function gameFileRoutes({ finder, directory, guests, files }: GameFileRouteParts): Route[] {
  /** Whether somebody may have any game of a table; which one, its replay tells. */
  const isKnown = async (state: TableState, guest: string | undefined): Promise<boolean> => {
    if (state.settings.watch === 'anyone') return true
    if (guest === undefined) return false
    // The directory lags behind: who sat here a moment ago is known from the table itself.
    const isNamed = state.host === guest || state.seatOf(guest) !== null || state.named.has(guest)
    return isNamed || directory.hasPlayed(state.id, guest)
  }
  return [
    openRoute({
      id: 'getGameFile',
      tag: 'History',
      method: 'GET',
      url: '/api/tables/:code/games/:game',
      refuses: ['unknown-table', 'too-many-codes', 'no-entry', 'not-playing'],
      summary:
        'A finished game of the table as a file: its log, and the proof of its dice. ' +
        'Where only players may watch, it is for them.',
      params: gameParam,
      answer: gameFile,
      async run({ params, request, reply }) {
        const guest = (await guests.recognise(request.headers))?.guest.id
        const table = await finder.find(params.code, { guest, address: request.ip })
        if (!(await isKnown(table.state, guest))) throw requestError('no-entry')
        if (!(await table.read((state) => isOver(state, params.game)))) throw notOver
        const file = await files.find(table.state.id, params.game)
        if (!file) throw notOver
        if (file.isFor !== 'anyone' && !file.isFor.some((id) => id === guest)) throw requestError('no-entry')
        reply.header('content-disposition', `attachment; filename="${params.code}-${params.game}.json"`)
        reply.type('application/json; charset=utf-8')
        return file.text
      },
    }),
  ]
}

function isOver({ gameNumber, phase }: TableState, game: number): boolean {
  return game < gameNumber || (game === gameNumber && phase === 'over')
}
