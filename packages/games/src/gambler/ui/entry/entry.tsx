import type { EntryProps } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { Gambler } from '../../rules/types.ts'
import { DiceEntry } from './dice-entry.tsx'
import { StackEntry } from './stack-entry.tsx'

/** Entering what lies on the real table: dice, or the stack of boards. */
export function Entry({ chance, view, enter, options }: EntryProps<Gambler>): ReactNode {
  if (chance.type === 'boards') {
    return <StackEntry beginner={options.beginner} enter={(order) => enter({ type: 'boards', order })} />
  }
  return (
    <DiceEntry
      key={`${view.round} ${view.active} ${view.rolls}`}
      count={chance.count}
      enter={(values) => enter({ type: 'roll', values })}
    />
  )
}
