import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OLD_FILES, oldAnswers, oldFileNames } from '../../../fixtures/read.ts'
import { analyseCommand } from './analyse/command.ts'
import { readInput, type CliCommand } from './command.ts'
import { playScript } from './play/testing/script.ts'
import { verifyCommand } from './verify/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'older-'))

interface OldTable {
  readonly seen: readonly { readonly files: readonly { status: number; body: object }[] }[]
}

/** Finished games as the server, the browser and the terminal of the older version wrote them: name and path. */
const files: [string, string][] = [
  ...Object.entries((oldAnswers() as { tables: Record<string, OldTable> }).tables).flatMap(fromServer),
  ...oldFileNames()
    .filter((name) => !name.includes('storage') && !name.includes('begun'))
    .map((name): [string, string] => [name, join(OLD_FILES, name)]),
]

function fromServer([name, { seen }]: [string, OldTable]): [string, string][] {
  const finished = (seen[0]?.files ?? []).filter(({ status }) => status === 200)
  return finished.map(({ body }, index) => {
    const path = join(folder, `${name}-${index}.json`)
    writeFileSync(path, JSON.stringify(body))
    return [`server: ${name}`, path]
  })
}

afterEach(() => vi.restoreAllMocks())

async function run(command: CliCommand, ...args: string[]): Promise<{ code: number; out: string }> {
  const out = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation((line) => void out(line))
  const code = await command.run(readInput(command, args))
  return { code, out: out.mock.calls.flat().join('\n') }
}

describe('games that an older version wrote', () => {
  it('are of all four games, from all three places', () => {
    expect(files.length).toBeGreaterThanOrEqual(12)
    for (const place of ['server', 'browser', 'terminal'])
      for (const game of ['qwixx', 'gambler', 'onecard', 'strike'])
        expect(files.some(([name]) => name.startsWith(place) && name.includes(game))).toBe(true)
  })

  it.each(files)(
    '%s is verified: fair, or without a proof because the dice were real',
    async (name, path) => {
      const { code, out } = await run(verifyCommand, path)
      if (name.includes('real dice')) expect([code, out]).toEqual([1, expect.stringContaining('dice')])
      else expect([code, out]).toEqual([0, expect.stringContaining('Fair')])
    },
  )

  it.each(files)('%s is analysed', async (_, path) => {
    const { code, out } = await run(analyseCommand, path, '--judge', 'random', '--playouts', '2')
    expect(code).toBe(0)
    expect(out).toContain('luck')
  })

  it('one that was broken off in the terminal goes on there, on the dice it began with', async () => {
    const path = join(folder, 'begun.json')
    copyFileSync(join(OLD_FILES, 'terminal-begun-gambler.json'), path)
    const anything = Array.from({ length: 4000 }, (_, i) => ['1', 's', 'p', '2'][i % 4] as string)
    const { text } = await playScript(['--load', path], anything)
    expect(text).toContain('Winner')
    expect(await run(verifyCommand, path)).toMatchObject({ code: 0 })
  })
})
