import { isObject } from '@rattlecup/kit'
import { UsageError } from './command.ts'

/** The value of `--options`: a game's options, to be checked by the game. */
export function readOptions(text: string): object {
  try {
    const options: unknown = JSON.parse(text)
    if (isObject(options)) return options
  } catch {
    // Told below, like anything else that is not an object.
  }
  throw new UsageError(`--options must be a JSON object such as '{"first":1}', not '${text}'`)
}
