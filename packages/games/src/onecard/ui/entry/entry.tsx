import type { Seat } from '@rattlecup/kit'
import type { EntryProps } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { Onecard } from '../../rules/types.ts'
import { CardEntry } from './card-entry.tsx'
import { RollEntry } from './roll-entry.tsx'

/** Entering what real dice show and which card was drawn. */
export function Entry({ chance, view, players, seat, enter }: EntryProps<Onecard>): ReactNode {
  const who = (of: Seat): string | undefined => (of === seat ? undefined : players[of]?.name)
  if (chance.type !== 'roll') return <CardEntry {...{ chance, view, who, enter }} />
  // Another roll begins with an empty line.
  return <RollEntry key={`${view.active} ${view.rolls}`} count={chance.dice.length} enter={enter} />
}
