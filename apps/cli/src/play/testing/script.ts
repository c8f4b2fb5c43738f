import { PassThrough, Writable } from 'node:stream'
import { readInput } from '../../command.ts'
import { playCommand } from '../index.ts'
import { runPlay } from '../run.ts'

export interface Transcript {
  readonly code: number
  readonly text: string
}

interface Setting {
  readonly terminal?: boolean
  readonly env?: NodeJS.ProcessEnv
}

/** Runs `rattlecup play` with these words and types these lines. */
export async function playScript(
  argv: readonly string[],
  lines: readonly string[],
  { terminal = false, env = {} }: Setting = {},
): Promise<Transcript> {
  const parts: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      parts.push(chunk.toString())
      done()
    },
  })
  const output = Object.assign(sink, { isTTY: terminal })
  const input = Object.assign(new PassThrough(), { isTTY: terminal })
  input.end(lines.map((line) => `${line}\n`).join(''))
  const code = await runPlay(readInput(playCommand, argv), { input, output, env })
  return { code, text: parts.join('') }
}
