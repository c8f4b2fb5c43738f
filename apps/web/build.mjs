// Builds the web application into `dist`, with every text also compressed as the server sends it.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const here = fileURLToPath(new URL('.', import.meta.url))
const dist = join(here, 'dist')
/** Below this a request costs more than what compression saves. */
const SMALLEST = 1024
/** Above this the last percent takes most of the time. */
const LARGE = 2 ** 20

export async function buildWeb() {
  const { build } = await import('vite')
  await build({ configFile: join(here, 'vite.config.ts'), logLevel: 'error' })
  for (const file of await filesIn(dist)) {
    if (/\.(?:js|css|html|svg|json|webmanifest|md)$/.test(file)) await compress(file)
  }
}

async function filesIn(path) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
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
