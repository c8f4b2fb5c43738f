import type { CodedError } from '@rattlecup/kit'
import type { Code } from '@rattlecup/protocol'

/** The deepest value anybody has to send is a box in a row of a board among a table's options. */
export const MOST_NESTED = 8
/** Room for some hundred custom cards; a body of brackets alone could hold ten times as many. */
const MOST_VALUES = 6000

const TOO_DEEP: CodedError<Code> = {
  code: 'bad-request',
  message: `Nothing may nest deeper than ${MOST_NESTED}.`,
}
const TOO_MANY: CodedError<Code> = {
  code: 'bad-request',
  message: `Nothing may have more than ${MOST_VALUES} values.`,
}

/** No database takes it, and nobody types it. */
const ZERO: CodedError<Code> = { code: 'bad-request', message: 'No text may hold the character U+0000.' }

/** What is wrong with the form of something received, whatever it says. Kept values must be modest, or writing them out again could fail. */
export function formFault(received: unknown): CodedError<Code> | undefined {
  let level: unknown[] = [received]
  let values = 1
  for (let depth = 0; level.length > 0; depth++) {
    if (level.some((value) => typeof value === 'string' && value.includes('\u0000'))) return ZERO
    const nested = level.filter((value) => typeof value === 'object' && value !== null) as object[]
    if (nested.length > 0 && depth === MOST_NESTED) return TOO_DEEP
    level = nested.flatMap((value) => Object.values(value))
    values += level.length
    if (values > MOST_VALUES) return TOO_MANY
  }
  return undefined
}
