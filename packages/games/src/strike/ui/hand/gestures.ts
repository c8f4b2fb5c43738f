import { useRef, type PointerEvent, type WheelEvent } from 'react'
import { ellipseLevel, FLOOR, type Axes } from '../../arena/index.ts'
import type { Picker } from '../arena/stage.ts'

/** What fingers on the arena ask for. */
export interface Wishes {
  /** Whether dice may be touched now; if not, only the arena is turned. */
  readonly isOpen: boolean
  readonly onTap: (on: Tapped) => void
  readonly onDrag: (die: number, to: Axes) => void
  readonly onDrop: () => void
  /** The hand is drawn back by so much from where it was taken. */
  readonly onPull: (pull: Axes) => void
  /** The die to throw is in the hand, or no longer. */
  readonly onHold: (isHeld: boolean) => void
  /** The hand lets go. */
  readonly onRelease: (release: Release) => void
}

/** How a hand lets go: pulled back, with a spin from −1 to 1; or flicked along the table, this many pixels a millisecond fast. */
export interface Release {
  readonly spin: number
  readonly flick: { readonly along: Axes; readonly speed: number } | undefined
}

/** What a tap was on; undefined beside everything, and wherever dice may not be touched. */
type Tapped = { readonly die: number } | { readonly floor: Axes } | 'hand' | undefined

type Doing =
  | { readonly kind: 'drag'; readonly die: number }
  | { readonly kind: 'pull'; readonly start: Axes }
  | { readonly kind: 'turn'; readonly floor: Axes | undefined }
  | { readonly kind: 'tap'; readonly floor: Axes | undefined }

interface Finger {
  readonly x: number
  readonly y: number
}

/** A finger that moved less than this has tapped. */
const TAP_PIXELS = 8
const WHEEL_ZOOM = 1.08
/** Pixels a millisecond across the pull that give all the spin there is. */
const FULL_SPIN = 1.2
/** What the finger did in the last milliseconds says how it let go. */
const TRAIL_MS = 100
/** Slower than this, in pixels a millisecond, nothing is flicked. */
const FLICK = 0.45

interface State {
  readonly fingers: Map<number, Finger>
  doing: Doing | undefined
  start: Finger
  hasMoved: boolean
  /** Where the finger was in the last moments. */
  trail: readonly Trace[]
}

interface Trace extends Finger {
  readonly at: number
}

/** Pointer handlers: dice are dragged, the hand is pulled back or flicked; two fingers, or a mouse beside the dice, turn the arena. */
export function useGestures(picker: Picker | undefined, wishes: Wishes) {
  const state = useRef<State>({
    fingers: new Map(),
    doing: undefined,
    start: { x: 0, y: 0 },
    hasMoved: false,
    trail: [],
  })
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => picker && down(state.current, picker, wishes, event),
    onPointerMove: (event: PointerEvent<HTMLElement>) => picker && move(state.current, picker, wishes, event),
    onPointerUp: (event: PointerEvent<HTMLElement>) => up(state.current, picker, wishes, event),
    onWheel: ({ deltaY }: WheelEvent) => picker?.zoom(deltaY < 0 ? WHEEL_ZOOM : 1 / WHEEL_ZOOM),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => cancel(state.current, wishes, event),
  }
}

function down(state: State, picker: Picker, wishes: Wishes, event: PointerEvent<HTMLElement>): void {
  const finger = { x: event.clientX, y: event.clientY }
  event.currentTarget.setPointerCapture(event.pointerId)
  state.fingers.set(event.pointerId, finger)
  state.start = finger
  state.hasMoved = false
  state.trail = [{ ...finger, at: event.timeStamp }]
  if (state.doing?.kind === 'pull') wishes.onHold(false)
  state.doing =
    state.fingers.size > 1
      ? { kind: 'turn', floor: undefined }
      : begun(picker, finger, { ...wishes, isMouse: event.pointerType === 'mouse' })
  if (state.doing.kind === 'pull') wishes.onHold(true)
}

function begun(
  picker: Picker,
  { x, y }: Finger,
  { isOpen, isMouse }: { readonly isOpen: boolean; readonly isMouse: boolean },
): Doing {
  const touched = isOpen ? picker.touched(x, y) : undefined
  const floor = picker.floorAt(x, y)
  if (!touched || !floor) return { kind: isMouse ? 'turn' : 'tap', floor: isOpen ? floor : undefined }
  return touched === 'hand' ? { kind: 'pull', start: floor } : { kind: 'drag', die: touched.die }
}

function move(state: State, picker: Picker, wishes: Wishes, event: PointerEvent<HTMLElement>): void {
  const before = state.fingers.get(event.pointerId)
  if (!before || !state.doing) return
  const now = { x: event.clientX, y: event.clientY }
  const [spread, centre] = [spreadOf(state.fingers), centreOf(state.fingers)]
  state.fingers.set(event.pointerId, now)
  state.hasMoved ||= Math.hypot(now.x - state.start.x, now.y - state.start.y) > TAP_PIXELS
  const trace = { ...now, at: event.timeStamp }
  const recent = state.trail.filter(({ at }) => trace.at - at <= TRAIL_MS)
  // However slow the screen is, a way has two ends.
  state.trail = [...(recent.length > 0 ? recent : state.trail.slice(-1)), trace]
  if (!state.hasMoved) return
  if (state.fingers.size === 1) return follow(state.doing, picker, wishes, before, now)
  const moved = centreOf(state.fingers)
  picker.turn(moved.x - centre.x, moved.y - centre.y)
  picker.zoom(spreadOf(state.fingers) / spread)
}

function follow(doing: Doing, picker: Picker, wishes: Wishes, before: Finger, now: Finger): void {
  if (doing.kind === 'turn') return picker.turn(now.x - before.x, now.y - before.y)
  if (doing.kind === 'tap') return
  const floor = picker.floorAt(now.x, now.y)
  if (!floor) return
  if (doing.kind === 'drag') wishes.onDrag(doing.die, floor)
  else wishes.onPull({ x: floor.x - doing.start.x, z: floor.z - doing.start.z })
}

function up(
  state: State,
  picker: Picker | undefined,
  wishes: Wishes,
  event: PointerEvent<HTMLElement>,
): void {
  const { hasMoved, trail } = state
  const doing = cancel(state, wishes, event)
  if (state.fingers.size > 0 || !doing) return
  if (!hasMoved) wishes.onTap(tappedOn(doing))
  else if (doing.kind === 'drag') wishes.onDrop()
  else if (doing.kind === 'pull' && picker) wishes.onRelease(releaseOf(trail, picker))
}

/** The finger is gone; answers what it was doing. */
function cancel(state: State, wishes: Wishes, event: PointerEvent<HTMLElement>): Doing | undefined {
  const { doing } = state
  state.fingers.delete(event.pointerId)
  state.doing = undefined
  if (doing?.kind === 'pull') wishes.onHold(false)
  return doing
}

function releaseOf(trail: readonly Trace[], picker: Picker): Release {
  const [first, last] = [trail[0] as Trace, trail.at(-1) as Trace]
  const ms = Math.max(1, last.at - first.at)
  const speed = Math.hypot(last.x - first.x, last.y - first.y) / ms
  const [from, to] = [picker.floorAt(first.x, first.y), picker.floorAt(last.x, last.y)]
  const isFlick = speed >= FLICK && from && to
  return {
    spin: Math.max(-1, Math.min(1, (last.x - first.x) / ms / FULL_SPIN)),
    flick: isFlick ? { along: { x: to.x - from.x, z: to.z - from.z }, speed } : undefined,
  }
}

function tappedOn(doing: Doing): Tapped {
  if (doing.kind === 'drag') return { die: doing.die }
  if (doing.kind === 'pull') return 'hand'
  return doing.floor && ellipseLevel(doing.floor, FLOOR) <= 1 ? { floor: doing.floor } : undefined
}

function centreOf(fingers: ReadonlyMap<number, Finger>): Finger {
  const all = [...fingers.values()]
  const sum = all.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: sum.x / all.length, y: sum.y / all.length }
}

function spreadOf(fingers: ReadonlyMap<number, Finger>): number {
  const [a, b] = [...fingers.values()]
  return a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1
}
