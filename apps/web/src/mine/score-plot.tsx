import type { StatisticsAnswer } from '@rattlecup/protocol/client'
import { useLanguage } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { FigureTable } from './figure-table.tsx'
import css from './games-page.module.css'
import { useMine } from './words/index.ts'

const WIDTH = 600
const HEIGHT = 120
const MOST = 50

/** The points of the last games of a kind: a drawing, and the same as a table. */
export function ScorePlot({ title, games }: { title: string; games: StatisticsAnswer['recent'] }): ReactNode {
  const words = useMine()
  const number = new Intl.NumberFormat(useLanguage())
  // The oldest on the left.
  const shown = games.slice(0, MOST).toReversed()
  if (shown.length < 2) return null
  const scores = shown.map(({ score }) => score)
  const [low, high] = [Math.min(...scores), Math.max(...scores)]
  const x = (at: number): number => 6 + (at / (shown.length - 1)) * (WIDTH - 12)
  const y = (score: number): number => 6 + (1 - (score - low) / Math.max(1, high - low)) * (HEIGHT - 12)
  return (
    <figure className={css['figure']}>
      <figcaption>{words.lastGames(title, shown.length)}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polyline points={scores.map((score, at) => `${x(at)},${y(score)}`).join(' ')} />
        {shown.map(({ score, won }, at) => (
          <circle key={at} cx={x(at)} cy={y(score)} r={won ? 5 : 3} data-won={won} />
        ))}
        <text x={WIDTH} y={14} textAnchor="end">
          {number.format(high)}
        </text>
        <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
          {number.format(low)}
        </text>
      </svg>
      <details>
        <summary>{words.asTable}</summary>
        <FigureTable
          name={words.lastGames(title, shown.length)}
          columns={[words.points, words.result]}
          rows={shown.toReversed().map(({ ended, score, won }) => ({
            name: words.day(ended),
            figures: [number.format(score), won ? words.won : words.lost],
          }))}
        />
      </details>
    </figure>
  )
}
