import { findManifest, type GameManifest } from '@rattlecup/games/manifest'
import { useSettings } from '@rattlecup/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { NotFound } from '../../pages/not-found.tsx'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { PageSheet } from '../../parts/page-sheet.tsx'
import { go } from '../../router.ts'
import type { PageProps } from '../../later-page.tsx'
import { optionsFor } from '../../setup/options-for.ts'
import { commandTable, createTable, type Problem } from '../api.ts'
import { introduce, knownName, takeName, useIdentity } from '../identity.ts'
import { keepTable } from '../kept-tables.ts'
import { NameForm } from '../parts/name-form.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { randomHex } from '../../random.ts'
import { useOnline } from '../words/index.ts'
import { tableOf, usualDraft, type TableDraft } from './draft.ts'
import css from './friends-page.module.css'
import { SeatPlan } from './seat-plan.tsx'
import { TableRules } from './table-rules.tsx'

/** Opening a table for friends. As it stands it is ready: one tap is enough. */
export function FriendsPage({ params }: PageProps): ReactNode {
  const game = findManifest(params['game'])
  return game ? <Opening game={game} /> : <NotFound />
}

function Opening({ game }: { game: GameManifest }): ReactNode {
  const words = useOnline()
  const [draft, setDraft] = useState(() => usualDraft(game.id, game.players))
  const change = (part: Partial<TableDraft>): void => setDraft((last) => ({ ...last, ...part }))
  const { me, problem } = useIdentity()
  const { name } = useSettings()
  useEffect(() => void introduce(name), [])
  return (
    <PageSheet title={words.withFriends(game.title)}>
      {problem === 'unreachable' && !me ? (
        <>
          <Trouble problem={problem} again={() => void introduce(name)} />
          <OneDevice game={game.id} />
        </>
      ) : (
        <div className={css['form']}>
          {me && <NameForm key={me.name} name={me.name} save={(to) => void takeName(to)} />}
          <SeatPlan
            places={draft.places}
            players={game.players}
            change={(places) =>
              change({ places, options: optionsFor(draft.game, draft.options, places.length) })
            }
          />
          <TableRules draft={draft} change={change} />
          <OpenButton draft={draft} />
          <div className={css['others']}>
            <OneDevice game={game.id} />
            <ButtonLink look="quiet" icon="person" to="/me">
              {words.me}
            </ButtonLink>
          </div>
        </div>
      )}
    </PageSheet>
  )
}

/** Around one phone, which needs no server. */
function OneDevice({ game }: { game: string }): ReactNode {
  const words = useOnline()
  return (
    <ButtonLink look="quiet" icon="people" to={`/new/${game}?together`}>
      {words.oneDevice}
    </ButtonLink>
  )
}

function OpenButton({ draft }: { draft: TableDraft }): ReactNode {
  const words = useOnline()
  const [state, setState] = useState<Problem | 'ready' | 'busy'>('ready')
  const open = async (): Promise<void> => {
    setState('busy')
    setState((await openTable(draft)) ?? 'ready')
  }
  return (
    <div className={css['open']}>
      <Button look="primary" icon="people" disabled={state === 'busy'} onClick={() => void open()}>
        {words.openTable}
      </Button>
      {state !== 'ready' && state !== 'busy' && <Trouble problem={state} />}
    </div>
  )
}

/** Opens the table, takes the first seat and goes there; answers what went wrong. */
async function openTable(draft: TableDraft): Promise<Problem | undefined> {
  await knownName()
  const made = await createTable(tableOf(draft))
  if (!made.ok) return made.problem
  const { code } = made.value
  keepTable(code)
  await commandTable(code, { t: 'sit', i: randomHex(8), seat: 0 })
  // Whoever goes back from the table means home, not to open another one.
  go(`/t/${code}`, { replace: true })
  return undefined
}
