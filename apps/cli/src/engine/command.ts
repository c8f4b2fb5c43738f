import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type { CliCommand } from '../command.ts'
import { DgpEngine } from './engine.ts'
import { LineCutter, LONGEST_LINE } from './lines.ts'

/** Answers every line of `input` in order; ends with the input or with `quit`. Answers to one chunk go out together. */
export async function serveLines(input: Readable, output: Writable): Promise<void> {
  const engine = new DgpEngine()
  const cutter = new LineCutter()
  const answerAll = async (lines: (string | undefined)[]): Promise<void> => {
    let answers = ''
    for (const line of lines) {
      if (engine.hasQuit) break
      const answer = line === undefined ? TOO_LONG : engine.answer(line)
      answers += `${typeof answer === 'string' ? answer : await answer}\n`
    }
    if (answers !== '' && !output.write(answers)) await once(output, 'drain')
  }
  for await (const chunk of input) {
    await answerAll(cutter.push(chunk as Buffer))
    if (engine.hasQuit) return
  }
  await answerAll(cutter.end())
}

const TOO_LONG = JSON.stringify({
  id: null,
  ok: false,
  error: { code: 'bad-json', message: `a line may have at most ${LONGEST_LINE} characters` },
})

export const engineCommand: CliCommand = {
  name: 'engine',
  summary: 'Speaks DGP/1: one JSON object a line on standard input, one answer a line on standard output.',
  words: [],
  options: {},
  notes: [
    'Try it:',
    `  echo '{"id":1,"cmd":"new","game":"qwixx","players":2}' | rattlecup engine`,
    '',
    'Commands: games, describe, new, status, moves, play, chance, view, log, load, bot, close, quit.',
  ],
  async run() {
    // A reader that goes away (a closed pipe) ends the engine, quietly.
    process.stdout.on('error', () => process.exit(0))
    await serveLines(process.stdin, process.stdout)
    return 0
  },
}
