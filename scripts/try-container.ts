// Runs the steps of deploy/Containerfile without a container: each stage is a folder, and its absolute paths lie in there.
// The image's own system and user can't be tried so.
import { execFileSync, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { freePort } from '../apps/server/src/testing/process.ts'

const ROOT = resolve(import.meta.dirname, '..')
/** As .dockerignore says. */
const LEFT_OUT = /^\.git(?:\/|$)|(?:^|\/)(?:node_modules|dist)(?:\/|$)|^data(?:\/|$)/
const WAIT_MS = 60_000

const base = await mkdtemp(join(tmpdir(), 'rattlecup-container-'))
const stages = new Map<string, string>()
const env: NodeJS.ProcessEnv = { ...process.env }
let stage = ''
let folder = '/'

const inside = (path: string): string => join(stage, isAbsolute(path) ? path : join(folder, path))
/** Absolute paths of the image, in any words of a command. */
const placed = (text: string): string =>
  text.replaceAll(/(?<=^|[\s=])\/(?=(?:src|package|app|data)\b)/g, `${stage}/`)

const steps: Record<string, (words: string) => Promise<void> | void> = {
  async FROM(words) {
    const name = / AS (\S+)/.exec(words)?.[1] ?? 'last'
    stage = join(base, name)
    folder = '/'
    stages.set(name, stage)
    await mkdir(stage)
  },
  async WORKDIR(words) {
    folder = words
    await mkdir(inside('.'), { recursive: true })
  },
  ENV(words) {
    for (const [name = '', value] of words.split(' ').map((pair) => pair.split('=')))
      env[name] = placed(value ?? '')
  },
  async COPY(words) {
    const [, from] = /--from=(\S+)/.exec(words) ?? []
    const [source = '', target = ''] = words.replace(/--\S+ /, '').split(' ')
    const filter = (path: string) => from !== undefined || !LEFT_OUT.test(relative(ROOT, path))
    const origin = from === undefined ? ROOT : (stages.get(from) as string)
    await cp(join(origin, source), inside(target), { recursive: true, filter })
  },
  RUN(words) {
    const command = placed(words.replace('-o node -g node ', ''))
    execFileSync('sh', ['-ec', command], { cwd: inside('.'), env, stdio: 'inherit' })
  },
  async CMD(words) {
    const [program = '', ...args] = JSON.parse(words) as string[]
    const port = String(await freePort())
    const server = spawn(program, args, { cwd: inside('.'), env: { ...env, PORT: port }, stdio: 'inherit' })
    const health = await healthOf(`http://127.0.0.1:${port}/api/health`)
    server.kill('SIGTERM')
    const code = await new Promise((end) => server.once('exit', end))
    if (health !== 200 || code !== 0) throw new Error(`health ${health}, ended with ${code}`)
  },
}

async function healthOf(address: string): Promise<number | undefined> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end;) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer) return answer.status
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return undefined
}

try {
  const lines = (await readFile(join(ROOT, 'deploy/Containerfile'), 'utf8')).split('\n')
  for (const line of lines.filter((each) => /^[A-Z]/.test(each))) {
    const [name = '', ...words] = line.split(' ')
    console.log(line)
    await steps[name]?.(words.join(' '))
  }
  console.log('The steps of the container file work.')
} finally {
  await rm(base, { recursive: true, force: true })
}
