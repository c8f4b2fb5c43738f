import { CODE_PATTERN } from '@rattlecup/protocol/client'

/** The code in what somebody typed or pasted: the code itself, or a link that ends with it. */
export function readCode(text: string): string | undefined {
  const last =
    text
      .trim()
      .replace(/[?#].*$/, '')
      .split('/')
      .findLast((part) => part !== '') ?? ''
  const code = last.replaceAll(/[\s-]/g, '').toUpperCase()
  return CODE_PATTERN.test(code) ? code : undefined
}

/** The link that brings a friend to the table of a server. */
export function linkTo(address: string, code: string): string {
  return `${address}/t/${code}`
}
