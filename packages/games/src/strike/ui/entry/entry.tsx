import { useWords, type EntryProps } from '@rattlecup/ui'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { FACES, type Strike, type Value } from '../../rules/types.ts'
import { FacePicture } from '../table/face.tsx'
import type { StrikeWords } from '../words/words.ts'
import css from './entry.module.css'
import { isMissing, keyed, linesFor, outcomeOf, type EntryLine } from './sheet.ts'

/** What real dice show, entered by hand. */
export function Entry({ chance, view, enter }: EntryProps<Strike>): ReactNode {
  if (chance.type === 'initial') return <InitialEntry enter={enter} />
  return <SettleEntry key={chance.dice.join()} lines={linesFor(chance, view)} enter={enter} />
}

function InitialEntry({ enter }: Pick<EntryProps<Strike>, 'enter'>): ReactNode {
  const words = useWords<StrikeWords>()
  const values = FACES.filter((face): face is Value => face !== 'X')
  const onKey = ({ key }: KeyboardEvent): void => {
    const face = values.find((value) => String(value) === key)
    if (face !== undefined) enter({ type: 'initial', face })
  }
  return (
    <fieldset className={css['entry']} onKeyDown={onKey}>
      <legend>{words.entry.initial}</legend>
      <div className={css['faces']}>
        {values.map((face) => (
          <button
            key={face}
            type="button"
            aria-label={words.face(face)}
            onClick={() => enter({ type: 'initial', face })}
          >
            <FacePicture face={face} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function SettleEntry({
  lines: asked,
  enter,
}: {
  lines: readonly EntryLine[]
  enter: EntryProps<Strike>['enter']
}): ReactNode {
  const words = useWords<StrikeWords>()
  const [lines, setLines] = useState(asked)
  const outcome = outcomeOf(lines)
  const change = (next: EntryLine): void => setLines(lines.map((line) => (line.id === next.id ? next : line)))
  const thrown = lines.filter(({ lay }) => lay === undefined)
  return (
    <form
      className={css['entry']}
      onSubmit={(event) => {
        event.preventDefault()
        if (outcome) enter(outcome)
      }}
    >
      <h2>{words.entry.settle}</h2>
      {lines.map((line) => (
        <DieLine
          key={line.id}
          isFirst={line.id === thrown[0]?.id}
          line={line}
          title={titleOf(line, thrown, words)}
          change={change}
        />
      ))}
      <p className={css['keys']}>
        {outcome ? words.entry.keys : words.entry.missing(lines.filter(isMissing).length)}
      </p>
      <button type="submit" className={css['done']} aria-disabled={!outcome}>
        {words.entry.done}
      </button>
    </form>
  )
}

function titleOf(line: EntryLine, thrown: readonly EntryLine[], words: StrikeWords): string {
  if (line.lay !== undefined) return words.entry.lay(words.face(line.lay))
  return words.entry.thrown(thrown.indexOf(line) + 1, thrown.length)
}

interface DieLineProps {
  readonly line: EntryLine
  /** The first one that nobody knows yet: where entering begins. */
  readonly isFirst: boolean
  readonly title: string
  readonly change: (line: EntryLine) => void
}

function DieLine({ line, isFirst, title, change }: DieLineProps): ReactNode {
  const { entry, face: nameOf } = useWords<StrikeWords>()
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const next = keyed(line, event.key)
    if (!next) return
    event.preventDefault()
    change(next)
    if (next.shows !== undefined && event.key.toUpperCase() !== 'C') focusNext(event.currentTarget)
  }
  return (
    <fieldset className={css['line']} onKeyDown={onKey}>
      <legend>{title}</legend>
      <div className={css['faces']}>
        {FACES.map((face, index) => (
          <button
            key={face}
            type="button"
            autoFocus={isFirst && index === 0}
            aria-label={nameOf(face)}
            aria-pressed={line.shows === face}
            onClick={() => change({ ...line, shows: face })}
          >
            <FacePicture face={face} />
          </button>
        ))}
        <button
          type="button"
          aria-label={entry.outLabel}
          aria-pressed={line.shows === 'out'}
          onClick={() => change({ ...line, shows: 'out', cocked: false })}
        >
          {entry.out}
        </button>
        <label>
          <input
            type="checkbox"
            aria-label={entry.cockedLabel}
            checked={line.cocked}
            disabled={line.shows === 'out'}
            onChange={() => change({ ...line, cocked: !line.cocked })}
          />
          {entry.cocked}
        </label>
      </div>
    </fieldset>
  )
}

/** On to the next die, or to the button after the last: entering goes as fast as reading. */
function focusNext(line: HTMLElement): void {
  line.nextElementSibling?.querySelector('button')?.focus()
  if (line.nextElementSibling?.matches('p'))
    line.parentElement?.querySelector<HTMLElement>('[type=submit]')?.focus()
}
