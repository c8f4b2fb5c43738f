import { seatChoices, Select, useWords, type OptionsFormProps } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import css from './options-form.module.css'
import type { GamblerWords } from './words/words.ts'

const TARGETS = [200, 300, 500, 800, 1000] as const
const DEFAULTS = { target: 500, first: 0, stars: 'independent', beginner: false } as const

type Option = keyof typeof DEFAULTS

/** What people agree on before they begin. Custom boards come through the API. */
export function OptionsForm({ players, value, change }: OptionsFormProps): ReactNode {
  const { options } = useWords<GamblerWords>()
  const set = (option: Option, to: unknown): void => change(changed(value, option, to))
  const now = (option: Option): unknown => value[option] ?? DEFAULTS[option]
  const stars = [
    { value: 'independent', name: options.independent },
    { value: 'distinct', name: options.distinct },
  ]
  return (
    <div className={css['form']}>
      <label className={css['check']}>
        <input
          type="checkbox"
          checked={now('beginner') === true}
          onChange={({ target }) => set('beginner', target.checked)}
        />
        {options.beginner}
      </label>
      <Target value={Number(now('target'))} set={(to) => set('target', to)} />
      <Select
        label={options.first}
        value={Number(now('first'))}
        choices={seatChoices(players)}
        choose={(to) => set('first', to)}
      />
      <Select
        label={options.stars}
        value={String(now('stars'))}
        choices={stars}
        choose={(to) => set('stars', to)}
      />
    </div>
  )
}

/** The options with one of them changed; defaults are left out. */
export function changed(
  value: Readonly<Record<string, unknown>>,
  option: Option,
  to: unknown,
): Record<string, unknown> {
  const { [option]: _, ...rest } = value
  return to === DEFAULTS[option] ? rest : { ...rest, [option]: to }
}

function Target({ value, set }: { value: number; set: (to: number) => void }): ReactNode {
  const words = useWords<GamblerWords>()
  // A target set elsewhere, such as by a link, is one of the choices too.
  const targets = [...new Set([...TARGETS, value])].sort((a, b) => a - b)
  return (
    <Select
      label={words.options.target}
      about={words.options.targetHelp}
      value={value}
      choices={targets.map((target) => ({ value: target, name: words.points(target) }))}
      choose={set}
    />
  )
}
