/** Beyond any count and any moment. */
export const FOR_EVER = 1e15

/** Where a guest wants to be written to. */
export interface MailRow {
  readonly guest: string
  readonly address: string
  readonly language: string
  /** When they asked for it. */
  readonly asked: number
  readonly isConfirmed: boolean
}

/** Something to write to a guest about. */
export interface NewsRow {
  readonly guest: string
  readonly code: string
  readonly game: string
  readonly kind: 'turn' | 'over'
  /** When to write about it. */
  readonly due: number
}

/** Addresses for mail, and what is to be written to them. */
export interface MailStore {
  /** One address a guest: another takes its place. */
  setAddress(row: MailRow): Promise<void>
  addressOf(guest: string): Promise<MailRow | undefined>
  /** Removes the address, and what was to be written to it. */
  removeAddress(guest: string): Promise<void>
  /** The address is of use from now on; false if it is no longer the one that was asked for then. */
  confirm(guest: string, asked: number): Promise<boolean>
  /** Once for each game and kind: what waits already stays as it is. */
  addNews(row: NewsRow): Promise<void>
  /** The table waits for the guest no more. */
  removeTurn(guest: string, code: string): Promise<void>
  /** Guests to write to at this moment, who have been waiting longest. */
  guestsDue(now: number, limit: number): Promise<string[]>
  /** Writes to a guest no sooner than then. */
  postpone(guest: string, due: number): Promise<void>
  /** Takes all there is to write to a guest. Each is answered once, whichever node asks. */
  takeNews(guest: string): Promise<NewsRow[]>
  /** Counts one more of this kind; answers how many there are since the first one, forgetting those from before `since`. */
  count(kind: string, now: number, since: number): Promise<number>
  /** Counts this kind as used up, for good. */
  useUp(kind: string): Promise<void>
  /** Forgets addresses that nobody confirmed, and counts that began before. */
  forget(before: { readonly asked: number; readonly counted: number }): Promise<void>
}
