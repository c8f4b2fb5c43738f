import { useWords } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { StrikeWords } from '../words/words.ts'
import { FacePicture } from './face.tsx'
import css from './reserves.module.css'
import { viewNow, type StrikeTableProps } from './use-arena.ts'

/** How many dice everybody has, and who is out: the piles around the arena, as numbers. */
export function Reserves(props: StrikeTableProps): ReactNode {
  const { players, options, seat } = props
  const view = viewNow(props)
  const words = useWords<StrikeWords>()
  const isOut = (index: number): boolean => view.out.includes(index)
  return (
    <div className={css['bar']}>
      <ul className={css['seats']} aria-label={words.reserves} data-guide="reserves">
        {players.map(({ name }, index) => (
          <li
            key={index}
            className={css['seat']}
            data-active={(index === view.active && view.phase !== 'over') || undefined}
            data-own={index === seat || undefined}
            data-out={isOut(index) || undefined}
          >
            <span className={css['name']}>{name}</span>
            <span className={css['state']}>
              <span className={css['out']} aria-hidden={!isOut(index)}>
                {words.isOut}
              </span>
              <span
                className={css['reserve']}
                role="img"
                aria-hidden={isOut(index)}
                aria-label={words.dice(view.reserve[index] ?? 0)}
              >
                <FacePicture face={undefined} />
                <b aria-hidden="true">{view.reserve[index]}</b>
              </span>
            </span>
          </li>
        ))}
      </ul>
      {options.rounds === 'tournament' && (
        <p className={css['round']}>{words.round(view.round, players.length)}</p>
      )}
    </div>
  )
}
