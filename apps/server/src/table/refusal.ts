import { SERVER_CODES, type Code, type ServerCode } from '@rattlecup/protocol'

/** A command that was not carried out. */
export interface Refusal {
  readonly code: Code
  readonly message: string
}

/** Thrown to whoever asked for something that was refused. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refused: Refusal) {
    super(refused.message)
    this.refusal = refused
  }
}

export function refusal(code: ServerCode): Refusal {
  return { code, message: SERVER_CODES[code] }
}

/** A refusal as a message. */
export function refusalText(id: string | null, { code, message }: Refusal): string {
  return JSON.stringify({ t: 'no', i: id, code, message })
}
