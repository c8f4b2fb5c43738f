import { readFile } from 'node:fs/promises'
import { findGame, GAMES, rollerOf } from '@rattlecup/games'
import {
  Match,
  readGameFile,
  verifyGame,
  type GameFile,
  type HouseFile,
  type Result,
  type Seen,
  type Verdict,
} from '@rattlecup/kit'
import { UsageError, type CliCommand, type Input } from '../command.ts'
import { plain } from '../plain.ts'
import { reportOf } from './report.ts'

export const verifyCommand: CliCommand = {
  name: 'verify',
  summary: "Checks a finished game: every move against the rules, every roll against the dice's promise.",
  words: ['FILE'],
  options: {
    commitment: { type: 'string', value: 'HEX', about: 'the commitment that was shown before the game' },
    seed: { type: 'string', value: 'TEXT', repeats: true, about: 'a seed that you gave (scheme 1)' },
    head: { type: 'string', value: 'HEX', repeats: true, about: 'every head that your devices gave' },
    digest: {
      type: 'string',
      value: '[ASK:]HEX',
      repeats: true,
      about: 'a digest that your device noted, with the number of its ask if you know it',
    },
    words: { type: 'string', value: '"W W W W"', repeats: true, about: 'table words that you saw' },
    key: { type: 'string', value: 'VKEY', about: "the key of the house's log, as you know it" },
    json: { type: 'boolean', about: 'one JSON object instead of sentences' },
  },
  notes: [
    'What you saw yourself binds the file to the game you played; without it the file is only checked against itself.',
    'Exit code 0: everything is as promised. 1: something is not, or the file could not be read.',
  ],
  async run(input) {
    const [path] = input.words
    if (path === undefined)
      throw new UsageError('which file? A finished game, as `rattlecup play GAME --save FILE` writes it')
    const result = await check(path, seenIn(input))
    if (typeof result === 'string') {
      console.error(plain(`rattlecup: ${path}: ${result}`))
      return 1
    }
    const { file, verdict } = result
    console.log(input.flag('json') ? JSON.stringify(verdict) : plain(reportOf(file, verdict)))
    return verdict.fair ? 0 : 1
  },
}

const HASH = /^[0-9a-f]{64}$/

function seenIn(input: Input): Seen {
  const commitment = input.given('commitment')
  return {
    commitment: commitment === undefined ? undefined : hashOf('commitment', commitment),
    seeds: input.all('seed'),
    heads: input.all('head').map((head) => hashOf('head', head)),
    digests: input.all('digest').map(digestOf),
    words: input.all('words').map(wordsOf),
    key: input.given('key'),
  }
}

function hashOf(option: string, given: string): string {
  const hash = given.toLowerCase()
  if (HASH.test(hash)) return hash
  throw new UsageError(`--${option} takes 64 hexadecimal digits, not '${given}'`)
}

function digestOf(given: string): { ask?: number; digest: string } {
  const [, ask, digest = given] = /^(\d{1,6}):(.*)$/.exec(given) ?? []
  return { ...(ask === undefined ? {} : { ask: Number(ask) }), digest: hashOf('digest', digest) }
}

function wordsOf(given: string): string {
  if (given.trim().split(/\s+/).length === 4) return given
  throw new UsageError(`--words takes four words in quotation marks, not '${given}'`)
}

/** The verdict, or why there can be none. */
async function check(
  path: string,
  seen: Seen,
): Promise<{ file: GameFile | HouseFile; verdict: Verdict } | string> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => error)
  if (typeof text !== 'string') return text.code === 'ENOENT' ? 'there is no such file' : text.message
  const file = readGameFile(text)
  if (!file.ok) return file.error.code === 'bad-json' ? `not JSON: ${file.error.message}` : file.error.message
  const verdict = await verdictOf(file.value, seen)
  return verdict.ok ? { file: file.value, verdict: verdict.value } : verdict.error.message
}

async function verdictOf(file: GameFile | HouseFile, seen: Seen): Promise<Result<Verdict>> {
  const game = findGame(file.game)
  if (!game) {
    const message = `there is no game '${file.game}'; games: ${GAMES.map(({ id }) => id).join(', ')}`
    return { ok: false, error: { code: 'unknown-game', message } }
  }
  const started = Match.start(game, file.players, file.options)
  return started.ok ? verifyGame(game, file, { roll: await rollerOf(started.value), seen }) : started
}
