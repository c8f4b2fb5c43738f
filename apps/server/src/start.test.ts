import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildFor, freePort, runToEnd, ServerProcess, temporaryFolder } from './testing/process.ts'

describe('a start that fails says why in one sentence and ends with code 1', () => {
  let program: string
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  beforeAll(async () => {
    program = await buildFor('start')
    folder = await temporaryFolder()
  })
  afterAll(() => folder.remove())

  const start = (env: NodeJS.ProcessEnv) =>
    runToEnd(program, { DATA_DIR: join(folder.path, 'data'), PORT: '0', ...env })

  it('a port in use', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '0.0.0.0')
    const { code, errors } = await start({ PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    expect(errors).toBe(`rattlecup: port ${port} is in use; choose another with PORT\n`)
  })

  it('a data directory in use by another server', async () => {
    const path = join(folder.path, 'shared')
    const first = new ServerProcess(program, { DATA_DIR: path, PORT: '0' })
    await first.start()
    const { code, errors } = await start({ DATA_DIR: path })
    expect(await first.end('SIGTERM')).toBe(0)
    expect(code).toBe(1)
    expect(errors).toBe(`rattlecup: the data directory '${path}' is in use by another server\n`)
  })

  it('a data directory that is a file, or under one', async () => {
    const path = join(folder.path, 'file')
    await writeFile(path, 'not a directory')
    const { code, errors } = await start({ DATA_DIR: path })
    expect(code).toBe(1)
    expect(errors).toBe(`rattlecup: the data directory '${path}' can't be used: it is not a directory\n`)
  })

  it('a data directory where nothing can be written, not even by root', async () => {
    const { code, errors } = await start({ DATA_DIR: '/proc' })
    expect(code).toBe(1)
    expect(errors).toMatch(/^rattlecup: [^\n]*'\/proc' can't be [^\n]+\n$/)
  })

  it('a database of many nodes that is not there, or an address that is none: without its password', async () => {
    const port = await freePort()
    const absent = await start({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/house` })
    expect(absent).toMatchObject({ code: 1 })
    expect(absent.errors).toMatch(
      new RegExp(`^rattlecup: the database 'house' at 127.0.0.1:${port} can't be used: [^\n]+\n$`),
    )
    const none = await start({ DATABASE_URL: 'mysql://me:secret@localhost/house' })
    expect(none).toMatchObject({ code: 1 })
    expect(absent.errors + none.errors).not.toContain('secret')
  })

  it('a broken database', async () => {
    const path = join(folder.path, 'broken')
    await mkdir(path)
    await writeFile(
      join(path, 'rattlecup.db'),
      'this is no database, and long enough to be looked at'.repeat(100),
    )
    const { code, errors } = await start({ DATA_DIR: path })
    expect(code).toBe(1)
    expect(errors).toBe(`rattlecup: the database in '${path}' is damaged; restore it from a backup\n`)
  })

  it('a setting that cannot be', async () => {
    const { code, errors } = await start({ PORT: 'eighty' })
    expect(code).toBe(1)
    expect(errors).toBe("rattlecup: --port (PORT) must be a whole number from 0 to 65535, not 'eighty'\n")
  })
})
