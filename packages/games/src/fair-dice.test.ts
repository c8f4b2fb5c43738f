import {
  canonicalText,
  DiceLedger,
  readGameFile,
  tableWords,
  verifyGame,
  type HouseFile,
} from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import vectors from '../../../docs/fair-dice-2-vectors.json' with { type: 'json' }
import { qwixx } from './qwixx/game.ts'
import type { Game, JsonObject } from '@rattlecup/kit'

const file = unwrap(readGameFile(JSON.stringify(vectors.file))) as HouseFile
const { own } = vectors
const game = qwixx as unknown as Game

describe('the whole game among the published vectors', () => {
  it('verifies with everything that its players saw', () => {
    const digests = Object.entries(own.digestsOfSeat1).map(([ask, digest]) => ({ ask: Number(ask), digest }))
    for (const heads of Object.values(own.heads)) {
      const seen = { commitment: own.commitment, heads, digests, words: own.words, key: file.log!.key }
      expect(unwrap(verifyGame(game, file, { seen }))).toEqual({
        scheme: 'rattlecup-dice/2',
        fair: true,
        rolls: 7,
        faults: [],
        proved: ['rolls', 'rules', 'log', 'commitment', 'heads', 'digests', 'words', 'key'],
        notGiven: [],
        links: { rollsWithout: 0, broken: [0, 1], words: expect.any(Array) as string[] },
      })
    }
  })

  it('has the digests and table words that were noted', () => {
    const ledger = new DiceLedger(file.dice.opening)
    for (const event of file.events) {
      const next = file.dice.asks[ledger.asks.length]
      if ('chance' in event && ledger.needsAsk && next) {
        const { links, ...ask } = next
        unwrap(ledger.ask(ask))
        unwrap(ledger.links(links))
      }
      unwrap(ledger.event(event as unknown as JsonObject))
    }
    expect(ledger.askDigests).toEqual(Object.values(own.digestsOfSeat1))
    expect(ledger.runs.map(({ after }) => tableWords(after))).toEqual(own.words)
  })

  it('is the same game however it is written, and no game with a member twice', () => {
    const spaced = unwrap(readGameFile(canonicalText(vectors.file).replaceAll(',', ' , ')))
    expect(unwrap(verifyGame(game, spaced)).fair).toBe(true)
    const twice = JSON.stringify(vectors.file).replace('"round":1', '"round":1,"round":1')
    expect(readGameFile(twice)).toMatchObject({ ok: false, error: { code: 'bad-json' } })
  })
})
