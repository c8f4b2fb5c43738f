import { useWords, type OptionsFormProps } from '@rattlecup/ui'
import { useId, type ReactNode } from 'react'
import css from './options-form.module.css'
import type { GamblerWords } from './words/words.ts'

const TARGETS = [200, 300, 500, 800, 1000] as const
const DEFAULTS = { target: 500, first: 0, stars: 'independent', beginner: false } as const

type Option = keyof typeof DEFAULTS

/** What people agree on before they begin. Custom boards come through the API. */
export function OptionsForm({ players, value, change }: OptionsFormProps): ReactNode {
  const { options } = useWords<GamblerWords>()
  const set = (option: Option, to: unknown): void => change(changed(value, option, to))
  const now = (option: Option): string => String(value[option] ?? DEFAULTS[option])
  const seats = players.map((name, seat) => ({ value: String(seat), name }))
  const stars = [
    { value: 'independent', name: options.independent },
    { value: 'distinct', name: options.distinct },
  ]
  return (
    <div className={css['form']}>
      <label className={css['check']}>
        <input
          type="checkbox"
          checked={now('beginner') === 'true'}
          onChange={({ target }) => set('beginner', target.checked)}
        />
        {options.beginner}
      </label>
      <Target value={Number(now('target'))} set={(to) => set('target', to)} />
      <Select
        label={options.first}
        value={now('first')}
        choices={seats}
        set={(to) => set('first', Number(to))}
      />
      <Select label={options.stars} value={now('stars')} choices={stars} set={(to) => set('stars', to)} />
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
  const help = useId()
  // A target set elsewhere, such as by a link, is one of the choices too.
  const targets = [...new Set([...TARGETS, value])].sort((a, b) => a - b)
  return (
    <>
      <Select
        label={words.options.target}
        help={help}
        value={String(value)}
        choices={targets.map((target) => ({ value: String(target), name: words.points(target) }))}
        set={(to) => set(Number(to))}
      />
      <p id={help} className={css['help']}>
        {words.options.targetHelp}
      </p>
    </>
  )
}

interface SelectProps {
  readonly label: string
  readonly help?: string
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly name: string }[]
  readonly set: (to: string) => void
}

function Select({ label, help, value, choices, set }: SelectProps): ReactNode {
  return (
    <label className={css['select']}>
      <span>{label}</span>
      <select aria-describedby={help} value={value} onChange={({ target }) => set(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  )
}
