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
  /** Played at a table of ours, or else at a device. */
  readonly isHere?: boolean | undefined
  /** Ended at this moment or later, and before that one. */
  readonly from?: number | undefined
  readonly to?: number | undefined
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
  /** Choices that cost something, of all grades. */
  readonly mistakes: number
  /** Of these the small ones, and the large ones. */
  readonly inaccuracies: number
  readonly blunders: number
  /** How often the player did what the game counts, as JSON. */
  readonly tally: string
}

/** A review of a game, as its player's devices keep it here for each other. */
export interface KeptReview {
  readonly table: number
  readonly number: number
  readonly guest: string
  readonly text: string
  /** When, in milliseconds since 1970. */
  readonly kept: number
}

/** A game that one of its players shows to everybody who has the token. */
export interface SharedGame {
  readonly token: string
  readonly table: number
  readonly number: number
  readonly guest: string
}

/** What is kept of a finished game for one of its players. */
export interface KeptSeat extends Pick<
  FinishedSeat,
  'table' | 'number' | 'game' | 'ended' | 'score' | 'won'
> {
  readonly review: ReviewFigures | null
  /** By which the player shares it. */
  readonly token: string | null
}

/** One of the latest games of a guest, for what is drawn of them. */
export interface RecentGame {
  readonly game: string
  readonly ended: number
  readonly score: number
  readonly won: boolean
  readonly luck: number | null
  readonly tally: string | null
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
  readonly inaccuracies: number
  readonly blunders: number
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
  /** Keeps a whole review in place of an earlier one; of a guest's reviews the latest `most` stay. */
  keepWholeReview(review: KeptReview, most: number): Promise<void>
  wholeReview(guest: string, table: number, number: number): Promise<string | undefined>
  /** Shares a game; answers the token by which the guest shares it already, if so. */
  share(game: SharedGame): Promise<string>
  unshare(guest: string, table: number, number: number): Promise<void>
  shared(token: string): Promise<SharedGame | undefined>
  /** All that is kept of the games of a guest, but for the games and whole reviews. */
  keptOf(guest: string): Promise<KeptSeat[]>
  /** The guest's latest games, those first. */
  recentOf(guest: string, limit: number): Promise<RecentGame[]>
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
  /** The number of the upload that a device knows by this key. */
  uploadOf(guest: string, key: string): Promise<number | undefined>
  uploadsOf(guest: string): Promise<number>
  /** A guest's files, reviews and shared links are removed; their seats at tables stay, without a name. */
  eraseHistory(guest: string): Promise<void>
}

/** What stands where a name was. */
export const NOBODY = '—'

/** A name as it is searched for: engines differ about capital letters beyond A to Z. */
export function searchKey(name: string | null): string {
  return (name ?? '').toLocaleLowerCase('en')
}
