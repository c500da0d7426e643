/**
 * Loaded before a host (`node --import`): counts its calls that change the disk and lets one of them kill the host or fail. What
 * was called is written down, line by line.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'

/** What is to be called through, by name. */
type Calls = Readonly<Record<string, unknown>>

const CALLS = [
  ...[
    'writeSync',
    'fdatasyncSync',
    'fdatasync',
    'fsyncSync',
    'fsync',
    'truncateSync',
    'ftruncateSync',
  ],
  ...['renameSync', 'unlinkSync', 'rmSync', 'mkdirSync', 'openSync', 'copyFileSync'],
  ...['appendFileSync', 'writeFileSync', 'linkSync'],
]

const real: Calls = { ...fs }
const note = fs.appendFileSync
const [kind = '', number = '0'] = (process.env['FAILING_CALL'] ?? '').split(':')
const list = process.env['FAILING_CALLS_LIST'] ?? ''
let calls = 0
/** Calls that Node makes while it carries one out are part of that one. */
let isInside = false

function die(): void {
  process.kill(process.pid, 'SIGKILL')
}

/** Opening is a change when it makes a file. */
function isChange(name: string, [, flags]: readonly unknown[]): boolean {
  if (name !== 'openSync') return true
  if (typeof flags === 'number') return (flags & fs.constants.O_CREAT) !== 0
  return typeof flags === 'string' && /[wa]/u.test(flags)
}

function fail(name: string, given: readonly unknown[]): unknown {
  const callback = given.at(-1)
  const error = Object.assign(new Error(`${kind}: planted into ${name}`), { code: kind })
  if (typeof callback !== 'function') throw error
  setImmediate(() => {
    Reflect.apply(callback, undefined, [error])
  })
  return undefined
}

/** Writes the first half of what was to be written. */
function writeHalf([file, bytes]: readonly unknown[]): void {
  if (typeof file !== 'number' || !(bytes instanceof Uint8Array)) return
  const { writeSync } = real
  if (typeof writeSync === 'function')
    Reflect.apply(writeSync, fs, [file, bytes.subarray(0, bytes.length >> 1)])
}

function wrap(name: string, call: (...given: unknown[]) => unknown) {
  return (...given: unknown[]): unknown => {
    if (isInside || !isChange(name, given)) return call(...given)
    isInside = true
    try {
      calls += 1
      if (calls === Number(number) || kind === 'count') note(list, `${name}\n`)
      return calls === Number(number) ? strike(name, given) : call(...given)
    } finally {
      isInside = false
    }
  }
}

function strike(name: string, given: readonly unknown[]): unknown {
  if (kind === 'half' && name === 'writeSync') writeHalf(given)
  if (kind === 'kill' || kind === 'half') die()
  return fail(name, given)
}

if (isMainThread && kind !== '') {
  for (const name of CALLS) {
    const call = real[name]
    if (typeof call !== 'function') continue
    Reflect.set(
      fs,
      name,
      wrap(name, (...given) => Reflect.apply(call, fs, given)),
    )
  }
  syncBuiltinESMExports()
}
