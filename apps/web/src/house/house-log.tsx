import type { HouseDice } from '@rattlecup/protocol/client'
import type { ReactNode } from 'react'
import css from './house.module.css'
import { useHouseWords } from './words/index.ts'

/** The public log, and who watches it. */
export function HouseLog({ dice }: { dice: HouseDice }): ReactNode {
  const words = useHouseWords()
  return (
    <section>
      <h2>{words.log}</h2>
      <p>{words.logAbout(dice.size)}</p>
      <dl className={css['log']}>
        <dt>{words.key}</dt>
        <dd>{dice.key}</dd>
        <dt>{words.checkpoint}</dt>
        <dd>
          <pre>{dice.checkpoint}</pre>
        </dd>
      </dl>
      <h2>{words.witnesses}</h2>
      {dice.witnesses.length === 0 && <p>{words.noWitness}</p>}
      <ul>
        {dice.witnesses.map(({ key, name, size, time }) => (
          <li key={key}>
            {words.witness(name, size)} ({words.seenAt(time)})
          </li>
        ))}
      </ul>
      <p>{words.beWitness}</p>
      <pre className={css['command']}>{words.command(location.origin)}</pre>
    </section>
  )
}
