import type { TableInfo } from '@rattlecup/protocol/client'
import { useSettings, listIn, useLanguage } from '@rattlecup/ui'
import { type ReactNode, useEffect } from 'react'
import { PageSheet } from '../../parts/page-sheet.tsx'
import { Chat } from '../chat/chat.tsx'
import details from '../opening/table-rules.module.css'
import { DiceNote } from '../dice/dice-note.tsx'
import { introduce, takeName, useIdentity } from '../identity.ts'
import { ConnectionNote } from '../parts/connection-note.tsx'
import { NameForm } from '../parts/name-form.tsx'
import { RefusalNote } from '../parts/refusal-note.tsx'
import { NewsSlip } from '../play/news-slip.tsx'
import { StoppedNote } from '../play/stop-note.tsx'
import type { RemoteSession } from '../remote/remote-session.ts'
import type { RemoteState } from '../remote/remote-state.ts'
import { useOnline } from '../words/index.ts'
import { Agreement } from './agreement.tsx'
import { Invitation, Picture } from './invitation.tsx'
import css from './lobby.module.css'
import { SeatList } from './seat-list.tsx'
import { StartLine } from './start-line.tsx'
import { useSharedAddress } from './use-shared-address.ts'

/** What the parts of an online table are drawn from. */
export interface OnlineProps {
  readonly session: RemoteSession
  readonly state: RemoteState
  readonly info: TableInfo
}

/** A table before its game: who sits where, and how friends get here. */
export function Lobby(props: OnlineProps): ReactNode {
  const { session, state, info } = props
  const words = useOnline()
  const shared = useSharedAddress()
  // Whoever was invited sits down first; whoever invites does that first.
  const invitation = <Invitation code={info.code} shared={shared} title={state.game.title} />
  return (
    <PageSheet title={words.tableOf(state.game.title)}>
      <div className={css['slips']}>
        <ConnectionNote session={session} state={state} />
        <RefusalNote state={state} />
        <NewsSlip state={state} />
      </div>
      <DiceNote dice={state.dice} />
      <StoppedNote stopped={state.stopped} />
      <div className={css['lobby']}>
        {state.isHost && invitation}
        <section className={css['people']} aria-label={words.people}>
          {state.seat === null && <OwnName />}
          <SeatList {...props} />
          <StartLine {...props} />
          <Watchers state={state} />
          <Agreement {...props} />
          {info.dice && <Promise commitment={info.dice.commitment} />}
        </section>
        {!state.isHost && invitation}
        <Picture code={info.code} shared={shared} />
        <section className={css['chat']}>
          <h2>{words.chat}</h2>
          <Chat {...props} />
        </section>
      </div>
    </PageSheet>
  )
}

/** What the house has promised of the dice, for those who want to know. */
function Promise({ commitment }: { commitment: string }): ReactNode {
  const words = useOnline()
  return (
    <details className={`${details['details']} ${css['fair']}`}>
      <summary>{words.fairDice}</summary>
      <p className={css['promise']}>{words.promise(commitment.slice(0, 12))}</p>
    </details>
  )
}

/** The name under which we are going to sit. */
function OwnName(): ReactNode {
  const { me } = useIdentity()
  const { name } = useSettings()
  useEffect(() => void introduce(name), [])
  return me && <NameForm key={me.name} name={me.name} save={(to) => void takeName(to)} />
}

/** The names of the spectators. */
function Watchers({ state: { watching } }: { state: RemoteState }): ReactNode {
  const words = useOnline()
  const list = listIn(useLanguage())
  const { count, names } = watching
  if (count === 0) return null
  const more = count - names.length
  return <p>{words.lookingOn(list(more > 0 ? [...names, words.more(more)] : names))}</p>
}
