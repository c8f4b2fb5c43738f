import type { EntryProps } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { Onecard } from '../../rules/types.ts'
import { CardEntry } from './card-entry.tsx'
import { RollEntry } from './roll-entry.tsx'

/** Entering what real dice show and which card was drawn. */
export function Entry({ chance, view, enter }: EntryProps<Onecard>): ReactNode {
  if (chance.type !== 'roll') return <CardEntry chance={chance} view={view} enter={enter} />
  // Another roll begins with an empty line.
  return <RollEntry key={`${view.active} ${view.rolls}`} count={chance.dice.length} enter={enter} />
}
