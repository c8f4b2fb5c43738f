import { seatChoices, Select, useWords, type OptionsFormProps } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { OnecardOptions } from '../rules/types.ts'
import type { OnecardWords } from './words/words.ts'
import css from './options-form.module.css'

/** Limits to choose from alone: hurried to patient; see docs/analysis.md. */
const LIMITS = [12, 16, 20, 24] as const

/** The options people choose at a table. Custom cards come with a link or a file, and stay as they are. */
export function OptionsForm({ players, value, change }: OptionsFormProps): ReactNode {
  const { optionsForm: words } = useWords<OnecardWords>()
  const variant = value['variant'] ?? 'basic'
  const first = Number(value['first'] ?? 0)
  const choice = (name: OnecardOptions['variant'], text: string, about: string): ReactNode => (
    <label className={css['choice']}>
      <input
        type="radio"
        name="onecard-variant"
        checked={variant === name}
        onChange={() => change({ ...value, variant: name })}
      />
      <span>
        <strong>{text}</strong>
        <small className={css['about']}>{about}</small>
      </span>
    </label>
  )
  return (
    <div className={css['form']}>
      <fieldset className={css['group']}>
        <legend>{words.variant}</legend>
        {choice('basic', words.basic, words.basicAbout)}
        {choice('advanced', words.advanced, words.advancedAbout)}
      </fieldset>
      {players.length === 1 && <Turns value={value} change={change} />}
      {players.length > 1 && (
        <Select
          label={words.first}
          value={first}
          choices={seatChoices(players)}
          choose={(next) => change({ ...value, first: next })}
        />
      )}
    </div>
  )
}

/** How long a lone player has. */
function Turns({ value, change }: Omit<OptionsFormProps, 'players'>): ReactNode {
  const { optionsForm: words } = useWords<OnecardWords>()
  const { turns, ...others } = value
  const limits = [...new Set([...LIMITS, ...(typeof turns === 'number' ? [turns] : [])])].sort(
    (a, b) => a - b,
  )
  return (
    <Select
      label={words.turns}
      about={words.turnsAbout}
      value={Number(turns ?? 0)}
      choices={[
        ...limits.map((limit) => ({ value: limit, name: words.turnCount(limit) })),
        { value: 0, name: words.noLimit },
      ]}
      choose={(limit) => change(limit === 0 ? others : { ...others, turns: limit })}
    />
  )
}
