import { askBot } from '@rattlecup/bots'
import { FastSource, type GameTypes, type Seat } from '@rattlecup/kit'
import { botNamed, challengeOf } from '../levels.ts'
import type { Console } from './console.ts'
import type { TerminalChoice, TerminalUi, Menu, Stage } from '@rattlecup/games/terminal'
import { reasonLines } from './reasons.ts'
import { padLeft, squeeze, widthOf, wrap } from '@rattlecup/games/terminal'
import type { PlayTable } from './table.ts'

type Move = GameTypes['Move']

/** What asking needs to know. */
export interface PlayParts {
  readonly table: PlayTable
  readonly terminal: TerminalUi
  readonly stage: Stage
  readonly console: Console
}

/** Asks a person for a move until it is one; undefined if the person leaves. */
export async function askMove(asking: PlayParts, seat: Seat, secret: boolean): Promise<Move | undefined> {
  const { table, terminal, stage, console } = asking
  const view = table.match.view(seat)
  const menu = terminal.menu(view, seat, table.match.moves(seat), stage)
  const show = (): void => console.say('', ...screenLines(terminal.render(view, seat, stage), menu, stage))
  show()
  for (;;) {
    const typed = await console.ask(`${stage.names[seat]}> `, { secret })
    if (typed === undefined) return undefined
    const word = squeeze(typed)
    if (word === 'q' || word === 'quit') return undefined
    const chosen = choiceFor(menu, word)
    if (chosen) return chosen.move
    const special = terminal.typedMove?.(table.match, typed)
    if (special?.ok) return special.value
    if (word === 'h' || word === 'hint') console.say(...(await hint(asking, seat)).flatMap(wrap))
    else if (word === '?' || word === 'help') console.say(...[...terminal.help, COMMANDS].flatMap(wrap))
    else if (word === '') show()
    else console.say(special ? special.error.message : refusal(menu, typed))
  }
}

/** The table and what may be chosen; with the line for the answer it fits a screen. */
export function screenLines(table: readonly string[], menu: Menu<Move>, stage: Stage): string[] {
  return [...table, '', ...menuLines(menu, stage)]
}

const COMMANDS = 'Also: h for a hint, ? for this help, Enter to see the table again, q to leave.'

/** An empty line takes the only choice there is. */
function choiceFor({ choices, numbered }: Menu<Move>, word: string): TerminalChoice<Move> | undefined {
  if (word === '') return choices.length === 1 ? choices[0] : undefined
  const listed = choices.filter(({ unlisted }) => !unlisted)
  const byNumber = numbered && /^\d+$/.test(word) ? listed[Number(word) - 1] : undefined
  return byNumber ?? choices.find(({ keys }) => keys.includes(word))
}

function menuLines({ choices, numbered, note }: Menu<Move>, { paint }: Stage): string[] {
  const rows = choices
    .filter(({ unlisted }) => !unlisted)
    .map(({ keys, words }, i) => {
      const key = keys[0] as string
      return {
        label: numbered ? String(i + 1) : key,
        words: numbered ? `${words}  ${paint('dim', key)}` : words,
      }
    })
  const width = Math.max(...rows.map(({ label }) => widthOf(label))) + 2
  const only = choices.length === 1 ? ['   Nothing else is possible: press Enter.'] : []
  const lines = rows.map(({ label, words }) => `${padLeft(label, width)}  ${words}`)
  return [...lines, ...(note ? [`   ${note}`] : []), ...only]
}

function refusal({ choices, numbered }: Menu<Move>, typed: string): string {
  const listed = choices.filter(({ unlisted }) => !unlisted)
  const keys = listed.slice(0, 3).map(({ keys }) => keys[0])
  const numbers = numbered && listed.length > 1 ? `1 to ${listed.length} or ` : ''
  const word = [...typed.trim().replace(/\p{C}/gu, '?')].slice(0, 12).join('')
  const more = choices.length > keys.length ? ', …' : ''
  return `'${word}' is not possible now: type ${numbers}${keys.join(', ')}${more} (? for help)`
}

async function hint({ table, terminal, stage }: PlayParts, seat: Seat): Promise<string[]> {
  const { match } = table
  const bot = await botNamed(match.game, match.players, challengeOf(match.game))
  if (!bot.ok) throw new Error(bot.error.message)
  // A source of its own, so that asking for a hint changes nothing in what the bots do.
  const source = new FastSource(`hint ${match.publicEvents.length}`)
  const advice = askBot(match, seat, { bot: bot.value, source })
  if (!advice.ok) throw new Error(advice.error.message)
  const { move, reasons = [] } = advice.value
  return [
    `Hint: ${terminal.move(match.view(seat), seat, move, stage)}`,
    ...(await reasonLines(match.game, reasons)),
  ]
}
