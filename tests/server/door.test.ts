/** The door of the real host, asked by whoever wants in: own names, own origins and listed files, and nothing else. */
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { present } from '../../src/engine/basics/invariant'
import { pick, type Random } from '../../src/engine/chance/random'
import { readStaticFiles } from '../../src/server/web/staticFiles'
import { ensureBuilt } from '../support/host/built'
import { casesOf, caseSeed } from '../support/cases'
import { startHost, type HostProcess } from '../support/host/hostProcess'
import { strangeAddress } from '../support/wire/strangeAddress'

/** Connections at the same time. */
const AT_ONCE = 8
const LONGEST_ANSWER = 5000

interface Answer {
  /** 400 if there is no answer at all. */
  readonly status: number
  readonly head: string
  readonly body: string
}

let host: HostProcess
beforeAll(async () => {
  ensureBuilt()
  host = await startHost()
})
afterAll(async () => {
  await host.end()
  host.clean()
})

/** Sends bytes as they are; a socket that was opened is closed again. */
function ask(text: string): Promise<Answer> {
  return new Promise((done) => {
    const socket = connect(host.port, '127.0.0.1')
    let heard = ''
    socket.setTimeout(LONGEST_ANSWER, () => socket.destroy())
    socket.on('data', (data) => {
      heard += data.toString('latin1')
      if (heard.startsWith('HTTP/1.1 101')) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d+)/u.exec(heard)?.[1] ?? 400)
      const end = heard.indexOf('\r\n\r\n')
      done({ status, head: heard.slice(0, end), body: heard.slice(end + 4) })
    })
    socket.write(text, 'latin1')
  })
}

/** Asks so often, some at once; every case has its own random numbers. */
async function askOften(
  cases: number,
  seed: string,
  once: (random: Random) => Promise<void>,
): Promise<void> {
  for (let begun = 0; begun < cases; begun += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, cases - begun) }, (_, at) =>
      once(fastRandom(`${seed}-${String(begun + at)}`)),
    )
    await Promise.all(batch)
  }
}

const UP = ['..', '%2e%2e', '.%2e', '%2E.']
const SLASHES = ['/', '/', '%2f', '%5c']
/** Files that are there, from the folder of the pages or one above it. */
const FORBIDDEN = ['package.json', 'README.md', 'node/host.js', 'out/node/host.js', 'etc/passwd']

/** A path that climbs out of the folder of the pages to a file that is not listed. */
function climbingPath(random: Random): string {
  const slash = pick(SLASHES, random) ?? '/'
  const steps = Array.from({ length: 1 + random.below(9) }, () => pick(UP, random) ?? '..')
  const begin = random.below(2) === 0 ? [] : ['assets', '..']
  return [...begin, ...steps, pick(FORBIDDEN, random) ?? ''].join(slash)
}

/** A request with these lines of its head. */
function requestOf(line: string, headers: readonly string[]): string {
  return `${[`${line} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`
}

describe('the door of a real host', () => {
  it('sends the header on openers where browsers heed it, and to no guest', async () => {
    const headFor = async (name: string): Promise<string> => {
      const { head } = await ask(requestOf('GET /', [`Host: ${name}:${String(host.port)}`]))
      return head.toLowerCase()
    }
    const opener = 'cross-origin-opener-policy: same-origin'
    expect(await headFor('127.0.0.1')).toContain(opener)
    const guest = await headFor(hostname())
    expect(guest).toContain('200 ok')
    expect(guest).not.toContain('opener')
  })

  it(`S2 opens under no bent name, over ${String(casesOf('S2'))} requests`, async () => {
    const sound = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${String(host.port)}`)
    let served = 0
    await askOften(casesOf('S2'), caseSeed('bent names'), async (random) => {
      const name = strangeAddress(sound, random)
      const { status } = await ask(requestOf('GET /', [`Host: ${name}`]))
      // Blanks around a header's value are none of it, and zeros before a port change nothing.
      const bare = name
        .toLowerCase()
        .trim()
        .replace(/:0+(?=[1-9]\d*$)/u, ':')
      const isOwn = sound.includes(bare)
      if (isOwn) served += 1
      expect(status === 200, name).toBe(isOwn)
    })
    expect(served).toBeGreaterThan(0)
  })

  it(`S1 opens no socket for a bent origin, over ${String(casesOf('S1'))} requests`, async () => {
    const own = `127.0.0.1:${String(host.port)}`
    const upgrade = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13']
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
    let opened = 0
    await askOften(casesOf('S1'), caseSeed('bent origins'), async (random) => {
      const origin = strangeAddress([`http://${own}`], random)
      const head = [`Host: ${own}`, ...upgrade, key, `Origin: ${origin}`]
      const { status } = await ask(
        `${['GET /play HTTP/1.1', ...head, 'Connection: Upgrade'].join('\r\n')}\r\n\r\n`,
      )
      const isOwn = origin.toLowerCase().trim() === `http://${own}`
      if (isOwn) opened += 1
      expect(status === 101, origin).toBe(isOwn)
    })
    expect(opened).toBeGreaterThan(0)
  })

  it(`S14 gives nothing but the listed files, over ${String(casesOf('S14'))} requests`, async () => {
    const files = readStaticFiles(join(import.meta.dirname, '../../out/renderer'))
    const bodies = new Set([...files.values()].map(({ body }) => body.toString('latin1')))
    const script = present(
      [...files.keys()].find((name) => name.endsWith('.js')),
      'a script',
    )
    const parts = [
      ...['..', '%2e%2e', '..%5c', 'etc/passwd', '%00', 'assets', '.', '//', '\\', 'package.json'],
      ...['C:', '..;', 'index.html', '~', '?', '#', '', script.slice(1), 'main/index.js'],
      ...['http://127.0.0.1', '%252e', 'file:', 'people.journal', 'host-key', 'é', '\u0001'],
    ]
    const methods = [
      'GET',
      'GET',
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'TRACE',
      'CONNECT',
      'OPTIONS',
      'get',
    ]
    const extras = [
      'Range: bytes=0-99999999999',
      'Transfer-Encoding: chunked',
      'Content-Length: 5',
      'X-Original-URL: /etc/passwd',
      `X: ${'x'.repeat(9000)}`,
    ]
    let served = 0
    await askOften(casesOf('S14'), caseSeed('requests'), async (random) => {
      const length = random.below(5)
      const path =
        random.below(4) === 0
          ? climbingPath(random)
          : Array.from({ length: 1 + length }, () => pick(parts, random)).join('/')
      const method = pick(methods, random) ?? 'GET'
      const extra = random.below(3) === 0 ? [pick(extras, random) ?? ''] : []
      const slash = random.below(8) === 0 ? '' : '/'
      const head = [`Host: 127.0.0.1:${String(host.port)}`, ...extra]
      const { status, body } = await ask(requestOf(`${method} ${slash}${path}`, head))
      if (status === 200) served += 1
      else expect(status, path).toBeGreaterThanOrEqual(400)
      if (status === 200 && method === 'GET') expect(bodies.has(body), path).toBe(true)
    })
    expect(served).toBeGreaterThan(0)
    const page = await fetch(host.url)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('x-frame-options')).toBe('DENY')
  })
})
