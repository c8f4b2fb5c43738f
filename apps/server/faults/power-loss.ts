import type { FastSource } from '@rattlecup/kit'
import type { Operation } from './trace.ts'

/** What a disk writes as a whole or not at all. */
const SECTOR = 512

/** What becomes of sectors that were written and not synced when the power fails. */
const MODES = ['lost', 'kept', 'in-order', 'scattered', 'garbled'] as const
type Mode = (typeof MODES)[number]

/** Files by name. */
export type Files = ReadonlyMap<string, Buffer>

/**
 * The disk as it may be found after the power has failed: everything that was synced, and of the rest whatever chance
 * kept. What a failed sync was to make durable may be lost even if a later sync succeeds: the system has dropped it.
 */
export function afterPowerLoss(before: Files, done: readonly Operation[], source: FastSource): Files {
  const mode = MODES[source.below(MODES.length)] as Mode
  const names = namesOf(before, done, source)
  return new Map(
    [...names].map(([name, file]) => [name, contentOf(before.get(name), file, done, mode, source)]),
  )
}

/** Which files the folder has, by the number they have in the trace; undefined for one that nobody touched. */
function namesOf(
  before: Files,
  done: readonly Operation[],
  source: FastSource,
): Map<string, number | undefined> {
  const names = new Map<string, number | undefined>([...before.keys()].map((name) => [name, undefined]))
  const lastSync = done.findLastIndex(({ kind }) => kind === 'sync-folder')
  const later = done.slice(lastSync + 1).filter((operation) => changesFolder(operation, before))
  const kept = later.slice(0, source.below(later.length + 1))
  for (const [index, operation] of done.entries()) {
    const name = String(operation.bytes)
    if (operation.kind === 'seen' && before.has(name)) names.set(name, operation.file)
    if (!changesFolder(operation, before)) continue
    if (index > lastSync && !kept.includes(operation)) continue
    if (operation.kind === 'remove') names.delete(name)
    else names.set(name, operation.file)
  }
  return names
}

function changesFolder({ kind, bytes }: Operation, before: Files): boolean {
  return kind === 'remove' || (kind === 'seen' && !before.has(String(bytes)))
}

function contentOf(
  before: Buffer | undefined,
  file: number | undefined,
  done: readonly Operation[],
  mode: Mode,
  source: FastSource,
): Buffer {
  const content = new Content(before)
  const own = done.filter((operation) => operation.file === file && file !== undefined)
  const isSafe = safeOnes(own)
  const unsafe = own.filter((_, index) => !isSafe[index])
  // In order: up to one of them, which is torn.
  const torn = unsafe[source.below(unsafe.length + 1)]
  let isTorn = false
  for (const [index, operation] of own.entries()) {
    if (operation === torn) isTorn = true
    if (isSafe[index]) content.apply(operation)
    else if (mode === 'kept') content.apply(operation)
    else if (mode === 'in-order' && !isTorn) content.apply(operation)
    else if (mode === 'in-order' && operation === torn) content.applyPart(operation, source)
    else if (mode === 'scattered' || mode === 'garbled') content.scatter(operation, mode, source)
  }
  return content.bytes
}

/** Which operations on one file nothing can undo: those that a sync followed, unless one before it failed. */
function safeOnes(own: readonly Operation[]): boolean[] {
  const isSafe = own.map(() => false)
  let pending: number[] = []
  for (const [index, { kind }] of own.entries()) {
    if (kind === 'write' || kind === 'truncate') pending.push(index)
    if (kind === 'sync') for (const each of pending) isSafe[each] = true
    if (kind === 'sync' || kind === 'sync-failed') pending = []
  }
  return isSafe
}

/** A file that grows as it is written to. */
class Content {
  #buffer: Buffer
  #length: number

  constructor(before: Buffer | undefined) {
    this.#buffer = Buffer.from(before ?? [])
    this.#length = this.#buffer.length
  }

  get bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length)
  }

  apply({ kind, offset, bytes }: Operation): void {
    if (kind === 'write') this.#write(offset, bytes)
    if (kind === 'truncate') this.#resize(offset)
  }

  /** A write that the power interrupted. */
  applyPart(operation: Operation, source: FastSource): void {
    if (operation.kind !== 'write') return
    this.#write(operation.offset, operation.bytes.subarray(0, source.below(operation.bytes.length + 1)))
  }

  /** Each sector by itself: the disk writes them in any order. */
  scatter(operation: Operation, mode: 'scattered' | 'garbled', source: FastSource): void {
    if (operation.kind === 'truncate' && source.below(2) === 0) this.apply(operation)
    if (operation.kind !== 'write') return
    const { offset, bytes } = operation
    for (let at = 0; at < bytes.length; at += SECTOR - ((offset + at) % SECTOR)) {
      const sector = bytes.subarray(at, at + SECTOR - ((offset + at) % SECTOR))
      const chance = source.below(mode === 'garbled' ? 3 : 2)
      if (chance === 0) this.#write(offset + at, sector)
      if (chance === 2) this.#write(offset + at, garbage(sector.length, source))
    }
  }

  #write(offset: number, bytes: Buffer): void {
    this.#resize(Math.max(this.#length, offset + bytes.length))
    bytes.copy(this.#buffer, offset)
  }

  #resize(length: number): void {
    if (length > this.#buffer.length) {
      const larger = Buffer.alloc(Math.max(length, 2 * this.#buffer.length))
      this.#buffer.copy(larger, 0, 0, this.#length)
      this.#buffer = larger
    }
    this.#buffer.fill(0, Math.min(length, this.#length), this.#length)
    this.#length = length
  }
}

function garbage(length: number, source: FastSource): Buffer {
  return Buffer.from(Array.from({ length }, () => source.below(256)))
}
