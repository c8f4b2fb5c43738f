import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { MANIFESTS } from './manifest.ts'

/** The floor plan of a game, as CONTRIBUTING.md describes it. A folder of a game's own may stand beside these; a file may not. */
const PLAN = {
  '.': {
    required: [
      'SPEC.md',
      'bots',
      'game.ts',
      'index.ts',
      'picture',
      'playthroughs',
      'rules',
      'terminal',
      'testing',
      'ui',
    ],
    optional: [],
  },
  rules: {
    required: ['codec.ts', 'forms.ts', 'options.ts', 'play.ts', 'types.ts', 'view.ts'],
    optional: /\.ts$/,
  },
  terminal: { required: ['goldens', 'index.ts', 'render.ts', 'words.ts'], optional: /\.ts$/ },
  ui: {
    required: [
      'breakdown',
      'ear.ts',
      'entry',
      'explain.ts',
      'index.ts',
      'lesson.ts',
      'options-form.module.css',
      'options-form.tsx',
      'pace.ts',
      'poster.tsx',
      'rules',
      'shortcuts.ts',
      'sound.ts',
      'table',
      'tell.ts',
      'words',
    ],
    optional: /^(?:(?:steps|names)\.ts|passing-form\.(?:tsx|module\.css))$/,
  },
  'ui/breakdown': { required: ['breakdown.tsx'], optional: /./ },
  'ui/entry': { required: ['entry.tsx'], optional: /./ },
  'ui/table': { required: ['table.tsx', 'why-not.ts'], optional: /./ },
  'ui/words': { required: ['de.ts', 'en.ts', 'fr.ts', 'it.ts', 'words.ts', 'words.test.ts'], optional: /./ },
} as const

const IDS = MANIFESTS.map(({ id }) => id)

describe.each(IDS)('the folder of %s', (id) => {
  it.each(Object.entries(PLAN))('%s is as planned', (folder, { required, optional }) => {
    const entries = readdirSync(new URL(`${id}/${folder}/`, import.meta.url), { withFileTypes: true })
    const names = entries.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([...required]))
    const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    const unplanned = files.filter(
      ({ name }) =>
        !(required as readonly string[]).includes(name) &&
        !(optional instanceof RegExp && optional.test(name)),
    )
    expect(unplanned.map(({ name }) => name)).toEqual([])
  })
})

/** Who may know a game by name although it is not its folder: what is about that game and no other. */
const ABOUT_ONE_GAME = [
  // Comparisons of Qwixx with what others have, and of its solver; the sources of its tables; Strike's physics.
  /^bench\/(?:peers|qwixx|rules|server)\//,
  /^bench\/(?:arena|gambler-stars|onecard-alone|solve|strike|strike-best)\.ts$/,
  /^tools\//,
  // What attacks and breaks a server on purpose plays whichever game suits it.
  /^apps\/server\/(?:attack|faults|src\/simulation)\//,
  // An example in a help.
  /^apps\/cli\/src\/engine\/command\.ts$/,
  // Balance reports of one game.
  /^scripts\/(?:balance-|arena-report)/,
  // What a test says of one game is no list of games.
  /\.test\.tsx?$/,
  /^apps\/web\/tests\//,
  /\/testing\//,
]

it('nobody but its folder and the registry knows a game by name', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const files = execFileSync('git', ['ls-files', 'apps', 'packages', 'bench', 'scripts'], {
    cwd: root,
    encoding: 'utf8',
  })
  const name = new RegExp(`['"\`/](?:${IDS.join('|')})['"\`/]|\\b(?:${IDS.join('|')}):`)
  const known = files
    .trim()
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs|json)$/.test(file))
    .filter((file) => !IDS.some((id) => file.startsWith(`packages/games/src/${id}/`)))
    .filter((file) => !ABOUT_ONE_GAME.some((pattern) => pattern.test(file)))
    .filter((file) => name.test(readFileSync(`${root}/${file}`, 'utf8')))
  expect(known).toEqual(['packages/games/src/registry.ts'])
})
