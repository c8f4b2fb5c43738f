import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import css from './arena.module.css'
import { handDice } from './hand-dice.ts'
import { paintsOf } from './paint.ts'
import { BowlScene } from './scene.ts'
import { castAt, type Picker, type StageProps } from './stage.ts'
import { useClock } from './use-clock.ts'

/** The bowl in 3D. `onLost` is told when the graphics card gives it up. */
export function Bowl3d({ onLost, ...stage }: StageProps & { readonly onLost: () => void }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scene = useRef<BowlScene>(undefined)
  const now = useClock(stage, (ms) => scene.current && drawAt(scene.current, stage, ms))
  const redraw = useEffectEvent(() => scene.current && drawAt(scene.current, stage, now()))
  useScene(canvas, scene, { redraw, onLost, onReady: stage.onReady, onSide: stage.onSide })
  // Whatever changed on the stage is drawn once; while time runs, the clock draws.
  useEffect(() => void redraw())
  return <canvas ref={canvas} className={css['canvas']} aria-hidden="true" />
}

function drawAt(scene: BowlScene, stage: StageProps, ms: number): void {
  const { hand, target, lying } = stage
  const cast = castAt(stage, ms).map((die) => ({
    ...die,
    glows: lying !== undefined && die.id !== undefined && die.id === target,
  }))
  scene.draw([...cast, ...handDice(hand)], hand?.how)
}

interface SceneHooks extends Pick<StageProps, 'onReady' | 'onSide'> {
  readonly redraw: () => void
  readonly onLost: () => void
}

function useScene(
  canvas: RefObject<HTMLCanvasElement | null>,
  scene: RefObject<BowlScene | undefined>,
  hooks: SceneHooks,
): void {
  const { redraw } = hooks
  const onReady = useEffectEvent(hooks.onReady)
  const onSide = useEffectEvent(hooks.onSide)
  const onLost = useEffectEvent(hooks.onLost)
  useEffect(() => {
    const element = canvas.current
    const made = element && sceneOn(element)
    if (!element || !made) return onLost()
    scene.current = made
    const changed = (): void => {
      redraw()
      onSide(made.orbit.side)
    }
    onReady(pickerOn(element, made, changed))
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

/** Undefined where there is no WebGL: the bowl is drawn from above then. */
function sceneOn(canvas: HTMLCanvasElement): BowlScene | undefined {
  const context = canvas.getContext('webgl2', { antialias: true, powerPreference: 'low-power' })
  return context && !context.isContextLost() ? new BowlScene(canvas, context, paintsOf(canvas)) : undefined
}

function pickerOn(canvas: HTMLCanvasElement, scene: BowlScene, changed: () => void): Picker {
  const inPicture = (x: number, y: number): [number, number] => {
    const box = canvas.getBoundingClientRect()
    return [(2 * (x - box.left)) / box.width - 1, 1 - (2 * (y - box.top)) / box.height]
  }
  return {
    touched(x, y) {
      const die = scene.dieAt(...inPicture(x, y))
      if (!die) return undefined
      if (die.id !== undefined) return { die: die.id }
      return die.glows ? 'hand' : undefined
    },
    floorAt: (x, y) => scene.groundAt(...inPicture(x, y)),
    turn(dx, dy) {
      scene.orbit.turn(dx, dy)
      changed()
    },
    zoom(factor) {
      scene.orbit.zoom(factor)
      changed()
    },
  }
}
