import { describe, expect, it } from 'vitest'
import { UsageError, helpOf } from '../command.ts'
import { playCommand } from './index.ts'
import { playScript } from './testing/script.ts'

describe('mistakes on the command line', () => {
  it.each([
    [['quixx'], 'did you mean qwixx?'],
    [['qwixx', '--player', '3'], 'did you mean --players?'],
    [['qwixx', 'strike'], "unexpected 'strike'"],
    [['qwixx', '--players', '6'], '--players must be a whole number from 1 to 5'],
    [['gambler', '--players', '1'], 'from 2 to 6'],
    [['qwixx', '--players', 'two'], "not 'two'"],
    [['qwixx', '--humans', '3', '--players', '2'], 'more than the 2 players'],
    [['qwixx', '--bot', 'gready'], 'did you mean greedy?'],
    [['qwixx', '--names', 'A,B,C'], '3 names, but there are 2 players'],
    [['qwixx', '--names', 'A,'], 'a name is empty'],
    [['qwixx', '--names', 'A,A'], 'two players are called'],
    [['qwixx', '--names', 'Bartholomew Longname'], 'longer than 12'],
    [['qwixx', '--names', 'A\u001b[2J'], 'cannot be printed'],
    [['qwixx', '--target', '100'], '--target is not for Qwixx'],
    [['qwixx', '--games', '9'], 'from 1 to 5'],
    [['qwixx', '--options', '{'], 'must be a JSON object'],
    [['qwixx', '--options', '[]'], 'must be a JSON object'],
    [['qwixx', '--options', '{"colour":1}'], 'unknown option "colour"'],
    [['qwixx', '--first', '3'], 'option first'],
    [['qwixx', '--first', '0'], '--first must be'],
  ])('%j: %s', async (argv, message) => {
    const run = (async () => playScript(argv, []))()
    await expect(run).rejects.toThrow(UsageError)
    await expect(run).rejects.toThrow(message)
  })

  it('options reach the game', async () => {
    const { text } = await playScript(['qwixx', '--options', '{"first":1}', '--names', 'Anna'], [])
    expect(text).toContain('Bot rolls')
    expect((await playScript(['qwixx', '--first', '2', '--names', 'Anna'], [])).text).toContain('Bot rolls')
  })

  it('the help names every option and every game', () => {
    const help = helpOf(playCommand)
    for (const name of [...Object.keys(playCommand.options), 'qwixx', 'gambler', 'onecard', 'strike']) {
      expect(help).toContain(name)
    }
  })
})
