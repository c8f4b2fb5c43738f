import { readFile } from 'node:fs/promises'
import { findGame, GAMES, rollerOf } from '@rattlecup/games'
import { checkGameFile, Match, verifyGame, type GameFile, type Verdict } from '@rattlecup/kit'
import { UsageError, type Command } from './command.ts'

export const verifyCommand: Command = {
  name: 'verify',
  summary: "Checks a finished game: every move against the rules, every roll against the dice's promise.",
  words: ['FILE'],
  options: { json: { type: 'boolean', about: 'one JSON object instead of sentences' } },
  notes: ['Exit code 0: everything is as promised. 1: something is not, or the file could not be read.'],
  async run(input) {
    const [path] = input.words
    if (path === undefined)
      throw new UsageError('which file? A finished game, as `rattlecup play GAME --save FILE` writes it')
    const result = await check(path)
    if (typeof result === 'string') {
      console.error(`rattlecup: ${path}: ${result}`)
      return 1
    }
    console.log(input.flag('json') ? JSON.stringify(result.verdict) : sentences(result.file, result.verdict))
    return result.verdict.fair ? 0 : 1
  },
}

/** The verdict, or why there can be none. */
async function check(path: string): Promise<{ file: GameFile; verdict: Verdict } | string> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => error)
  if (typeof text !== 'string') return text.code === 'ENOENT' ? 'there is no such file' : text.message
  const json = parse(text)
  if (json instanceof Error) return `not JSON: ${json.message}`
  const file = checkGameFile(json)
  if (!file.ok) return file.error.message
  const game = findGame(file.value.game)
  if (!game) return `there is no game '${file.value.game}'; games: ${GAMES.map(({ id }) => id).join(', ')}`
  const started = Match.start(game, file.value.players, file.value.options)
  if (!started.ok) return started.error.message
  const verdict = verifyGame(game, file.value, await rollerOf(started.value))
  return verdict.ok ? { file: file.value, verdict: verdict.value } : verdict.error.message
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    return error
  }
}

function sentences(file: GameFile, { fair, rolls, faults }: Verdict): string {
  const head = `${file.game}, ${file.players} players, ${file.events.length} events, ${rolls} rolls checked`
  if (fair) return `${head}\nFair: the secret is the promised one and every roll follows from it.`
  const told = faults
    .slice(0, 20)
    .map((fault) => `  ${'event' in fault ? `event ${fault.event}: ` : ''}${fault.message}`)
  if (faults.length > told.length) told.push(`  … and ${faults.length - told.length} more`)
  return [head, 'NOT as promised:', ...told].join('\n')
}
