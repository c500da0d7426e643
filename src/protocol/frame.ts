/** From a frame to a value that nobody needs to fear. */
import { isRecord } from '../engine/basics/json'
import { err, ok, type Result } from '../engine/basics/result'

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** What a frame may be like. */
export interface FrameLimits {
  /** UTF-16 units at most. */
  readonly longest: number
  /** Levels of nesting at most. */
  readonly deepest: number
}

/** Whether nothing in `value` lies deeper than `depth` or hides behind a key that could touch prototypes. */
function isTame(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isTame(item, depth - 1))
  if (!isRecord(value)) return false
  for (const key in value) {
    if (FORBIDDEN_KEYS.has(key) || !isTame(value[key], depth - 1)) return false
  }
  return true
}

/** The value of a frame of JSON; the error is a sentence for developers. */
export function parseFrame(frame: string, limits: FrameLimits): Result<unknown, string> {
  if (frame.length > limits.longest) return err('the frame is too long')
  let value: unknown
  try {
    value = JSON.parse(frame)
  } catch {
    return err('the frame is no JSON')
  }
  return isTame(value, limits.deepest)
    ? ok(value)
    : err('the frame is too deep or has a forbidden key')
}
