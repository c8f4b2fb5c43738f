import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './npm.ts'

const run = promisify(execFile)

/** A proxy in front of a server, with the file that the repository has for it. */
export interface ProxyPlace {
  /** A folder of the test's own. */
  readonly folder: string
  readonly port: number
  /** Where the server listens; where there are several, all its nodes. */
  readonly upstream: number | readonly number[]
}

/** Checks the site as nginx does and opens it, with HTTPS by a certificate that nobody else trusts. */
export async function startNginx({ folder, port, upstream }: ProxyPlace): Promise<ChildProcess> {
  const site = await siteFor(upstream)
  const certificate = join(folder, 'fullchain.pem')
  const key = join(folder, 'privkey.pem')
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    ...subject,
  ])
  const placed = site
    .replaceAll('/etc/letsencrypt/live/dice.example.org/', `${folder}/`)
    .replaceAll('dice.example.org', 'localhost')
    .replace('listen 80;', `listen unix:${join(folder, 'http.sock')};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
  const file = join(folder, 'nginx.conf')
  await writeFile(file, wholeNginx(folder, placed))
  await mkdir(join(folder, 'bodies'))
  await run('nginx', ['-t', '-c', file])
  return spawn('nginx', ['-c', file], { stdio: 'ignore' })
}

async function siteFor(upstream: ProxyPlace['upstream']): Promise<string> {
  const site = await readFile(join(ROOT, 'deploy/nginx.conf'), 'utf8')
  if (typeof upstream === 'number') return site.replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
  const nodes = await readFile(join(ROOT, 'deploy/nginx-nodes.conf'), 'utf8')
  const placed = upstream.reduce(
    (text, port, i) => text.replace(`node${i + 1}.internal:3000`, `127.0.0.1:${port}`),
    nodes,
  )
  return site.replace(/^upstream rattlecup \{.*?^\}$/ms, () => placed)
}

/** What surrounds a site on Debian, as far as it matters, in a folder of our own and by a user of any name. */
function wholeNginx(folder: string, site: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events {}
    http {
      access_log off;
      ${kinds.map((kind) => `${kind}_temp_path ${folder}/bodies;`).join(' ')}
      ${site}
    }`
}

/** By plain HTTP: a certificate would have to come from outside. */
export async function startCaddy({ folder, port, upstream }: ProxyPlace): Promise<ChildProcess> {
  const env = {
    ...process.env,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    DOMAIN: `http://localhost:${port}`,
    UPSTREAM: `127.0.0.1:${String(upstream)}`,
  }
  const file = join(folder, 'Caddyfile')
  await writeFile(file, `{\n\tadmin off\n}\n${await readFile(join(ROOT, 'deploy/Caddyfile'), 'utf8')}`)
  const config = ['--config', file, '--adapter', 'caddyfile']
  await run('caddy', ['validate', ...config], { env })
  return spawn('caddy', ['run', ...config], { env, stdio: 'ignore' })
}
