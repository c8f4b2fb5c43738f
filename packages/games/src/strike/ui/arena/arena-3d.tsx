import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import { pileNameAt } from '../show/poses.ts'
import css from './arena.module.css'
import type { CrowdDie } from './crowd.ts'
import { handDice } from './hand-dice.ts'
import { paintsOf } from './paint.ts'
import { aroundAll, nearest, NO_PLACES, type Places } from './places.ts'
import { ArenaScene } from './scene.ts'
import { castAt, isStill, marked, type Picker, type StageProps } from './stage.ts'
import { useClock } from './use-clock.ts'

export interface Arena3dProps extends StageProps {
  /** Told when the graphics card gives it up. */
  readonly onLost: () => void
}

/** The arena in 3D. */
export function Arena3d({ onLost, ...stage }: Arena3dProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scene = useRef<ArenaScene>(undefined)
  const places = useRef<Places>(NO_PLACES)
  const draw = (ms: number): void => {
    if (scene.current) places.current = drawAt(scene.current, stage, ms)
  }
  const now = useClock(stage, draw)
  const redraw = useEffectEvent(() => draw(now()))
  const { onReady, onSide, onTurned } = stage
  useScene(canvas, scene, { redraw, places, onLost, onReady, onSide, onTurned })
  useEye(scene, stage, redraw)
  useRattling(stage, redraw)
  // Whatever changed on the stage is drawn once; while time runs, the clock draws.
  useEffect(() => void redraw())
  return <canvas ref={canvas} className={css['canvas']} aria-hidden="true" />
}

/** Draws, and answers where things are if nothing moves. */
function drawAt(scene: ArenaScene, stage: StageProps, ms: number): Places {
  const { hand } = stage
  const cast = castAt(stage, ms).map((die) => marked(die, stage))
  const held = handDice(hand, isStill(stage) ? Infinity : ms)
  scene.draw([...cast, ...held], hand?.how)
  if (!isStill(stage) || scene.orbit.isMoving) return NO_PLACES
  const places = placesOf(scene, stage, cast, held)
  stage.onPlaces(places)
  return places
}

function placesOf(
  scene: ArenaScene,
  { seating, reserve }: StageProps,
  cast: readonly CrowdDie[],
  held: readonly CrowdDie[],
): Places {
  const own = held.filter(({ mark }) => mark === 'hand').map(({ pose }) => scene.place(pose.position))
  return {
    dice: cast.flatMap(({ id, pose }) => (id === undefined ? [] : [{ id, ...scene.place(pose.position) }])),
    hand: aroundAll(own),
    piles: reserve.map((_, seat) => scene.place(pileNameAt(seating, seat))),
  }
}

/** Goes to where the eye should be, and draws on the way. */
function useEye(
  scene: RefObject<ArenaScene | undefined>,
  { look, isCalm }: StageProps,
  redraw: () => void,
): void {
  const draw = useEffectEvent(redraw)
  useEffect(() => {
    const orbit = scene.current?.orbit
    if (!orbit) return
    orbit.show(look)
    if (isCalm) orbit.advance(Infinity)
    let before = performance.now()
    let frame = requestAnimationFrame(function run(now) {
      orbit.advance(Math.max(0, now - before))
      before = now
      draw()
      if (orbit.isMoving) frame = requestAnimationFrame(run)
    })
    return () => cancelAnimationFrame(frame)
  }, [scene, JSON.stringify(look), isCalm])
}

/** Draws for as long as dice rattle in a hand. */
function useRattling({ hand }: StageProps, redraw: () => void): void {
  const draw = useEffectEvent(redraw)
  const isShaken = hand?.isShaken === true
  useEffect(() => {
    if (!isShaken) return
    let frame = requestAnimationFrame(function run() {
      draw()
      frame = requestAnimationFrame(run)
    })
    return () => cancelAnimationFrame(frame)
  }, [isShaken])
}

interface SceneHooks extends Pick<StageProps, 'onReady' | 'onSide' | 'onTurned'> {
  readonly redraw: () => void
  readonly places: RefObject<Places>
  readonly onLost: () => void
}

function useScene(
  canvas: RefObject<HTMLCanvasElement | null>,
  scene: RefObject<ArenaScene | undefined>,
  hooks: SceneHooks,
): void {
  const { redraw, places } = hooks
  const onReady = useEffectEvent(hooks.onReady)
  const onSide = useEffectEvent(hooks.onSide)
  const onTurned = useEffectEvent(hooks.onTurned)
  const onLost = useEffectEvent(hooks.onLost)
  useEffect(() => {
    const element = canvas.current
    const made = element && sceneOn(element)
    if (!element || !made) return onLost()
    scene.current = made
    const changed = (): void => {
      redraw()
      onSide(made.orbit.side)
      onTurned(made.orbit.isTurned)
    }
    onReady(pickerOn(element, made, { places, changed }))
    onSide(made.orbit.side)
    const sizes = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element
      if (clientWidth * clientHeight === 0) return
      made.resize(clientWidth, clientHeight, devicePixelRatio)
      redraw()
    })
    sizes.observe(element)
    const lose = (): void => onLost()
    element.addEventListener('webglcontextlost', lose)
    return () => {
      element.removeEventListener('webglcontextlost', lose)
      sizes.disconnect()
      onReady(undefined)
      scene.current = undefined
      made.dispose()
    }
  }, [canvas, scene])
}

/** Undefined where there is no WebGL: the arena is drawn from above then. */
function sceneOn(canvas: HTMLCanvasElement): ArenaScene | undefined {
  const context = canvas.getContext('webgl2', { antialias: true, powerPreference: 'low-power' })
  return context && !context.isContextLost() ? new ArenaScene(canvas, context, paintsOf(canvas)) : undefined
}

function pickerOn(
  canvas: HTMLCanvasElement,
  scene: ArenaScene,
  { places, changed }: { readonly places: RefObject<Places>; readonly changed: () => void },
): Picker {
  const inPicture = (x: number, y: number): [number, number] => {
    const box = canvas.getBoundingClientRect()
    return [(2 * (x - box.left)) / box.width - 1, 1 - (2 * (y - box.top)) / box.height]
  }
  const act = (work: () => void): void => {
    work()
    changed()
  }
  return {
    touched(x, y) {
      const die = scene.dieAt(...inPicture(x, y))
      if (die?.id !== undefined) return { die: die.id }
      if (die?.mark === 'hand') return 'hand'
      const { left, top } = canvas.getBoundingClientRect()
      return nearest(places.current, x - left, y - top)
    },
    floorAt: (x, y) => scene.groundAt(...inPicture(x, y)),
    turn: (dx, dy) => act(() => scene.orbit.turn(dx, dy)),
    zoom: (factor) => act(() => scene.orbit.zoom(factor)),
    reset: () => act(() => scene.orbit.reset()),
  }
}
