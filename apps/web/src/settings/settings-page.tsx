import { useState, type ReactNode } from 'react'
import { download } from '../download.ts'
import { Link } from '../link.tsx'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { PageSheet } from '../parts/page-sheet.tsx'
import { savedGames } from '../session/saved-games.ts'
import { restoreSettings } from '../settings-store.ts'
import { useShell } from '../words/index.ts'
import { eraseKept, keptHere } from './kept.ts'
import { Preferences } from './preferences.tsx'
import css from './settings-page.module.css'
import { useSettingsWords } from './words/index.ts'

export function SettingsPage(): ReactNode {
  const shell = useShell()
  const words = useSettingsWords()
  return (
    <PageSheet title={shell.settings}>
      <div className={css['page']}>
        <Preferences />
        <Device />
        <Link to="/me">{words.account}</Link>
      </div>
    </PageSheet>
  )
}

/** What is kept here belongs to the player, who may download or erase it. */
function Device(): ReactNode {
  const words = useSettingsWords()
  const [state, setState] = useState<'kept' | 'asking' | 'erased'>('kept')
  const erase = async (): Promise<void> => {
    await eraseKept()
    restoreSettings()
    setState('erased')
  }
  return (
    <section>
      <h2>{words.device}</h2>
      <p role="status">{state === 'erased' ? words.erased : words.kept(savedGames().length)}</p>
      <div className={css['ways']}>
        <Button
          icon="download"
          onClick={() => download('rattlecup.json', JSON.stringify(keptHere(), null, 1))}
        >
          {words.export}
        </Button>
        <Button icon="trash" onClick={() => setState('asking')}>
          {words.erase}
        </Button>
      </div>
      {state === 'asking' && <Sure erase={erase} close={() => setState('kept')} />}
    </section>
  )
}

function Sure({ erase, close }: { erase: () => Promise<void>; close: () => void }): ReactNode {
  const shell = useShell()
  const words = useSettingsWords()
  return (
    <Dialog title={words.sure} close={close}>
      <p>{words.sureAbout}</p>
      <div className={css['ways']}>
        <Button look="primary" onClick={() => void erase()}>
          {words.eraseNow}
        </Button>
        <Button onClick={close}>{shell.cancel}</Button>
      </div>
    </Dialog>
  )
}
