import { openDatabase } from './open-store.ts'
import { archiveStep } from './store/archiving.ts'

export interface Archived {
  readonly packed: number
  readonly removed: number
}

interface ArchiveOrder {
  readonly url: string
  /** 0 means never. */
  readonly packDays: number
  readonly removeDays: number
}

/** One whole round through all tables of a database, whether or not servers use it meanwhile. */
export async function archiveData({ url, packDays, removeDays }: ArchiveOrder): Promise<Archived> {
  const store = await openDatabase(url)
  const settings = { 'pack-days': packDays, 'log-days': removeDays }
  let done: Archived = { packed: 0, removed: 0 }
  try {
    for (let hasMore = true; hasMore;) {
      const step = await archiveStep(store, settings, Date.now())
      done = { packed: done.packed + step.packed, removed: done.removed + step.removed }
      hasMore = step.hasMore
    }
    return done
  } finally {
    await store.close()
  }
}
