import { findManifest } from '@rattlecup/games/manifest'
import type { ReactNode } from 'react'
import css from './home-part.module.css'

/** A table in a list: which game, what else there is to say, and what to do with it. */
export function TableLine(props: {
  readonly game: string
  readonly about: readonly string[]
  readonly children: ReactNode
}): ReactNode {
  const shown = findManifest(props.game)
  return (
    <li className={css['table']}>
      <span className={css['about']}>
        <span className={css['title']}>{shown?.title ?? props.game}</span>
        <span className={css['more']}>{props.about.filter((each) => each !== '').join(' · ')}</span>
      </span>
      {props.children}
    </li>
  )
}
