/** Journal records as bytes: length, CRC-32, a hash that continues the one before, and JSON. */
import { hash as hashOnce } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Json } from '../../engine/basics/json'
import { isJson } from '../../engine/basics/json'

const LENGTH_BYTES = 4
const CHECKSUM_BYTES = 4
const HASH_BYTES = 16
const HEADER_BYTES = LENGTH_BYTES + CHECKSUM_BYTES + HASH_BYTES
const LARGEST_RECORD = 16 * 1024 * 1024
/** The last byte of a length is no larger than this: nearly every place of a file is told by it to be no record. */
const LARGEST_LENGTH_END = LARGEST_RECORD >>> 24
/** What a record begins and ends with where others are lost: each of ours is an object. */
const [OPENS, CLOSES] = Buffer.from('{}')
/** Bytes that are summed up in vain at most while records are looked for: what is no journal must not keep a host from starting. */
const MOST_IN_VAIN = 256 * 1024 * 1024

/** First bytes of every journal; the digit counts the versions of the format. */
export const MAGIC = Buffer.from('stammtisch-journal-1\n')

/** What the hash of the first record continues. */
const FIRST_HASH: Uint8Array = new Uint8Array(HASH_BYTES)

function chain(before: Uint8Array, payload: Uint8Array): Buffer {
  return hashOnce('sha256', Buffer.concat([before, payload]), 'buffer').subarray(0, HASH_BYTES)
}

function checksumOf(hash: Uint8Array, payload: Uint8Array): number {
  return crc32(payload, crc32(hash))
}

/** A record as bytes, and the hash that the next one continues. */
function formatRecord(
  record: Json,
  before: Uint8Array,
): { readonly bytes: Uint8Array; readonly hash: Uint8Array } {
  const text = JSON.stringify(record)
  const length = Buffer.byteLength(text)
  const bytes = Buffer.allocUnsafe(HEADER_BYTES + length)
  bytes.write(text, HEADER_BYTES)
  bytes.writeUInt32LE(length, 0)
  // The hash takes the place of the one that it continues: what both sums are over lies in one piece.
  const summed = bytes.subarray(HEADER_BYTES - HASH_BYTES)
  bytes.set(before, HEADER_BYTES - HASH_BYTES)
  const hash = hashOnce('sha256', summed, 'buffer').subarray(0, HASH_BYTES)
  bytes.set(hash, HEADER_BYTES - HASH_BYTES)
  bytes.writeUInt32LE(crc32(summed), LENGTH_BYTES)
  return { bytes, hash }
}

/** Up to where a file is known to be sound. */
export interface JournalEnd {
  /** The hash that the next record continues. */
  readonly hash: Uint8Array
  /** Bytes up to there. */
  readonly size: number
}

/** The end of a file that is still to be written. */
export const NO_RECORDS: JournalEnd = { hash: FIRST_HASH, size: 0 }

/** Records as bytes, and the end of the file with them. */
interface Written {
  readonly bytes: Uint8Array
  readonly end: JournalEnd
}

/** Records as bytes that follow upon `before`. */
export function formatRecords(records: readonly Json[], before: JournalEnd): Written {
  const parts: Uint8Array[] = []
  let { hash, size } = before
  for (const record of records) {
    const next = formatRecord(record, hash)
    parts.push(next.bytes)
    hash = next.hash
    size += next.bytes.length
  }
  const [only] = parts
  const bytes = only && parts.length === 1 ? only : Buffer.concat(parts)
  return { bytes, end: { hash, size } }
}

/** A whole journal as bytes. */
export function formatJournal(records: readonly Json[]): Written {
  const { bytes, end } = formatRecords(records, { hash: FIRST_HASH, size: MAGIC.length })
  return { bytes: Buffer.concat([MAGIC, bytes]), end }
}

/** What can be read of a journal. */
export interface ReadJournal {
  readonly records: Json[]
  /** Bytes up to the end of the last sound record. */
  readonly soundBytes: number
  /** The hash that the next record continues. */
  readonly hash: Uint8Array
}

interface FoundRecord {
  readonly record: Json
  readonly end: number
  readonly hash: Uint8Array
}

/** The record that begins at `at`; without `before` it may follow upon anything. */
function readRecord(bytes: Buffer, at: number, before?: Uint8Array): FoundRecord | undefined {
  if (at + HEADER_BYTES > bytes.length) return undefined
  const length = bytes.readUInt32LE(at)
  const end = at + HEADER_BYTES + length
  if (length > LARGEST_RECORD || end > bytes.length) return undefined
  const hash = bytes.subarray(at + LENGTH_BYTES + CHECKSUM_BYTES, at + HEADER_BYTES)
  const payload = bytes.subarray(at + HEADER_BYTES, end)
  const isWhole = checksumOf(hash, payload) === bytes.readUInt32LE(at + LENGTH_BYTES)
  if (!isWhole || (before && !chain(before, payload).equals(hash))) return undefined
  try {
    const record: unknown = JSON.parse(payload.toString('utf8'))
    return isJson(record) ? { record, end, hash } : undefined
  } catch {
    return undefined
  }
}

/** The records from `at` on of which each continues the one before. */
function readRun(bytes: Buffer, at: number, before?: Uint8Array): ReadJournal {
  const records: Json[] = []
  let run: ReadJournal = { records, soundBytes: at, hash: before ?? FIRST_HASH }
  for (;;) {
    const isFirst = records.length === 0
    const next = readRecord(bytes, run.soundBytes, isFirst ? before : run.hash)
    if (!next) return run
    records.push(next.record)
    run = { records, soundBytes: next.end, hash: next.hash }
  }
}

/** The longest sound beginning of a journal; undefined if it does not begin like one. */
export function readJournal(content: Uint8Array): ReadJournal | undefined {
  const bytes = Buffer.from(content)
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) return undefined
  return readRun(bytes, MAGIC.length, FIRST_HASH)
}

/** Whether the file ends in the middle of the record that begins at `from`: a host that ended while it wrote it leaves that. */
export function isCutOff(content: Uint8Array, from: number): boolean {
  const bytes = Buffer.from(content)
  const isHeader = from + HEADER_BYTES <= bytes.length
  return !isHeader || from + HEADER_BYTES + bytes.readUInt32LE(from) > bytes.length
}

/** The next place from `at` on that looks like the beginning of a record; the file's length if there is none. */
function nextPlace(bytes: Buffer, at: number): number {
  const last = bytes.length - HEADER_BYTES
  for (let place = at; place < last; place++) {
    const lengthEnd = bytes[place + LENGTH_BYTES - 1]
    if (lengthEnd === undefined || lengthEnd > LARGEST_LENGTH_END) continue
    if (bytes[place + HEADER_BYTES] !== OPENS) continue
    const end = place + HEADER_BYTES + bytes.readUInt32LE(place)
    if (end <= bytes.length && bytes[end - 1] === CLOSES) return place
  }
  return bytes.length
}

/** The runs of sound records that lie behind the damaged place at `from`; before each of them something is lost. */
export function salvageRuns(content: Uint8Array, from: number): readonly (readonly Json[])[] {
  const bytes = Buffer.from(content)
  const runs: (readonly Json[])[] = []
  let inVain = 0
  let at = nextPlace(bytes, from)
  while (at < bytes.length && inVain < MOST_IN_VAIN) {
    const { records, soundBytes } = readRun(bytes, at)
    if (records.length > 0) runs.push(records)
    else inVain += bytes.readUInt32LE(at)
    at = nextPlace(bytes, Math.max(soundBytes, at + 1))
  }
  return runs
}
