import { LEVELS } from '@rattlecup/kit'
import { BOT_LEVELS } from '@rattlecup/protocol/client'
import type { ReactNode } from 'react'
import { IconButton } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import fields from '../parts/fields.module.css'
import { playerAt } from '../remote/remote-state.ts'
import { useOnline } from '../words/index.ts'
import css from './seat-list.module.css'
import type { SeatProps } from './seat-list.tsx'

/** A seat that a bot has; the host says how it plays, or sends it away. */
export function BotSeat(props: SeatProps): ReactNode {
  const words = useOnline()
  const { session, state, seat, chair } = props
  const { name } = playerAt(chair, seat)
  return (
    <>
      <span className={css['name']}>
        <Icon name="bot" />
        <span>{name}</span>
        {!state.isHost && chair.bot && (
          <span className={css['mark']}>{words.botOf(words.levels[chair.bot])}</span>
        )}
      </span>
      {state.isHost && (
        <>
          <LevelSelect {...props} />
          <IconButton
            icon="close"
            label={words.removeName(name)}
            onClick={() => session.do({ t: 'clear', seat })}
          />
        </>
      )}
    </>
  )
}

function LevelSelect({ session, seat, chair }: SeatProps): ReactNode {
  const words = useOnline()
  const choose = (value: string): void => {
    const level = BOT_LEVELS.find((each) => each === value)
    if (level) session.do({ t: 'bot', seat, level })
  }
  // Bots beside the usual levels come only from programs; one that is here is shown as what it is.
  const levels = BOT_LEVELS.filter((each) => each === chair.bot || LEVELS.some((usual) => usual === each))
  return (
    <select
      className={`${fields['select']} ${css['level']}`}
      aria-label={words.botLevelOn(seat + 1)}
      value={chair.bot ?? ''}
      onChange={({ target }) => choose(target.value)}
    >
      {levels.map((level) => (
        <option key={level} value={level}>
          {words.levels[level]}
        </option>
      ))}
    </select>
  )
}
