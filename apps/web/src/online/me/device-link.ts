import { CODE_PATTERN } from '@rattlecup/protocol/client'

/** What a link to another device carries: who we are, and where we sit. */
export interface DeviceLink {
  readonly token: string
  readonly tables: readonly string[]
}

/** The server's one-time link with the codes of our tables, so that the other device can show them. */
export function linkWithTables(link: string, codes: readonly string[]): string {
  return codes.length === 0 ? link : `${link}.${codes.join('.')}`
}

/** Reads what follows the # of such a link. */
export function readDeviceLink(hash: string): DeviceLink {
  const [token = '', ...codes] = hash.replace(/^#/, '').split('.')
  return { token, tables: codes.filter((code) => CODE_PATTERN.test(code)) }
}
