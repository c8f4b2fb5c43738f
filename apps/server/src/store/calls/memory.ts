import type { CallStore, SubscriptionRow } from './contract.ts'

export class MemoryCalls implements CallStore {
  readonly #subscriptions = new Map<string, SubscriptionRow>()
  readonly #choices = new Map<string, string>()
  readonly #keepsakes = new Map<string, string>()

  async addSubscription(row: SubscriptionRow, most: number): Promise<void> {
    this.#subscriptions.set(row.endpoint, row)
    for (const { endpoint } of (await this.subscriptionsOf(row.guest)).slice(most))
      this.#subscriptions.delete(endpoint)
  }

  async subscriptionsOf(guest: string): Promise<SubscriptionRow[]> {
    const own = [...this.#subscriptions.values()].filter((row) => row.guest === guest)
    return own.sort((a, b) => b.created - a.created)
  }

  async removeSubscription(endpoint: string): Promise<void> {
    this.#subscriptions.delete(endpoint)
  }

  async endSubscriptions(guest: string, session?: string): Promise<void> {
    for (const row of await this.subscriptionsOf(guest))
      if (session === undefined || row.session === session) this.#subscriptions.delete(row.endpoint)
  }

  async choicesOf(guest: string): Promise<string | undefined> {
    return this.#choices.get(guest)
  }

  async setChoices(guest: string, choices: string): Promise<void> {
    this.#choices.set(guest, choices)
  }

  async keepsake(name: string, fresh: string): Promise<string> {
    const kept = this.#keepsakes.get(name) ?? fresh
    this.#keepsakes.set(name, kept)
    return kept
  }

  async eraseCalls(guest: string): Promise<void> {
    await this.endSubscriptions(guest)
    this.#choices.delete(guest)
  }
}
