const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes as text, without padding. The rules run where neither a browser's nor Node's own encoder is at hand. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3)
    const word = (a << 16) | (b << 8) | c
    const length = Math.min(4, bytes.length - at + 1)
    for (let i = 0; i < length; i++) text += SIGNS[(word >> (18 - 6 * i)) & 63]
  }
  return text
}

/** What `toBase64` wrote; undefined for anything else. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (!/^[\w+/]*$/.test(text) || text.includes('_') || text.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  for (let i = 0; i < bytes.length; i++) {
    const at = Math.floor((i * 4) / 3)
    const pair = (SIGNS.indexOf(text[at] as string) << 6) | SIGNS.indexOf(text[at + 1] as string)
    bytes[i] = pair >> (4 - 2 * (i % 3))
  }
  return bytes
}
