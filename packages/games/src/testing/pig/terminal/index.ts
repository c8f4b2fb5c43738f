import { does, squeeze } from '../../../terminal/text.ts'
import type { TerminalUi } from '../../../terminal/terminal-ui.ts'
import { BAD, FACES, TARGET, type Pig } from '../rules/types.ts'

const terminal: TerminalUi<Pig> = {
  help: [`Roll as often as you like; a ${BAD} costs the turn's points. Who first holds ${TARGET} wins.`],
  menu: (_view, _seat, moves) => ({
    numbered: true,
    choices: moves.map((move) => ({ move, words: move.type, keys: [move.type[0] as string, move.type] })),
  }),
  move: (_view, _seat, { type }) => type,
  outcome: ({ active }, { value }, { names }) => `${does(names[active], 'rolls')} ${value}`,
  news(before, after, { names }) {
    const lost = before.phase === 'roll' && after.active !== before.active
    return lost ? [`${does(names[before.active], 'loses')} the turn.`] : []
  },
  wanted: () => `the die, 1 to ${FACES}`,
  typed(_view, _chance, text) {
    const value = Number(squeeze(text))
    return value >= 1 && value <= FACES ? { type: 'roll', value } : undefined
  },
  breakdown: (views) => ({ columns: ['held'], rows: (views.at(-1)?.points ?? []).map((each) => [each]) }),
  render: ({ points, turn, active }, _seat, { names }) =>
    points.map((each, seat) => {
      const coming = seat === active ? ` + ${turn}` : ''
      return ` ${seat === active ? '▸' : ' '} ${names[seat]}: ${each}${coming}`
    }),
}

export const terminalUi = (): TerminalUi<Pig> => terminal
