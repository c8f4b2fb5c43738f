import { WithWords } from '@rattlecup/ui'
import { Suspense, type ReactNode } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Switch } from '../../parts/switch.tsx'
import { useGameUi } from '../../table/use-game-ui.ts'
import { useOnline } from '../words/index.ts'
import { ClockChoice } from './clock-choice.tsx'
import type { TableDraft } from './draft.ts'
import css from './table-rules.module.css'

interface TableRulesProps {
  readonly draft: TableDraft
  readonly change: (draft: TableDraft) => void
}

/** Everything about a table that most people leave as it is. */
export function TableRules({ draft, change }: TableRulesProps): ReactNode {
  const words = useOnline()
  const set = (part: Partial<TableDraft>): void => change({ ...draft, ...part })
  return (
    <details className={css['details']}>
      <summary>{words.rulesAndTable}</summary>
      <div className={css['fields']}>
        <Suspense>
          <GameOptions draft={draft} change={change} />
        </Suspense>
        <ClockChoice clock={draft.clock} change={(clock) => set({ clock })} />
        <DiceChoice dice={draft.dice} change={(dice) => set({ dice })} />
        <Choice
          label={words.watching}
          value={draft.watch}
          options={[
            ['anyone', words.anyone],
            ['players', words.playersOnly],
          ]}
          change={(watch) => set({ watch })}
        />
        <Switches draft={draft} set={set} />
      </div>
    </details>
  )
}

/** The game's own options, in its own words. */
function GameOptions({ draft, change }: TableRulesProps): ReactNode {
  const online = useOnline()
  const { ui, words } = useGameUi(draft.game)
  return (
    <section>
      <h2>{online.rules}</h2>
      <WithWords words={words}>
        <ui.OptionsForm
          players={draft.places.length}
          value={draft.options}
          change={(options) => change({ ...draft, options })}
        />
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

function Switches({
  draft,
  set,
}: {
  draft: TableDraft
  set: (part: Partial<TableDraft>) => void
}): ReactNode {
  const words = useOnline()
  return (
    <div className={css['switches']}>
      <Switch
        label={words.listed}
        about={words.listedAbout}
        isOn={draft.listed}
        change={(listed) => set({ listed })}
      />
      <Switch
        label={words.freeText}
        about={words.freeTextAbout}
        isOn={draft.chat}
        change={(chat) => set({ chat })}
      />
      <Switch
        label={words.takeover}
        about={words.takeoverAbout}
        isOn={draft.takeover}
        change={(takeover) => set({ takeover })}
      />
    </div>
  )
}
