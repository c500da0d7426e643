/** Which TCP ports a process listens on: as the Linux kernel knows it; elsewhere the usual ones are tried, whoever has them. */
import { connect } from 'node:net'
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

/** The ports that a host of the app tries, if it is told of none. */
const USUAL = Array.from({ length: 10 }, (_, index) => 4747 + index)

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => {
      done(false)
    })
  })
}

/** The ports in ascending order; on systems other than Linux those of `tried` that anybody listens on. */
export async function listeningPorts(
  pid: number,
  tried: readonly number[] = USUAL,
): Promise<number[]> {
  if (process.platform === 'linux') return portsOfProcess(pid)
  const answered = await Promise.all(tried.map(answers))
  return tried.filter((_, index) => answered[index])
}

function portsOfProcess(pid: number): number[] {
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
