import { manifestOf } from '@rattlecup/games/manifest'
import { useLanguage } from '@rattlecup/ui'
import { Suspense, type ReactNode } from 'react'
import { useGameUi } from '../table/use-game-ui.ts'
import { FigureTable } from './figure-table.tsx'
import { useMine } from './words/index.ts'

interface FavouritesProps {
  readonly game: string
  readonly counts: Readonly<Record<string, number>>
}

/** How often one did what a game counts, such as crosses by row; names come with the game. */
export function Favourites(props: FavouritesProps): ReactNode {
  return (
    <Suspense>
      <Named {...props} />
    </Suspense>
  )
}

function Named({ game, counts }: FavouritesProps): ReactNode {
  const { favourites, times } = useMine()
  const number = new Intl.NumberFormat(useLanguage())
  const { ui, words } = useGameUi(game)
  const entries = Object.entries(counts).toSorted(([, a], [, b]) => b - a)
  const most = Math.max(1, ...entries.map(([, count]) => count))
  return (
    <FigureTable
      name={favourites(manifestOf(game).title)}
      columns={[times]}
      rows={entries.map(([key, count]) => ({
        name: ui.tallyName?.(key, words) ?? key,
        share: count / most,
        figures: [number.format(count)],
      }))}
    />
  )
}
