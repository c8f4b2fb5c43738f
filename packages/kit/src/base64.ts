const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const BITS_OF = new Map([...SIGNS].map((sign, bits) => [sign, bits]))

/** Bytes as base64 without padding (RFC 4648). Rules run where neither a browser's nor Node's own encoder is at hand. */
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

/** What `toBase64` wrote; undefined for anything else, bits left over included. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let [held, count, to] = [0, 0, 0]
  for (const sign of text) {
    const bits = BITS_OF.get(sign)
    if (bits === undefined) return undefined
    held = (held << 6) | bits
    count += 6
    if (count < 8) continue
    count -= 8
    bytes[to++] = held >> count
    held &= (1 << count) - 1
  }
  return held === 0 ? bytes : undefined
}

/** The same, filled up with `=` to a multiple of four signs. */
export function toPaddedBase64(bytes: Uint8Array): string {
  const text = toBase64(bytes)
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=')
}

/** What `toPaddedBase64` wrote; undefined for anything else. */
export function fromPaddedBase64(text: string): Uint8Array | undefined {
  return text.length % 4 === 0 ? fromBase64(text.replace(/={1,2}$/, '')) : undefined
}
