import type { Game } from '@rattlecup/kit'
import { useSettings, WithWords } from '@rattlecup/ui'
import { useState, type ReactNode } from 'react'
import { NotFound } from '../pages/not-found.tsx'
import { Button } from '../parts/button.tsx'
import { Choice } from '../parts/choice.tsx'
import { PageSheet } from '../parts/page-sheet.tsx'
import { isGame } from '../records/is-game.ts'
import { go } from '../router.ts'
import type { PageProps } from '../later-page.tsx'
import { newGame } from '../session/new-game.ts'
import { useGameUi } from '../table/use-game-ui.ts'
import { useShell } from '../words/index.ts'
import { ChairLine } from './chair-line.tsx'
import { calledNow, chairFault, withChair } from './chairs.ts'
import { keepSetup, lastLevel, lastSetup, type SetupChair, type Setup } from './last-setup.ts'
import { optionsFor } from './options-for.ts'
import { quickTable } from './quick-table.ts'
import css from './setup-page.module.css'
import { useSetupWords } from './words/index.ts'

/** Setting up a table at this device: who, in which order, with which dice, by which rules. */
export function SetupPage({ params }: PageProps): ReactNode {
  const id = params['game'] ?? ''
  return isGame(id) ? <SettingUp id={id} /> : <NotFound />
}

function SettingUp({ id }: { id: string }): ReactNode {
  const shell = useShell()
  const words = useSetupWords()
  const { name } = useSettings()
  const { ui, words: gameWords } = useGameUi(id)
  const { game } = ui
  const [setup, setSetup] = useState<Setup>(() => firstSetup(game, name))
  const change = (part: Partial<Setup>): void => setSetup((last) => ({ ...last, ...part }))
  const fault = faultOf(game, setup)
  const begin = (): void => {
    keepSetup(game.id, setup)
    const { chairs, options, dice } = setup
    go(`/game/${newGame({ game: game.id, players: chairs, options, dice })}`)
  }
  return (
    <PageSheet title={words.title(game.title)}>
      <div className={css['form']}>
        <Chairs
          game={game}
          chairs={setup.chairs}
          change={(chairs) => change({ chairs, options: optionsFor(game.id, setup.options, chairs.length) })}
        />
        <Choice
          label={words.dice}
          value={setup.dice}
          options={[
            ['fair', words.fair],
            ['real', words.real],
          ]}
          change={(dice) => change({ dice })}
        />
        <p className={css['about']}>{setup.dice === 'fair' ? words.fairAbout : words.realAbout}</p>
        <section>
          <h2>{words.options}</h2>
          <WithWords words={gameWords}>
            <ui.OptionsForm
              players={calledNow(setup.chairs, shell)}
              value={setup.options}
              change={(options) => change({ options })}
            />
          </WithWords>
        </section>
        <p role="alert" className={css['fault']}>
          {fault && words[fault]}
        </p>
        <Button look="primary" disabled={fault !== undefined} onClick={begin}>
          {words.begin}
        </Button>
      </div>
    </PageSheet>
  )
}

function Chairs({
  game,
  chairs,
  change,
}: {
  game: Game
  chairs: readonly SetupChair[]
  change: (chairs: readonly SetupChair[]) => void
}): ReactNode {
  const words = useSetupWords()
  const { min, max } = game.players
  return (
    <section>
      <h2>{words.players}</h2>
      <ol className={css['chairs']}>
        {chairs.map((_, seat) => (
          <ChairLine key={seat} chairs={chairs} seat={seat} change={change} canLeave={chairs.length > min} />
        ))}
      </ol>
      {chairs.length < max && (
        <div className={css['add']}>
          <Button icon="person" onClick={() => change(withChair(chairs))}>
            {words.addPerson}
          </Button>
          <Button icon="bot" onClick={() => change(withChair(chairs, lastLevel(game.id)))}>
            {words.addBot}
          </Button>
        </div>
      )}
    </section>
  )
}

/** People who share this device begin with two of them; anybody else as last time. */
function firstSetup(game: Game, name: string): Setup {
  const isTogether = new URLSearchParams(location.search).has('together')
  if (isTogether) return { chairs: [{ name }, { name: '' }], options: {}, dice: 'fair' }
  return lastSetup(game.id) ?? usual(game, name)
}

function usual(game: Game, name: string): Setup {
  return { chairs: quickTable(game.id, name).players, options: {}, dice: 'fair' }
}

function faultOf(game: Game, { chairs, options }: Setup): 'sameNames' | 'noNames' | 'wrong' | undefined {
  return chairFault(chairs) ?? (game.options.parse(options, chairs.length).ok ? undefined : 'wrong')
}
