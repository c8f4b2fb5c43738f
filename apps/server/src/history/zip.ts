import { crc32 } from 'node:zlib'

export interface ZipFile {
  readonly name: string
  readonly text: string
}

/** A central directory counts no further than this. */
const MOST_FILES = 65_535
const LOCAL = 0x0403_4b50
const CENTRAL = 0x0201_4b50
const END = 0x0605_4b50
const VERSION = 20
/** Names are in UTF-8. */
const FLAGS = 0x800
/** The first day there is in an archive: when files were made is in their names. */
const FIRST_DAY = 0x21

/** An archive of files as they come, one after the other, without compression: nothing is held but the list of names. */
export async function* zipOf(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const file of files) {
    if (directory.length >= MOST_FILES) break
    const [name, content] = [Buffer.from(file.name), Buffer.from(file.text)]
    const about = description(name, content)
    const entry = Buffer.concat([uint32(LOCAL), about, name, content])
    directory.push(
      Buffer.concat([uint32(CENTRAL), uint16(VERSION), about, Buffer.alloc(10), uint32(offset), name]),
    )
    offset += entry.length
    yield entry
  }
  const list = Buffer.concat(directory)
  const count = uint16(directory.length)
  yield Buffer.concat([
    list,
    uint32(END),
    uint32(0),
    count,
    count,
    uint32(list.length),
    uint32(offset),
    uint16(0),
  ])
}

/** What an entry and the directory say alike. */
function description(name: Buffer, content: Buffer): Buffer {
  const size = uint32(content.length)
  return Buffer.concat([
    uint16(VERSION),
    uint16(FLAGS),
    uint16(0),
    uint16(0),
    uint16(FIRST_DAY),
    uint32(crc32(content)),
    size,
    size,
    uint16(name.length),
    uint16(0),
  ])
}

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2)
  buffer.writeUInt16LE(value)
  return buffer
}

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32LE(value)
  return buffer
}
