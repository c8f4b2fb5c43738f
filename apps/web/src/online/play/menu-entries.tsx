import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import type { IconName } from '../../parts/icon.tsx'
import type { OnlineProps } from '../lobby/lobby.tsx'
import { isHost } from '../table/use-remote.ts'
import { useOnline } from '../words/index.ts'

/** What the menu of an online table has beside the usual. */
export function MenuEntries({ session, state, info, leave }: OnlineProps & { leave: () => void }): ReactNode {
  const words = useOnline()
  const { seat } = state
  const mayPause = seat !== null && state.phase === 'playing' && !info.pausing.includes(seat)
  const { chat } = info.settings
  return (
    <>
      {mayPause && <Entry icon="pause" name={words.askPause} act={() => session.do({ t: 'pause' })} />}
      {isHost(state) && (
        <Entry
          icon="people"
          name={chat ? words.writingOff : words.writingOn}
          act={() => session.do({ t: 'chat', on: !chat })}
        />
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
