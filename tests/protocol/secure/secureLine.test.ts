/** A sealed connection in memory: what a listener sees, what a stranger in between reaches, and what becomes of nonsense. */
import { describe, expect, it } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import { acceptSealed, fingerprintOf } from '../../../src/protocol/secure/secureLine'
import { HandClock } from '../../support/host/handClock'
import {
  bend,
  Cable,
  connectGuest,
  drawKey,
  hostSide,
  settled,
  standBetween,
  Talker,
} from '../../support/wire/sealedCable'

const own = drawKey()
const ownFingerprint = fingerprintOf(own.public)

function open(meant?: string) {
  const cable = new Cable()
  const [guest, host] = [new Talker(), new Talker()]
  const { connections, side } = hostSide(host, own)
  const connection = connectGuest(cable, guest, meant)
  cable.hostEnd((line) => acceptSealed(side, line))
  return { cable, guest, host, connection, connections }
}

function isHeard(cable: Cable, text: string): boolean {
  return cable.heard.some((bytes) => Buffer.from(bytes).includes(text))
}

describe('a sealed line', () => {
  it('P-69 carries every frame both ways, and a listener finds none of it', async () => {
    const { cable, guest, host, connection, connections } = open(ownFingerprint)
    connection.send('{"token":"geheim-Täuschung"}')
    await settled()
    connections[0]?.send('{"hand":"Karte ♠"}')
    connection.send('{"password":"Sesam"}')
    await settled()
    expect(host.got).toEqual(['{"token":"geheim-Täuschung"}', '{"password":"Sesam"}'])
    expect(guest.got).toEqual(['{"hand":"Karte ♠"}'])
    for (const word of ['token', 'geheim', 'Sesam', 'password', 'Karte', 'hand']) {
      expect(isHeard(cable, word)).toBe(false)
    }
  })

  it('P-69 sends the same frame as other bytes every time', async () => {
    const { cable, connection } = open()
    await settled()
    const before = cable.heard.length
    connection.send('same')
    connection.send('same')
    const [one, other] = cable.heard.slice(before)
    expect(one).not.toEqual(other)
  })

  it('P-70 tells nothing to another host than the one that is meant, and says so once', async () => {
    const { cable, guest, host, connection, connections } = open('0'.repeat(32))
    connection.send('{"token":"geheim"}')
    await settled()
    connection.send('more')
    await settled()
    expect(guest.got.map((frame) => JSON.parse(frame))).toMatchObject([
      { type: 'goodbye', why: 'other-host' },
    ])
    expect(host.got).toEqual([])
    expect(connections).toHaveLength(1)
    expect(cable.closedWith).toBe(1000)
  })

  it('S15 P-70 leaves nothing to who stands in between: 60 of 60 get no greeting', async () => {
    for (let trial = 0; trial < 60; trial++) {
      expect(await standBetween(trial % 2 === 0 ? 'own key' : 'bent answer')).toEqual({
        heard: [],
        isCut: true,
      })
    }
  })

  it.each(['guest', 'host'] as const)(
    'P-71 ends when a frame of the %s was changed on the way, and nothing of it is read',
    async (sender) => {
      const { cable, guest, host, connection, connections } = open()
      await settled()
      cable.onWay = bend
      if (sender === 'guest') connection.send('changed')
      else connections[0]?.send('changed')
      await settled()
      expect([...guest.got, ...host.got]).toEqual([])
      expect(cable.closedWith).toBe(sender === 'guest' ? 1008 : 1000)
    },
  )

  it('P-71 whoever begins with nonsense is cut off, and the host never hears of him', async () => {
    for (const length of [0, 1, 31, 32, 33, 1000]) {
      const cable = new Cable()
      const { connections, side } = hostSide(new Talker(), own)
      const line = cable.guestEnd({ received: () => undefined, closed: () => undefined })
      cable.hostEnd((end) => acceptSealed(side, end))
      line.send(new Uint8Array(length))
      await settled()
      expect(cable.closedWith).toBe(1008)
      expect(connections).toEqual([])
    }
  })

  it('P-71 whoever does not begin within five seconds is cut off', async () => {
    const cable = new Cable()
    const clock = new HandClock()
    const { side } = hostSide(new Talker(), own, clock)
    cable.hostEnd((line) => acceptSealed(side, line))
    await clock.turn(4999)
    expect(cable.closedWith).toBeUndefined()
    await clock.turn(1)
    expect(cable.closedWith).toBe(1008)
  })

  it('P-70 a fingerprint is 32 digits that belong to one key', () => {
    const seen = new Set(Array.from({ length: 20 }, () => fingerprintOf(drawKey().public)))
    expect(seen.size).toBe(20)
    expect(present([...seen][0], 'one')).toMatch(/^[0-9a-f]{32}$/u)
  })
})
