import { FastSource } from '@rattlecup/kit'

/** How the cube is turned so that a face lies to the front. */
export const REST: readonly string[] = [
  'rotateX(0deg) rotateY(0deg)',
  'rotateX(-90deg) rotateY(0deg)',
  'rotateX(0deg) rotateY(-90deg)',
  'rotateX(0deg) rotateY(90deg)',
  'rotateX(90deg) rotateY(0deg)',
  'rotateX(0deg) rotateY(180deg)',
]

/** The faces that can be seen of a die at rest, which lies a little turned: to the front, to the left and on top. */
export const SEEN: readonly (readonly number[])[] = [
  [0, 3, 1],
  [1, 3, 5],
  [2, 0, 1],
  [3, 5, 1],
  [4, 3, 0],
  [5, 2, 1],
]

/** The longest that dice tumble, in milliseconds. */
export const TUMBLE_MS = 1000
/** Under reduced motion dice just turn over. */
export const TURN_MS = 200

/** Throws a die in: it flies, knocks twice and comes to rest on `face`. The same seed tumbles alike. */
export function tumble(
  cube: HTMLElement,
  { face, seed, calm }: { face: number; seed: number; calm: boolean },
): Animation {
  const rest = REST[face] as string
  if (calm) return cube.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: TURN_MS })
  const draw = new FastSource(seed)
  const turn = (most: number): string => `${360 * (1 + draw.below(most)) * (draw.below(2) ? 1 : -1)}deg`
  const spin = `rotateX(${turn(3)}) rotateY(${turn(3)}) rotateZ(${turn(2)}) ${rest}`
  const from = `${(draw.below(9) - 4) * 14}%, -${140 + draw.below(80)}%`
  const still = `rotateX(0deg) rotateY(0deg) rotateZ(0deg) ${rest}`
  return cube.animate(
    [
      { transform: `translate3d(${from}, 0) ${spin}`, easing: 'cubic-bezier(.4,0,.9,.6)' },
      { transform: `translate3d(0, 4%, 0) ${still}`, offset: 0.55, easing: 'ease-out' },
      {
        transform: `translate3d(0, -22%, 0) rotateX(14deg) rotateY(0deg) rotateZ(-10deg) ${rest}`,
        offset: 0.72,
        easing: 'ease-in',
      },
      { transform: `translate3d(0, 0, 0) ${still}`, offset: 0.88 },
      { transform: `translate3d(0, 0, 0) ${still}` },
    ],
    { duration: TUMBLE_MS - draw.below(250), fill: 'none' },
  )
}
