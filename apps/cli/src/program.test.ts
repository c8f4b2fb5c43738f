import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const PROGRAM = fileURLToPath(new URL('../bin/rattlecup.js', import.meta.url))

/** The program as a person calls it, built. */
function rattlecup(
  args: readonly string[],
  { input = '', folder = process.cwd() }: { input?: string; folder?: string } = {},
): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [PROGRAM, ...args],
      // A program that hangs is ended, and the test fails for it.
      { cwd: folder, env: { ...process.env, NO_COLOR: '1' }, timeout: 50_000, killSignal: 'SIGKILL' },
      (error, out, err) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
    child.stdin?.end(input)
  })
}

const simulated = (seed: string) =>
  rattlecup(['simulate', 'qwixx', '--games', '20', '--seed', seed, '--json'])

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'rattlecup-'))))
afterAll(() => rm(folder, { recursive: true }))

describe('the program', () => {
  it('helps: in all, and with every command it names', async () => {
    const { code, out } = await rattlecup(['--help'])
    expect(code).toBe(0)
    const commands = [...out.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name as string)
    expect(commands).toEqual(expect.arrayContaining(['play', 'simulate', 'verify', 'engine']))
    for (const name of commands) {
      const help = await rattlecup([name, '--help'])
      expect(help).toMatchObject({ code: 0, out: expect.stringContaining(`rattlecup ${name}`) })
    }
  })

  it.each([
    [['simulat'], "there is no command 'simulat'; did you mean simulate?"],
    [['simulate'], 'which game?'],
    [['simulate', 'gamblr'], "there is no game 'gamblr'; did you mean gambler?"],
    [['simulate', 'qwixx', '--gmaes', '3'], "unknown option '--gmaes'; did you mean --games?"],
    [
      ['simulate', 'qwixx', '--games', 'many'],
      "--games must be a whole number from 1 to 1000000000, not 'many'",
    ],
    [['simulate', 'qwixx', '--players', '9'], '--players must be a whole number from 1 to 5'],
    [['simulate', 'qwixx', '--bots', 'gredy'], 'did you mean greedy?'],
    [
      ['simulate', 'qwixx', '--options', '{"games":9}'],
      'option games must be a whole number from 1 to 5, not 9',
    ],
    [['simulate', 'qwixx', '--options', 'x'], '--options must be a JSON object'],
    [['simulate', 'qwixx', 'more'], "unexpected 'more'"],
    [['verify'], 'which file?'],
    [['backup', ''], 'which file?'],
    [['serve', '--prot', '80'], "unknown option '--prot'; did you mean --port?"],
    [['serve', '--port'], '--port needs a value, N'],
    [['simulate', 'qwixx', '--games', '-5'], 'one that begins with a dash is written --games=-…'],
    [['simulate', 'qwixx', '--games=-5'], "not '-5'\nrattlecup simulate --help tells more"],
    [['simulate', 'qwixx', '--json=yes'], '--json takes no value'],
    [['serve', 'here'], "unexpected 'here'; serve takes no words"],
    [['solve', 'qwixx', '--penalties', ''], "--penalties must be a whole number from 0 to 3, not ''"],
  ])('%j is a mistake in use: a sentence and exit code 2', async (args, sentence) => {
    const { code, err } = await rattlecup(args)
    expect(code).toBe(2)
    expect(err).toContain(sentence)
    expect(err).not.toContain('    at ')
  })

  it.each([
    [['--bot', 'mine=exit 3'], 'mine ended with status 3'],
    [['--levels', 'casual,strong', '--out', join(PROGRAM, 'ladder.md')], 'cannot write'],
  ])('ladder %j fails for others: a sentence and exit code 1', async (args, sentence) => {
    const { code, err } = await rattlecup(['ladder', 'strike', '--games', '2', ...args])
    expect(code).toBe(1)
    expect(err).toContain(sentence)
    expect(err).not.toContain('    at ')
  })

  it('ladder leaves nothing behind but the file it is told to write', async () => {
    const empty = await mkdtemp(join(folder, 'ladder-'))
    const ladder = ['ladder', 'strike', '--games', '2', '--levels', 'random,greedy']
    const { code, out } = await rattlecup(ladder, { folder: empty })
    expect(code).toBe(0)
    expect(await readdir(empty)).toEqual([])
    await rattlecup([...ladder, '--out', 'ladder.md'], { folder: empty })
    expect(await readdir(empty)).toEqual(['ladder.md'])
    expect(await readFile(join(empty, 'ladder.md'), 'utf8')).toContain(out.trim())
  })

  it('tells its version', async () => {
    expect(await rattlecup(['--version'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    })
  })

  it('simulate plays the same games for the same seed', async () => {
    const [first, second, other] = await Promise.all([simulated('a'), simulated('a'), simulated('b')])
    expect(first.out).toBe(second.out)
    expect(first.out).not.toBe(other.out)
    const result = JSON.parse(first.out)
    expect(result).toMatchObject({
      game: 'qwixx',
      players: 2,
      games: 20,
      bots: [{ bot: 'greedy' }, { bot: 'random' }],
    })
    expect(result.bots[0].wins + result.bots[1].wins).toBeCloseTo(20)
  })

  it('verify finds a played game fair, and a changed one not', async () => {
    const path = join(folder, 'game.json')
    await rattlecup(['play', 'gambler', '--humans', '0', '--bot', 'random', '--save', path])
    expect(await rattlecup(['verify', path])).toMatchObject({ code: 0, out: expect.stringContaining('Fair') })
    const game = JSON.parse(await readFile(path, 'utf8'))
    const index = game.events.findLastIndex((event: { chance?: object }) => event.chance !== undefined)
    const { values } = game.events[index].chance as { values: number[] }
    values[0] = ((values[0] as number) % 6) + 1
    await writeFile(path, JSON.stringify(game))
    const { code, out } = await rattlecup(['verify', path])
    expect(code).toBe(1)
    expect(out).toContain(`event ${index}:`)
  })

  it.each([
    ['nothing.json', undefined, 'there is no such file'],
    ['broken.json', '{"game":', 'not JSON'],
    ['other.json', '[1,2]', 'one JSON object'],
    ['unknown.json', '{"game":"chess","players":2,"options":{},"events":[],"dice":{}}', 'dice.scheme'],
  ])('verify %s: a sentence and exit code 1', async (name, text, sentence) => {
    const path = join(folder, name)
    if (text !== undefined) await writeFile(path, text)
    const { code, err } = await rattlecup(['verify', path])
    expect(code).toBe(1)
    expect(err).toContain(sentence)
  })

  it('backup and restore say what they cannot do', async () => {
    const nowhere = join(folder, 'nowhere')
    const copy = await rattlecup(['backup', join(folder, 'copy'), '--data', nowhere])
    expect(copy).toMatchObject({ code: 1, err: expect.stringContaining('there is no database') })
    const back = await rattlecup(['restore', join(folder, 'copy'), '--data', nowhere])
    expect(back).toMatchObject({ code: 1, err: expect.stringContaining('there is no backup') })
  })

  it('engine answers on its pipes and ends with its input', async () => {
    const { code, out } = await rattlecup(['engine'], {
      input: '{"id":1,"cmd":"games"}\nx\n{"id":2,"cmd":"quit"}\n{"id":3,"cmd":"games"}\n',
    })
    expect(code).toBe(0)
    const ids = out
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: unknown }).id)
    expect(ids).toEqual([1, null, 2])
  })
})

describe('the house', () => {
  it.each([
    ['a data directory where nothing can be written', () => ['--data', '/proc'], "'/proc' can't be opened"],
    [
      'one that cannot be made',
      () => ['--data', '/proc/x'],
      "'/proc/x' can't be used: it can't be made there",
    ],
    [
      'one under such',
      () => ['--data', '/proc/x/y/z'],
      "'/proc/x/y/z' can't be used: it can't be made there",
    ],
    ['no data directory', () => ['--data', ''], "--data (DATA_DIR) must be a folder, not ''"],
    ['no host', () => ['--host='], "--host (HOST) must be an address to listen on, not ''"],
    ['a host that is not here', () => ['--host', 'nowhere.invalid'], 'listen on nowhere.invalid'],
    [
      'no number',
      () => ['--port', 'eighty'],
      "--port (PORT) must be a whole number from 0 to 65535, not 'eighty'",
    ],
    ['no web application', () => ['--web', folder], 'there is no web application in'],
    ['a broken database', () => ['--data', folder], 'is damaged; restore it from a backup'],
    ['a port in use', (port: number) => ['--port', `${port}`], 'is in use'],
  ])('that cannot open says why and ends: %s', async (_, args, sentence) => {
    await writeFile(join(folder, 'rattlecup.db'), 'this is no database'.repeat(500))
    const other = createServer().listen(0)
    const { port } = other.address() as AddressInfo
    const { code, err } = await rattlecup([
      'serve',
      '--port',
      '0',
      '--data',
      join(folder, 'data'),
      ...args(port),
    ])
    other.close()
    expect(code).toBe(1)
    expect(err).toMatch(/^rattlecup: [^\n]+\n$/)
    expect(err).toContain(sentence)
  })
})
