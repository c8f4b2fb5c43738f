import { useWords, type BreakdownProps, type EntryProps, type TableProps } from '@rattlecup/ui'
import type { ComponentType, ReactNode } from 'react'
import { FACES, type Pig } from '../rules/types.ts'
import type { Words } from './words/words.ts'

export function Table({ view, players, moves, play }: TableProps<Pig>): ReactNode {
  const words = useWords<Words>()
  return (
    <div>
      <ul>
        {view.points.map((points, seat) => (
          <li key={seat}>
            {players[seat]?.name}: {points}
          </li>
        ))}
      </ul>
      <p>{words.turn(view.turn)}</p>
      {moves.map((move) => (
        <button key={move.type} data-move={move.type} onClick={() => play(move)}>
          {words[move.type]}
        </button>
      ))}
    </div>
  )
}

export function Entry({ enter }: EntryProps<Pig>): ReactNode {
  const values = Array.from({ length: FACES }, (_, index) => index + 1)
  return values.map((value) => (
    <button key={value} onClick={() => enter({ type: 'roll', value })}>
      {value}
    </button>
  ))
}

export function Breakdown({ view, players }: BreakdownProps<Pig>): ReactNode {
  return (
    <ul>
      {view.points.map((points, seat) => (
        <li key={seat}>
          {players[seat]?.name}: {points}
        </li>
      ))}
    </ul>
  )
}

export function OptionsForm(): ReactNode {
  return null
}

/** The rules are among the words. */
export function rulesIn(load: () => Promise<{ readonly words: Words }>) {
  return async (): Promise<{ readonly Rules: ComponentType }> => {
    const { words } = await load()
    const lines = words.rules.map((rule) => <li key={rule}>{rule}</li>)
    return { Rules: () => <ol>{lines}</ol> }
  }
}
