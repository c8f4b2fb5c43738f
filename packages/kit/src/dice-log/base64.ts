const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes as base64 with padding (RFC 4648). */
export function toPaddedBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3)
    const word = (a << 16) | (b << 8) | c
    const count = Math.min(3, bytes.length - at)
    for (let i = 0; i < 4; i++) text += i <= count ? SIGNS[(word >> (18 - 6 * i)) & 63] : '='
  }
  return text
}

/** What `toPaddedBase64` wrote; undefined for anything else, bits left over included. */
export function fromPaddedBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined
  const signs = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((signs.length * 3) / 4))
  for (let i = 0; i < bytes.length; i++) {
    const at = Math.floor((i * 4) / 3)
    const pair = (SIGNS.indexOf(signs[at] as string) << 6) | SIGNS.indexOf(signs[at + 1] as string)
    bytes[i] = pair >> (4 - 2 * (i % 3))
  }
  return toPaddedBase64(bytes) === text ? bytes : undefined
}
