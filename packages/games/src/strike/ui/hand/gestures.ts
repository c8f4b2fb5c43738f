import { useRef, type PointerEvent, type WheelEvent } from 'react'
import { ellipseLevel, FLOOR, type Axes } from '../../arena/index.ts'
import type { Picker } from '../arena/stage.ts'

/** What fingers on the bowl ask for. */
export interface Wishes {
  /** Whether dice may be touched now; if not, only the bowl is turned. */
  readonly isOpen: boolean
  readonly onTap: (on: Tapped) => void
  readonly onDrag: (die: number, to: Axes) => void
  readonly onDrop: () => void
  /** The hand is drawn back by so much from where it was taken. */
  readonly onPull: (pull: Axes) => void
  /** The hand lets go; `spin` from −1 to 1. */
  readonly onRelease: (spin: number) => void
}

/** What a tap was on; undefined beside everything, and wherever dice may not be touched. */
export type Tapped = { readonly die: number } | { readonly floor: Axes } | 'hand' | undefined

type Doing =
  | { readonly kind: 'drag'; readonly die: number }
  | { readonly kind: 'pull'; readonly start: Axes }
  | { readonly kind: 'turn'; readonly floor: Axes | undefined }

interface Finger {
  readonly x: number
  readonly y: number
}

/** A finger that moved less than this has tapped. */
const TAP_PIXELS = 8
const WHEEL_ZOOM = 1.08
/** Pixels a millisecond across the pull that give all the spin there is. */
const FULL_SPIN = 1.2

interface State {
  readonly fingers: Map<number, Finger>
  doing: Doing | undefined
  start: Finger
  hasMoved: boolean
  /** The last way of the finger, for the spin. */
  last: { readonly dx: number; readonly ms: number }
  at: number
}

/** Pointer handlers: dice are dragged, the hand is pulled back, anything else turns the bowl; two fingers zoom. */
export function useGestures(picker: Picker | undefined, wishes: Wishes) {
  const state = useRef<State>({
    fingers: new Map(),
    doing: undefined,
    start: { x: 0, y: 0 },
    hasMoved: false,
    last: { dx: 0, ms: 1 },
    at: 0,
  })
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => picker && down(state.current, picker, wishes, event),
    onPointerMove: (event: PointerEvent<HTMLElement>) => picker && move(state.current, picker, wishes, event),
    onPointerUp: (event: PointerEvent<HTMLElement>) => up(state.current, wishes, event),
    onWheel: ({ deltaY }: WheelEvent) => picker?.zoom(deltaY < 0 ? WHEEL_ZOOM : 1 / WHEEL_ZOOM),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => up(state.current, wishes, event),
  }
}

function down(state: State, picker: Picker, { isOpen }: Wishes, event: PointerEvent<HTMLElement>): void {
  const finger = { x: event.clientX, y: event.clientY }
  event.currentTarget.setPointerCapture(event.pointerId)
  state.fingers.set(event.pointerId, finger)
  state.start = finger
  state.hasMoved = false
  state.at = event.timeStamp
  state.doing = state.fingers.size > 1 ? { kind: 'turn', floor: undefined } : begun(picker, finger, isOpen)
}

function begun(picker: Picker, { x, y }: Finger, isOpen: boolean): Doing {
  const touched = isOpen ? picker.touched(x, y) : undefined
  const floor = picker.floorAt(x, y)
  if (!touched || !floor) return { kind: 'turn', floor: isOpen ? floor : undefined }
  return touched === 'hand' ? { kind: 'pull', start: floor } : { kind: 'drag', die: touched.die }
}

function move(state: State, picker: Picker, wishes: Wishes, event: PointerEvent<HTMLElement>): void {
  const before = state.fingers.get(event.pointerId)
  if (!before || !state.doing) return
  const now = { x: event.clientX, y: event.clientY }
  const spread = spreadOf(state.fingers)
  state.fingers.set(event.pointerId, now)
  state.hasMoved ||= Math.hypot(now.x - state.start.x, now.y - state.start.y) > TAP_PIXELS
  state.last = { dx: now.x - before.x, ms: Math.max(1, event.timeStamp - state.at) }
  state.at = event.timeStamp
  if (!state.hasMoved) return
  if (state.fingers.size > 1) picker.zoom(spreadOf(state.fingers) / spread)
  else follow(state.doing, picker, wishes, before, now)
}

function follow(doing: Doing, picker: Picker, wishes: Wishes, before: Finger, now: Finger): void {
  if (doing.kind === 'turn') return picker.turn(now.x - before.x, now.y - before.y)
  const floor = picker.floorAt(now.x, now.y)
  if (!floor) return
  if (doing.kind === 'drag') wishes.onDrag(doing.die, floor)
  else wishes.onPull({ x: floor.x - doing.start.x, z: floor.z - doing.start.z })
}

function up(state: State, wishes: Wishes, event: PointerEvent<HTMLElement>): void {
  state.fingers.delete(event.pointerId)
  const { doing, hasMoved, last } = state
  state.doing = undefined
  if (state.fingers.size > 0 || !doing) return
  if (!hasMoved) wishes.onTap(tappedOn(doing))
  else if (doing.kind === 'drag') wishes.onDrop()
  else if (doing.kind === 'pull') wishes.onRelease(Math.max(-1, Math.min(1, last.dx / last.ms / FULL_SPIN)))
}

function tappedOn(doing: Doing): Tapped {
  if (doing.kind === 'drag') return { die: doing.die }
  if (doing.kind === 'pull') return 'hand'
  return doing.floor && ellipseLevel(doing.floor, FLOOR) <= 1 ? { floor: doing.floor } : undefined
}

function spreadOf(fingers: ReadonlyMap<number, Finger>): number {
  const [a, b] = [...fingers.values()]
  return a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1
}
