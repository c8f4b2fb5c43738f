import { useEffect, useEffectEvent } from 'react'
import type { Picker } from '../arena/stage.ts'

/** What keys ask for. */
export interface KeyWishes {
  /** Whether there is something to aim; if not, arrows scroll as everywhere. */
  readonly isOpen: boolean
  nudge(dx: number, dz: number): void
  group(): void
  ungroup(): void
  /** Starts the meter, or throws with what it shows. */
  space(): void
  /** The space bar is let go. */
  release(): void
  escape(): void
  stop(): void
  /** Shows or hides what each die shows. */
  values(): void
}

/** A press of an arrow moves the aim by this many edges of a die. */
const STEP = 0.4
/** A press of a key turns the arena like a drag over this many pixels. */
const TURN = 24

const NUDGES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Keys that play, wherever the focus is on the table. Answers whether a key was one of them. */
function press(key: string, wishes: KeyWishes, picker: Picker | undefined): boolean {
  const nudge = wishes.isOpen ? NUDGES[key] : undefined
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    ' ': wishes.space,
    Escape: wishes.escape,
    g: wishes.group,
    r: wishes.ungroup,
    s: wishes.stop,
    q: () => picker?.turn(TURN, 0),
    e: () => picker?.turn(-TURN, 0),
    '+': () => picker?.zoom(1.1),
    '-': () => picker?.zoom(1 / 1.1),
    '0': () => picker?.reset(),
    v: wishes.values,
  }
  const action = nudge ? () => wishes.nudge(...nudge) : actions[key.length === 1 ? key.toLowerCase() : key]
  action?.()
  return action !== undefined
}

export function useKeys(wishes: KeyWishes, picker: Picker | undefined): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event)) return
    // A key that is held moves on, but it throws, groups and stops only once.
    if (event.repeat && !(event.key in NUDGES)) return event.preventDefault()
    if (press(event.key, wishes, picker)) event.preventDefault()
  })
  const onRelease = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === ' ' && !isElsewhere(event)) wishes.release()
  })
  useEffect(() => {
    const down = (event: KeyboardEvent): void => onKey(event)
    const up = (event: KeyboardEvent): void => onRelease(event)
    addEventListener('keydown', down)
    addEventListener('keyup', up)
    return () => {
      removeEventListener('keydown', down)
      removeEventListener('keyup', up)
    }
  }, [])
}

/** Whether the key belongs to what has the focus: a field, a dialog, or a button that the space bar presses. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, select, textarea, dialog, [role="dialog"]')) return true
  return key === ' ' && target.closest('button, a, summary') !== null
}
