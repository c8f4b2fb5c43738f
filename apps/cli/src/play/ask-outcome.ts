import { rollOutcome, unwrap, type GameTypes, type Roller } from '@rattlecup/kit'
import type { PlayParts } from './ask-move.ts'
import { wrap } from '@rattlecup/games/terminal'

type Outcome = GameTypes['Outcome']

/** The outcome of the awaited chance event: from the fair dice, or from the players' own. Undefined if the players leave. */
export async function nextOutcome(asking: PlayParts, roll: Roller): Promise<Outcome | undefined> {
  const { table } = asking
  const draw = (): Outcome => unwrap(rollOutcome(table.match, table.dice, roll))
  return table.realDice ? askOutcome(asking, draw) : draw()
}

/** Asks what the real dice show; an empty line lets the program draw, which also deals cards that nobody has on paper. */
async function askOutcome(
  { table, terminal, stage, console }: PlayParts,
  draw: () => Outcome,
): Promise<Outcome | undefined> {
  const { match } = table
  const waiting = match.waiting()
  if (waiting.kind !== 'chance') throw new Error('no chance event is awaited')
  const view = match.view(null)
  const wanted = terminal.wanted(view, waiting.chance)
  const who = stage.names[Number(waiting.chance['seat'] ?? view.active)]
  console.say('', ...wrap(`For ${who}: type ${wanted}.`), 'Enter lets the program roll; q leaves.')
  for (;;) {
    const typed = await console.ask('dice> ')
    const word = typed?.trim().toLowerCase()
    if (typed === undefined || word === 'q' || word === 'quit') return undefined
    if (word === '') return draw()
    const outcome = terminal.typed(view, waiting.chance, typed)
    if (outcome && match.game.codec.decodeOutcome(match.stateWithSecrets, outcome)) return outcome
    console.say(...wrap(`That is not possible. Type ${wanted}.`))
  }
}
