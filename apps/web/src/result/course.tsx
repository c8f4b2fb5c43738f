import type { Player } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { Review } from '@rattlecup/games/bots'
import { courseOf, limitsOf, lineOf, thinned, type Frame } from './course-maths.ts'
import css from './course.module.css'
import { useResultWords } from './words/index.ts'

const WIDTH = 600
const HEIGHT = 180
const MOST_ROWS = 25

/** How the chances went, as a drawing and, for those who read rather than look, as a table. */
export function Course({ review, players }: { review: Review; players: readonly Player[] }): ReactNode {
  const words = useResultWords()
  const course = courseOf(review)
  const [low, high] = limitsOf(course, review.unit)
  const title = review.unit === 'share' ? words.chances : words.expected
  const show = review.unit === 'share' ? words.shareOf : words.pointsOf
  return (
    <figure className={css['course']}>
      <figcaption>{title}</figcaption>
      <div className={css['plot']}>
        <span className={css['high']} aria-hidden="true">
          {show(high)}
        </span>
        <span className={css['low']} aria-hidden="true">
          {show(low)}
        </span>
        <Plot review={review} players={players} />
      </div>
      {players.length > 1 && <Legend players={players} />}
      <details>
        <summary>{words.asTable}</summary>
        <CourseTable course={course} players={players} show={show} />
      </details>
    </figure>
  )
}

/** The drawing alone; `at` marks the moment after so many events. */
export function Plot({
  review,
  players,
  at,
}: {
  review: Review
  players: readonly Player[]
  at?: number
}): ReactNode {
  const course = courseOf(review)
  const [low, high] = limitsOf(course, review.unit)
  const frame: Frame = { width: WIDTH, height: HEIGHT, low, high }
  const mark = at === undefined ? undefined : (at / Math.max(1, course.length - 1)) * WIDTH
  return (
    <svg
      className={css['drawing']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} className={css['middle']} />
      {mark !== undefined && <path d={`M${mark} 0V${HEIGHT}`} className={css['mark']} />}
      {players.map((_, seat) => (
        <polyline key={seat} points={lineOf(course, seat, frame)} className={css['line']} data-seat={seat} />
      ))}
    </svg>
  )
}

function Legend({ players }: { players: readonly Player[] }): ReactNode {
  return (
    <ul className={css['legend']} aria-hidden="true">
      {players.map(({ name }, seat) => (
        <li key={seat}>
          <svg viewBox="0 0 32 8" aria-hidden="true">
            <path d="M0 4H32" className={css['line']} data-seat={seat} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

function CourseTable({
  course,
  players,
  show,
}: {
  course: readonly (readonly number[])[]
  players: readonly Player[]
  show: (value: number) => string
}): ReactNode {
  const words = useResultWords()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.event}</th>
          {players.map(({ name }, seat) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {thinned(course.length, MOST_ROWS).map((at) => (
          <tr key={at}>
            <th scope="row">{at}</th>
            {course[at]?.map((worth, seat) => (
              <td key={seat}>{show(worth)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
