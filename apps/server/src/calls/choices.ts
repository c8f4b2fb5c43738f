import { callChoices, type CallChoices } from '@rattlecup/protocol'

/** What a guest chose, as it is kept; what everybody has who chose nothing. */
export function readChoices(text: string | undefined): CallChoices {
  return callChoices.parse(text === undefined ? {} : JSON.parse(text))
}
