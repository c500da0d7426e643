/** Links that other programs hand to the app: strict, and good for one thing only. */
import { EventEmitter } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { formatAppLink } from '../../src/renderer/links/tableLink'
import { JoinLinks, parseJoinLink, type LinkSource } from '../../src/main/joinLinks'

describe('a link into a table', () => {
  it.each([
    ['stammtisch://join/192.168.1.5', '192.168.1.5'],
    ['stammtisch://join/192.168.1.5:4747', '192.168.1.5:4747'],
    ['stammtisch://join/192.168.1.5:4747/', '192.168.1.5:4747'],
    ['stammtisch://join/anna-pc.local:4747', 'anna-pc.local:4747'],
    ['stammtisch://join/10.0.0.7:4747/3fa9', 'http://10.0.0.7:4747/#/join/3fa9'],
    [
      `stammtisch://join/10.0.0.7:4747/3fa9/${'a'.repeat(32)}`,
      `http://10.0.0.7:4747/#/join/3fa9/${'a'.repeat(32)}`,
    ],
  ])('%s is %s', (link, address) => {
    expect(parseJoinLink(link)).toBe(address)
  })

  it.each([
    '',
    'stammtisch:',
    'stammtisch://',
    'stammtisch://join',
    'stammtisch://join/',
    'stammtisch://join//',
    'stammtisch://leave/192.168.1.5',
    'stammtisch:join/192.168.1.5',
    'STAMMTISCH://join/192.168.1.5',
    ' stammtisch://join/192.168.1.5',
    'stammtisch://join/192.168.1.5\n',
    'stammtisch://join/192.168.1.5 --no-sandbox',
    'stammtisch://join/192.168.1.256',
    'stammtisch://join/192.168.1',
    'stammtisch://join/192.168.1.5.6',
    'stammtisch://join/192.168.1.5:0',
    'stammtisch://join/192.168.1.5:65536',
    'stammtisch://join/192.168.1.5:4747:4747',
    'stammtisch://join/192.168.1.5:-1',
    'stammtisch://join/192.168.1.5:4747/../../etc',
    'stammtisch://join/192.168.1.5:4747/xyz',
    'stammtisch://join/192.168.1.5:4747/3fa9/3fa9',
    'stammtisch://join/192.168.1.5:4747/3fa9?password=1',
    'stammtisch://join/192.168.1.5:4747/3fa9#x',
    'stammtisch://join/example.com',
    'stammtisch://join/example.com/3fa9.local',
    'stammtisch://join/anna@192.168.1.5',
    'stammtisch://user:word@join/192.168.1.5',
    'stammtisch://join@192.168.1.5/',
    'stammtisch://join/%31%39%32.168.1.5',
    'stammtisch://join/１９２.168.1.5',
    'stammtisch://join/а.local',
    'stammtisch://join/.local',
    'stammtisch://join/localhost',
    'stammtisch://join/http://192.168.1.5/',
    'stammtisch://join/javascript:alert(1)',
    'stammtisch://join/<script>',
    `stammtisch://join/${'a'.repeat(64)}.local`,
    `stammtisch://join/192.168.1.5/${'a'.repeat(65)}`,
    'https://join/192.168.1.5',
    'javascript:alert(1)',
    '--inspect',
  ])('%j is none', (link) => {
    expect(parseJoinLink(link)).toBeUndefined()
  })

  it('is what guests are offered in a browser', () => {
    const link = formatAppLink('192.168.1.5:4747', '3fa9')
    expect(parseJoinLink(link)).toBe('http://192.168.1.5:4747/#/join/3fa9')
  })

  function appOf(isPackaged: boolean): {
    readonly app: LinkSource & EventEmitter
    readonly registered: string[]
  } {
    const registered: string[] = []
    const app = Object.assign(new EventEmitter(), {
      isPackaged,
      setAsDefaultProtocolClient: (scheme: string) => registered.push(scheme) > 0,
    })
    return { app, registered }
  }

  it('is handed over once, wherever it came from, and the latest only', () => {
    const { app } = appOf(false)
    const links = new JoinLinks(app, ['electron', '.', 'stammtisch://join/10.0.0.1'])
    const told = vi.fn()
    links.onLink(told)
    expect(links.take()).toBe('10.0.0.1')
    expect(links.take()).toBe('')
    app.emit('open-url', { preventDefault: () => undefined }, 'stammtisch://join/10.0.0.2')
    app.emit('second-instance', {}, ['electron', '--flag', 'stammtisch://join/10.0.0.3'])
    app.emit('second-instance', {}, ['electron', 'stammtisch://join/evil.example.com'])
    expect(told).toHaveBeenCalledTimes(2)
    expect(links.take()).toBe('10.0.0.3')
  })

  it('is registered with the system by an installed app alone', () => {
    const installed = appOf(true)
    new JoinLinks(installed.app, [])
    expect(installed.registered).toEqual(['stammtisch'])
    const unpacked = appOf(false)
    new JoinLinks(unpacked.app, [])
    expect(unpacked.registered).toEqual([])
    const carried = appOf(true)
    new JoinLinks(carried.app, [], true)
    expect(carried.registered).toEqual([])
  })
})
