/** A real host in a process of its own, on a port and with a folder nobody else uses. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running host. */
export interface HostProcess {
  readonly url: string
  readonly port: number
  readonly folder: string
  readonly process: ChildProcess
  /** Kills it without warning, as a crash or a power cut would. */
  kill(): Promise<void>
  /** Ends it as Ctrl-C does; the exit code. Windows cannot send that to one process alone: there it is cut off, and 0 is assumed. */
  end(): Promise<number | null>
  /** Removes its folder. */
  clean(): void
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (typeof address === 'object' && address) done(address.port)
        else failed(new Error('no port'))
      })
    })
  })
}

function exited(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((done) => {
    child.once('exit', (code) => {
      done(code)
    })
  })
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    let printed = ''
    child.stdout?.setEncoding('utf8')
    child.stdout?.on('data', (text: string) => {
      printed += text
      if (printed.includes('Stammtisch is ready')) done()
    })
    child.stderr?.on('data', (text: Buffer) => {
      printed += text.toString('utf8')
    })
    child.once('exit', (code) => {
      failed(new Error(`the host ended with ${String(code)}: ${printed}`))
    })
  })
}

/** Starts the built host for this computer's browsers; bots answer fast. */
export async function startHost(
  wish: {
    readonly folder?: string
    readonly port?: number
    readonly pace?: number
    /** Open to the network, not for this computer's browsers alone. */
    readonly isOpen?: boolean
    /** What Node is told before the program, and in its surroundings. */
    readonly loaded?: { readonly words: readonly string[]; readonly env: object }
  } = {},
): Promise<HostProcess> {
  const folder = wish.folder ?? mkdtempSync(join(tmpdir(), 'stammtisch-test-'))
  const port = wish.port ?? (await freePort())
  const words = ['out/node/host.js', '--port', String(port), '--data', folder]
  if (wish.isOpen !== true) words.push('--local')
  words.push('--no-discovery', '--bot-pace', String(wish.pace ?? 2))
  const child = spawn(process.execPath, [...(wish.loaded?.words ?? []), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...wish.loaded?.env },
  })
  await ready(child)
  return {
    url: `http://127.0.0.1:${String(port)}/`,
    port,
    folder,
    process: child,
    async kill() {
      child.kill('SIGKILL')
      await exited(child)
    },
    async end() {
      child.kill('SIGINT')
      const code = await exited(child)
      return process.platform === 'win32' ? 0 : code
    },
    clean() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
