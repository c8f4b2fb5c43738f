import type { Status } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { headline } from './headline.ts'
import { words as de } from './words/de.ts'
import { words as en } from './words/en.ts'
import { words as fr } from './words/fr.ts'
import { words as italian } from './words/it.ts'

const PLAYERS = [{ name: 'Mia' }, { name: 'Cleo' }, { name: 'Ben' }]

function said(winners: readonly number[], words: typeof en, seat: number | null = 0): string {
  const status: Status = { waiting: { kind: 'over' }, scores: [4, 4, 4], over: true, winners: [...winners] }
  return headline(status, PLAYERS, { seat, isShared: false }, words)
}

describe('the headline of a result', () => {
  it.each([
    [en, ['You won!', 'You share the win with Cleo!', 'Cleo wins', 'Cleo and Ben win together']],
    [
      de,
      ['Gewonnen!', 'Du teilst dir den Sieg mit Cleo!', 'Cleo gewinnt', 'Cleo und Ben gewinnen gemeinsam'],
    ],
    [
      fr,
      ['Tu as gagné !', 'Tu partages la victoire avec Cleo !', 'Cleo gagne', 'Cleo et Ben gagnent ensemble'],
    ],
    [italian, ['Hai vinto!', 'Hai vinto insieme a Cleo!', 'Vince Cleo', 'Vincono insieme Cleo e Ben']],
  ] as const)('speaks to the reader and of the others', (words, lines) => {
    expect([[0], [0, 1], [1], [1, 2]].map((winners) => said(winners, words))).toEqual(lines)
  })

  it('names everybody where several people share the device', () => {
    const status: Status = { waiting: { kind: 'over' }, scores: [4, 4], over: true, winners: [0, 1] }
    expect(headline(status, PLAYERS, { seat: 0, isShared: true }, en)).toBe('Mia and Cleo win together')
  })

  it('names the winner to a spectator', () => {
    expect(said([0], en, null)).toBe('Mia wins')
  })

  it('is the points when playing alone', () => {
    const status: Status = { waiting: { kind: 'over' }, scores: [71], over: true, winners: [0] }
    expect(headline(status, PLAYERS.slice(0, 1), { seat: 0, isShared: false }, en)).toBe('71 points')
  })
})
