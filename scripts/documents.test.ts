import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const pages = files.filter((file) => file.endsWith('.md'))

describe('links in the documents', () => {
  it.each(pages)('%s points to files that exist', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(
      ([, to]) => to as string,
    )
    expect(links.filter((to) => !existsSync(join(root, dirname(page), to)))).toEqual([])
  })
})

/** Made when somebody follows the guides, or when a program runs. */
const MADE_LATER = ['./ten/index.ts', 'witness-HOST.json', 'witness-HOST.alarm.json']

function isMissing(name: string): boolean {
  return !MADE_LATER.includes(name) && !files.some((file) => `/${file}`.endsWith(`/${name}`))
}

describe('sources that the documents name', () => {
  it.each(pages)('%s names files that exist', (page) => {
    const named = [...read(page).matchAll(/`([\w.][\w./-]*\.(?:[jt]sx?|mjs|json|py|java|css))`/g)].map(
      ([, name]) => name as string,
    )
    expect(named.filter(isMissing)).toEqual([])
  })
})

describe('decisions', () => {
  it('have a number each, the one in their first line', () => {
    const pages = files.filter((file) => file.startsWith('docs/adr/'))
    const numbers = pages.map((page) => Number(/(\d+)-/.exec(page)?.[1]))
    expect(numbers).toEqual([...new Set(numbers)])
    expect(pages.map((page) => Number(/^# (\d+)\. /.exec(read(page))?.[1]))).toEqual(numbers)
  })
})

interface Row {
  readonly folder: string
  readonly imports: string
}

/** The map of ARCHITECTURE.md: which folder may import what. */
const map: readonly Row[] = [...read('ARCHITECTURE.md').matchAll(/^\| `([\w/]+)` \| .* \|([^|]*)\|$/gm)].map(
  ([, folder = '', imports = '']) => ({ folder, imports }),
)
const OURS = ['kit', 'bots', 'games', 'protocol', 'ui', 'server', 'web', 'cli']

/** What comes from a package: `import … from`, `export … from`, the last line of a longer one, `import '…'`, `import('…')`. */
const IMPORT = /(?:^(?:import|export|\})[^'\n]* from |^import |\bimport\()'([^.#'][^']*)'/gm

/** The packages that the sources of a folder import, tests and what serves them apart. */
function packagesImportedBy(folder: string): string[] {
  const sources = files.filter(
    (file) => file.startsWith(`${folder}/src/`) && /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file),
  )
  const specifiers = sources.flatMap((file) =>
    [...read(file).matchAll(IMPORT)].map(([, quoted]) => quoted as string),
  )
  const names = specifiers.map((name) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  )
  return [...new Set(names)].filter((name) => !name.startsWith('node:')).sort()
}

describe('the map in ARCHITECTURE.md', () => {
  it('names every folder there is, and no other', () => {
    const inGit = files
      .map((file) => file.split('/'))
      .filter((path) => path.length > 1 && !path[0]?.startsWith('.'))
    const folders = inGit.map(([top = '', next = '']) =>
      ['packages', 'apps'].includes(top) ? `${top}/${next}` : top,
    )
    expect(map.map(({ folder }) => folder).toSorted()).toEqual([...new Set(folders)].sort())
  })

  it.each(map.filter(({ folder }) => /^(packages|apps)/.test(folder)))(
    '$folder imports what it says: $imports',
    ({ folder, imports }) => {
      const real = packagesImportedBy(folder)
      const said: string[] = imports.replaceAll(/`[^`]*`/g, '').match(/\w+/g) ?? []
      const ours = real.flatMap((name) =>
        name.startsWith('@rattlecup/') ? [name.slice('@rattlecup/'.length)] : [],
      )
      expect(OURS.filter((name) => said.includes(name)).toSorted()).toEqual(ours)
      if (folder.startsWith('apps')) return
      const others = [...imports.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string)
      expect(others.toSorted()).toEqual(real.filter((name) => !name.startsWith('@rattlecup/')))
    },
  )

  it('is at most a hundred lines and a few long', () => {
    expect(read('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(130)
  })
})

describe('settings of the tools', () => {
  it('knip.json names files that exist', () => {
    const { workspaces } = JSON.parse(read('knip.json')) as {
      workspaces: Record<string, { entry: string[] }>
    }
    const named = Object.entries(workspaces).flatMap(([folder, { entry }]) =>
      entry.flatMap(alternatives).map((pattern) => (folder === '.' ? pattern : `${folder}/${pattern}`)),
    )
    expect(named.filter((pattern) => !files.some((file) => asPattern(pattern).test(file)))).toEqual([])
  })

  it('the linter keeps clocks, chance and the outside away from kit, rules and bots', () => {
    const { overrides } = JSON.parse(read('.oxlintrc.json')) as {
      overrides: { files: string[]; rules: Record<string, unknown> }[]
    }
    const strict = overrides.find(({ rules }) => Array.isArray(rules['no-restricted-globals']))
    for (const folder of [
      'packages/kit/src/**',
      'packages/bots/src/**',
      'packages/games/src/*/rules/**',
      'packages/games/src/*/bots/**',
    ])
      expect(strict?.files).toContain(folder)
  })
})

/** `a/{b,c}.ts!` is two files; the mark at the end is knip's own. */
function alternatives(pattern: string): string[] {
  const plain = pattern.replace(/!$/, '')
  const braces = /^(.*)\{([^}]*)\}(.*)$/.exec(plain)
  return braces
    ? (braces[2] as string).split(',').flatMap((each) => alternatives(`${braces[1]}${each}${braces[3]}`))
    : [plain]
}

function asPattern(glob: string): RegExp {
  const parts = glob.split('**/').map((part) => part.replaceAll('.', '\\.').replaceAll('*', '[^/]*'))
  return new RegExp(`^${parts.join('(.*/)?')}$`)
}
