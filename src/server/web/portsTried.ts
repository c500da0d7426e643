/** Which ports a server tries, in order. */
import { DEFAULT_PORT, LARGEST_PORT } from '../../engine/basics/hostPort'

const PORTS_TRIED = 10

/** So many ports from the first on, or the last ones that there are. */
function portsFrom(first: number): number[] {
  const begin = Math.min(first, LARGEST_PORT - PORTS_TRIED + 1)
  return Array.from({ length: PORTS_TRIED }, (_, index) => begin + index)
}

/** The port of the user's choice alone, else the usual one or the next that is free. */
export function portsFor(wished?: number): readonly number[] {
  return wished === undefined ? portsFrom(DEFAULT_PORT) : [wished]
}

/** For guests beside a server that is for this computer alone: the next port that is free, where there is none after it one before it. */
export function portsBeside(local: number): readonly number[] {
  return portsFrom(local + 1).filter((port) => port !== local)
}
