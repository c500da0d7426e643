/** Journal records as bytes: length, CRC-32, a hash that continues the one before, and JSON. */
import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Json } from '../engine/json'
import { isJson } from '../engine/json'

const LENGTH_BYTES = 4
const CHECKSUM_BYTES = 4
const HASH_BYTES = 16
const HEADER_BYTES = LENGTH_BYTES + CHECKSUM_BYTES + HASH_BYTES
const LARGEST_RECORD = 16 * 1024 * 1024

/** First bytes of every journal; the digit counts the versions of the format. */
export const MAGIC = Buffer.from('stammtisch-journal-1\n')

/** What the hash of the first record continues. */
export const FIRST_HASH: Uint8Array = new Uint8Array(HASH_BYTES)

function chain(before: Uint8Array, payload: Uint8Array): Buffer {
  return createHash('sha256').update(before).update(payload).digest().subarray(0, HASH_BYTES)
}

/** A record as bytes, and the hash that the next one continues. */
export function formatRecord(
  record: Json,
  before: Uint8Array,
): { readonly bytes: Uint8Array; readonly hash: Uint8Array } {
  const payload = Buffer.from(JSON.stringify(record))
  const hash = chain(before, payload)
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32LE(payload.length, 0)
  header.writeUInt32LE(crc32(Buffer.concat([hash, payload])), LENGTH_BYTES)
  hash.copy(header, LENGTH_BYTES + CHECKSUM_BYTES)
  return { bytes: Buffer.concat([header, payload]), hash }
}

/** What can be read of a journal. */
export interface ReadJournal {
  readonly records: Json[]
  /** Bytes up to the end of the last sound record. */
  readonly soundBytes: number
  /** The hash that the next record continues. */
  readonly hash: Uint8Array
}

function readRecord(
  bytes: Buffer,
  at: number,
  before: Uint8Array,
): { readonly record: Json; readonly end: number; readonly hash: Uint8Array } | undefined {
  if (at + HEADER_BYTES > bytes.length) return undefined
  const length = bytes.readUInt32LE(at)
  const end = at + HEADER_BYTES + length
  if (length > LARGEST_RECORD || end > bytes.length) return undefined
  const hash = bytes.subarray(at + LENGTH_BYTES + CHECKSUM_BYTES, at + HEADER_BYTES)
  const payload = bytes.subarray(at + HEADER_BYTES, end)
  const isWhole = crc32(Buffer.concat([hash, payload])) === bytes.readUInt32LE(at + LENGTH_BYTES)
  if (!isWhole || !chain(before, payload).equals(hash)) return undefined
  try {
    const record: unknown = JSON.parse(payload.toString('utf8'))
    return isJson(record) ? { record, end, hash } : undefined
  } catch {
    return undefined
  }
}

/** The longest sound beginning of a journal; undefined if it is no journal at all. */
export function readJournal(content: Uint8Array): ReadJournal | undefined {
  const bytes = Buffer.from(content)
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) return undefined
  const records: Json[] = []
  let soundBytes = MAGIC.length
  let hash = FIRST_HASH
  for (;;) {
    const next = readRecord(bytes, soundBytes, hash)
    if (!next) return { records, soundBytes, hash }
    records.push(next.record)
    soundBytes = next.end
    hash = next.hash
  }
}
