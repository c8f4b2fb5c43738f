import type { CallChoices } from '@rattlecup/protocol/client'
import type { ReactNode } from 'react'
import fields from '../online/parts/fields.module.css'
import { Switch } from '../parts/switch.tsx'
import { useMine } from './words/index.ts'

type Quiet = CallChoices['quiet']
const NIGHT = { from: 22 * 60, to: 8 * 60 }

/** Hours in which a call makes no sound, by the clock of where we are. */
export function QuietHours({ quiet, change }: { quiet: Quiet; change: (quiet: Quiet) => void }): ReactNode {
  const words = useMine()
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <>
      <Switch
        label={words.quiet}
        about={words.quietAbout}
        isOn={quiet !== null}
        change={(isOn) => change(isOn ? { ...NIGHT, zone } : null)}
      />
      {quiet && (
        <div className={fields['line']}>
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className={fields['field']}>
              <span>{end === 'from' ? words.quietFrom : words.quietTo}</span>
              <input
                type="time"
                value={clockText(quiet[end])}
                onChange={({ target }) =>
                  target.value && change({ ...quiet, zone, [end]: minutesOf(target.value) })
                }
              />
            </label>
          ))}
        </div>
      )}
    </>
  )
}

/** As an input for times has it: 22:00. */
function clockText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}
