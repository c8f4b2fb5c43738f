import { FastSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { afterPowerLoss } from './power-loss.ts'
import type { Operation } from './trace.ts'

const NONE = Buffer.alloc(0)
const operation = (kind: Operation['kind'], offset = 0, bytes = NONE): Operation => ({
  kind,
  file: kind === 'sync-folder' || kind === 'remove' ? 0 : 1,
  offset,
  bytes,
  end: 0,
})
const seen = operation('seen', 0, Buffer.from('a.db'))
const write = (letter: string, offset: number) => operation('write', offset, Buffer.alloc(1024, letter))
const sync = operation('sync')
const syncFolder = operation('sync-folder')

/** The file as a hundred seeds find it; undefined where it is not there. */
const found = (done: readonly Operation[], before = new Map<string, Buffer>()) =>
  Array.from({ length: 100 }, (_, seed) => afterPowerLoss(before, done, new FastSource(seed)).get('a.db'))
const isWhole = (letter: string) => (content: Buffer | undefined) =>
  content?.subarray(0, 1024).equals(Buffer.alloc(1024, letter)) === true

/** Whether the file is there: always, never, or both. */
const isThere = (done: readonly Operation[], before?: Map<string, Buffer>) =>
  new Set(found(done, before).map((content) => content !== undefined))

describe('a disk after the power has failed', () => {
  it('has everything that was synced', () => {
    expect(found([seen, write('a', 0), sync, syncFolder, write('b', 1024)]).every(isWhole('a'))).toBe(true)
  })

  it('has sometimes all, sometimes nothing and sometimes a part of what was not', () => {
    const contents = found([seen, syncFolder, write('a', 0)])
    expect(contents.some(isWhole('a'))).toBe(true)
    expect(contents.some((content) => content?.length === 0)).toBe(true)
    expect(contents.some((content) => content?.includes('a') && !isWhole('a')(content))).toBe(true)
  })

  it('may have lost what a sync failed to keep, even after a later one', () => {
    const failed = operation('sync-failed')
    const contents = found([seen, syncFolder, write('a', 0), failed, write('b', 1024), sync])
    expect(contents.every((content) => content?.includes(Buffer.alloc(1024, 'b')))).toBe(true)
    expect(contents.every(isWhole('a'))).toBe(false)
    expect(found([seen, syncFolder, write('x', 0), failed, write('a', 0), sync]).every(isWhole('a'))).toBe(
      true,
    )
  })

  it('may not know a new file, nor that one was removed, before the folder is synced', () => {
    expect(isThere([seen, write('a', 0), sync])).toEqual(new Set([true, false]))
    const remove = operation('remove', 0, Buffer.from('a.db'))
    const before = new Map([['a.db', NONE]])
    expect(isThere([seen, remove], before)).toEqual(new Set([true, false]))
    expect(isThere([seen, remove, syncFolder], before)).toEqual(new Set([false]))
  })
})
