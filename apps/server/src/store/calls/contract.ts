/** Where a browser can be reached while its page is closed, as the browser gave it. */
export interface SubscriptionRow {
  readonly endpoint: string
  readonly guest: string
  readonly p256dh: string
  readonly auth: string
  readonly created: number
  /** The session of the guest in which it was given; null of those from before sessions were listed. */
  readonly session: string | null
}

/** How people are called, and the house's own keys for it. */
export interface CallStore {
  /** Keeps a subscription; beyond this many of a guest, the oldest go. */
  addSubscription(row: SubscriptionRow, most: number): Promise<void>
  /** The newest first. */
  subscriptionsOf(guest: string): Promise<SubscriptionRow[]>
  removeSubscription(endpoint: string): Promise<void>
  /** Removes what was given in a session of the guest, or in all. */
  endSubscriptions(guest: string, session?: string): Promise<void>
  /** What a guest chose, as JSON. */
  choicesOf(guest: string): Promise<string | undefined>
  setChoices(guest: string, choices: string): Promise<void>
  /** Something that the house keeps for good, made when first asked for; the same for all who ask at once. */
  keepsake(name: string, fresh: string): Promise<string>
  eraseCalls(guest: string): Promise<void>
}
