import { useWords, type PassingFormProps, type PassingUi } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { QwixxExceptions } from '../rules/passing.ts'
import { COLOURS } from '../rules/types.ts'
import css from './passing-form.module.css'
import type { QwixxWords } from './words/words.ts'

const SUMS = Array.from({ length: 11 }, (_, at) => at + 2)

/** At which white sums, and for which rows, one wants to choose after all. */
function Form({ unless, change }: PassingFormProps): ReactNode {
  const { beforehand, colour } = useWords<QwixxWords>()
  const { sums, rows } = unless as unknown as QwixxExceptions
  const put = (changed: Partial<QwixxExceptions>): void => change({ sums, rows, ...changed })
  return (
    <div className={css['form']}>
      <fieldset>
        <legend>{beforehand.sums}</legend>
        {SUMS.map((sum) => (
          <Toggle
            key={sum}
            name={String(sum)}
            isOn={sums.includes(sum)}
            toggle={() => put({ sums: toggled(sums, sum) })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{beforehand.rows}</legend>
        {COLOURS.map((row) => (
          <Toggle
            key={row}
            name={colour[row]}
            isOn={rows.includes(row)}
            toggle={() => put({ rows: toggled(rows, row) })}
          />
        ))}
      </fieldset>
    </div>
  )
}

function Toggle({ name, isOn, toggle }: { name: string; isOn: boolean; toggle: () => void }): ReactNode {
  return (
    <label className={css['toggle']}>
      <input type="checkbox" checked={isOn} onChange={toggle} />
      {name}
    </label>
  )
}

function toggled<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value]
}

export const passing: PassingUi<QwixxWords> = {
  Form,
  nothing: { sums: [], rows: [] },
  tell(unless, { beforehand: words }) {
    const { sums, rows } = unless as unknown as QwixxExceptions
    if (sums.length === 0 && rows.length === 0) return undefined
    return words.tell(
      [...sums].sort((a, b) => a - b),
      COLOURS.filter((row) => rows.includes(row)),
    )
  },
}
