import { LEVELS, type Level } from '@rattlecup/kit'
import { NAME_LENGTH } from '@rattlecup/protocol/client'
import type { ReactNode } from 'react'
import { IconButton } from '../parts/button.tsx'
import { useShell } from '../words/index.ts'
import { earlier, isAlone, withName, withoutChair, withPlayer } from './chairs.ts'
import css from './setup-page.module.css'
import type { SetupChair } from './last-setup.ts'
import { useSetupWords } from './words/index.ts'

/** One seat: who it is, and in which order. */
export function ChairLine({
  chairs,
  seat,
  change,
  canLeave,
}: {
  chairs: readonly SetupChair[]
  seat: number
  change: (chairs: readonly SetupChair[]) => void
  canLeave: boolean
}): ReactNode {
  const shell = useShell()
  const words = useSetupWords()
  const { name, bot } = chairs[seat] as SetupChair
  const shown = name || words.unnamed(seat + 1)
  return (
    <li className={css['chair']}>
      <select
        aria-label={words.whoPlays(seat + 1)}
        value={bot ?? ''}
        onChange={({ target }) =>
          change(withPlayer(chairs, seat, (target.value || undefined) as Level | undefined))
        }
      >
        <option value="">{words.person}</option>
        <optgroup label={words.bots}>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {shell.levels[level]}
            </option>
          ))}
        </optgroup>
      </select>
      <input
        aria-label={words.nameOf(seat + 1)}
        value={name}
        placeholder={isAlone(chairs) ? shell.you : words.name}
        maxLength={NAME_LENGTH}
        readOnly={bot !== undefined}
        onChange={({ target }) => change(withName(chairs, seat, target.value))}
      />
      {seat > 0 && (
        <IconButton icon="up" label={words.earlier(shown)} onClick={() => change(earlier(chairs, seat))} />
      )}
      {canLeave && (
        <IconButton
          icon="close"
          className={css['leave']}
          label={words.remove(shown)}
          onClick={() => change(withoutChair(chairs, seat))}
        />
      )}
    </li>
  )
}
