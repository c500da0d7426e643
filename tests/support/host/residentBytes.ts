/** Memory of a process as the system counts it. */
import { readFileSync } from 'node:fs'

/** Resident bytes of a process; 0 where the system does not tell. */
export function residentBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
    return 1024 * Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? 0)
  } catch {
    return 0
  }
}
