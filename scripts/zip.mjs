// Writes zip archives of plain files: what node:zlib gives, with the headers that every program that opens archives expects.
import { crc32, deflateRawSync } from 'node:zlib'

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const UTF8_NAMES = 0x800
const DEFLATED = 8
/** The first of January 1980, so that the same files give the same archive. */
const NO_DAY = 0x21

/** What both headers of a file say alike. */
function common(name, data, packed) {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(UTF8_NAMES, 2)
  fields.writeUInt16LE(DEFLATED, 4)
  fields.writeUInt16LE(0, 6)
  fields.writeUInt16LE(NO_DAY, 8)
  fields.writeUInt32LE(crc32(data), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(data.length, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

function signature(number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}

function centralHeader(fields, name, offset) {
  const made = Buffer.alloc(2)
  made.writeUInt16LE(VERSION)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([signature(CENTRAL), made, fields, rest, name])
}

/**
 * The archive of `files`, path within it -> content; small ones only, nothing above 4 GB.
 * @param {ReadonlyMap<string, Buffer>} files
 */
export function zip(files) {
  const bodies = []
  const headers = []
  let offset = 0
  for (const [path, data] of files) {
    const name = Buffer.from(path, 'utf8')
    const packed = deflateRawSync(data, { level: 9 })
    const fields = common(name, data, packed)
    const body = Buffer.concat([signature(LOCAL), fields, name, packed])
    bodies.push(body)
    headers.push(centralHeader(fields, name, offset))
    offset += body.length
  }
  const directory = Buffer.concat(headers)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.size, 4)
  end.writeUInt16LE(files.size, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, directory, signature(END), end])
}
