/** A 32-bit FNV-1a hash of the bits of some floats and of a text, as 8 hexadecimal digits. It finds differences; it keeps no secrets. */
export function hashOf(floats: Float32Array, text: string): string {
  const words = new Uint32Array(floats.buffer, floats.byteOffset, floats.length)
  let hash = 0x811c9dc5
  for (const word of words) {
    for (let shift = 0; shift < 32; shift += 8) hash = Math.imul(hash ^ ((word >>> shift) & 255), 0x01000193)
  }
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
