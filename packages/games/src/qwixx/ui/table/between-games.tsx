import { useWords } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { beginsNextGame } from '../steps.ts'
import type { Words } from '../words/words.ts'
import css from './between-games.module.css'
import type { Scene } from './scene.ts'

/** Between two games of a series: what each player got, before the clean sheets. */
export function BetweenGames({ scene }: { scene: Scene }): ReactNode {
  const words = useWords<Words>()
  const { step, settled, skip, nameOf, players } = scene
  if (settled || !step || !beginsNextGame(step)) return null
  const { before, after } = step
  return (
    <section className={css['between']} aria-label={words.between.title(before.game)}>
      <h2 className={css['title']}>{words.between.title(before.game)}</h2>
      <ul className={css['points']}>
        {players.map((_, seat) => {
          const total = after.totals[seat] ?? 0
          return (
            <li key={seat} className={css['player']}>
              <strong>{nameOf(seat)}</strong>
              <span>{words.between.gained(total - (before.totals[seat] ?? 0))}</span>
              <span>{words.between.total(total)}</span>
            </li>
          )
        })}
      </ul>
      <button type="button" className={css['goOn']} onClick={skip}>
        {words.between.goOn}
      </button>
    </section>
  )
}
