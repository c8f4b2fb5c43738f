import { readFileSync } from 'node:fs'
import { ERROR_CODES } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from './commands.ts'
import { DgpEngine } from './engine.ts'

/** What is left out of an answer. */
const ELISION = '…'

interface Exchange {
  readonly request: string
  /** Undefined where the page shows none. */
  readonly answer: string | undefined
}

/** The conversations of a page: its fenced blocks that have a line `→ request`. */
function conversationsIn(page: string): [string, Exchange[]][] {
  const text = readFileSync(new URL(`../../../../${page}`, import.meta.url), 'utf8')
  const blocks = text.split(/^```.*$/m).filter((_, index) => index % 2 === 1)
  return blocks
    .map((block) => exchangesIn(block.split('\n')))
    .filter((exchanges) => exchanges.length > 0)
    .map((exchanges, index) => [`${page}, conversation ${index + 1}`, exchanges])
}

function exchangesIn(lines: readonly string[]): Exchange[] {
  return lines.flatMap((line, index) => {
    if (!line.startsWith('→ ')) return []
    const next = lines[index + 1]
    return [{ request: line.slice(2), answer: next?.startsWith('← ') ? next.slice(2) : undefined }]
  })
}

function asPattern(answer: string): RegExp {
  const parts = answer.split(ELISION).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`)
}

const pages = ['docs/dgp.md', 'README.md'].map((page) => ({ page, conversations: conversationsIn(page) }))

describe('conversations in the documents', () => {
  it.each(pages)(
    '$page has some, and dgp.md shows the answer to every request',
    ({ page, conversations }) => {
      expect(conversations.length).toBeGreaterThan(0)
      const exchanges = conversations.flatMap(([, each]) => each)
      if (page === 'docs/dgp.md') expect(exchanges.filter(({ answer }) => answer === undefined)).toEqual([])
    },
  )

  it.each(pages.flatMap(({ conversations }) => conversations))(
    '%s is as the engine has it',
    async (_, exchanges) => {
      const engine = new DgpEngine()
      for (const { request, answer } of exchanges) {
        const given = await engine.answer(request)
        if (answer === undefined) continue
        if (answer.includes(ELISION)) expect(given).toMatch(asPattern(answer))
        else expect(given).toBe(answer)
      }
    },
  )

  it('dgp.md names every command and every code', () => {
    const text = readFileSync(new URL('../../../../docs/dgp.md', import.meta.url), 'utf8')
    for (const name of COMMANDS.keys()) expect(text).toContain(`| \`${name}\` |`)
    for (const code of ERROR_CODES) expect(text).toContain(`\`${code}\``)
  })
})
