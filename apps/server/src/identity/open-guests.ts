import type { ServerSettings } from '../settings.ts'
import type { Store } from '../store/contract.ts'
import { Attendance } from './attendance.ts'
import { Forgetting } from './forgetting.ts'
import { Guests } from './guests.ts'
import { KeyRing } from './keys.ts'
import { eraseOwn } from './personal-data.ts'

interface Given {
  readonly store: Store
  readonly now: () => number
  readonly isHere: (guest: string) => boolean
}

/** Who people are: the keys that sign their cookies, the guests, and the forgetting of those who never come back. */
export async function openGuests(settings: ServerSettings, { store, now, isHere }: Given) {
  const { directory } = store
  const keys = await KeyRing.open(directory, now(), settings['key-days'])
  const attendance = new Attendance(directory, now)
  const erase = (guest: string) => eraseOwn(store, guest)
  return {
    keys,
    guests: new Guests({ directory, keys, attendance, now }),
    forgetting: new Forgetting({ directory, attendance, days: settings['guest-days'], isHere, erase }),
  }
}
