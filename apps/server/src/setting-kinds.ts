import { isMailAddress } from './mail/address.ts'
import type { Sender } from './mail/post-office.ts'
import { KEY_KIND, parseKey } from '@rattlecup/kit'

const MOST_WITNESSES = 20

/** What a setting may be. */
interface Kind<T> {
  /** Undefined for what it can't be. */
  readonly read: (text: string) => T | undefined
  /** What it may be, for the error message. */
  readonly expected: string
  /** It may hold a password, so that no message repeats it. */
  readonly isSecret?: true
}

/** A setting: by flag, by environment, or its default. `rattlecup serve --help` prints this table. */
export interface Setting<T> extends Kind<T> {
  readonly env: string
  /** Shown after the flag. */
  readonly value: string
  readonly about: string
  readonly fallback: string
}

export function whole(min: number, max: number): Kind<number> {
  const read = (text: string) => {
    const number = Number(text)
    return /^\d+$/.test(text) && number >= min && number <= max ? number : undefined
  }
  return { read, expected: `a whole number from ${min} to ${max}` }
}

export function choice<const T extends readonly string[]>(values: T): Kind<T[number]> {
  return { read: (text) => values.find((value) => value === text), expected: values.join(' or ') }
}

export const text: Kind<string> = { read: (given) => given, expected: 'a text' }

export function filled(expected: string): Kind<string> {
  return { read: (given) => given.trim() || undefined, expected }
}

export const address: Kind<string> = {
  // Without http(s) in front, `localhost:3000` would be an address of the scheme `localhost`.
  read: (given) =>
    given === '' ? '' : /^https?:/.test(given) && URL.canParse(given) ? new URL(given).origin : undefined,
  expected: 'an address such as https://dice.example.org',
}

/** An address of another service, or none. */
export function url(expected: string, protocol: RegExp): Kind<string> {
  const isOne = (given: string) => URL.canParse(given) && protocol.test(new URL(given).protocol)
  return { read: (given) => (given === '' || isOne(given) ? given : undefined), expected, isSecret: true }
}

/** From whom mails come, if any do: an address, or a name with the address in angle brackets. */
export const sender: Kind<Sender | null> = {
  read(given) {
    const [, name = '', address = given] = /^([^<>"\p{C}]{1,60})<([^<>]+)>$/u.exec(given) ?? []
    if (given === '') return null
    return isMailAddress(address) ? { name: name.trim(), address } : undefined
  },
  expected: 'an address such as Rattlecup <dice@example.org>',
}

function isWitnessKey(text: string): boolean {
  const key = parseKey(text)
  return key.ok && key.value.kind === KEY_KIND.witness
}

/** Keys of witnesses, however they are separated. */
export const witnessKeys: Kind<readonly string[]> = {
  read(given) {
    const keys = given.split(/[\s,]+/).filter((key) => key !== '')
    return keys.length <= MOST_WITNESSES && keys.every(isWitnessKey) ? keys : undefined
  },
  expected: 'keys as `rattlecup witness` prints them, separated by commas',
}

export function setting<T>(
  env: string,
  value: string,
  fallback: string,
  about: string,
  kind: Kind<T>,
): Setting<T> {
  return { env, value, fallback, about, ...kind }
}

/** A bound on what one guest or one address may do. */
export function limit(env: string, fallback: number, about: string): Setting<number> {
  return setting(env, 'N', String(fallback), `${about}; 0 means no limit.`, whole(0, 1e6))
}

/** After how many days something is cleared away. */
export function days(env: string, fallback: number, about: string): Setting<number> {
  return setting(env, 'DAYS', String(fallback), `${about}; 0 means never.`, whole(0, 36_500))
}
