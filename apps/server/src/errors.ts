import type { CodedError } from '@rattlecup/kit'
import { SERVER_CODES, type Code, type ServerCode } from '@rattlecup/protocol'

/** A coded error that is thrown to whoever made the request. */
export class RequestError extends Error implements CodedError<Code> {
  readonly code: Code

  constructor({ code, message }: CodedError<Code>) {
    super(message)
    this.code = code
  }
}

/** The error with the sentence that belongs to the code. */
export function codedError(code: ServerCode): CodedError<Code> {
  return { code, message: SERVER_CODES[code] }
}

export function requestError(code: ServerCode): RequestError {
  return new RequestError(codedError(code))
}

export function unknownTable(code: string): RequestError {
  return new RequestError({ code: 'unknown-table', message: `There is no table ${code}.` })
}
