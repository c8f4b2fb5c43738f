import { rollerOf } from '@rattlecup/games'
import { UsageError, type Input } from '../command.ts'
import { gameNamed } from '../game-named.ts'
import { Console, type Streams } from './console.ts'
import { loadTerminal } from '@rattlecup/games/terminal'
import { promiseLines, proofLines } from './fairness.ts'
import { loadTable, newFileFault, saveTable } from './game-file.ts'
import { newTable } from './new-table.ts'
import { pickGame } from './pick-game.ts'
import { resultLines } from './result.ts'
import { RULE_FLAGS } from './rule-options.ts'
import { PlaySession } from './session.ts'
import type { PlayTable } from './table.ts'

/** `rattlecup play`: returns the exit code. */
export async function runPlay(input: Input, streams: Streams): Promise<number> {
  const file = fileToSave(input)
  const console = new Console(streams, { plain: input.flag('no-colour') })
  try {
    const table = await openTable(input, console)
    if (table) await playTable(table, console, file)
    return 0
  } finally {
    console.close()
  }
}

/** Where the game is kept: a loaded one goes on in its own file unless another is named. */
function fileToSave(input: Input): string | undefined {
  const load = input.text('load')
  const save = input.text('save') ?? load
  const fault = save === undefined || save === load ? undefined : newFileFault(save)
  if (fault) throw new UsageError(fault)
  return save
}

const FOR_NEW_GAMES = [
  'players',
  'humans',
  'bot',
  'names',
  'first',
  'options',
  'seed',
  'my-seed',
  'real-dice',
]

async function openTable(input: Input, console: Console): Promise<PlayTable | undefined> {
  const [word] = input.words
  const named = word === undefined ? undefined : gameNamed(word)
  const load = input.text('load')
  if (load === undefined) {
    const game = named ?? (await pickGame(console))
    return game && newTable(input, game)
  }
  const useless = [...FOR_NEW_GAMES, ...Object.keys(RULE_FLAGS)].find(
    (name) => input.text(name) ?? input.flag(name),
  )
  if (useless) throw new UsageError(`--${useless} is for a new game; --load goes on with one as it was`)
  const table = loadTable(load)
  if (named && named !== table.match.game)
    throw new UsageError(`${load} is a game of ${table.match.game.title}`)
  return table
}

async function playTable(table: PlayTable, console: Console, file: string | undefined): Promise<void> {
  const { match } = table
  const stage = { names: table.chairs.map(({ name }) => name), paint: console.paint }
  const terminal = await loadTerminal(match.game, match.options)
  // At once, so that a file that can't be written is known before the game and not after it.
  const fault = file === undefined ? undefined : saveTable(table, file)
  if (fault) throw new UsageError(fault)
  console.say(stage.paint('bold', match.game.title), ...promiseLines(table, stage))
  const { length } = match.eventsWithSecrets
  if (length > 0) console.say(`Continuing after ${length} events.`)
  const save = (): boolean => file !== undefined && saved(table, console, file)
  const session = new PlaySession({ table, terminal, stage, console }, { roll: await rollerOf(match), save })
  const finished = await session.run()
  const kept = save() ? file : undefined
  if (finished) console.say(...resultLines(table, terminal, stage), ...proofLines(table, kept))
  else await leave(table, console, kept)
}

function saved(table: PlayTable, console: Console, file: string): boolean {
  const fault = saveTable(table, file)
  if (fault) console.say(`The game was not saved: ${fault}.`)
  return fault === undefined
}

/** Says how to go on; asks for a file if the game is in none and somebody is there to answer. */
async function leave(table: PlayTable, console: Console, file: string | undefined): Promise<void> {
  const kept = file ?? (await askFile(table, console))
  if (kept === undefined) console.say('The game was not saved.')
  else console.say(`The game is saved in ${kept}. Continue with:`, `  rattlecup play --load ${kept}`)
}

async function askFile(table: PlayTable, console: Console): Promise<string | undefined> {
  while (!console.ended) {
    const name = (await console.ask('Save the game to which file? (Enter: none) '))?.trim()
    if (!name) return undefined
    const fault = newFileFault(name)
    if (fault) console.say(fault)
    else if (saved(table, console, name)) return name
  }
  return undefined
}
