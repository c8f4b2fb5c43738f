import { playKnock, useSettings, type TableProps } from '@rattlecup/ui'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { restingDice, type Axes } from '../../arena/index.ts'
import { lyingIn } from '../../arena/film.ts'
import type { Strike, StrikeView } from '../../rules/types.ts'
import { NO_PLACES, type Places } from '../arena/places.ts'
import type { Picker, StageProps } from '../arena/stage.ts'
import { handDice } from '../arena/hand-dice.ts'
import { isInFlight, useLaunch, type OwnThrow } from '../hand/use-launch.ts'
import { useHand, type Hand } from '../hand/use-hand.ts'
import { settleOf } from '../show/film.ts'
import { joined } from '../show/launch.ts'
import { lyingNow, throwNow } from '../show/memory.ts'
import { pileAt, type Seating } from '../show/poses.ts'
import { lyingStill, showingOf, type StepShowing } from '../show/showing.ts'
import { useMemory } from '../show/use-memory.ts'

/** Time to see how dice lie that don't move. */
const CALM_MS = 900

export type StrikeTableProps = TableProps<Strike>

interface ArenaState {
  readonly stage: StageProps
  readonly hand: Hand
  /** Plays a move; a throw is seen to leave the hand at once. */
  readonly play: StrikeTableProps['play']
  readonly picker: Picker | undefined
  /** Where things are on the stage while nothing moves. */
  readonly places: Places
  readonly isTurned: boolean
}

/** Everything between the table's props and what is drawn of the arena. */
export function useArena(props: StrikeTableProps): ArenaState {
  const { view, step, settled, seat, players, moves } = props
  const { sound, motion } = useSettings()
  const [picker, setPicker] = useState<Picker | undefined>(undefined)
  const memory = useMemory(step, props.events)
  const isWide = useRoomBeside()
  const seating = useMemo(
    () => ({ players: players.length, front: seat ?? 0, isWide }),
    [players.length, seat, isWide],
  )
  const lying = lyingNow(memory.now, view.arena)
  const known = memory.now.isKnown ? restingDice(view.arena, lyingIn(memory.now.rest)) : []
  const hand = useHand(lying, known)
  const { launch, play } = useLaunch(props, hand.strength)
  const showing = useMemo(() => {
    const shown = step && showingOf({ step, memory: memory.before, next: memory.now, seating })
    return shown && launch && isAnswerTo(launch, props) ? fromHand(shown, launch, props) : shown
    // Only another step is shown otherwise.
  }, [step, memory, seating])
  const isOpen = moves.length > 0
  const isCalm = motion === 'reduced'
  useAdvice(props, hand)
  useCalm(props, isCalm)
  const isMoving = !settled && showing !== undefined
  const flying = launch && !isCalm && isInFlight(launch, props) ? launched(launch) : undefined
  const held = flying ?? (isOpen ? ownHand(props, hand) : waitingHand(props, throwNow(memory.now), seating))
  const [places, setPlaces] = useState(NO_PLACES)
  const [isTurned, setTurned] = useState(false)
  useRattle(held?.isShaken === true && held !== flying && sound)
  const stage: StageProps = {
    showing: isMoving ? showing : lyingStill(lying),
    isRunning: isMoving,
    isCalm,
    reserve: piles(props, isOpen ? (held?.dice ?? 0) : 0),
    seating,
    lying: isOpen ? hand.dice : undefined,
    hand: held && isCalm ? { ...held, isShaken: false } : held,
    target: isOpen && !flying ? hand.target : undefined,
    look: isWide ? 'wide' : lookOf(props, lying),
    onKnock(knock) {
      if (sound) playKnock(knock)
      if (memory.before.move && view.active === seat) buzz(knock.loudness)
    },
    onPlaces: (now) => setPlaces((before) => (isSame(before, now) ? before : now)),
    onTurned: setTurned,
    onSide: hand.face,
    onReady: setPicker,
  }
  // Names stay where the eye does.
  const inFlight = { ...NO_PLACES, piles: isWide ? places.piles : [] }
  return { stage, hand, play, picker, places: isMoving ? inFlight : places, isTurned }
}

const ROOM_BESIDE = '(width >= 900px) and (height >= 600px) and (aspect-ratio >= 5/4)'

function subscribeToRoom(listener: () => void): () => void {
  const media = matchMedia(ROOM_BESIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether everything is large enough when all of the table is seen: then nothing has to come closer. */
function useRoomBeside(): boolean {
  return useSyncExternalStore(subscribeToRoom, () => matchMedia(ROOM_BESIDE).matches)
}

/** Dice are read from close by when it is one's turn; a throw is seen with as much around it as there is room for. */
function lookOf({ view, moves }: StrikeTableProps, lying: readonly Axes[]): StageProps['look'] {
  if (view.phase === 'over') return 'table'
  if (moves.length > 0) return lying.map(({ x, z }) => ({ x, z }))
  return matchMedia('(width >= 700px)').matches ? 'table' : 'arena'
}

function isSame(a: Places, b: Places): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** A knock in the hand, where the device can. */
function buzz(loudness: number): void {
  if (loudness > 0.2 && navigator.userActivation.hasBeenActive) navigator.vibrate?.(Math.round(25 * loudness))
}

const RATTLE_MS = 95

/** Dice in a shaking hand are heard. */
function useRattle(isHeard: boolean): void {
  useEffect(() => {
    if (!isHeard) return
    const timer = setInterval(() => playKnock({ loudness: 0.12, on: 'die', pan: 0 }), RATTLE_MS)
    return () => clearInterval(timer)
  }, [isHeard])
}

/** A hint is shown on the table: the dice are put as it says, ready to be thrown. */
function useAdvice({ hint }: StrikeTableProps, hand: Hand): void {
  const follow = useEffectEvent(hand.follow)
  useEffect(() => {
    if (hint) follow(hint)
  }, [hint])
}

/** Under reduced motion dice appear at rest and are shown a moment, however long they flew. */
function useCalm({ step, settled, skip }: StrikeTableProps, isCalm: boolean): void {
  const end = useEffectEvent(skip)
  const waits = isCalm && !settled && step !== undefined && settleOf(step) !== undefined
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => end(), CALM_MS)
    return () => clearTimeout(timer)
  }, [waits, step])
}

/** The player's dice between their hand and wherever they will fall. */
function launched({ how, dice, strength, thrownAt }: OwnThrow): NonNullable<StageProps['hand']> {
  return { how, dice, strength, thrownAt, pile: undefined, isShaken: true, isOwn: false }
}

/** Whether the step on the screen is what came of the launch. */
function isAnswerTo({ events }: OwnThrow, { step }: StrikeTableProps): boolean {
  return step !== undefined && settleOf(step) !== undefined && step.at >= events && step.at <= events + 1
}

/** A throw shown from where its dice are at this moment. */
function fromHand(shown: StepShowing, launch: OwnThrow, { step }: StrikeTableProps): StepShowing {
  const lay = new Set(step?.before.arena.map(({ id }) => id))
  const seen = handDice(launched(launch), 0).map(({ pose }) => pose)
  return joined(shown, seen, ({ id }) => id !== undefined && !lay.has(id))
}

function ownHand({ view, seat }: StrikeTableProps, { how, strength, isHeld }: Hand): StageProps['hand'] {
  const own = view.reserve[seat ?? -1] ?? 0
  const dice = view.grand ? own : 1
  return own === 0 ? undefined : { how, dice, strength, pile: undefined, isShaken: isHeld, isOwn: true }
}

/** Somebody has thrown and the dice are about to fly. */
function waitingHand(
  { view, status, step }: StrikeTableProps,
  how: ReturnType<typeof throwNow>,
  seating: Seating,
): StageProps['hand'] {
  const { waiting } = status
  const isThrown = view.phase === 'settle' && (!step || !settleOf(step))
  if (!isThrown || waiting.kind !== 'chance' || waiting.chance.type !== 'settle') return undefined
  const dice = waiting.chance.dice.length - view.arena.length
  // What is about to fly is seen to be in the hand, however long the arena takes to work it out.
  const pile = view.active === seating.front ? undefined : pileAt(seating, view.active)
  return { how, dice, strength: undefined, pile, isShaken: true, isOwn: false }
}

/** The dice in the hand have left the reserve. */
function piles(props: StrikeTableProps, inHand: number): readonly number[] {
  return viewNow(props).reserve.map((count, owner) => (owner === props.seat ? count - inHand : count))
}

/** What is known while dice still roll: who took what, and who is out, is told when they lie. */
export function viewNow({ view, step, settled }: StrikeTableProps): StrikeView {
  return !settled && step && settleOf(step) ? step.before : view
}
