import { randomBytes } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import type { BlobCache } from '@rattlecup/kit'
import { makeFolder } from '../make-folder.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Better compression takes minutes for the largest tables and saves a tenth. */
const QUALITY = 5

/** The folder of computed tables: `RATTLECUP_CACHE`, or the user's own cache. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  const given = env['RATTLECUP_CACHE']
  if (given) return given
  return join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'rattlecup')
}

/**
 * Tables as files, compressed. A file that is missing or damaged reads as nothing, and so is computed again; a folder that
 * can't be written costs time, not the game.
 */
export function fileCache(folder: string = cacheFolder()): BlobCache {
  const pathOf = (name: string): string => join(folder, `${name}.br`)
  return {
    async read(name) {
      try {
        return new Uint8Array(await decompress(await readFile(pathOf(name))))
      } catch {
        return undefined
      }
    },
    async write(name, bytes) {
      const draft = `${pathOf(name)}.${randomBytes(4).toString('hex')}.part`
      try {
        await makeFolder(folder)
        await writeFile(
          draft,
          await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
        )
        // Another process may write the same table: whoever renames last wins, and both files are whole.
        await rename(draft, pathOf(name))
      } catch {
        await rm(draft, { force: true }).catch(() => undefined)
      }
    },
  }
}
