import { TableLine } from '../cluster/peers.ts'
import { MemoryNodes } from '../store/memory-nodes.ts'
import { Forwarding } from '../table/forwarding.ts'
import { LinksInHand } from '../table/links-in-hand.ts'
import { Members } from '../table/members.ts'
import { PublicLog } from '../table/public/public-log.ts'
import { TableRegistry } from '../table/registry.ts'
import { SeatClocks } from '../table/state/seat-clocks.ts'
import { TableState } from '../table/state/state.ts'
import { TaskQueue, type Task } from '../table/task-queue.ts'

/** Bugs made on purpose, each of which the simulation has to find. Those without an entry below are in the simulated disk. */
export const BUGS = [
  'no unique key',
  'answered too early',
  'stale reads',
  'forgotten ids',
  'refused but told',
  'nobody takes over',
  'everybody takes over',
  'nobody looks for gaps',
  'nothing to resume from',
  'somebody not told',
  'sealed choice shown',
  'people not shown',
  'time that runs backwards',
  'silent node trusted',
  'links forgotten',
] as const

export type Bug = (typeof BUGS)[number]
export type Planted = Bug | undefined

/** Puts other methods in the place of some; answers how to put them back. */
function replace<T extends object>(prototype: T, methods: Partial<Record<keyof T, unknown>>): () => void {
  const before = Object.getOwnPropertyDescriptors(prototype)
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(prototype, name, { value, configurable: true, writable: true })
  return () =>
    Object.keys(methods).forEach((name) =>
      Object.defineProperty(prototype, name, before[name as keyof typeof before] as PropertyDescriptor),
    )
}

const PLANT: Partial<Record<Bug, () => () => void>> = {
  'forgotten ids': () => replace(TableState.prototype, { recordOf: () => undefined }),
  'refused but told': () => {
    const { write } = TaskQueue.prototype
    return replace(TaskQueue.prototype, {
      write(this: TaskQueue, appended: Promise<void>, written: () => void, task: Task) {
        write.call(
          this,
          appended.catch(() => {}),
          written,
          task,
        )
      },
    })
  },
  'nobody takes over': () => replace(MemoryNodes.prototype, { take: async () => [] }),
  'everybody takes over': () => {
    const given = new Set<number>()
    return replace(MemoryNodes.prototype, {
      take: async (_: string, tables: number[]) => tables.filter((table) => given.add(table)),
      owned: async () => [...given],
    })
  },
  'nobody looks for gaps': () => replace(TableRegistry.prototype, { keepUp: async () => {} }),
  'nothing to resume from': () => replace(PublicLog.prototype, { since: () => [] }),
  'somebody not told': () => {
    const { tellEvents } = Members.prototype
    let told = 0
    return replace(Members.prototype, {
      tellEvents(this: Members, ...given: Parameters<Members['tellEvents']>) {
        if (++told % 5 > 0) tellEvents.apply(this, given)
      },
    })
  },
  'sealed choice shown': () => {
    const { add } = PublicLog.prototype
    return replace(PublicLog.prototype, {
      add(this: PublicLog, record: Parameters<PublicLog['add']>[0]) {
        const encoded = add.call(this, record)
        const shown = `${encoded.update.slice(0, -1)},"leak":${JSON.stringify(record)}}`
        return record.k === 'move' && record.sealed ? { ...encoded, update: shown } : encoded
      },
    })
  },
  'silent node trusted': () => replace(Forwarding.prototype, { giveUp: () => {} }),
  'links forgotten': () => replace(LinksInHand.prototype, { take: () => ({ ok: true }) }),
  'people not shown': () => replace(TableLine.prototype, { showPeople: () => {}, repeat: () => {} }),
  'time that runs backwards': () => {
    const { note } = SeatClocks.prototype
    return replace(SeatClocks.prototype, {
      note(this: SeatClocks, ...given: Parameters<SeatClocks['note']>) {
        note.apply(this, given)
        const [at] = given
        const left = this.left as number[]
        if (at % 7 === 0) left[0] = (left[0] as number) - 60_000
      },
    })
  },
}

/** Makes a bug on purpose; answers how to mend it. */
export function plant(bug: Bug | undefined): () => void {
  return (bug && PLANT[bug]?.()) ?? (() => {})
}
