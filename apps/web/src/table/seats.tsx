import type { Seat } from '@rattlecup/kit'
import { useLanguage, type Player } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { Icon } from '../parts/icon.tsx'
import { useShell } from '../words/index.ts'
import css from './seats.module.css'
import { toldScore } from './told-score.ts'
import type { TableNow } from './use-table.ts'

/** Who is at the table, with their points, and whom the game waits for; for the ear only where that is all. */
export function Seats({ now }: { now: TableNow }): ReactNode {
  const shell = useShell()
  // Every game shows its players itself: what is said here and not there is who of the people is away.
  const isAlone = now.players.filter(({ bot }) => !bot).length <= 1
  return (
    <section aria-label={shell.players}>
      <ol className={isAlone ? 'visually-hidden' : css['seats']} data-guide="seats">
        {now.players.map((player, seat) => (
          <SeatLine key={seat} now={now} player={player} seat={seat} />
        ))}
      </ol>
    </section>
  )
}

function SeatLine({ now, player, seat }: { now: TableNow; player: Player; seat: Seat }): ReactNode {
  const shell = useShell()
  const number = new Intl.NumberFormat(useLanguage())
  const { table, scene } = now
  const { waiting, scores, winners } = scene.told
  const isAsked = waiting.kind === 'players' && waiting.seats.includes(seat)
  const hasChosen = scene.isCurrent && table.chosen.includes(seat)
  const person = seat === table.seat ? 'you' : 'other'
  const score = scores[seat] ?? 0
  const told = toldScore(now, seat)
  return (
    <li
      className={css['seat']}
      data-state={isAsked ? 'asked' : winners.includes(seat) ? 'won' : undefined}
      data-own={seat === table.seat}
    >
      <span className={css['name']}>
        {player.name}
        {player.bot && <Mark icon="bot" look="bot" name={shell.bot(shell.levels[player.bot])} />}
      </span>
      {player.away && <span className={css['note']}>{shell.away}</span>}
      {hasChosen && <Mark icon="check" look="mark" name={shell.hasChosen[person]} />}
      {isAsked && <span className="visually-hidden">{shell.isChoosing[person]}</span>}
      <span className={css['score']}>
        {told ?? <span aria-hidden="true">{number.format(score).replace('-', '−')}</span>}
        {told === undefined && <span className="visually-hidden">{shell.points(score)}</span>}
      </span>
    </li>
  )
}

/** A picture with a name: shown to a mouse, and read once. */
function Mark({
  icon,
  look,
  name,
}: {
  icon: 'bot' | 'check'
  look: 'bot' | 'mark'
  name: string
}): ReactNode {
  return (
    <span className={css[look]} role="img" aria-label={name} title={name}>
      <Icon name={icon} />
    </span>
  )
}
