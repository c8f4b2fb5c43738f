import { describe, expect, it } from 'vitest'
import { fullHouse, numbers, stars, Table } from '../testing/table.ts'
import { choicesOf, type Judgement } from './choices.ts'
import { gridOf } from './grid.ts'
import { leadOf, Outlook } from './outlook.ts'
import { Prospects } from './winning.ts'

const ROWS = [stars(3, 50), stars(2, -20), fullHouse(80), numbers([1, 2, 3], 40)]
const JUDGEMENTS: Readonly<Record<string, Judgement>> = {
  'its points': (outlook) => (position) => outlook.pointsAt(position),
  'its lead': (outlook) => (position, loose) => leadOf(outlook.promisesAfter(position, loose), outlook.seat),
  'its chance to win': (outlook) => {
    const prospects = new Prospects(outlook)
    return (position, loose) => prospects.leave(position, loose)
  },
}

function outlookAt({ match: { stateWithSecrets: state } }: Table): Outlook {
  return new Outlook(state, gridOf(state))
}

describe('choices by a heuristic', () => {
  it.each(Object.entries(JUDGEMENTS))(
    'for %s are worth the same whether or not the judgement may look at the values of the dice',
    (_, judgement) => {
      const outlook = outlookAt(Table.on(2, [ROWS]).roll(1, 4, 4, 5, 5).play('0:4'))
      const exactly = choicesOf(outlook, judgement, { byFill: false, expired: () => false })
      expect(choicesOf(outlook, judgement, { byFill: true, expired: () => false })).toEqual(exactly)
      expect(new Set(exactly.map(({ value }) => value)).size).toBeGreaterThan(2)
    },
  )
})
