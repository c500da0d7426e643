/** Time that others on this computer cannot take away. */

/** Milliseconds since it was started. */
export type Stopwatch = () => number

/**
 * The time of this process on the processor, so that a busy computer slows no measurement down more than another. What the
 * collector does beside it on another core is not counted twice: never more than the time that has passed.
 */
export function startStopwatch(): Stopwatch {
  const began = performance.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return Math.min(performance.now() - began, (user + system) / 1000)
  }
}
