/** Another host with the same tables: where it can be played with at this computer. */
import type { ServerProblem } from './startServer'

/** Milliseconds for a host on this computer. */
const ANSWER_WITHIN = 2000

/** The address of the host that has the folder; undefined if it has none that answers, as in another container. */
export async function findRunningHost(problem: ServerProblem): Promise<string | undefined> {
  const address = problem.kind === 'folder-in-use' ? problem.owner.address : undefined
  if (address === undefined) return undefined
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN) })
    return answer.ok ? address : undefined
  } catch {
    return undefined
  }
}
