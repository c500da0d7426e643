/** Somebody who asks a host for a sign of life again and again, and notes how long each took. */
import { player, until } from './realPlayer'

/** Milliseconds between two; well below what a line may send. */
const EVERY = 100

/** What was noted since it was last asked for. */
export interface Pings {
  /** Milliseconds that so many of a hundred signs of life did not exceed; the next count begins. */
  percentile(percent: number): string
  stop(): void
}

/** Begins to ask. A command that is refused is answered as fast as a ping, and by the same way. */
export async function watchPings(port: number): Promise<Pings> {
  const client = player(() => port)
  await until(() => client.state().connection === 'open', 'a connection')
  let took: number[] = []
  const timer = setInterval(() => {
    const began = performance.now()
    void client.command({ kind: 'ready', ready: true }, 'nowhere').then(() => {
      took.push(performance.now() - began)
    })
  }, EVERY)
  return {
    percentile: (percent) => {
      const sorted = took.sort((one, other) => one - other)
      took = []
      const at = Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))
      return (sorted[at] ?? Number.NaN).toFixed(0)
    },
    stop: () => {
      clearInterval(timer)
      client.close()
    },
  }
}
