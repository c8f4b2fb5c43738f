import { useSettings } from '@rattlecup/ui'
import { useId, type ReactNode } from 'react'
import { ButtonLink, Button, IconButton } from '../parts/button.tsx'
import { toggleSound } from '../settings-store.ts'
import { useShell } from '../words/index.ts'
import type { Panel } from './table-frame.tsx'
import css from './table-menu.module.css'

interface TableMenuProps {
  readonly open: (panel: Panel) => void
  /** Takes back the last move; absent where there is none to take back. */
  readonly undo: (() => void) | undefined
  readonly more: ReactNode
}

/** What else can be done at a table. The browser closes it on Escape and on a tap beside it. */
export function TableMenu({ open, undo, more }: TableMenuProps): ReactNode {
  const shell = useShell()
  const { sound } = useSettings()
  const id = useId()
  const closing = (act: () => void) => () => {
    document.getElementById(id)?.hidePopover()
    act()
  }
  const opener = (panel: Panel) => closing(() => open(panel))
  return (
    <>
      <IconButton icon="dots" label={shell.menu} popoverTarget={id} />
      <nav id={id} popover="auto" className={css['menu']} aria-label={shell.menu}>
        <ul>
          {undo && <Entry icon="undo" name={shell.takeBack} act={closing(undo)} />}
          <Entry icon="book" name={shell.rules} act={opener('rules')} />
          <Entry icon="list" name={shell.lastMoves} act={opener('moves')} />
          <li>
            <Button look="quiet" icon={sound ? 'sound' : 'mute'} aria-pressed={sound} onClick={toggleSound}>
              {sound ? shell.soundOn : shell.soundOff}
            </Button>
          </li>
          <Entry icon="gear" name={shell.settings} act={opener('settings')} />
          <Entry icon="keyboard" name={shell.shortcuts} act={opener('shortcuts')} />
          {more}
          <li>
            <ButtonLink look="quiet" icon="back" to="/">
              {shell.leave}
            </ButtonLink>
          </li>
        </ul>
      </nav>
    </>
  )
}

function Entry({
  icon,
  name,
  act,
}: {
  icon: Parameters<typeof IconButton>[0]['icon']
  name: string
  act: () => void
}): ReactNode {
  return (
    <li>
      <Button look="quiet" icon={icon} onClick={act}>
        {name}
      </Button>
    </li>
  )
}
