import { describe, expect, it } from 'vitest'
import {
  isLoopback,
  isOwnHost,
  isOwnOrigin,
  isTrustedHost,
  ownHosts,
  SUB_PROTOCOL,
} from '../../src/server/web/requestGuard'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { casesOf, caseSeed } from '../support/cases'
import { strangeAddress } from '../support/wire/strangeAddress'

const OWN = ownHosts('tischlein')
const PORT = 4747

const FOREIGN_NAMES = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil-localhost',
  'tischlein.local.evil',
  'xn--localhost',
  '10.255.255.254',
  '8.8.8.8',
  '[::2]',
  '0x7f000001',
  '2130706433',
  'localhost@evil.example',
  'tischlein.example',
  '127.0.0.1.',
  ' localhost',
  'localhost ',
  '',
  '.',
  'local host',
  'LOCALHOST.',
]
const PORTS = ['', ':80', ':4746', ':04747x', ':47470', ':474', ':-1', ':4747:4747']

describe('a Host that browsers trust over plain http', () => {
  it('is one of their own computer, and no other that merely begins so', () => {
    for (const host of ['localhost:4747', 'LOCALHOST', '127.0.0.1:4747', '127.8.9.1', '[::1]:4747'])
      expect(isTrustedHost(host), host).toBe(true)
    const guests = ['192.168.178.20:4747', 'tischlein.local:4747', '[fe80::1]:4747', undefined]
    for (const host of [...guests, ...FOREIGN_NAMES]) expect(isTrustedHost(host), host).toBe(false)
  })
})

describe('requests', () => {
  it('S2 are answered only under an own name and the right port', () => {
    for (const name of [
      'localhost',
      '127.0.0.1',
      '[::1]',
      'LOCALHOST',
      'tischlein.local',
      'tischlein',
    ]) {
      expect(isOwnHost(`${name}:4747`, PORT, OWN)).toBe(true)
    }
    let tried = 0
    for (const name of FOREIGN_NAMES) {
      for (const port of [':4747', ...PORTS]) {
        tried += 1
        expect(isOwnHost(`${name}${port}`, PORT, OWN), `${name}${port}`).toBe(false)
      }
    }
    for (const port of PORTS) expect(isOwnHost(`localhost${port}`, PORT, OWN)).toBe(false)
    expect(isOwnHost(undefined, PORT, OWN)).toBe(false)
    expect(tried).toBeGreaterThanOrEqual(100)
  })

  it.each([
    ['Tischlein', ['tischlein', 'tischlein.local']],
    ['tischlein.local', ['tischlein', 'tischlein.local']],
    ['tischlein.fritz.box', ['tischlein', 'tischlein.local', 'tischlein.fritz.box']],
  ])('S2 are answered under the name that the system tells, here %s', (told, names) => {
    const own = ownHosts(told)
    expect(names.filter((name) => !isOwnHost(`${name}:4747`, PORT, own))).toEqual([])
    for (const name of ['fritz.box', 'tischlein.box', 'tischlein.fritz'])
      expect(isOwnHost(`${name}:4747`, PORT, own), name).toBe(false)
  })

  it('S1 may open a socket only from the own page, or from a program that says what it is', () => {
    const host = '127.0.0.1:4747'
    expect(isOwnOrigin({ host, origin: `http://${host}` }, [])).toBe(true)
    expect(isOwnOrigin({ host }, [SUB_PROTOCOL])).toBe(true)
    expect(isOwnOrigin({ host }, [])).toBe(false)
    const schemes = [
      'https://',
      'file://',
      'ftp://',
      'null',
      'data:',
      'chrome-extension://',
      'http:/',
      'http:\\\\',
      'app://',
    ]
    const others = [
      'evil.example',
      '127.0.0.1',
      '127.0.0.1:4748',
      '127.0.0.1:47470',
      'localhost:4747',
      '127.0.0.1:4747.evil.example',
      'evil.example/127.0.0.1:4747',
      '127.0.0.1:4747@evil.example',
      '127.0.0.1:4747/',
      '127.0.0.1:4747#',
      '127.0.0.1:4747?x',
      ' 127.0.0.1:4747',
      '[::1]:4747',
      '0.0.0.0:4747',
      '127.1:4747',
      '127.0.0.1:4747\u0000',
      '127.0.0.1%3A4747',
      'xn--evil',
      '*',
      '127.0.0.2:4747',
    ]
    const origins = [
      ...others.map((other) => `http://${other}`),
      ...schemes.flatMap((scheme) => [...others, host].map((other) => `${scheme}${other}`)),
      '',
      'null',
      '*',
    ]
    expect(origins.length).toBeGreaterThanOrEqual(200)
    for (const origin of origins)
      expect(isOwnOrigin({ host, origin }, [SUB_PROTOCOL]), origin).toBe(false)
  })

  it(`S2 are answered under a bent name only if it is an own one, over ${String(casesOf('S2'))} names`, () => {
    const random = fastRandom(caseSeed('names'))
    const sound = [...OWN].map((name) => `${name}:${String(PORT)}`)
    let answered = 0
    for (let run = 0; run < casesOf('S2'); run++) {
      const asked = strangeAddress(sound, random)
      const isSound = sound.includes(asked.toLowerCase())
      // An own address may be written with zeros before its port.
      const bare = asked.toLowerCase().replace(/:0+(?=4747$)/u, ':')
      const isOwn = isOwnHost(asked, PORT, OWN)
      if (isSound) answered += 1
      expect(isOwn, asked).toBe(sound.includes(bare))
    }
    expect(answered).toBeGreaterThan(0)
  })

  it(`S1 come from no bent origin, over ${String(casesOf('S1'))} origins`, () => {
    const random = fastRandom(caseSeed('origins'))
    const host = '127.0.0.1:4747'
    let opened = 0
    for (let run = 0; run < casesOf('S1'); run++) {
      const origin = strangeAddress([`http://${host}`], random)
      const isOwn = origin.toLowerCase() === `http://${host}`
      if (isOwn) opened += 1
      expect(isOwnOrigin({ host, origin }, [SUB_PROTOCOL]), origin).toBe(isOwn)
    }
    expect(opened).toBeGreaterThan(0)
  })

  it('count as local only from loopback', () => {
    for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])
      expect(isLoopback(address)).toBe(true)
    for (const address of ['10.0.0.1', '::ffff:10.0.0.1', '128.0.0.1', '127.0.0.1.evil', '', '::2'])
      expect(isLoopback(address)).toBe(false)
  })
})
