import type { EntryProps } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { Gambler, GamblerOptions } from '../../rules/types.ts'
import { DiceEntry } from './dice-entry.tsx'
import { StackEntry } from './stack-entry.tsx'

/** The options say whether the beginners' board must lie on top. Where they aren't told it does: that is always legal. */
export type GamblerEntryProps = EntryProps<Gambler> & { readonly options?: Partial<GamblerOptions> }

/** Entering what lies on the real table: dice, or the stack of boards. */
export function Entry({ chance, view, enter, options }: GamblerEntryProps): ReactNode {
  if (chance.type === 'boards') {
    return (
      <StackEntry beginner={options?.beginner ?? true} enter={(order) => enter({ type: 'boards', order })} />
    )
  }
  return (
    <DiceEntry
      key={`${view.round} ${view.active} ${view.rolls}`}
      count={chance.count}
      enter={(values) => enter({ type: 'roll', values })}
    />
  )
}
