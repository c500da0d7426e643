/** Opening to the network and closing again, in any order, on ports that are taken or are none. */
import { get } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_PORT, LARGEST_PORT } from '../../src/engine/basics/hostPort'
import { present } from '../../src/engine/basics/invariant'
import type { Result } from '../../src/engine/basics/result'
import { keyPairOf, KEY_BYTES } from '../../src/protocol/secure/noise'
import { createNetworkPort, type LanNetwork } from '../../src/server/web/networkPort'
import { portsBeside, portsFor } from '../../src/server/web/portsTried'
import { openWebServer, type WebServer } from '../../src/server/web/webServer'

let servers: WebServer[]

/** Opens a server without files at one of these ports; 0: any that is free. */
async function openAt(...ports: readonly number[]): Promise<Result<WebServer, string>> {
  const opened = await openWebServer({
    host: {
      connect: () => ({ received: () => undefined, closed: () => undefined }),
      company: () => ({ guests: [], isPlaying: false }),
      close: () => undefined,
    },
    key: keyPairOf(new Uint8Array(KEY_BYTES).fill(1)),
    files: new Map(),
    hostName: 'tischlein',
    bind: '127.0.0.1',
    ports,
  })
  if (opened.ok) servers.push(opened.value)
  return opened
}

function networkOver(open: () => Promise<Result<WebServer, string>>): LanNetwork {
  return createNetworkPort({ open, discovery: undefined, name: 'Tischlein', fingerprint: '' })
}

/** What a browser is told that asks for the page under this name. */
function askAs(host: string, port: number): Promise<{ status: number; text: string }> {
  return new Promise((done, failed) => {
    const asked = get({ host: '127.0.0.1', port, headers: { host } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (more: string) => (text += more))
      answer.on('end', () => {
        done({ status: answer.statusCode ?? 0, text })
      })
    })
    asked.on('error', failed)
  })
}

function stillAnswers({ port }: WebServer): Promise<boolean> {
  return askAs(`127.0.0.1:${String(port)}`, port).then(
    () => true,
    () => false,
  )
}

beforeEach(() => {
  servers = []
})

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()))
})

describe('the network', () => {
  it('that is opened twice at once has one port, which is closed with it', async () => {
    const network = networkOver(() => openAt(0))
    const told = [0, 1].map(
      () =>
        new Promise<boolean>((done) => {
          network.open(({ open }) => {
            done(open)
          })
        }),
    )
    expect(await Promise.all(told)).toEqual([true, true])
    expect(servers).toHaveLength(1)
    await network.shutDown()
    expect(await Promise.all(servers.map(stillAnswers))).toEqual([false])
  })

  it('that is closed while it opens is closed in the end, and opened again after that', async () => {
    const network = networkOver(() => openAt(0))
    const told: boolean[] = []
    const tell = ({ open }: { readonly open: boolean }): void => {
      told.push(open)
    }
    network.open(tell)
    network.close(tell)
    await new Promise<void>((done) => {
      network.open((state) => {
        tell(state)
        done()
      })
    })
    expect(told).toEqual([true, false, true])
    expect(await Promise.all(servers.map(stillAnswers))).toEqual([false, true])
    await network.shutDown()
    expect(network.state().open).toBe(false)
  })

  it.each([
    ['is taken', () => openAt(...servers.map(({ port }) => port)), 'port-in-use', 'EADDRINUSE'],
    ['is none', () => openAt(LARGEST_PORT + 1), 'failed', 'ERR_SOCKET_BAD_PORT'],
    [
      'no door stands at',
      () => Promise.reject(Object.assign(new Error('no handles'), { code: 'EMFILE' })),
      'failed',
      'EMFILE',
    ],
    [
      'no network leads to',
      () => Promise.reject(Object.assign(new Error('down'), { code: 'ENETDOWN' })),
      'no-network',
      'ENETDOWN',
    ],
  ])('says so of a port that %s', async (_what, open, problem, failure) => {
    await openAt(0)
    const network = networkOver(open)
    const state = await new Promise<ReturnType<LanNetwork['state']>>((done) => {
      network.open(done)
    })
    expect([state.open, state.problem, network.failure()]).toEqual([false, problem, failure])
  })
})

describe('the ports that are tried', () => {
  it('are that of the user’s choice alone, else the usual one and nine more', () => {
    expect(portsFor(80)).toEqual([80])
    expect(portsFor()).toEqual(Array.from({ length: 10 }, (_, more) => DEFAULT_PORT + more))
  })

  it.each([
    [DEFAULT_PORT, DEFAULT_PORT + 1, DEFAULT_PORT + 10],
    [LARGEST_PORT - 3, LARGEST_PORT - 9, LARGEST_PORT],
    [LARGEST_PORT, LARGEST_PORT - 9, LARGEST_PORT - 1],
  ])('for guests beside a door of this computer at %i lie from %i to %i', (local, first, last) => {
    const ports = portsBeside(local)
    expect([ports[0], ports.at(-1), ports.includes(local)]).toEqual([first, last, false])
  })
})

it('a browser that asks under a foreign name is told the address that it has reached', async () => {
  await openAt(0)
  const { port } = present(servers[0], 'a server')
  const { status, text } = await askAs(`evil.example:${String(port)}`, port)
  const own = `http://127.0.0.1:${String(port)}/`
  expect([status, text.split(own).length - 1]).toEqual([403, 3])
  expect(await askAs(`tischlein:${String(port)}`, port)).toEqual({ status: 404, text: '' })
})
