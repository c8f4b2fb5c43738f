import { Match, winnersOf } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { qwixx } from './game.ts'
import { rules, sheetPoints } from './rules/play.ts'
import { legal, move, play, position, roll } from './testing/position.ts'
import { view } from './rules/view.ts'

const FIVE_RED = [2, 3, 4, 5, 6]
const FIVE_GREEN = [12, 11, 10, 9, 8]
const FIVE_YELLOW = [2, 3, 4, 5, 6]
const ALL_RED = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const points = (count: number) => sheetPoints(position([{ red: ALL_RED.slice(0, count) }]), 0)
const spectate = (state: ReturnType<typeof position>) => view(state, null, { chosen: [], own: null })

describe('Qwixx, a turn', () => {
  it('QX-1 a mark stands where its row says, up or down', () => {
    const state = play(roll(position([{}]), 1, 4, 6, 2, 3, 5), 'red 5')
    expect(spectate(state).sheets[0]).toMatchObject({ red: [5], green: [] })
    const down = position([{ green: [12, 9, 3], blue: [11, 4] }])
    expect(spectate(down).sheets[0]).toMatchObject({ green: [12, 9, 3], blue: [11, 4] })
  })

  it('QX-2 only numbers to the right of the last mark are offered (the example of the booklet)', () => {
    const marks = { red: [5, 7], yellow: [10], green: [6], blue: [10] }
    const at = (a: number, b: number) => legal(roll(position([marks]), a, b, 1, 1, 1, 1), 0)
    expect(at(3, 3)).toEqual(['blue 6', 'pass'])
    expect(at(5, 6)).toEqual(['red 11', 'yellow 11', 'pass'])
    expect(at(2, 3)).toEqual(['green 5', 'blue 5', 'pass'])
    expect(at(2, 2)).toEqual(['green 4', 'blue 4', 'pass'])
  })

  it('QX-3 QX-4 the active seat rolls two white dice and those of the rows still open', () => {
    const match = unwrap(Match.start(qwixx, 2))
    expect(match.waiting()).toEqual({
      kind: 'chance',
      chance: { type: 'roll', dice: ['white', 'white', 'red', 'yellow', 'green', 'blue'] },
    })
    const closed = position([{ green: [...FIVE_GREEN, 2] }])
    expect(qwixx.codec.chance(closed)).toEqual({
      type: 'roll',
      dice: ['white', 'white', 'red', 'yellow', 'blue'],
    })
    expect(rules.draws(closed, [])).toBe(5)
  })

  it('QX-5 everyone may mark the white sum in a row of its choice, or not (the example of the booklet)', () => {
    const state = roll(position([{}, {}, {}, {}]), 1, 4, 6, 2, 3, 6)
    for (const seat of [0, 1, 2, 3]) {
      expect(legal(state, seat)).toEqual(['red 5', 'yellow 5', 'green 5', 'blue 5', 'pass'])
    }
    play(state, 'red 5', 'yellow 5', 'pass', 'pass')
    play(state, 'blue 10')
    expect(spectate(state).sheets[0]).toMatchObject({ red: [5], blue: [10], penalties: 0 })
    expect(spectate(state).sheets[1]).toMatchObject({ yellow: [5], penalties: 0 })
    expect(state).toMatchObject({ phase: 'roll', active: 1, penalties: [0, 0, 0, 0] })
  })

  it('QX-6 choices are sealed until everyone has chosen, then take effect together', () => {
    const match = unwrap(Match.start(qwixx, 3))
    unwrap(match.chance({ type: 'roll', white: [1, 4], red: 6, yellow: 2, green: 3, blue: 5 }))
    unwrap(match.play(2, move('red 5')))
    expect(match.waiting()).toEqual({ kind: 'players', seats: [0, 1] })
    expect(match.view(2)).toMatchObject({ chosen: [2], own: { type: 'mark', row: 'red', value: 5 } })
    expect(match.view(0)).toMatchObject({ chosen: [2], own: null })
    expect(match.view(null).sheets[2]?.red).toEqual([])
    expect(match.play(2, move('pass'))).toMatchObject({ ok: false, error: { code: 'not-your-turn' } })
    unwrap(match.play(0, move('pass')))
    unwrap(match.play(1, move('blue 5')))
    expect(match.view(0)).toMatchObject({ phase: 'colour', chosen: [], own: null })
    expect(match.view(0).sheets.map((sheet) => [sheet.red, sheet.blue])).toEqual([
      [[], []],
      [[], [5]],
      [[5], []],
    ])
  })

  it('QX-7 the active seat alone may add a white die to a coloured one, in that row', () => {
    const state = play(roll(position([{}, {}]), 1, 4, 6, 2, 3, 5), 'pass', 'pass')
    expect(rules.movers(state)).toBe(1)
    const sums = ['red 7', 'red 10', 'yellow 3', 'yellow 6', 'green 4', 'green 7', 'blue 6', 'blue 9', 'pass']
    expect(legal(state, 0).sort()).toEqual(sums.sort())
  })

  it('QX-7 equal white dice offer each sum once', () => {
    const state = play(roll(position([{}]), 3, 3, 6, 2, 3, 5), 'pass')
    expect(legal(state, 0)).toEqual(['red 9', 'yellow 5', 'green 6', 'blue 8', 'pass'])
  })

  it('QX-8 an active seat that marks nothing takes a penalty; nobody else does', () => {
    const state = play(play(roll(position([{}, {}]), 1, 4, 6, 2, 3, 5), 'pass', 'pass'), 'pass')
    expect(state.penalties).toEqual([1, 0])
    const marked = play(play(roll(position([{}, {}]), 1, 4, 6, 2, 3, 5), 'red 5', 'pass'), 'pass')
    expect(marked.penalties).toEqual([0, 0])
    const late = play(play(roll(position([{}, {}]), 1, 4, 6, 2, 3, 5), 'pass', 'pass'), 'red 7')
    expect(late.penalties).toEqual([0, 0])
  })

  it('QX-9 seats are active in turn, clockwise', () => {
    const state = position([{}, {}, {}], { active: 2 })
    play(play(roll(state, 1, 1, 1, 1, 1, 1), 'pass', 'pass', 'red 2'), 'pass')
    expect(state).toMatchObject({ phase: 'roll', active: 0 })
  })
})

describe('Qwixx, closing a row', () => {
  it('QX-10 the last number needs five marks before it', () => {
    expect(legal(roll(position([{ red: [2, 3, 4, 5] }]), 6, 6, 1, 1, 1, 1), 0)).not.toContain('red 12')
    expect(legal(roll(position([{ red: FIVE_RED }]), 6, 6, 1, 1, 1, 1), 0)).toContain('red 12')
    expect(legal(roll(position([{ green: FIVE_GREEN }]), 1, 1, 1, 1, 1, 1), 0)).toContain('green 2')
  })

  it('QX-11 the last number brings the lock, which counts as a cross', () => {
    const state = play(roll(position([{ red: FIVE_RED }]), 6, 6, 1, 1, 1, 1), 'red 12')
    expect(spectate(state).sheets[0]).toMatchObject({ red: [...FIVE_RED, 12], locks: ['red'] })
    expect(sheetPoints(state, 0)).toBe((7 * 8) / 2)
  })

  it('QX-12 the row is closed for everyone and its die leaves at once', () => {
    const state = play(
      roll(position([{ red: FIVE_RED }, { red: FIVE_RED }]), 6, 6, 6, 1, 1, 1),
      'red 12',
      'pass',
    )
    expect(spectate(state)).toMatchObject({ closed: ['red'], phase: 'colour', dice: { red: 6 } })
    play(state, 'pass')
    expect(qwixx.codec.chance(state)).toEqual({
      type: 'roll',
      dice: ['white', 'white', 'yellow', 'green', 'blue'],
    })
    roll(state, 6, 6, 1, 1, 1)
    expect(legal(state, 1)).toEqual(['green 12', 'blue 12', 'pass'])
    expect(spectate(state).dice).toEqual({ white: [6, 6], yellow: 1, green: 1, blue: 1 })
  })

  it('QX-13 everyone who marks the last number in the same white action gets its lock', () => {
    const state = roll(position([{ red: FIVE_RED }, { red: FIVE_RED }, { red: [2, 3, 4] }]), 6, 6, 1, 1, 1, 1)
    expect(legal(state, 2)).not.toContain('red 12')
    play(state, 'red 12', 'red 12', 'pass')
    expect(spectate(state).sheets.map((sheet) => sheet.locks)).toEqual([['red'], ['red'], []])
    expect(spectate(state).closed).toEqual(['red'])
  })

  it('QX-14 a row closed in the white action is not offered in the colour action', () => {
    const state = roll(position([{}, { red: FIVE_RED }]), 6, 6, 1, 1, 1, 1)
    play(state, 'pass', 'red 12')
    expect(legal(state, 0).some((text) => text.startsWith('red'))).toBe(false)
  })
})

describe('Qwixx, the end', () => {
  it('QX-15 two rows closed by different players end the game, also three at once (the example of the booklet)', () => {
    const sheets = [{ green: [...FIVE_GREEN, 2] }, { red: FIVE_RED }, { yellow: FIVE_YELLOW }]
    const state = play(roll(position(sheets), 6, 6, 1, 1, 1), 'pass', 'red 12', 'yellow 12')
    expect(spectate(state)).toMatchObject({ phase: 'over', closed: ['red', 'yellow', 'green'] })
  })

  it('QX-15 the second row may close in the colour action', () => {
    const state = roll(position([{ green: [...FIVE_GREEN, 2], red: FIVE_RED }, {}]), 6, 1, 6, 1, 1)
    expect(play(play(state, 'pass', 'pass'), 'red 12')).toMatchObject({ phase: 'over', penalties: [0, 0] })
  })

  it('QX-15 the fourth penalty ends the game', () => {
    const state = position([{ penalties: 3 }, { penalties: 3 }])
    play(play(roll(state, 1, 2, 3, 4, 5, 6), 'pass', 'pass'), 'pass')
    expect(state).toMatchObject({ phase: 'over', active: 0, penalties: [4, 3] })
    expect(rules.scores(state)).toEqual([-20, -15])
  })

  it('QX-16 a white action that ends the game leaves no colour action and no penalty', () => {
    const state = roll(position([{}, { green: [...FIVE_GREEN, 2], red: FIVE_RED }]), 6, 6, 1, 1, 1)
    play(state, 'pass', 'red 12')
    expect(state).toMatchObject({ phase: 'over', penalties: [0, 0] })
    expect(rules.movers(state)).toBe(0)
  })

  it('QX-17 the table of points, and the example of the booklet', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(points)).toEqual([1, 3, 6, 10, 15, 21, 28, 36, 45, 55])
    expect(points(11)).toBe(78)
    expect(sheetPoints(position([{ red: [2, 3, 4, 5, 6, 7, 8, 9, 10, 12] }]), 0)).toBe(66)
    const laura = {
      red: [2, 3, 4, 5],
      yellow: [2, 3, 4],
      green: [12, 11, 10, 9, 8, 7, 6],
      blue: [12, 11, 10, 9, 8, 7, 6, 5],
      penalties: 2,
    }
    expect(sheetPoints(position([laura]), 0)).toBe(70)
  })

  it('QX-18 a series adds its games up, each begun by the next seat', () => {
    const state = position([{ penalties: 3 }, { red: [2, 3] }], { active: 1, games: 2 })
    state.active = 0
    play(play(roll(state, 1, 2, 3, 4, 5, 6), 'pass', 'pass'), 'pass')
    expect(spectate(state)).toMatchObject({
      phase: 'roll',
      game: 2,
      active: 0,
      totals: [-20, 3],
      dice: null,
      closed: [],
    })
    expect(spectate(state).sheets.every((sheet) => sheet.red.length === 0 && sheet.penalties === 0)).toBe(
      true,
    )
    expect(rules.scores(state)).toEqual([-20, 3])
  })

  it('QX-18 when the series is over, totals hold the earlier games only', () => {
    const state = position([{ penalties: 3 }], { games: 1 })
    state.totals = [50]
    play(play(roll(state, 1, 2, 3, 4, 5, 6), 'pass'), 'pass')
    expect(spectate(state)).toMatchObject({ phase: 'over', totals: [50] })
    expect(rules.scores(state)).toEqual([30])
  })

  it('QX-19 ties share the win', () => {
    expect(winnersOf(qwixx, [12, 30, 30])).toEqual([1, 2])
  })

  it('QX-20 alone, the one seat has both actions in every turn', () => {
    const state = roll(position([{}]), 1, 4, 6, 2, 3, 5)
    play(play(state, 'red 5'), 'red 10')
    expect(state).toMatchObject({ phase: 'roll', active: 0, penalties: [0] })
    expect(spectate(state).sheets[0]?.red).toEqual([5, 10])
  })
})
