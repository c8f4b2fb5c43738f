import { fileURLToPath } from 'node:url'
import { FastSource } from '@rattlecup/kit'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { loadArena } from './arena.ts'
import { buildArena } from './world.ts'
import { loadEngine, type PhysicsEngine, type RigidBody } from './engine.ts'
import { Flight } from './flight.ts'
import golden from './golden/hashes.json' with { type: 'json' }
import { finishFlight, startFlight } from './simulate.ts'
import { CHROMIUM_ARGS, chromiumPath } from './testing/chromium.ts'
import { goldenHashes, goldenThrows } from './testing/golden.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

describe('the same throw gives the same result to the last bit', () => {
  it('in Node, as in the committed table', async () => {
    const arena = await loadArena()
    expect(goldenHashes(arena)).toEqual(golden)
  })

  it.skipIf(chromiumPath === undefined && process.env['CI'] !== 'true')(
    'in Chromium, as in the committed table (skipped without a browser: set CHROMIUM to its path)',
    async () => {
      expect(chromiumPath, 'no Chromium found: set CHROMIUM to its path').toBeDefined()
      expect(await hashesInChromium(chromiumPath as string)).toEqual(golden)
    },
  )

  it('in a second run, from inputs that went through JSON', async () => {
    const arena = await loadArena()
    const throws = JSON.parse(JSON.stringify(goldenThrows())) as ReturnType<typeof goldenThrows>
    expect(goldenHashes(arena, throws)).toEqual(golden)
  })

  it('carried on from a snapshot taken in mid-throw', async () => {
    const engine = await loadEngine()
    const world = buildArena(engine)
    const empty = world.takeSnapshot()
    world.free()
    const hashes = goldenThrows().map(({ input, seed }) => {
      const source = new FastSource(seed)
      const flight = startFlight(engine, empty, input, source)
      flight.run(20)
      const resumed = resume(engine, flight)
      const { hash } = finishFlight(resumed, input, source)
      resumed.world.free()
      return hash
    })
    expect(hashes).toEqual(golden)
  })
})

/** The same dice in a world restored from a snapshot; the old world is gone. */
function resume(engine: PhysicsEngine, flight: Flight): Flight {
  const handles = flight.dice.map((die) => die.handle)
  const snapshot = flight.world.takeSnapshot()
  flight.world.free()
  const world = engine.World.restoreSnapshot(snapshot)
  return new Flight(
    world,
    handles.map((handle) => world.getRigidBody(handle) as RigidBody),
  )
}

async function hashesInChromium(executablePath: string): Promise<unknown> {
  const script = await bundle(`
    import { loadArena } from './arena.ts'
    import { goldenHashes } from './testing/golden.ts'
    globalThis.hashes = async () => goldenHashes(await loadArena())
  `)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    return await page.evaluate('globalThis.hashes()')
  } finally {
    await browser.close()
  }
}

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
