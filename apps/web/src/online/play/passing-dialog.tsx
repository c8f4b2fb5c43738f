import type { JsonObject } from '@rattlecup/kit'
import { WithWords } from '@rattlecup/ui'
import { useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useGameUi } from '../../table/use-game-ui.ts'
import type { OnlineProps } from '../lobby/lobby.tsx'
import { useOnline } from '../words/index.ts'

/** Passing in advance, with exceptions. */
export function PassingDialog({ session, state, close }: OnlineProps & { close: () => void }): ReactNode {
  const online = useOnline()
  const { ui, words } = useGameUi(state.game.id)
  const [chosen, setChosen] = useState<JsonObject>()
  if (!ui.passing) return null
  const { Form, nothing } = ui.passing
  const unless = chosen ?? nothing
  const say = (): void => {
    session.do({ t: 'passing', unless })
    close()
  }
  return (
    <Dialog title={online.passing.title} close={close}>
      <p>{online.passing.what}</p>
      <WithWords words={words}>
        <Form unless={unless} change={setChosen} />
      </WithWords>
      <p>
        <Button look="primary" onClick={say}>
          {online.passing.say}
        </Button>
      </p>
    </Dialog>
  )
}
