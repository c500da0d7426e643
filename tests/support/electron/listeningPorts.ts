/** Which TCP ports a process listens on, as the Linux kernel knows it. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** State 0A of /proc/net/tcp. */
const LISTENING = '0A'

function socketsOf(pid: number): Set<string> {
  const folder = `/proc/${String(pid)}/fd`
  const links = readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(`${folder}/${name}`)]
    } catch {
      return []
    }
  })
  return new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/u.exec(link)?.[1] ?? []))
}

/** The ports in ascending order; empty on systems other than Linux. */
export function listeningPorts(pid: number): number[] {
  if (process.platform !== 'linux') return []
  const own = socketsOf(pid)
  const ports = ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/${String(pid)}/net/${table}`, 'utf8')
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/u)
        if (state !== LISTENING || !own.has(inode)) return []
        return [Number.parseInt(local.split(':')[1] ?? '', 16)]
      }),
  )
  return ports.sort((a, b) => a - b)
}
