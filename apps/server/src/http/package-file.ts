import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A file beside this package's source, found from the source tree and from the bundles alike. */
export function packageFile(path: string): string {
  const candidates = ['../../', '../'].map((up) => fileURLToPath(new URL(up + path, import.meta.url)))
  return candidates.find((candidate) => existsSync(candidate)) ?? (candidates[0] as string)
}
