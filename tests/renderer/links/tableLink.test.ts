/** The address that leads into one table. */
import { describe, expect, it } from 'vitest'
import { parseAddress } from '../../../src/renderer/links/openLink'
import {
  formatTableLink,
  isSpoiltLink,
  parseTableLink,
} from '../../../src/renderer/links/tableLink'

const TABLE = 'a1b2c3d4e5f6'

describe('the link of a table', () => {
  it.each(['http://192.168.1.20:4747/', 'http://192.168.1.20:4747', 'http://[fd00::7]:4747/'])(
    'on %s is read back, host and table',
    (host) => {
      const link = formatTableLink(host, TABLE)
      expect(parseTableLink(` ${link} `)).toBe(TABLE)
      expect(parseAddress(link)?.page).toBe(`${host.replace(/\/$/u, '')}/`)
    },
  )

  it.each(['http://192.168.1.20:4747/', 'http://192.168.1.20/#/table', 'x#/join/', '#/join/a/b'])(
    '%j leads to none',
    (address) => {
      expect(parseTableLink(address)).toBeUndefined()
    },
  )

  it('is spoilt where a character is wrong or its end is missing, and no other address is', () => {
    const [whole, none] = [`http://a.b/#/join/${TABLE}/${'0f'.repeat(16)}`, 'http://a.b/#/table']
    const spoilt = [whole.slice(0, -1), whole.replace('0f', '0g'), `${whole}x`, 'a.b/#/join/']
    expect([whole, none, ...spoilt].map(isSpoiltLink)).toEqual([
      ...[false, false],
      ...spoilt.map(() => true),
    ])
  })
})
