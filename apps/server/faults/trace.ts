/** As disk.c numbers them. */
const NAMES = ['seen', 'write', 'truncate', 'remove', 'sync', 'sync-failed', 'sync-folder'] as const
const HEAD_BYTES = 24

/** One thing that a process did to the files in its folder. */
export interface Operation {
  readonly kind: (typeof NAMES)[number]
  readonly file: number
  /** Of a write where it begins, of a truncation the new length. */
  readonly offset: number
  /** What was written, or a file's name. */
  readonly bytes: Buffer
  /** Where the trace is when it is over. */
  readonly end: number
}

/** Reads what disk.c wrote down; an entry that was cut short counts as not having happened. */
export function readTrace(trace: Buffer): Operation[] {
  const operations: Operation[] = []
  let at = 0
  while (at + HEAD_BYTES <= trace.length) {
    const kind = NAMES[trace.readUInt32LE(at) - 1]
    if (!kind) throw new Error(`the trace is damaged at ${at}`)
    const file = trace.readUInt32LE(at + 4)
    const offset = Number(trace.readBigUInt64LE(at + 8))
    const end = at + HEAD_BYTES + Number(trace.readBigUInt64LE(at + 16))
    if (end > trace.length) break
    operations.push({ kind, file, offset, bytes: trace.subarray(at + HEAD_BYTES, end), end })
    at = end
  }
  return operations
}
