// Builds the web application into `dist`, with every text also compressed as the server sends it.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const dist = join(here, 'dist')
/** Whatever the application is made of. */
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', '../../packages', '../../package-lock.json']
/** Below this a request costs more than what compression saves. */
const SMALLEST = 1024
/** Above this the last percent takes most of the time. */
const LARGE = 2 ** 20

/** Builds unless what was built last is newer than everything it was made from. */
export async function buildWeb() {
  if (await isFresh()) return
  await build({ configFile: join(here, 'vite.config.ts'), logLevel: 'error' })
  for (const file of await filesIn(dist)) {
    if (/\.(?:js|css|html|svg|json|webmanifest|md)$/.test(file)) await compress(file)
  }
}

async function isFresh() {
  const built = await changed(join(dist, 'index.html.br'))
  if (built === 0) return false
  const files = await Promise.all(SOURCES.map((source) => filesIn(join(here, source))))
  const times = await Promise.all(files.flat().map(changed))
  return times.every((time) => time < built)
}

async function changed(file) {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}

async function filesIn(path) {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return files.filter((file) => !file.includes('node_modules'))
}

async function compress(file) {
  const bytes = await readFile(file)
  if (bytes.length < SMALLEST && !file.endsWith('index.html')) return
  const quality = bytes.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY
  const [zipped, smaller] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  ])
  await Promise.all([writeFile(`${file}.gz`, zipped), writeFile(`${file}.br`, smaller)])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb()
