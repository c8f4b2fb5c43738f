/** One seat of a finished game, as it is found again by its player. */
export interface FinishedSeat {
  readonly table: number
  /** Which game of the table; 0 for a game that was played at a device. */
  readonly number: number
  readonly seat: number
  /** null for a bot, and for somebody who has deleted themselves. */
  readonly guest: string | null
  readonly name: string | null
  readonly bot: string | null
  readonly score: number
  readonly won: boolean
  readonly game: string
  /** Milliseconds since 1970. */
  readonly ended: number
}

/** Which finished games somebody looks for. */
export interface FinishedQuery {
  readonly guest: string
  readonly game?: string | undefined
  /** Part of the name of somebody else who played. */
  readonly name?: string | undefined
  readonly won?: boolean | undefined
  /** Only games that come after this one in the list. */
  readonly after?: FinishedPlace | undefined
  readonly limit: number
}

/** A game's place in the list of finished games. */
export type FinishedPlace = Pick<FinishedSeat, 'ended' | 'table' | 'number'>

/** What a review of a finished game came to, for one player. */
export interface ReviewFigures {
  readonly luck: number
  readonly play: number
  readonly mistakes: number
}

/** What the finished games of one kind came to, for one player. */
export interface GameTotals {
  readonly game: string
  readonly played: number
  readonly won: number
  readonly highest: number
  readonly lowest: number
  readonly average: number
  /** Of the games that were reviewed. */
  readonly reviewed: number
  readonly luck: number
  readonly play: number
  readonly mistakes: number
}

/** How it went against somebody: games in which both played, and how many each won. */
export interface HeadToHead {
  readonly name: string
  readonly played: number
  readonly won: number
  readonly lost: number
}

/** Finished games, found by who played them. Those of tables follow from the log; may lag behind it. */
export interface History {
  /** Adds the seats of a finished game; false if they are there already. */
  addFinished(seats: readonly FinishedSeat[]): Promise<boolean>
  /** The games of a guest, the latest first, each with all its seats. */
  finishedOf(query: FinishedQuery): Promise<FinishedSeat[][]>
  /** The guest's own seat in a finished game. */
  finishedSeat(guest: string, table: number, number: number): Promise<FinishedSeat | undefined>
  keepReview(seat: FinishedSeat, figures: ReviewFigures): Promise<void>
  totalsOf(guest: string): Promise<GameTotals[]>
  /** The people a guest played most with, those first. */
  headToHead(guest: string, limit: number): Promise<HeadToHead[]>
  /** Keeps the file of a game played at a device, by the device's own name for it; false if it is kept already. */
  addUpload(upload: {
    readonly id: number
    readonly guest: string
    readonly key: string
    readonly file: string
  }): Promise<boolean>
  upload(id: number): Promise<string | undefined>
  uploadsOf(guest: string): Promise<number>
  /** A guest's files are removed; their seats stay, without a name. */
  eraseHistory(guest: string): Promise<void>
}

/** What stands where a name was. */
export const NOBODY = '—'

/** A name as it is searched for: engines differ about capital letters beyond A to Z. */
export function searchKey(name: string | null): string {
  return (name ?? '').toLocaleLowerCase('en')
}
