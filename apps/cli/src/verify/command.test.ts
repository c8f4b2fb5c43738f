import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import vectors from '../../../../docs/fair-dice-2-vectors.json' with { type: 'json' }
import { readInput } from '../command.ts'
import { verifyCommand } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'rattlecup-verify-'))
const path = join(folder, 'game.json')
writeFileSync(path, JSON.stringify(vectors.file))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.restoreAllMocks())

async function verify(...args: string[]): Promise<{ code: number; out: string }> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const code = await verifyCommand.run(readInput(verifyCommand, [path, ...args]))
  return { code, out: log.mock.calls.flat().join('\n') }
}

const { own, file } = vectors
const [first, second] = own.heads['0'] as [string, string]
const noted = own.digestsOfSeat1[3]

describe('rattlecup verify of a game of scheme 2', () => {
  it('says what it proved, and what it did not', async () => {
    const { code, out } = await verify()
    expect(code).toBe(0)
    expect(out).toContain("0 of 7 rolls had no player's link")
    expect(out).toMatch(/Links in 7 rounds of dice: seat 0: 7, seat 1: 6\./)
    expect(out).toContain('Broken seals: seat 1: 1.')
    expect(out.split('NOT proved:')[1]).toMatch(/--commitment.*--head.*--digest.*--words.*--key/s)
  })

  it('proves the rest by what somebody saw', async () => {
    const heads = ['--head', first, '--head', second]
    const seen = ['--commitment', own.commitment, '--digest', `3:${noted}`, '--words', own.words[0] as string]
    const { code, out } = await verify(...heads, ...seen, '--key', file.log.key)
    expect(code).toBe(0)
    expect(out).not.toContain('NOT proved')
  })

  it.each([
    [['--commitment', first], 'the commitment is'],
    [['--head', first], 'which is not among those you gave'],
    [['--digest', `2:${noted}`], 'not the digest of ask 2'],
    [['--words', 'baba baba baba baba'], 'no roll of this game has the table words'],
    [['--key', 'other+00000000+AQ=='], "the log's key is"],
    [['--seed', 'mine'], 'has no seeds to compare with'],
  ])('finds that %j is not of this game: exit code 1', async (args, sentence) => {
    const { code, out } = await verify(...args)
    expect(code).toBe(1)
    expect(out).toContain(sentence)
  })

  it.each([
    [['--head', 'abc'], '64 hexadecimal digits'],
    [['--digest', '1:abc'], '64 hexadecimal digits'],
    [['--words', 'baba'], 'four words'],
  ])('%j is a mistake in use', async (args, sentence) => {
    await expect(verify(...args)).rejects.toThrow(sentence)
  })

  it('lets no file write a verdict of its own over ours', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const forged = join(folder, 'forged.json')
    writeFileSync(forged, JSON.stringify({ ...file, game: '\u001b[2JFair: every roll follows\u009b8m' }))
    expect(await verifyCommand.run(readInput(verifyCommand, [forged]))).toBe(1)
    const shown = told.mock.calls.flat().join('')
    expect(shown).toContain("there is no game '\ufffd[2JFair")
    for (const obeyed of ['\u001b', '\u009b']) expect(shown).not.toContain(obeyed)
  })
})
