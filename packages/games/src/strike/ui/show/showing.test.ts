import { beforeAll, describe, expect, it } from 'vitest'
import { LIP, read } from '../../arena/index.ts'
import { pace } from '../pace.ts'
import { playedGame, stepsOf } from '../testing/games.ts'
import { fateOf, filmOf, isDecisive, settleOf, timingOf } from './film.ts'
import { lyingNow, NOTHING, remember, type Memory } from './memory.ts'
import { reservePose } from './poses.ts'
import { showingOf } from './showing.ts'

const SEATING = { players: 2, front: 0, isWide: false }
let steps: ReturnType<typeof stepsOf>
beforeAll(async () => void (steps = stepsOf(await playedGame('kitchen'), 2)))

/** Every step with what is known before and after it. */
function* shown(bare = false) {
  let memory: Memory = NOTHING
  for (const original of steps) {
    const step = bare ? { ...original, events: original.events.map(withoutRest) } : original
    const next = step.events.reduce(remember, memory)
    yield { step, memory, next, showing: showingOf({ step, memory, next, seating: SEATING }) }
    memory = next
  }
}

function withoutRest(event: (typeof steps)[number]['events'][number]) {
  if (!('chance' in event)) return event
  const { rest: _, ...chance } = event.chance
  return { chance }
}

describe.each([
  ['filmed', false],
  ['not filmed', true],
])('a throw that was %s', (_, bare) => {
  it('falls on the faces that the log says', () => {
    for (const { step, showing } of shown(bare)) {
      for (const [index, die] of (settleOf(step)?.dice ?? []).entries()) {
        const pose = showing.dice(showing.restMs)[index]?.pose
        if (!pose || 'cocked' in die) continue
        if ('face' in die) expect(read(pose.rotation).face).toBe(die.face)
        else
          expect(
            pose.position.y > 3 || Math.abs(pose.position.x) > LIP.x || Math.abs(pose.position.z) > LIP.z,
          ).toBe(true)
      }
    }
  })

  it('ends where the dice lie from then on', () => {
    for (const { step, next, showing } of shown(bare)) {
      const lying = lyingNow(next, step.after.arena)
      if (bare) continue
      for (const die of showing.dice(Infinity)) {
        const rests = lying.find(({ id }) => id === die.id)
        if (!rests || step.after.round !== step.before.round) continue
        expect(Math.hypot(die.pose.position.x - rests.x, die.pose.position.z - rests.z)).toBeLessThan(0.001)
      }
    }
  })

  it('never jumps: dice go on from where the step before left them', () => {
    let before = new Map<number | undefined, { x: number; z: number }>()
    for (const { showing } of shown(bare)) {
      for (const { id, pose } of showing.dice(0)) {
        const was = before.get(id)
        if (was && !bare)
          expect(Math.hypot(pose.position.x - was.x, pose.position.z - was.z)).toBeLessThan(0.02)
      }
      before = new Map(showing.dice(Infinity).map(({ id, pose }) => [id, pose.position]))
    }
  })

  it('sends what is taken to its new owner and lets what is lost vanish', () => {
    let taken = 0
    for (const { step, showing } of shown(bare)) {
      const settle = settleOf(step)
      let index = step.before.reserve[step.before.active] ?? 0
      for (const [i, die] of (settle?.dice ?? []).entries()) {
        const end = showing.dice(Infinity)[i]
        if (fateOf(step, die) === 'lost') expect(end?.scale).toBe(0)
        if (fateOf(step, die) !== 'taken') continue
        const { x, y, z } = reservePose(SEATING, step.before.active, index++).position
        const at = end?.pose.position ?? { x: 0, y: 0, z: 0 }
        expect(Math.hypot(at.x - x, at.y - y, at.z - z)).toBeLessThan(1e-6)
        taken++
      }
      if (settle) expect(index).toBe(step.after.reserve[step.before.active])
    }
    expect(taken).toBeGreaterThan(3)
  })
})

describe('the pace', () => {
  it('is as long as what is shown, and short', () => {
    for (const { step, showing } of shown()) {
      const settle = settleOf(step)
      if (!settle) continue
      expect(pace(step, 0)).toBe(showing.ms)
      expect(filmOf(settle)).toBeDefined()
      expect(showing.ms).toBeLessThan(isDecisive(step) ? 6000 : 3500)
    }
  })

  it('slows down at the last die of a reserve, and never runs backwards', () => {
    const step = steps.find(settleOf)
    const settle = step && settleOf(step)
    if (!step || !settle) throw new Error('nobody threw')
    const steady = timingOf(step, settle)
    const slow = timingOf({ ...step, before: { ...step.before, reserve: [0, 0] } }, settle)
    expect(slow.filmMs).toBeGreaterThan(steady.filmMs * 1.5)
    for (let ms = 0; ms < slow.filmMs; ms += 50) {
      expect(slow.msOf(slow.filmSeconds(ms))).toBeCloseTo(ms, 6)
      expect(slow.filmSeconds(ms + 50)).toBeGreaterThan(slow.filmSeconds(ms))
    }
  })

  it('has every knock while dice fly, the loudest no louder than loud', () => {
    let knocks = 0
    for (const { showing } of shown()) {
      for (const { at, loudness } of showing.knocks) {
        expect(at).toBeLessThanOrEqual(showing.restMs + 1)
        expect(loudness).toBeGreaterThan(0)
        expect(loudness).toBeLessThanOrEqual(1)
        knocks++
      }
    }
    expect(knocks).toBeGreaterThan(steps.length / 2)
  })
})
