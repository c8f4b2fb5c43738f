import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serveLines } from './command.ts'
import { LineCutter } from './lines.ts'

describe('lines', () => {
  it('come out whole however the bytes are cut, letters of several bytes included', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, '')))
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 7 }), (lines, size) => {
        const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''))
        const cutter = new LineCutter()
        const got: (string | undefined)[] = []
        for (let at = 0; at < bytes.length; at += size)
          got.push(...cutter.push(bytes.subarray(at, at + size)))
        expect([...got, ...cutter.end()]).toEqual(lines)
      }),
    )
  })

  it('are answered in order, the last one without a line end too, and nothing after quit', async () => {
    const input = new PassThrough()
    const output = new PassThrough()
    const served = serveLines(input, output)
    input.write('{"id":1,"cmd":"games"}\r\n\n{"id":2,"cmd":"gam')
    input.end('es"}\n{"id":3,"cmd":"quit"}\n{"id":4,"cmd":"games"}')
    await served
    const answers = String(output.read()).trimEnd().split('\n')
    expect(answers.map((line) => (JSON.parse(line) as { id: unknown }).id)).toEqual([1, null, 2, 3])
  })
})
