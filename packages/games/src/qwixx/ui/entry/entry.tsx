import { Pips, useWords, type EntryProps } from '@rattlecup/ui'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import type { QwixxColour, Qwixx } from '../../rules/types.ts'
import { classNames } from '../sheet/class-names.ts'
import { paintOf, Shape } from '../sheet/ink.tsx'
import type { QwixxWords } from '../words/words.ts'
import css from './entry.module.css'
import { outcomeOf, type Faces } from './outcome.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Entering a roll of real dice: a row of six faces for each die still in the game. */
export function Entry({ chance: { dice }, enter }: EntryProps<Qwixx>): ReactNode {
  const words = useWords<QwixxWords>()
  const [faces, setFaces] = useState<Faces>(() => dice.map(() => undefined))
  const choose = (at: number, face: number | undefined) => setFaces(faces.with(at, face))
  const outcome = outcomeOf(dice, faces)
  const submit = () => outcome && enter(outcome)
  const type = (event: KeyboardEvent<HTMLElement>) => {
    const open = faces.indexOf(undefined)
    if (/^[1-6]$/.test(event.key) && open >= 0) {
      choose(open, Number(event.key))
      // After the last die the Enter key enters the roll.
      if (open === faces.lastIndexOf(undefined)) focusEnter(event.currentTarget)
    } else if (event.key === 'Backspace') choose((open < 0 ? faces.length : open) - 1, undefined)
    else return
    event.preventDefault()
  }
  return (
    <section className={css['entry']} aria-label={words.entry.title} onKeyDown={type}>
      <h2 className={css['title']}>{words.entry.title}</h2>
      <p className={css['help']}>{words.entry.help}</p>
      {dice.map((die, at) => (
        <DieRow key={at} die={die} which={at + 1} face={faces[at]} choose={(face) => choose(at, face)} />
      ))}
      <p className={css['state']}>
        {outcome
          ? words.entry.ready(outcome.white[0] + outcome.white[1])
          : words.entry.missing(missing(dice, faces, words))}
      </p>
      <button
        type="button"
        className={css['enter']}
        aria-disabled={!outcome}
        onClick={submit}
        data-entry="enter"
      >
        {words.entry.enter}
      </button>
    </section>
  )
}

function focusEnter(entry: HTMLElement): void {
  entry.querySelector<HTMLElement>('[data-entry=enter]')?.focus()
}

function missing(dice: readonly ('white' | QwixxColour)[], faces: Faces, words: QwixxWords): string[] {
  return dice.flatMap((die, at) => (faces[at] === undefined ? [words.entry.die(die, at + 1)] : []))
}

interface DieRowProps {
  readonly die: 'white' | QwixxColour
  readonly which: number
  readonly face: number | undefined
  readonly choose: (face: number) => void
}

function DieRow({ die, which, face, choose }: DieRowProps): ReactNode {
  const words = useWords<QwixxWords>()
  const paint = die === 'white' ? undefined : paintOf(die)
  return (
    <div className={css['die']} style={paint} role="group" aria-label={words.entry.die(die, which)}>
      <span className={css['name']} aria-hidden="true">
        {die !== 'white' && <Shape row={die} className={css['shape']} />}
      </span>
      {FACES.map((value) => (
        <button
          key={value}
          type="button"
          className={classNames(css['face'], value === face && css['chosen'])}
          aria-pressed={value === face}
          aria-label={words.entry.face(die, which, value)}
          data-entry={`${die}-${which}-${value}`}
          onClick={() => choose(value)}
        >
          <Pips value={value} />
        </button>
      ))}
    </div>
  )
}
