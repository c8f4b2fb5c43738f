import { MANIFESTS } from '@rattlecup/games/manifest'
import { useLanguage } from '@rattlecup/ui'
import { useState, type ReactNode } from 'react'
import { statistics } from '../session/statistics.ts'
import css from './own-records.module.css'
import { useHomeWords } from './words/index.ts'

/** What one's own games here came to. */
export function OwnRecords(): ReactNode {
  const words = useHomeWords()
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 0 })
  const [records] = useState(statistics)
  const games = MANIFESTS.flatMap(({ id, title }) => {
    const record = records[id]
    return record ? [{ id, title, ...record }] : []
  })
  if (games.length === 0) return null
  return (
    <table className={css['records']}>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.played}</th>
          <th scope="col">{words.won}</th>
          <th scope="col">{words.best}</th>
          <th scope="col">{words.average}</th>
        </tr>
      </thead>
      <tbody>
        {games.map(({ id, title, played, won, best, sum }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            <td>{number.format(played)}</td>
            <td>{number.format(won)}</td>
            <td>{number.format(best)}</td>
            <td>{number.format(sum / played)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
