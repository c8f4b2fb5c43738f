import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Eight bits each of red, green and blue. */
const TRUE_COLOUR = [8, 2, 0, 0, 0]
/** Each line as its difference to the one above: areas of one colour become nothing. */
const FILTER_UP = 2

/** Pixels, three bytes each, as a PNG file. */
export function pngOf(pixels: Uint8Array, width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(TRUE_COLOUR, 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filtered(pixels, 3 * width, height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function filtered(pixels: Uint8Array, stride: number, height: number): Uint8Array {
  const lines = new Uint8Array((stride + 1) * height)
  for (let y = 0; y < height; y++) {
    const [from, to] = [y * stride, y * (stride + 1)]
    lines[to] = FILTER_UP
    for (let x = 0; x < stride; x++) {
      const above = y === 0 ? 0 : (pixels[from - stride + x] as number)
      lines[to + 1 + x] = (pixels[from + x] as number) - above
    }
  }
  return lines
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
