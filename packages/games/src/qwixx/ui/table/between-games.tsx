import { useWords } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { beginsNextGame, type QwixxStep } from '../steps.ts'
import type { QwixxWords } from '../words/words.ts'
import { written } from '../sheet/ink.tsx'
import css from './between-games.module.css'
import type { QwixxScene } from './scene.ts'

/** Between two games of a series: what each player got, before the clean sheets. */
export function BetweenGames({ scene }: { scene: QwixxScene }): ReactNode {
  const words = useWords<QwixxWords>()
  const { step, settled, skip } = scene
  if (settled || !step || !beginsNextGame(step)) return null
  return (
    <section className={css['between']} aria-label={words.between.title(step.before.game)}>
      <h2 className={css['title']}>{words.between.title(step.before.game)}</h2>
      <Points scene={scene} step={step} />
      <button type="button" className={css['goOn']} onClick={skip}>
        {words.between.goOn}
      </button>
    </section>
  )
}

function Points({ scene: { players, nameOf }, step }: { scene: QwixxScene; step: QwixxStep }): ReactNode {
  const words = useWords<QwixxWords>()
  const { before, after } = step
  return (
    <table className={css['points']}>
      <thead>
        <tr>
          <th scope="col">{words.end.player}</th>
          <th scope="col">{words.between.gained}</th>
          <th scope="col">{words.between.total}</th>
        </tr>
      </thead>
      <tbody>
        {players.map((_, seat) => {
          const total = after.totals[seat] ?? 0
          return (
            <tr key={seat}>
              <th scope="row">{nameOf(seat)}</th>
              <td>{written(total - (before.totals[seat] ?? 0))}</td>
              <td>{written(total)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
