import { describe, expect, it } from 'vitest'
import { memoryStore } from '../store/memory.ts'
import { TABLE_ROW } from '../testing/stores.ts'
import { Mailer } from './mailer.ts'
import { UndeliveredError, type Mail } from './post-office.ts'
import { MailTokens } from './tokens.ts'

const HOUR = 3_600_000
/** Noon in Zurich. */
const NOON = Date.parse('2027-03-17T11:00:00Z')

/** Ann confirmed an address at a house of two nodes, and games wait for her at these tables. */
async function house(...codes: string[]) {
  const store = memoryStore()
  let now = NOON
  const sent: Mail[] = []
  const failures: string[] = []
  const office = { send: async (mail: Mail) => void sent.push(mail) }
  await store.mail.setAddress({
    guest: 'ann',
    address: 'ann@example.org',
    language: 'en',
    asked: now,
    isConfirmed: true,
  })
  const wait = async (...waiting: string[]) => {
    for (const [id, code] of codes.entries())
      await store.directory.setAwaited(id + 1, waiting.includes(code) ? ['ann'] : [], now)
  }
  for (const [id, code] of codes.entries()) {
    await store.directory.addTable({ ...TABLE_ROW, id: id + 1, code, phase: 'playing', due: now + 50 * HOUR })
    await store.directory.setGuestsOf(id + 1, ['ann'])
  }
  const parts = {
    store,
    office: { send: (mail: Mail) => office.send(mail) },
    tokens: new MailTokens('secret'),
    site: 'https://dice.example.org',
    delay: HOUR / 4,
    now: () => now,
    onError: ({ message }: Error) => void failures.push(message),
  }
  const nodes = [new Mailer(parts), new Mailer(parts)]
  const turn = (table: string) => nodes[0]?.note('ann', { t: 'turn', table, game: 'qwixx' })
  const done = (table: string) => nodes[1]?.note('ann', { t: 'done', table, game: 'qwixx' })
  const pass = async (hours: number) => {
    now += hours * HOUR
    await Promise.all(nodes.map((node) => node.look()))
  }
  const end = () => Promise.all(nodes.map((node) => node.close()))
  return { store, sent, failures, office, wait, turn, done, pass, end }
}

describe('somebody who wants mail', () => {
  it('is written to after a while, once, by one node, of all games that wait', async () => {
    const { sent, wait, turn, pass, end } = await house('AAAAA', 'BBBBB', 'CCCCC')
    await wait('AAAAA', 'BBBBB')
    await turn('AAAAA')
    await turn('BBBBB')
    await pass(0.2)
    expect(sent).toEqual([])
    await pass(0.1)
    expect(sent.map(({ subject }) => subject)).toEqual(['2 games are waiting for you'])
    expect(sent[0]?.text).toContain('Qwixx (2 days left)\n\nhttps'.replace('\n\n', '\n'))
    await pass(24)
    expect(sent).toHaveLength(1)
    await end()
  })

  it('is not written to if they came meanwhile, and no more than once an hour', async () => {
    const { sent, wait, turn, done, pass, end } = await house('AAAAA')
    await wait('AAAAA')
    await turn('AAAAA')
    await wait()
    await done('AAAAA')
    await pass(1)
    expect(sent).toEqual([])
    for (let i = 0; i < 10; i++) {
      await wait('AAAAA')
      await turn('AAAAA')
      await pass(0.3)
      await wait()
      await done('AAAAA')
    }
    expect(sent.length).toBe(3)
    await end()
  })

  it('is left alone in quiet hours, and written to in the morning', async () => {
    const { store, sent, wait, turn, pass, end } = await house('AAAAA')
    const quiet = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Zurich' }
    await store.calls.setChoices('ann', JSON.stringify({ quiet }))
    await pass(11)
    await wait('AAAAA')
    await turn('AAAAA')
    for (let hour = 0; hour < 7; hour++) await pass(1)
    expect(sent).toEqual([])
    await pass(1.5)
    expect(sent).toHaveLength(1)
    await end()
  })

  it('hears it later where the SMTP server was away, and not at all where it refuses', async () => {
    const { sent, failures, office, wait, turn, pass, end } = await house('AAAAA')
    const { send } = office
    office.send = () => Promise.reject(new Error('away'))
    await wait('AAAAA')
    await turn('AAAAA')
    await pass(0.5)
    office.send = send
    await pass(1.5)
    expect([failures, sent.length]).toEqual([['away'], 1])
    office.send = () => Promise.reject(new UndeliveredError({ code: 'EENVELOPE', responseCode: 550 }))
    await turn('AAAAA')
    await pass(2)
    office.send = send
    await pass(2)
    expect([failures, sent.length]).toEqual([
      ['away', 'the SMTP server did not take a mail: EENVELOPE 550'],
      1,
    ])
    await end()
  })

  it('hears of the end of a game', async () => {
    const { sent, pass, end, store } = await house('AAAAA')
    await store.mail.addNews({ guest: 'ann', code: 'AAAAA', game: 'gambler', kind: 'over', due: NOON })
    await pass(1)
    expect(sent[0]).toMatchObject({ subject: 'Gambler: the game is over', to: 'ann@example.org' })
    await end()
  })
})
