import { WithWords } from '@rattlecup/ui'
import { Suspense, type ReactNode } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Switch } from '../../parts/switch.tsx'
import { useGameUi } from '../../table/use-game-ui.ts'
import { useShell } from '../../words/index.ts'
import { useOnline } from '../words/index.ts'
import { ClockChoice } from './clock-choice.tsx'
import type { TableDraft } from './draft.ts'
import css from './table-rules.module.css'

interface TableRulesProps {
  readonly draft: TableDraft
  /** Whether the table is there already: then its dice stay, and its chat is turned off elsewhere. */
  readonly isOpened?: boolean
  readonly change: (part: Partial<TableDraft>) => void
}

/** Everything about a table that most people leave as it is. */
export function TableRules({ draft, change, isOpened = false }: TableRulesProps): ReactNode {
  const words = useOnline()
  return (
    <details className={css['details']}>
      <summary>{words.rulesAndTable}</summary>
      <div className={css['fields']}>
        <Suspense>
          <GameOptions draft={draft} change={change} />
        </Suspense>
        <ClockChoice clock={draft.clock} change={(clock) => change({ clock })} />
        {!isOpened && <DiceChoice dice={draft.dice} change={(dice) => change({ dice })} />}
        {!isOpened && draft.dice === 'fair' && (
          <Choice
            label={words.waiting}
            value={draft.wait}
            options={[
              ['here', words.waitHere],
              ['all', words.waitAll],
            ]}
            change={(wait) => change({ wait })}
          />
        )}
        <Choice
          label={words.watching}
          value={draft.watch}
          options={[
            ['anyone', words.anyone],
            ['players', words.playersOnly],
          ]}
          change={(watch) => change({ watch })}
        />
        <Switches {...{ draft, change, isOpened }} />
      </div>
    </details>
  )
}

/** The game's own options, in its own words. */
function GameOptions({ draft, change }: TableRulesProps): ReactNode {
  const online = useOnline()
  const shell = useShell()
  const { ui, words } = useGameUi(draft.game)
  return (
    <section>
      <h2>{online.rules}</h2>
      <WithWords words={words}>
        <Suspense>
          <ui.OptionsForm
            players={draft.places.map((_, seat) => (seat === 0 ? shell.you : online.seat(seat + 1)))}
            value={draft.options}
            change={(options) => change({ options })}
          />
        </Suspense>
      </WithWords>
    </section>
  )
}

function DiceChoice(props: {
  readonly dice: TableDraft['dice']
  readonly change: (dice: TableDraft['dice']) => void
}): ReactNode {
  const words = useOnline()
  return (
    <div>
      <Choice
        label={words.dice}
        value={props.dice}
        options={[
          ['fair', words.fairDice],
          ['real', words.realDice],
        ]}
        change={props.change}
      />
      {props.dice === 'real' && <p className={css['about']}>{words.realDiceAbout}</p>}
    </div>
  )
}

function Switches({ draft, change, isOpened }: TableRulesProps): ReactNode {
  const words = useOnline()
  return (
    <div className={css['switches']}>
      <Switch
        label={words.listed}
        about={words.listedAbout}
        isOn={draft.listed}
        change={(listed) => change({ listed })}
      />
      {!isOpened && (
        <Switch
          label={words.freeText}
          about={words.freeTextAbout}
          isOn={draft.chat}
          change={(chat) => change({ chat })}
        />
      )}
      {/* Over days nobody has to be there. */}
      {draft.clock?.kind !== 'days' && (
        <Switch
          label={words.takeover}
          about={words.takeoverAbout}
          isOn={draft.takeover}
          change={(takeover) => change({ takeover })}
        />
      )}
    </div>
  )
}
