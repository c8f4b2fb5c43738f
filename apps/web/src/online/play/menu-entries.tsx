import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import type { IconName } from '../../parts/icon.tsx'
import type { OnlineProps } from '../lobby/lobby.tsx'
import css from './online-game.module.css'
import { useOnline } from '../words/index.ts'

interface MenuProps extends OnlineProps {
  readonly invite: () => void
  readonly passing: () => void
  readonly leave: () => void
}

/** What the menu of an online table has beside the usual. */
export function MenuEntries({ session, state, info, invite, passing, leave }: MenuProps): ReactNode {
  const words = useOnline()
  const { seat } = state
  const mayPause = seat !== null && state.phase === 'playing' && !info.pausing.includes(seat)
  const mayPass = seat !== null && state.phase === 'playing' && state.game.passing && !state.passing
  const isOn = state.phase === 'playing' || state.phase === 'paused'
  const mayStop = seat !== null && isOn && !info.stopping.includes(seat)
  const isWriting = info.settings.chat
  return (
    <>
      <Entry icon="people" name={words.codeAndLink} act={invite} />
      {mayPass && <Entry icon="forward" name={words.passing.open} act={passing} />}
      {mayPause && <Entry icon="pause" name={words.askPause} act={() => session.do({ t: 'pause' })} />}
      {state.isHost && (
        <Entry
          icon="mute"
          name={isWriting ? words.writingOff : words.writingOn}
          act={() => session.do({ t: 'chat', on: !isWriting })}
        />
      )}
      {mayStop && <Entry icon="close" name={words.askStop} act={() => session.do({ t: 'stop' })} />}
      {state.dice?.words && (
        <li className={css['told']}>
          {words.tableWords(state.dice.devices)} <strong translate="no">{state.dice.words.first}</strong>
        </li>
      )}
      {seat !== null && state.phase !== 'over' && (
        <Entry icon="close" name={words.leaveForGood} act={leave} />
      )}
    </>
  )
}

function Entry({ icon, name, act }: { icon: IconName; name: string; act: () => void }): ReactNode {
  const choose = ({ currentTarget }: MouseEvent): void => {
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
    act()
  }
  return (
    <li>
      <Button look="quiet" icon={icon} onClick={choose}>
        {name}
      </Button>
    </li>
  )
}
