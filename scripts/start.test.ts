import { cp } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort, temporaryFolder } from '../apps/server/src/testing/process.ts'
import { isGone, npm, ROOT, StartedByNpm } from './testing/npm.ts'

const NEEDED = ['package.json', 'package-lock.json', 'scripts', 'apps', 'packages']
const isOurs = (path: string): boolean => !relative(ROOT, path).includes('node_modules')

describe('npm start', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let server: StartedByNpm | undefined
  beforeEach(async () => void (folder = await temporaryFolder()))
  afterEach(async () => {
    await server?.end()
    await folder.remove()
  })

  async function serves(root: string): Promise<string> {
    const env = { PORT: String(await freePort()), DATA_DIR: join(folder.path, 'data') }
    server = new StartedByNpm(root, ['npm', 'start'], env)
    const address = await server.address
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    expect(await (await fetch(address)).text()).toContain('<title>Rattlecup</title>')
    return address
  }

  it('opens the house, and ends it when npm is told to stop', async () => {
    const address = await serves(ROOT)
    await server?.end()
    expect(await isGone(address)).toBe(true)
  })

  it('runs what is built, without development dependencies', async () => {
    const copy = join(folder.path, 'copy')
    for (const name of NEEDED) {
      await cp(join(ROOT, name), join(copy, name), { recursive: true, filter: isOurs })
    }
    await npm(copy, 'ci', '--omit=dev')
    await serves(copy)
  }, 300_000)
})
