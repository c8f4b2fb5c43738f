const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUE_OF = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]))

/** Bytes from base64. Written out, as what the platforms offer differs between them. */
export function bytesOfBase64(text: string): Uint8Array {
  const end = text.indexOf('=')
  const digits = end < 0 ? text.length : end
  const bytes = new Uint8Array(Math.floor((digits * 6) / 8))
  let [bits, held, to] = [0, 0, 0]
  for (let i = 0; i < digits; i++) {
    bits = ((bits << 6) | (VALUE_OF.get(text.charCodeAt(i)) as number)) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[to++] = bits >> held
  }
  return bytes
}
