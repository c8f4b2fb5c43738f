import { useState } from 'react'
import { checkGroup, checkThrow, type Axes, type RestingDie, type Throw } from '../../arena/index.ts'
import type { Strike } from '../../rules/types.ts'
import { groupFor, huddled, moved, type PlacingRefusal } from './grouping.ts'
import type { Release } from './gestures.ts'
import { flickOf, onFloor, pullOf, throwOf, type Aim } from './throwing.ts'

/** What a hand does before it lets go. */
export interface Hand {
  readonly dice: readonly RestingDie[]
  readonly aim: Aim
  readonly target: number | undefined
  readonly isGrouped: boolean
  /** The strength that is being drawn or metered. */
  readonly strength: number | undefined
  readonly how: Throw
  aimAt(target: number | undefined): void
  aimTo(point: Axes): void
  nudge(dx: number, dz: number): void
  face(side: number): void
  /** Why the die could not be dragged where the finger is. */
  readonly refusal: PlacingRefusal | undefined
  move(id: number, x: number, z: number): void
  group(): void
  ungroup(): void
  /** Groups and aims as a move says. */
  follow(move: Strike['Move']): void
  pull(x: number, z: number): void
  draw(strength: number | undefined): void
  /** The move that a flick makes; undefined if it does not go into the arena. */
  flick(flick: NonNullable<Release['flick']>): Strike['Move'] | undefined
  moveWith(strength: number, spin?: number): Strike['Move']
  /** Whether the die to throw is between the fingers. */
  readonly isHeld: boolean
  hold(isHeld: boolean): void
}

interface HandState {
  /** The dice as they lay, in writing, to notice when they lie otherwise. */
  readonly from: string
  readonly dice: readonly RestingDie[]
  readonly aim: Aim
  readonly target: number | undefined
  readonly strength: number | undefined
  readonly refusal: PlacingRefusal | undefined
  readonly isHeld: boolean
}

const CENTRE = { x: 0, z: 0 }

/** `known` are the dice where everybody knows them to lie: only the others have to be told with the move. */
export function useHand(lying: readonly RestingDie[], known: readonly RestingDie[]): Hand {
  const [kept, set] = useState<HandState>(() => fresh(lying, 0))
  const state = kept.from === JSON.stringify(lying) ? kept : fresh(lying, kept.aim.side)
  if (state !== kept) set(state)
  const change = (part: Partial<HandState>): void => set((now) => ({ ...now, ...part }))
  const { dice, aim, target, strength, refusal, isHeld } = state
  const aimTo = (point: Axes): void =>
    change({ target: undefined, aim: { side: aim.side, at: onFloor(point) } })
  return {
    dice,
    aim,
    target,
    strength,
    refusal,
    isHeld,
    isGrouped: groupFor(dice, lying).length > 0,
    how: throwOf(aim, strength ?? 0.5),
    aimAt: (id) =>
      change({ target: id, aim: { side: aim.side, at: dice.find((die) => die.id === id) ?? CENTRE } }),
    aimTo,
    nudge: (dx, dz) => aimTo(turned(aim, dx, dz)),
    face: (side) => change({ aim: { side, at: aim.at } }),
    move(id, x, z) {
      const next = moved(dice, id, { x, z })
      if (typeof next === 'string') return change({ refusal: next })
      change({
        dice: next,
        refusal: undefined,
        ...(target === id ? { aim: { side: aim.side, at: { x, z } } } : {}),
      })
    },
    group: () => change({ dice: huddled(dice), target: undefined, aim: { side: aim.side, at: CENTRE } }),
    ungroup: () => set(fresh(lying, aim.side)),
    follow: (move) => change(advised(move, lying, aim.side)),
    pull(x, z) {
      const pulled = pullOf(aim, { x, z }, dice)
      change({ ...pulled, target: pulled.strength === undefined ? target : undefined })
    },
    draw: (now) => change({ strength: now }),
    hold: (now) => change({ isHeld: now }),
    flick(flick) {
      const thrown = flickOf(aim, flick, dice)
      return thrown && throwMove(throwOf(thrown.aim, thrown.strength), groupFor(dice, known))
    },
    moveWith: (now, spin) => throwMove(throwOf(aim, now, spin), groupFor(dice, known)),
  }
}

function fresh(lying: readonly RestingDie[], side: number): HandState {
  const [first] = lying
  return {
    from: JSON.stringify(lying),
    dice: lying,
    aim: { side, at: first ?? CENTRE },
    target: first?.id,
    strength: undefined,
    refusal: undefined,
    isHeld: false,
  }
}

/** What an advised throw does with the dice before it is made; nothing, if it is no throw or says nothing. */
function advised(move: Strike['Move'], lying: readonly RestingDie[], side: number): Partial<HandState> {
  if (move.type !== 'throw' || (move.throw === undefined && move.group === undefined)) return {}
  const dice = checkGroup(move.group ?? [], lying)
  const how = checkThrow(move.throw)
  if (!dice.ok || !how.ok) return {}
  return { dice: dice.value, target: undefined, aim: { side, at: how.value.aim } }
}

/** A step as the player sees it, whichever side of the arena faces them. */
function turned({ side, at }: Aim, dx: number, dz: number): { x: number; z: number } {
  const [sin, cos] = [Math.sin(side), Math.cos(side)]
  return { x: at.x + dx * cos + dz * sin, z: at.z - dx * sin + dz * cos }
}

function throwMove(how: Throw, group: ReturnType<typeof groupFor>): Strike['Move'] {
  const said = { ...how, from: { ...how.from }, aim: { ...how.aim }, spin: { ...how.spin } }
  return { type: 'throw', throw: said, ...(group.length > 0 ? { group } : {}) }
}
