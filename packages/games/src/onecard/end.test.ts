import { describe, expect, it } from 'vitest'
import { card, Script } from './testing/script.ts'

/** Two turns finish a `q` card for 8 points: `rroop` fills two rows, `yyyyp` the third. */
const cards = [
  card('rest', 'yellow 6*, purple 3, red 4, green 4*, blue 3'),
  ...Array.from({ length: 12 }, (_, i) => card(`q${i}`, 'red 2, orange 2, yellow 4, green 6*, blue 6*')),
]

/** Both seats score three cards in six turns. Seat 0 goes on with `rest` and q6, seat 1 with q7 and q5. */
function threeEach(): Script {
  const script = new Script(2, { cards }).cards('rest q0 q7 q1')
  script.turn('rroop', 'q0 q1').turn('yyyyp', 'q1>q3 q0>q2')
  script.turn('rroop', 'q2 q3').turn('yyyyp', 'q3>q5 q2>q4')
  return script.turn('rroop', 'q4 q7').turn('yyyyp', 'q7>q8 q4>q6')
}

/** Fills two rows of `rest`, worth 6 and 3, one with a sun. */
function fillRest(script: Script): Script {
  return script.turn('yyypp', 'rest -').turn('yyypo', '- rest')
}

describe('going on and ending', () => {
  it('OC-15 a fourth card is not replaced', () => {
    const script = threeEach().turn('rroop', 'q6 -').turn('yyyyp', '- q6')
    expect(script.match.view(0)).toMatchObject({ phase: 'over', deck: 3 })
    expect(script.match.view(0).cards[0]).toEqual([{ id: 'rest', marks: [0, 0, 0, 0, 0] }])
  })

  it('OC-15 a seat that scores an earlier card later in the same turn still draws', () => {
    const script = new Script(2, { cards }).cards('q0 q9 q1 q7')
    script.turn('rroop', 'q0 q1').turn('yyyyp', 'q1>q3 q0>q2')
    script.turn('rroop', 'q2 q3').turn('yyyyp', 'q3>q5 q2>q4')
    script.turn('rroop', '- q5').turn('yyyyp', 'q5>q6 -')
    script.turn('rroop', 'q4 q6').turn('yyyyp', 'q6 q4')
    expect(script.match.view(0)).toMatchObject({ phase: 'draw', active: 1 })
    expect(script.match.status()).toMatchObject({ over: false, scores: [24, 32] })
    script.cards('q8')
    expect(script.match.status()).toMatchObject({ over: true, scores: [24, 32], winners: [1] })
  })

  it('OC-16 the next seat clockwise is active', () => {
    const script = new Script(2, { cards, first: 1 }).cards('q0 q1 q2 q3')
    for (const active of [1, 0, 1]) {
      expect(script.match.view(null)).toMatchObject({ active, phase: 'roll', rolls: 0, dice: null })
      script.turn('rroop', '- -')
    }
  })

  it('OC-17 everybody still uses the result of the last turn', () => {
    const script = threeEach().turn('rroog', 'q6 q5').roll('yyyyp').play(1, { type: 'stop' }).use(1, 'q5')
    expect(script.match.status()).toMatchObject({ over: false, waiting: { kind: 'players', seats: [0] } })
    script.use(0, 'q6')
    expect(script.match.status()).toMatchObject({ over: true, waiting: { kind: 'over' }, scores: [32, 32] })
    expect(script.match.view(0)).toMatchObject({ phase: 'over', active: 1, rolls: 1 })
    expect(script.match.view(0).dice).toEqual(['yellow', 'yellow', 'yellow', 'yellow', 'purple'])
    expect(script.match.play(0, { type: 'pass' })).toMatchObject({ error: { code: 'game-over' } })
  })

  it('OC-28 alone, the game ends after the turns agreed on, and full rows still count', () => {
    const script = new Script(1, { cards, turns: 2 }).cards('rest q0')
    expect(script.match.view(0).turnsLeft).toBe(2)
    script.turn('rroop', 'q0')
    expect(script.match.view(0)).toMatchObject({ turnsLeft: 1, phase: 'roll' })
    script.turn('gggbb', '-')
    expect(script.match.status()).toMatchObject({ over: true, scores: [4] })
    expect(new Script(1, { cards }).match.view(0)).not.toHaveProperty('turnsLeft')
  })

  it('OC-18 the booklet: full rows of 6 and 3 on an unfinished card make 9, the sun nothing', () => {
    const script = fillRest(threeEach()).turn('rroop', '- q5').turn('yyyyp', 'q5 -')
    expect(script.match.status().scores).toEqual([24 + 9, 32])
  })

  it('OC-19 most points win', () => {
    const script = fillRest(threeEach()).turn('rroop', '- q5').turn('yyyyp', 'q5 -')
    expect(script.match.status().winners).toEqual([0])
  })

  it('OC-19 equal points share the win', () => {
    const script = threeEach().turn('rroop', 'q6 q5').turn('yyyyp', 'q5 q6')
    expect(script.match.status()).toMatchObject({ scores: [32, 32], winners: [0, 1] })
  })

  it('OC-25 full rows of open cards count only when the game is over', () => {
    const script = fillRest(threeEach())
    expect(script.match.status().scores).toEqual([24, 24])
  })

  it('OC-27 a lone seat is always active', () => {
    const script = new Script(1, { cards }).cards('q0 q1')
    script.turn('rroop', 'q0').turn('yyyyp', 'q0>q2').turn('rroop', 'q1').turn('yyyyp', 'q1>q3')
    script.turn('rroop', 'q2').turn('yyyyp', 'q2>q4').turn('rroop', 'q3').turn('yyyyp', 'q3')
    expect(script.match.status()).toMatchObject({ over: true, scores: [32], winners: [0] })
    expect(script.match.view(0).active).toBe(0)
  })
})
