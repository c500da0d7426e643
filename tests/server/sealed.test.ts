/** What guests elsewhere say to a real host: sealed, by a key that outlives it, and never in the open. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../../src/client/client'
import { present } from '../../src/engine/basics/invariant'
import { connectSealedSocket, connectSocket, type SealedWay } from '../support/wire/connectSocket'
import { startHost, type HostProcess } from '../support/host/hostProcess'
import { playerOver, until } from '../support/host/realPlayer'

let host: HostProcess
const opened: (() => void)[] = []

beforeEach(async () => {
  host = await startHost()
})

afterEach(async () => {
  for (const close of opened.splice(0)) close()
  await host.end()
  host.clean()
})

/** A guest whose line is sealed; the fingerprints of the hosts that have answered it. */
function guestAt(
  way: SealedWay,
  isMeant: (fingerprint: string) => boolean = () => true,
): { readonly client: Client; readonly seen: string[] } {
  const seen: string[] = []
  const client = playerOver((events) =>
    connectSealedSocket(
      way,
      (fingerprint) => {
        seen.push(fingerprint)
        return isMeant(fingerprint)
      },
      events,
    ),
  )
  opened.push(() => {
    client.close()
  })
  return { client, seen }
}

function directWay(): SealedWay {
  return { url: `ws://127.0.0.1:${String(host.port)}/sealed` }
}

async function isOpen(client: Client): Promise<void> {
  await until(() => client.state().connection === 'open', 'a sealed connection')
}

/** Everything that goes through one place of the network, both ways. */
async function listenBetween(port: number): Promise<{ readonly port: number; heard(): Buffer }> {
  const heard: Buffer[] = []
  const server: Server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes: Buffer) => {
        heard.push(bytes)
        to.write(bytes)
      })
      from.on('error', () => undefined)
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  opened.push(() => {
    server.close()
  })
  const address: string | AddressInfo | null = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return { port: address.port, heard: () => Buffer.concat(heard) }
}

describe('a guest over a sealed line', () => {
  it('P-69 plays as over any other: greets, opens a table with a password, is dealt cards', async () => {
    const { client } = guestAt(directWay())
    await isOpen(client)
    const made = await client.command({
      kind: 'createTable',
      game: 'time-bluff',
      name: 'Versteck',
      seats: 3,
      options: {},
      password: 'Sesam123',
      bots: 'easy',
    })
    expect(made.ok).toBe(true)
    await until(() => client.state().match !== undefined, 'cards')
  })

  it('P-70 knows the host again after a restart, by a key that only the owner may read', async () => {
    const before = guestAt(directWay())
    await isOpen(before.client)
    expect(statSync(join(host.folder, 'host-key')).mode & 0o777).toBe(0o600)
    await host.end()
    host = await startHost({ folder: host.folder })
    const after = guestAt(directWay())
    await isOpen(after.client)
    expect(after.seen[0]).toBe(before.seen[0])
    expect(readFileSync(join(host.folder, 'host-key'), 'utf8')).not.toContain(
      present(before.seen[0], 'one'),
    )
  })

  it('P-70 a host whose key was lost is another one: guests who mean the old one tell it nothing', async () => {
    const before = guestAt(directWay())
    await isOpen(before.client)
    await host.end()
    writeFileSync(join(host.folder, 'host-key'), 'no key')
    host = await startHost({ folder: host.folder })
    const meant = present(before.seen[0], 'a fingerprint')
    const { client } = guestAt(directWay(), (fingerprint) => fingerprint === meant)
    await until(() => client.state().connection === 'ended', 'the end')
    expect(client.state().goodbye?.why).toBe('other-host')
    expect(client.state().welcome).toBeUndefined()
  })

  it('P-71 what is not sealed is closed at once on the sealed way', async () => {
    const code = await new Promise<number>((done) => {
      const line = connectSocket(`ws://127.0.0.1:${String(host.port)}/sealed`, {
        received: () => undefined,
        closed: done,
      })
      line.send('{"type":"hello"}')
    })
    expect(code).toBe(1003)
  })
})

describe('a listener on the network', () => {
  it('S15 P-69 finds no name, no secret and no card in all that goes by', async () => {
    const between = await listenBetween(host.port)
    const way = `127.0.0.1:${String(host.port)}`
    const { client } = guestAt({
      url: `ws://127.0.0.1:${String(between.port)}/sealed`,
      host: way,
    })
    await isOpen(client)
    await client.command({ kind: 'rename', name: 'Rumpelstilz', language: 'de' })
    const wish = { kind: 'createTable', game: 'time-bluff', name: 'Versteck', seats: 3 } as const
    await client.command({ ...wish, options: {}, password: 'Sesam123', bots: 'easy' })
    await until(() => client.state().match !== undefined, 'cards')
    const heard = between.heard()
    // It is the right cable: the door's own words go by in the open.
    expect(heard.includes('/sealed')).toBe(true)
    for (const word of [
      'Anna',
      'Rumpelstilz',
      'Versteck',
      'Sesam123',
      'token',
      'welcome',
      'match',
    ]) {
      expect(heard.includes(word)).toBe(false)
    }
  })
})

/** An address under which this computer is known to others; undefined: it is on no network. */
const OWN_ADDRESS = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

describe('the network', () => {
  it.skipIf(OWN_ADDRESS === undefined)('S15 P-69 has no way in that is not sealed', async () => {
    await host.end()
    host = await startHost({ folder: host.folder, isOpen: true })
    const code = await new Promise<number>((done) => {
      connectSocket(`ws://${OWN_ADDRESS ?? ''}:${String(host.port)}/play`, {
        received: () => undefined,
        closed: done,
      })
    })
    expect(code).toBe(1006)
  })
})
