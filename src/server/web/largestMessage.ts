/** How long a message of a socket may be. */
import type { FrameLimits } from '../../protocol/frame'
import { TAG_BYTES } from '../../protocol/secure/noise'

/** UTF-8 takes at most so many bytes for a UTF-16 unit. */
const BYTES_PER_UNIT = 3

/** Bytes that a frame takes at most, also a sealed one. */
export function largestMessage({ longest }: FrameLimits): number {
  return longest * BYTES_PER_UNIT + TAG_BYTES
}
