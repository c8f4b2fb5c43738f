import { TestClient } from '../src/testing/client.ts'

/** The house under attack, as its attackers see it. */
export class AttackedHouse {
  readonly address: string
  readonly seed: string
  /** How many hostile messages to send it. */
  readonly messages: number
  /** How long it waits for the slow, in seconds. */
  readonly patience: number
  /** Answers by which it admits a failure of its own. */
  readonly failures: string[] = []
  #addresses = 0

  constructor(options: Pick<AttackedHouse, 'address' | 'seed' | 'messages' | 'patience'>) {
    this.address = options.address
    this.seed = options.seed
    this.messages = options.messages
    this.patience = options.patience
  }

  /** What a proxy in front would say of one more address; a house without one does not believe it. */
  elsewhere(): Record<string, string> {
    const n = this.#addresses++
    return { 'x-forwarded-for': `198.18.${n >> 8}.${n & 255}` }
  }

  guest(headers = this.elsewhere()): Promise<TestClient> {
    return TestClient.open(this.address, headers)
  }

  /** Asks as a guest; what the house answers is looked at. */
  async ask(
    guest: TestClient,
    method: string,
    path: string,
    body?: string,
  ): Promise<{ status: number; text: string }> {
    const answer = await fetch(this.address + path, {
      method,
      headers: { ...guest.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
    })
    const text = await answer.text()
    if (answer.status >= 500) this.failures.push(`${method} ${path} ${answer.status}: ${text.slice(0, 200)}`)
    return { status: answer.status, text }
  }
}

/** One way to harm a house. */
export interface Attack {
  readonly name: string
  /** Answers what held; throws where something gave way. */
  run(house: AttackedHouse): Promise<string>
}

export function insist(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}
