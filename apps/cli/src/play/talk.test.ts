import { PassThrough, Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readInput } from '../command.ts'
import { playCommand } from './index.ts'
import { runPlay } from './run.ts'
import { playScript } from './testing/script.ts'

const QWIXX = ['qwixx', '--seed', 'talk']

describe('talking to a person', () => {
  it('asks which game, and asks again', async () => {
    const { code, text } = await playScript(['--seed', 'x'], ['chess', 'strike'])
    expect(code).toBe(0)
    expect(text).toContain("There is no game 'chess': type a number from 1 to 4 or a name")
    expect(text).toContain('the first die in the arena')
  })

  it('ends politely when nobody answers', async () => {
    expect(await playScript([], [])).toMatchObject({ code: 0 })
    const { code, text } = await playScript(QWIXX, [])
    expect(code).toBe(0)
    expect(text).toMatch(/You> \nThe game was not saved\.\n$/)
  })

  it('says what was expected when a line is no choice', async () => {
    const { text } = await playScript(QWIXX, ['r99', '0', '-1', '99'])
    expect(text.match(/is not possible now: type 1 to \d+ or \w+, /g)).toHaveLength(4)
  })

  it('takes a number or a short form, in any case and spacing', async () => {
    const byNumber = await playScript(QWIXX, ['1'])
    const key = /^ +1 {2}.* {2}(\S+)$/m.exec(byNumber.text)?.[1] as string
    const told = /^You: cross .*$/m.exec(byNumber.text)?.[0] as string
    for (const typed of [key, ` ${key.toUpperCase()} `, [...key].join(' ')]) {
      expect((await playScript(QWIXX, [typed])).text).toContain(told)
    }
  })

  it('gives hints and help', async () => {
    const { text } = await playScript(QWIXX, ['h', '?'])
    expect(text).toMatch(/^Hint: (cross|pass)/m)
    expect(text).toContain('Cross numbers from left to right')
    expect(text).toContain('h for a hint')
  })

  it('an empty line takes the only choice, and shows the table again where there are more', async () => {
    const { text } = await playScript(['strike', '--seed', 'talk'], ['', ''])
    expect(text).toContain('You: throw a die (8 left in reserve)')
    const shown = (await playScript(QWIXX, ['', ''])).text.match(/penalties \[ \]/g)
    expect(shown).toHaveLength(3)
  })

  it('does not tell a secret choice before all have chosen', async () => {
    const { text } = await playScript([...QWIXX, '--humans', '2', '--names', 'Anna,Ben'], ['1', 'p'])
    const [beforeBen, afterBen] = text.split('Ben> ') as [string, string]
    expect(beforeBen).toContain('Anna> \nAnna has chosen.\n')
    expect(beforeBen).not.toContain('Anna: cross')
    expect(afterBen).toMatch(/^\nBen has chosen\.\nAnna: cross .*\nBen: pass\n/)
  })

  it('takes a secret choice off the screen of a terminal', async () => {
    const { text } = await playScript([...QWIXX, '--humans', '2'], ['1', 'p'], { terminal: true })
    expect(text).toContain('\u001b[1A\u001b[2K\rPlayer 1 has chosen.')
  })
})

describe('colours', () => {
  const RED = '\u001b[91m♥'

  it('are for terminals', async () => {
    expect((await playScript(QWIXX, ['p'], { terminal: true })).text).toContain(RED)
    expect((await playScript(QWIXX, ['p'])).text).not.toContain(RED)
  })

  it.each([
    ['--no-colour', ['--no-colour'], {}],
    ['NO_COLOR', [], { NO_COLOR: '1' }],
    ['a dumb terminal', [], { TERM: 'dumb' }],
  ])('not with %s', async (_name, argv, env) => {
    expect((await playScript([...QWIXX, ...argv], ['p'], { terminal: true, env })).text).not.toContain(RED)
  })
})

describe('a terminal', () => {
  it('keeps no history, where the next person could find a secret choice', async () => {
    const up = '\u001b[A'
    const { text } = await playScript([...QWIXX, '--humans', '2'], ['1', `${up}p`], { terminal: true })
    expect(text).toContain('Player 2: pass')
  })

  it('takes Ctrl-C for the end of input', async () => {
    const { code, text } = await playScript(QWIXX, ['p', '\u0003', 'p'], { terminal: true })
    expect(code).toBe(0)
    expect(text).toMatch(/The game was not saved\.\n$/)
  })

  it('that went away ends the game, quietly', async () => {
    const broken = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) })
    const streams = { input: new PassThrough(), output: broken, env: {} }
    expect(await runPlay(readInput(playCommand, QWIXX), streams)).toBe(0)
  })
})
