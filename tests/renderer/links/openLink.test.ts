// @vitest-environment happy-dom
// The way to a host: addresses as people type them, a socket in a browser, a port in the desktop app.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LINK_PORT, type DesktopApi, USUAL_HOST } from '../../../src/ipc/ipc'
import { openLink, parseAddress } from '../../../src/renderer/links/openLink'

describe('an address', () => {
  it.each([
    ['192.168.1.20:4747', 'http://192.168.1.20:4747/'],
    ['192.168.1.20', 'http://192.168.1.20:4747/'],
    ['  192.168.1.20:4750 ', 'http://192.168.1.20:4750/'],
    ['http://192.168.1.20:4747/', 'http://192.168.1.20:4747/'],
    ['http://192.168.1.20:4747/#/table', 'http://192.168.1.20:4747/'],
    ['ws://10.0.0.7:4747/sealed', 'http://10.0.0.7:4747/'],
    ['mias-laptop.local', 'http://mias-laptop.local:4747/'],
    ['localhost:9000', 'http://localhost:9000/'],
    ['[fd00::7]:4747', 'http://[fd00::7]:4747/'],
    ['mias-laptop:4747', 'http://mias-laptop:4747/'],
  ])('%s leads to %s', (typed, page) => {
    expect(parseAddress(typed)?.page).toBe(page)
    expect(parseAddress(typed)?.socket).toBe(`${page.replace('http', 'ws')}sealed`)
  })

  it.each(['', ' ', 'mia', 'javascript:alert(1)', '192.168.1.20:x', 'a b.c', 'http://'])(
    '%j is none',
    (typed) => {
      expect(parseAddress(typed)).toBeUndefined()
    },
  )

  it.each([
    '192.168.1.300',
    '192.168.1.256:4747',
    '1.2.3.4.5',
    '192.168..20',
    '192.168.1',
    '192.168.178.',
    '192.168.1.20:70000',
    '192.168.1.20:0',
    '[1:2]',
    '[:::]:4747',
  ])('%s is a slip of the hand, and none', (typed) => {
    expect(parseAddress(typed)).toBeUndefined()
  })
})

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static last: FakeSocket | undefined
  readyState = FakeSocket.CONNECTING
  bufferedAmount = 0
  readonly sent: string[] = []
  constructor(readonly url: string) {
    super()
    FakeSocket.last = this
  }
  send(frame: string): void {
    this.sent.push(frame)
  }
  close(): void {
    this.readyState = 3
  }
}

function events(): {
  readonly got: string[]
  readonly ends: number[]
  received(frame: string): void
  closed(code: number): void
} {
  const got: string[] = []
  const ends: number[] = []
  return {
    got,
    ends,
    received: (frame) => got.push(frame),
    closed: (code) => ends.push(code),
  }
}

describe('a link', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(window, 'stammtisch')
  })

  it('in a browser is a socket to the page’s own origin; what is sent early waits', () => {
    vi.stubGlobal('WebSocket', FakeSocket)
    const told = events()
    const link = openLink({ kind: 'local' }, told)
    const socket = FakeSocket.last
    expect(socket?.url).toBe(`ws://${location.host}/play`)
    link.send('hello')
    expect(socket?.sent).toEqual([])
    if (socket) socket.readyState = FakeSocket.OPEN
    socket?.dispatchEvent(new Event('open'))
    link.send('more')
    expect(socket?.sent).toEqual(['hello', 'more'])
    socket?.dispatchEvent(new MessageEvent('message', { data: 'answer' }))
    expect(told.got).toEqual(['answer'])
    link.close()
    link.send('too late')
    expect(socket?.sent).toEqual(['hello', 'more'])
  })

  function desktop(isOpen: boolean): { api: DesktopApi; opened: number[] } {
    const opened: number[] = []
    const api: DesktopApi = {
      appInfo: () => Promise.resolve({ version: '1', platform: 'linux', locale: 'de-DE' }),
      openLink: (link) => {
        opened.push(link)
        return Promise.resolve(isOpen)
      },
      readSettings: () => Promise.resolve(''),
      writeSettings: () => Promise.resolve(true),
      openContentFolder: () => Promise.resolve(true),
      askAttention: () => Promise.resolve(true),
      readHostSettings: () => Promise.resolve(USUAL_HOST),
      writeHostSettings: () => Promise.resolve(true),
      copyAddress: () => Promise.resolve(true),
      takeJoinAddress: () => Promise.resolve(''),
      showOnBigScreen: () => Promise.resolve(true),
    }
    Object.assign(window, { stammtisch: api })
    return { api, opened }
  }

  function hand(link: number, port: MessagePort, source: Window | null = window): void {
    const message = new MessageEvent('message', {
      data: { kind: LINK_PORT, link },
      ports: [port],
      ...(source ? { source } : {}),
    })
    window.dispatchEvent(message)
  }

  it('in the desktop app is the port that the shell hands over for it, and no other', async () => {
    const { opened } = desktop(true)
    const told = events()
    const link = openLink({ kind: 'local' }, told)
    link.send('hello')
    const number = opened[0] ?? 0
    const [wrong, own] = [new MessageChannel(), new MessageChannel()]
    hand(number + 1, wrong.port1)
    hand(number, own.port1)
    const first = await new Promise((done) => {
      own.port2.onmessage = ({ data }) => {
        done(data)
      }
    })
    expect(first).toBe('hello')
    own.port2.postMessage('answer')
    await vi.waitFor(() => {
      expect(told.got).toEqual(['answer'])
    })
    for (const { port1, port2 } of [wrong, own]) {
      port1.close()
      port2.close()
    }
  })

  it('in the desktop app ends when the shell cannot open it', async () => {
    desktop(false)
    const told = events()
    openLink({ kind: 'remote', url: 'ws://10.0.0.7:4747/sealed' }, told)
    await vi.waitFor(() => {
      expect(told.ends).toEqual([1006])
    })
  })
})
