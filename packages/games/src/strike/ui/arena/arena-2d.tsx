import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { DIE, FLOOR, LIP, read, WALL, type Axes } from '../../arena/index.ts'
import { pileNameAt } from '../show/poses.ts'
import { Face } from '../table/face.tsx'
import css from './arena.module.css'
import type { CrowdDie } from './crowd.ts'
import { handDice } from './hand-dice.ts'
import { aroundAll } from './places.ts'
import { castAt, isStill, marked, type Picker, type StageProps } from './stage.ts'
import { useClock } from './use-clock.ts'

/** The table around the arena, with room above for the names. */
const BOX = { x: 11, top: 14.4, bottom: 11.2 }
const WIDE_BOX = { x: 13.6, top: 8.6, bottom: 8.6 }

/** The arena from straight above, where there is no 3D: as playable, only flat. */
export function Arena2d(stage: StageProps): ReactNode {
  const svg = useRef<SVGSVGElement>(null)
  const [ms, setMs] = useState(0)
  useClock(stage, setMs)
  usePicker(svg, stage)
  const { hand } = stage
  const dice: readonly CrowdDie[] = [
    ...castAt(stage, stage.isRunning ? ms : 0).map((die) => marked(die, stage)),
    ...handDice(hand, isStill(stage) ? Infinity : ms),
  ]
  usePlaces(svg, stage, dice)
  const box = stage.seating.isWide ? WIDE_BOX : BOX
  return (
    <svg
      ref={svg}
      className={css['flat']}
      viewBox={`${-box.x} ${-box.top} ${2 * box.x} ${box.top + box.bottom}`}
      aria-hidden="true"
    >
      <ellipse className={css['flat-ledge']} rx={LIP.x + WALL.ledge} ry={LIP.z + WALL.ledge} />
      <ellipse className={css['flat-wall']} rx={LIP.x} ry={LIP.z} />
      <ellipse className={css['flat-floor']} rx={FLOOR.x} ry={FLOOR.z} />
      {hand && <Line from={hand.how.from} to={hand.how.aim} />}
      {dice.map((die, index) => (
        <FlatDie key={index} die={die} />
      ))}
    </svg>
  )
}

function Line({ from, to }: { from: Axes; to: Axes }): ReactNode {
  return (
    <g className={css['flat-sight']}>
      <line x1={from.x} y1={from.z} x2={to.x} y2={to.z} />
      <circle cx={to.x} cy={to.z} r="0.8" />
    </g>
  )
}

function FlatDie({ die }: { die: CrowdDie }): ReactNode {
  const { position, rotation } = die.pose
  // Seen from above, a die that flies high is nearer.
  const size = die.scale * (1 + Math.max(0, position.y - DIE.half) / 14)
  const degrees = (Math.atan2(rotation.y, rotation.w) * -360) / Math.PI
  return (
    <g
      transform={`translate(${position.x} ${position.z}) rotate(${degrees}) scale(${size})`}
      data-die={dieName(die)}
    >
      <Face face={read(rotation).face} mark={die.mark} />
    </g>
  )
}

function dieName({ id, mark }: CrowdDie): number | 'hand' | undefined {
  return id ?? (mark === 'hand' ? mark : undefined)
}

/** Tells where things are in the picture, whenever nothing moves. */
function usePlaces(
  svg: { readonly current: SVGSVGElement | null },
  stage: StageProps,
  dice: readonly CrowdDie[],
): void {
  const { onPlaces, seating, reserve } = stage
  const tell = useEffectEvent(() => {
    const element = svg.current
    const matrix = element?.getScreenCTM()
    if (!element || !matrix || !isStill(stage)) return
    const { left, top } = element.getBoundingClientRect()
    const place = ({ x, z }: Axes) => ({
      x: matrix.a * x + matrix.e - left,
      y: matrix.d * z + matrix.f - top,
      size: matrix.a,
    })
    const held = dice.filter(({ mark }) => mark === 'hand').map(({ pose }) => place(pose.position))
    onPlaces({
      dice: dice.flatMap(({ id, pose }) => (id === undefined ? [] : [{ id, ...place(pose.position) }])),
      hand: aroundAll(held),
      piles: reserve.map((_, seat) => place(pileNameAt(seating, seat))),
    })
  })
  useEffect(() => void tell())
}

function usePicker(svg: { readonly current: SVGSVGElement | null }, { onReady }: StageProps): void {
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    const element = svg.current
    if (element) ready(pickerOn(element))
    return () => ready(undefined)
  }, [svg])
}

function pickerOn(svg: SVGSVGElement): Picker {
  return {
    touched(x, y) {
      const name = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-die]')?.dataset['die']
      if (name === undefined) return undefined
      return name === 'hand' ? 'hand' : { die: Number(name) }
    },
    floorAt(x, y) {
      const matrix = svg.getScreenCTM()?.inverse()
      if (!matrix) return undefined
      const point = new DOMPoint(x, y).matrixTransform(matrix)
      return { x: point.x, z: point.y }
    },
    turn: () => {},
    zoom: () => {},
    reset: () => {},
  }
}
