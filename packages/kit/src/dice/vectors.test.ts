import { createHmac } from 'node:crypto'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import vectors from '../../../../docs/fair-dice-2-vectors.json' with { type: 'json' }
import { commitmentOf } from '../fair-dice.ts'
import { unwrap } from '../testing/index.ts'
import { canonicalText, parseStrictly } from './canonical.ts'
import { headOf, linkOf } from './chain.ts'
import { digestAfter } from './digest.ts'
import { drawsOf } from './ledger.ts'
import { checkOpening, openingHash } from './opening.ts'
import { tableWords } from './table-words.ts'
import { framed, portableMac } from './words.ts'

describe('the published vectors of rattlecup-dice/2', () => {
  it.each(vectors.canonical)('canonical JSON of $json', ({ json, canonical }) => {
    expect(canonicalText(unwrap(parseStrictly(json)))).toBe(canonical)
  })

  it('a chain and its head', () => {
    const { root, head, link1, link2, link1023 } = vectors.chain
    expect(headOf(root)).toBe(head)
    expect([1, 2, 1023].map((n) => linkOf(root, n))).toEqual([link1, link2, link1023])
  })

  it('an opening, its commitment and its hash', () => {
    const { secret, opening, canonical, digest } = vectors.opening
    expect(canonicalText(opening)).toBe(canonical)
    expect(openingHash(unwrap(checkOpening(opening)))).toBe(digest)
    expect(commitmentOf(secret)).toBe(opening.commitment)
  })

  it('the digest after every record, and the table words', () => {
    let digest: Uint8Array = hexToBytes(vectors.opening.digest)
    for (const { record, digest: expected, tableWords: words } of vectors.digests) {
      digest = digestAfter(digest, record)
      expect(bytesToHex(digest)).toBe(expected)
      if (words !== undefined) expect(tableWords(expected)).toBe(words)
    }
  })

  it.each(vectors.words)('block and draws of outcome $outcome', ({ digest, outcome, links, ...expected }) => {
    const { secret } = vectors.opening
    const message = framed([
      'rattlecup-dice/2',
      digest,
      String(outcome),
      ...links.map((link) => link ?? ''),
      '0',
    ])
    const block = createHmac('sha256', Buffer.from(secret, 'hex')).update(message).digest('hex')
    expect(block).toBe(expected.block0)
    const source = drawsOf(portableMac(hexToBytes(secret)), { digest, links }, outcome)
    expect(expected.sizes.map((size) => source.below(size))).toEqual(expected.draws)
  })

  it.each(vectors.tableWords)('table words of $digest', ({ digest, words }) => {
    expect(tableWords(digest)).toBe(words)
  })
})
