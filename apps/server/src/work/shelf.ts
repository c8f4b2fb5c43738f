import type { Shelf } from '@rattlecup/kit'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Better compression takes minutes for the largest tables and saves a tenth. */
const QUALITY = 5

/** Where the command line program keeps computed tables too, so that what one has computed serves the other. */
function userCache(): string {
  return join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'rattlecup')
}

/** Tables as compressed files. What can't be read is computed again; what can't be written costs time, not the game. */
export function fileShelf(folder: string): Shelf {
  const pathOf = (name: string) => join(folder || userCache(), `${name}.br`)
  const write = async (name: string, draft: string, bytes: Uint8Array) => {
    await mkdir(join(draft, '..'), { recursive: true })
    await writeFile(draft, await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))
    // Another thread may write the same table: whoever renames last wins, and both files are whole.
    await rename(draft, pathOf(name))
  }
  return {
    read: (name) =>
      readFile(pathOf(name))
        .then(decompress)
        .then((bytes) => new Uint8Array(bytes))
        .catch(() => undefined),
    write(name, bytes) {
      const draft = `${pathOf(name)}.${randomBytes(4).toString('hex')}.part`
      return write(name, draft, bytes).catch(() => rm(draft, { force: true }).catch(() => undefined))
    },
  }
}
