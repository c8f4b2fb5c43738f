import type { Seat } from '@rattlecup/kit'
import type { SeatInfo } from '@rattlecup/protocol/client'
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { knownName } from '../identity.ts'
import { Presence } from '../parts/presence.tsx'
import { playerAt } from '../remote/remote-state.ts'
import { USUAL_BOT } from '../opening/draft.ts'
import { useOnline } from '../words/index.ts'
import { BotSeat } from './bot-seat.tsx'
import type { OnlineProps } from './lobby.tsx'
import { RemoveButton } from './remove-button.tsx'
import { OwnSeatActions } from './own-seat.tsx'
import css from './seat-list.module.css'

export interface SeatProps extends OnlineProps {
  readonly seat: Seat
  readonly chair: SeatInfo
}

/** The seats in their order around the table. */
export function SeatList(props: OnlineProps): ReactNode {
  const words = useOnline()
  return (
    <ol className={css['seats']} aria-label={words.seats}>
      {props.info.seats.map((chair, seat) => (
        <li key={seat} className={css['seat']} data-own={seat === props.state.seat}>
          <span className={css['number']}>{seat + 1}</span>
          {chair.bot !== null ? (
            <BotSeat {...props} seat={seat} chair={chair} />
          ) : chair.name === null ? (
            <FreeSeat {...props} seat={seat} chair={chair} />
          ) : (
            <TakenSeat {...props} seat={seat} chair={chair} />
          )}
        </li>
      ))}
    </ol>
  )
}

function FreeSeat({ session, state, seat }: SeatProps): ReactNode {
  const words = useOnline()
  return (
    <>
      <span className={css['free']}>{words.freeSeat}</span>
      {state.seat !== seat && (
        <Button onClick={() => void sitAt({ session, seat })} aria-label={words.sitHere(seat + 1)}>
          {words.sitHereShort}
        </Button>
      )}
      {state.isHost && <BotButton session={session} seat={seat} />}
    </>
  )
}

function BotButton({ session, seat }: Pick<SeatProps, 'session' | 'seat'>): ReactNode {
  const words = useOnline()
  return (
    <Button
      icon="bot"
      aria-label={words.putBotOn(seat + 1)}
      onClick={() => session.do({ t: 'bot', seat, level: USUAL_BOT })}
    >
      {words.bot}
    </Button>
  )
}

function TakenSeat(props: SeatProps): ReactNode {
  const { session, state, info, seat, chair } = props
  const words = useOnline()
  const { name } = playerAt(chair, seat)
  const isMine = seat === state.seat
  return (
    <>
      <span className={css['name']}>
        <Presence isHere={isMine || state.on.includes(seat)} />
        <span>{name}</span>
        {info.host === seat && <span className={css['mark']}>{words.hostMark}</span>}
      </span>
      {isMine && <OwnSeatActions {...props} />}
      {!isMine && state.isHost && (
        <RemoveButton name={name} remove={() => session.do({ t: 'clear', seat })} />
      )}
    </>
  )
}

/** Sits down under the name that we go by. */
export async function sitAt({ session, seat }: Pick<SeatProps, 'session' | 'seat'>): Promise<void> {
  const name = await knownName()
  session.do({ t: 'sit', seat, ...(name === undefined ? {} : { name }) })
}
