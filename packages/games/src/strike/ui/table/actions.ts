import type { Hand } from '../hand/use-hand.ts'
import type { Wishes } from '../hand/gestures.ts'
import type { KeyWishes } from '../hand/use-keys.ts'
import type { Meter } from '../hand/use-meter.ts'
import type { StrikeWords } from '../words/words.ts'
import type { StrikeTableProps } from './use-arena.ts'
import { whyNoStop, whyNoThrow } from './why-not.ts'

/** What a player can ask for at the table, by whatever means; what can't be is answered with the rule. */
export interface StrikeActions {
  readonly isOpen: boolean
  readonly wishes: Wishes
  readonly keys: Omit<KeyWishes, 'values'>
  throwWith(strength: number, spin?: number): void
  stop(): void
  group(): void
  aimAt(die: number | undefined): void
}

export function actionsOf(
  props: StrikeTableProps,
  hand: Hand,
  meter: Meter,
  words: StrikeWords,
): StrikeActions {
  const { moves, play, say, settled, skip } = props
  const isOpen = moves.length > 0
  const throwWith = (strength: number, spin = 0): void => {
    const why = whyNoThrow(props, words)
    if (why !== undefined) say(why)
    else play(hand.moveWith(strength, spin))
  }
  const stop = (): void => {
    const why = whyNoStop(props, words)
    if (why !== undefined) say(why)
    else play({ type: 'stop' })
  }
  const aimAt = (die: number | undefined): void => (isOpen ? hand.aimAt(die) : throwWith(0))
  const group = (): void => {
    if (!isOpen) throwWith(0)
    else if (hand.dice.length === 0) say(words.nothingToGroup)
    else hand.group()
  }
  const wishes: Wishes = {
    isOpen,
    onTap(on) {
      if (!settled) skip()
      else if (!isOpen) throwWith(0)
      else if (on === 'hand') say(words.pullFurther)
      else if (on && 'die' in on) hand.aimAt(on.die)
      else if (on) hand.aimTo(on.floor)
    },
    onDrag: (die, { x, z }) => hand.move(die, x, z),
    onDrop() {
      if (hand.refusal) say(words[hand.refusal])
    },
    onPull: ({ x, z }) => hand.pull(x, z),
    onHold: hand.hold,
    onRelease({ spin, flick }) {
      const { strength } = hand
      const flicked = isOpen && flick ? hand.flick(flick) : undefined
      if (flicked) play(flicked)
      else if (strength === undefined) say(words.pullFurther)
      else throwWith(strength, spin)
      hand.draw(undefined)
    },
  }
  const keys: StrikeActions['keys'] = {
    isOpen,
    nudge: hand.nudge,
    group,
    ungroup: () => isOpen && hand.ungroup(),
    space() {
      if (!settled) skip()
      else if (meter.isRunning) throwWith(meter.stop())
      else if (isOpen) meter.start()
      else throwWith(0)
    },
    release: () => meter.isHeld() && throwWith(meter.stop()),
    escape: () => meter.isRunning && void meter.stop(),
    stop,
  }
  return { isOpen, wishes, keys, throwWith, stop, group, aimAt }
}
