import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const example = (name: string) => fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url))

/** Only Java may be missing, and only outside CI, where everything must run. */
const isMissing = process.env['CI'] !== 'true' && spawnSync('java', ['-version']).error !== undefined
if (isMissing) console.warn('java is not installed: examples/Verify.java is not tested here')

/** Verifiers of game files that share no code with ours, each a name and how it is run. */
export const VERIFIERS: readonly (readonly [string, readonly string[]])[] = [
  ['Python', ['python3', example('verify.py')]],
  ...(isMissing ? [] : [['Java', ['java', example('Verify.java')]] as const]),
]

/** Runs a verifier on several files; one line begins with each file's path. */
export function runVerifier([command = '', ...args]: readonly string[], paths: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, [...args, ...paths], { encoding: 'utf8' })
  const fair = paths.filter((path) => stdout.includes(`${path}: Fair`))
  return { status, fair, stderr, stdout }
}
