import { turnAway } from './audience.ts'
import type { Clerk } from './clerk.ts'
import type { TableImage } from './image.ts'
import type { Member } from './member.ts'
import { refusal, refusalText } from './refusal.ts'
import { resumption, snapshot } from './snapshot.ts'
import type { Table } from './table.ts'

/** How somebody comes to a table: the id of their `join`, and the last update they have. */
interface Knock {
  readonly i: string
  readonly have: number | undefined
}

export interface DoorParts {
  readonly image: TableImage
  readonly clerk: Clerk
  readonly now: () => number
  /** Called when somebody has come or gone. */
  readonly onChange: () => void
}

/** Where people come to a table and leave it. Who comes waits until nothing is on its way to the disk. */
export class Door {
  readonly #parts: DoorParts
  readonly #arriving = new Map<Member, Knock>()

  constructor(parts: DoorParts) {
    this.#parts = parts
  }

  /** Lets a member in: with what they missed if they have the rest, else with the whole table. */
  join(member: Member, i: string, have: number | undefined): void {
    const knock = { i, have }
    this.#arriving.set(member, knock)
    const open = () => {
      // Not for who left meanwhile; and who knocked again comes in by that.
      if (this.#arriving.get(member) === knock) this.#letIn(member, knock)
    }
    // Who waits at the door of a lost table is handed over.
    this.#parts.clerk.atRest(open, () => {})
  }

  leave(member: Member): void {
    const { audience } = this.#parts.clerk
    this.#arriving.delete(member)
    if (!audience.members.delete(member)) return
    if (member.seat !== null) audience.tellPresence(member)
    if (member.seat !== null || member.hosting) this.#parts.onChange()
  }

  /** Everybody goes over to the table as it was read anew, if it could be. */
  handOver(again: Table | undefined): void {
    const { members } = this.#parts.clerk.audience
    const inside = [...members].map((member): [Member, Knock] => [member, { i: '', have: undefined }])
    const everybody = [...inside, ...this.#arriving]
    members.clear()
    this.#arriving.clear()
    for (const [member, { i, have }] of everybody) {
      member.moved?.(again)
      if (again) again.join(member, i, have)
      else member.send(refusalText(i || null, refusal('internal')))
    }
  }

  #letIn(member: Member, { i, have }: Knock): void {
    const { image, clerk, now, onChange } = this.#parts
    const { audience } = clerk
    this.#arriving.delete(member)
    // A game for players alone may have begun meanwhile.
    if (!image.state.admits(member.guest)) return turnAway(member, i)
    member.seat = image.state.seatOf(member.guest.id)
    member.hosting = image.state.host === member.guest.id
    if (i) member.door = i
    audience.members.add(member)
    const arrival = { i, seat: member.seat, hosting: member.hosting, on: audience.present, now: now() }
    const missed = have === undefined ? undefined : image.since(have)
    member.send(JSON.stringify(missed ? resumption(image, arrival) : snapshot(image, arrival)))
    for (const update of missed ?? []) member.send(update)
    if (member.seat !== null) audience.tellPresence(member)
    onChange()
  }
}
