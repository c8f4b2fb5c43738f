// Tells whether something has to be built again, by what it is made from: times of files say nothing after a checkout.
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const LEFT_OUT = /(?:^|[\\/])(?:node_modules|dist)(?:[\\/]|$)|\.test\.tsx?$|\.md$/

/** Builds into `folder` from `sources`, files and folders, unless the last build was made from the very same ones. */
export async function buildUnlessFresh({ folder, sources, build }) {
  const stamp = join(folder, '.stamp')
  const wanted = await fingerprint(sources)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return
  // A build that is broken off must not look whole, and what an older one left must not be packed.
  await removeFiles(folder)
  await build()
  await writeFile(stamp, wanted)
}

/** Another one for every change of a name or a byte. */
async function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(await digestOf(source))
  return hash.digest('hex')
}

/** Several things are made from the same sources, which are read once. */
const digests = new Map()

function digestOf(source) {
  const known = digests.get(source) ?? readDigest(source)
  digests.set(source, known)
  return known
}

async function readDigest(source) {
  const hash = createHash('sha256')
  const files = await filesIn(source)
  const contents = await Promise.all(files.map((file) => readFile(file)))
  for (const [i, file] of files.entries()) hash.update(`${file}\n${contents[i].length}\n`).update(contents[i])
  return hash.digest()
}

async function filesIn(path) {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !LEFT_OUT.test(file))
    .toSorted()
}

/** Folders inside are left: tests build there. */
async function removeFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  await Promise.all(files.map(({ name }) => rm(join(folder, name), { force: true })))
}
