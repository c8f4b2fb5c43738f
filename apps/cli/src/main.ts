import { readFileSync } from 'node:fs'
import { analyseCommand } from './analyse/command.ts'
import { inColumns, wrapped } from './columns.ts'
import { Failure, helpOf, readInput, UsageError, type CliCommand } from './command.ts'
import { engineCommand } from './engine/command.ts'
import { archiveCommand } from './server/archive.ts'
import { backupCommand, restoreCommand } from './server/backup.ts'
import { moveCommand } from './server/move.ts'
import { serveCommand } from './server/serve.ts'
import { ladderCommand } from './ladder/command.ts'
import { nearest } from './nearest.ts'
import { plain } from './plain.ts'
import { playCommand } from './play/index.ts'
import { simulateCommand } from './simulate/command.ts'
import { solveCommand } from './solve/command.ts'
import { verifyCommand } from './verify/command.ts'
import { witnessCommand } from './witness/command.ts'

const COMMANDS: readonly CliCommand[] = [
  playCommand,
  serveCommand,
  analyseCommand,
  simulateCommand,
  ladderCommand,
  solveCommand,
  verifyCommand,
  witnessCommand,
  engineCommand,
  backupCommand,
  restoreCommand,
  moveCommand,
  archiveCommand,
]

function overview(): string {
  const rows = COMMANDS.map(
    ({ name, words, summary }) => [`  ${[name, ...words].join(' ')}`, summary] as const,
  )
  return [
    'rattlecup: play, check and drive four dice games',
    '',
    'rattlecup COMMAND [options]',
    '',
    ...inColumns(rows),
    '',
    wrapped('rattlecup COMMAND --help tells more; rattlecup --version prints the version.'),
  ].join('\n')
}

/** As the package says; it lies three folders up, compiled or not. */
function version(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

async function main(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview())
    return name === undefined ? 2 : 0
  }
  if (name === '--version' || name === '-v') {
    console.log(version())
    return 0
  }
  const command = COMMANDS.find((each) => each.name === name)
  if (!command) {
    const guess = nearest(
      name,
      COMMANDS.map((each) => each.name),
    )
    throw new UsageError(`there is no command '${name}'${guess ? `; did you mean ${guess}?` : ''}`)
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(helpOf(command))
    return 0
  }
  return command.run(readInput(command, rest))
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(`rattlecup: ${plain(told(error as Error))}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

function whereToRead(name: string | undefined): string {
  const isKnown = COMMANDS.some((command) => command.name === name)
  return isKnown ? `rattlecup ${name} --help tells more` : 'rattlecup --help lists what there is'
}

/** A sentence for what others did; where it broke for a mistake of ours. */
function told(error: Error): string {
  if (error instanceof UsageError) return `${error.message}\n${whereToRead(process.argv[2])}`
  return error instanceof Failure ? error.message : (error.stack as string)
}
