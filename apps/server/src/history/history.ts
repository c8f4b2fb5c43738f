import {
  displayName,
  keptReview,
  NAME_LENGTH,
  type deviceGame,
  type FinishedGame,
  type HistoryPage,
  type reviewFigures,
} from '@rattlecup/protocol'
import type { GameLog } from '@rattlecup/kit'
import { randomBytes, randomInt } from 'node:crypto'
import type * as z from 'zod'
import { RequestError, requestError } from '../errors.ts'
import { LineCount } from '../limits/line-count.ts'
import type { GuestRow, Store } from '../store/contract.ts'
import type { FinishedPlace, FinishedQuery, FinishedSeat, SharedGame } from '../store/history/contract.ts'
import type { TableRegistry } from '../table/registry.ts'
import type { GameFiles } from '../work/game-files.ts'
import type { FileResult, WorkerFiles } from '../work/tasks.ts'
import { zipOf } from './zip.ts'

interface HistoryParts {
  readonly store: Store
  readonly files: GameFiles
  readonly checkFile: WorkerFiles['finishedFile']
  readonly tables: Pick<TableRegistry, 'listed'>
  readonly now: () => number
}

/** Games of devices that a guest may keep here. */
const MOST_UPLOADS = 2000
/** Uploaded games that are being checked at once, by one guest and by all; further ones are asked to come back later. */
const MOST_CHECKS = { guest: 2, all: 20 }
const PAGE = 100
/** Whole reviews that a guest may keep here: older ones are made again when they are asked for. */
const MOST_REVIEWS = 200

const noGame = new RequestError({ code: 'not-playing', message: 'No such game is in your history.' })
const noShare = new RequestError({ code: 'not-playing', message: 'Nobody shares such a game.' })
const badReview = new RequestError({ code: 'bad-request', message: 'This is no review.' })
const badFile = new RequestError({ code: 'bad-request', message: 'This is no finished game.' })

/** The finished games of guests: to search, to replay and to download. */
export class HistoryService {
  readonly #parts: HistoryParts
  /** Guests who are downloading everything now: one download at a time for each. */
  readonly #exporting = new Set<string>()
  #lastExported: Promise<unknown> = Promise.resolve()
  readonly #checks = new LineCount(MOST_CHECKS.guest)
  #checking = 0

  constructor(parts: HistoryParts) {
    this.#parts = parts
  }

  async page(query: FinishedQuery): Promise<HistoryPage> {
    // One more than asked for tells whether there is more.
    const found = await this.#parts.store.history.finishedOf({ ...query, limit: query.limit + 1 })
    const games = found.slice(0, query.limit)
    const last = games.at(-1)?.[0]
    return {
      games: games.map((seats) => shown(seats, query.guest)),
      next: found.length > games.length && last ? placeText(last) : null,
    }
  }

  /** A game as the text of its file. */
  async file(guest: string, id: string): Promise<string> {
    const { table, number } = await this.seat(guest, id)
    const text = await this.#read(table, number)
    if (text === undefined) throw noGame
    return text
  }

  /** The guest's own seat in a game of their history. */
  async seat(guest: string, id: string): Promise<FinishedSeat> {
    const [place = '', number = 0] = [id.split('-')[0], Number(id.split('-')[1])]
    const table = /^\d/.test(place) ? Number(place) : await this.#tableCalled(place)
    const seat = await this.#parts.store.history.finishedSeat(guest, table, number)
    if (!seat) throw noGame
    return seat
  }

  /** The list of finished games lags behind, and somebody may ask for one that has just ended. */
  async #tableCalled(code: string): Promise<number> {
    const { store, tables } = this.#parts
    await tables.listed()
    return (await store.directory.tableByCode(code))?.id ?? 0
  }

  /** Keeps what a review came to, and the review itself where it comes along. */
  async review(guest: string, id: string, input: z.output<typeof reviewFigures>): Promise<void> {
    const { review, tally, ...figures } = input
    const { history } = this.#parts.store
    if (review !== undefined && !isReview(review)) throw badReview
    const seat = await this.seat(guest, id)
    await history.keepReview(seat, { ...figures, tally: JSON.stringify(tally) })
    if (review === undefined) return
    const { table, number } = seat
    await history.keepWholeReview(
      { table, number, guest, text: review, kept: this.#parts.now() },
      MOST_REVIEWS,
    )
  }

  async wholeReview(guest: string, id: string): Promise<string | undefined> {
    const { table, number } = await this.seat(guest, id)
    return this.#parts.store.history.wholeReview(guest, table, number)
  }

  /** Shows a game of theirs to everybody who has the token. */
  async share(guest: string, id: string): Promise<string> {
    const { table, number } = await this.seat(guest, id)
    const token = randomBytes(12).toString('base64url')
    return this.#parts.store.history.share({ token, guest, table, number })
  }

  async unshare(guest: string, id: string): Promise<void> {
    const { table, number } = await this.seat(guest, id)
    await this.#parts.store.history.unshare(guest, table, number)
  }

  /** The file of a game that is shared. */
  async shared(token: string): Promise<string> {
    const { table, number } = await this.sharedGame(token)
    const text = await this.#read(table, number)
    if (text === undefined) throw noShare
    return text
  }

  async sharedGame(token: string): Promise<SharedGame> {
    const found = await this.#parts.store.history.shared(token)
    if (!found) throw noShare
    return found
  }

  /** Keeps a game that was played at a device, once; answers its name. */
  async keep(
    { id: guest, name: own }: Pick<GuestRow, 'id' | 'name'>,
    { key, seat, ended, file: sent }: z.output<typeof deviceGame>,
  ): Promise<string> {
    const { history } = this.#parts.store
    const { game, players, options, events } = sent
    // Devices don't name whoever sits at them.
    const chairs = sent.chairs.map(({ name, bot }, at) => ({
      name: shownName(name) ?? (at === seat ? own : null),
      bot,
    }))
    const file = { ...sent, chairs }
    if (seat >= players || chairs.length !== players || !chairs.every(isChair)) throw badFile
    const known = await history.uploadOf(guest, key)
    if (known !== undefined) return `${known}-0`
    const result = await this.#check(guest, { game, players, options, events })
    if (!result) throw badFile
    if ((await history.uploadsOf(guest)) >= MOST_UPLOADS) throw requestError('rate-limited')
    const now = this.#parts.now()
    const id = now * 1000 + randomInt(1000)
    if (!(await history.addUpload({ id, guest, key, file: JSON.stringify(file) })))
      return `${(await history.uploadOf(guest, key)) ?? id}-0`
    await history.addFinished(
      chairs.map(({ name, bot }, at) => ({
        table: id,
        number: 0,
        seat: at,
        guest: at === seat ? guest : null,
        name,
        bot,
        score: result.scores[at] ?? 0,
        won: result.winners.includes(at),
        game,
        ended: Math.min(ended, now),
      })),
    )
    return `${id}-0`
  }

  async #check(guest: string, log: GameLog): Promise<FileResult | undefined> {
    if (this.#checking >= MOST_CHECKS.all || this.#checks.isFull(guest)) throw requestError('rate-limited')
    this.#checking++
    this.#checks.add(guest)
    try {
      return await this.#parts.checkFile(log)
    } finally {
      this.#checking--
      this.#checks.remove(guest)
    }
  }

  /** All games as one archive of files, read while it is sent. */
  archive(guest: string): AsyncGenerator<Buffer> {
    if (this.#exporting.has(guest)) throw requestError('rate-limited')
    return zipOf(this.#allFiles(guest))
  }

  async *#allFiles(guest: string): AsyncGenerator<{ name: string; text: string }> {
    this.#exporting.add(guest)
    try {
      let after: FinishedPlace | undefined
      for (;;) {
        const page = await this.#parts.store.history.finishedOf({ guest, after, limit: PAGE })
        for (const [seat] of page) {
          if (seat) yield* this.#filesOf(guest, seat)
        }
        after = page.at(-1)?.[0]
        if (page.length < PAGE) return
      }
    } finally {
      this.#exporting.delete(guest)
    }
  }

  /** A game, and what a device of the guest kept of its review. */
  async *#filesOf(guest: string, seat: FinishedSeat): AsyncGenerator<{ name: string; text: string }> {
    const game = await this.#readInTurn(seat)
    if (game !== undefined) yield { name: `${fileName(seat)}.json`, text: game }
    const review = await this.#parts.store.history.wholeReview(guest, seat.table, seat.number)
    if (review !== undefined) yield { name: `${fileName(seat)}-review.json`, text: review }
  }

  /** However many archives are sent, they have one file made at a time, and wait for it where somebody else would be refused. */
  #readInTurn({ table, number }: FinishedSeat): Promise<string | undefined> {
    const { store, files } = this.#parts
    if (number === 0) return store.history.upload(table)
    const turn = this.#lastExported.then(() => files.make(table, number))
    this.#lastExported = turn.catch(() => {})
    return turn.then((file) => file?.text)
  }

  async #read(table: number, number: number): Promise<string | undefined> {
    if (number === 0) return this.#parts.store.history.upload(table)
    return (await this.#parts.files.find(table, number))?.text
  }
}

/** A name as others may see it, who are shown the game: devices are not as strict as tables. */
function shownName(name: string | null): string | null {
  const visible = name?.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, NAME_LENGTH)
  return displayName.safeParse(visible).data ?? null
}

function isChair({ bot }: { readonly bot: string | null }): boolean {
  return bot === null || /^[\w-]{1,20}$/.test(bot)
}

function isReview(text: string): boolean {
  try {
    return keptReview.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

/** Where a page ended, as `after` says it. */
export function placeOf(text: string | undefined): FinishedPlace | undefined {
  if (text === undefined) return undefined
  const [ended = 0, table = 0, number = 0] = text.split('-').map(Number)
  return { ended, table, number }
}

function placeText({ ended, table, number }: FinishedPlace): string {
  return `${ended}-${table}-${number}`
}

function fileName({ game, ended, table, number }: FinishedSeat): string {
  return `${new Date(ended).toISOString().slice(0, 10)}-${game}-${table}-${number}`
}

function shown(seats: readonly FinishedSeat[], guest: string): FinishedGame {
  const own = seats.find((seat) => seat.guest === guest) as FinishedSeat
  return {
    id: `${own.table}-${own.number}`,
    game: own.game,
    ended: own.ended,
    seat: own.seat,
    isHere: own.number > 0,
    players: seats.map(({ name, bot, score, won }) => ({ name, bot, score, won })),
  }
}
