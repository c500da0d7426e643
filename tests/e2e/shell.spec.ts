/** The desktop shell against Electron's own checklist, item by item, on the real built files. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { IPC_CALLS } from '../../src/ipc/ipc'
import { casesOf, caseSeed } from '../support/cases'
import { launchDesktop, type Desktop } from '../support/electron/launchDesktop'
import { toPageAddress } from '../support/electron/standIn'
import { hostileValue } from '../support/hostileValue'

/** For every channel. */
const VALUES = casesOf('E3')
const START = 'app://bundle/index.html'
const environment = { STAMMTISCH_DISCOVERY_ADDRESS: '127.0.0.1' }
const PERMISSIONS = [
  'accessibility-events',
  'background-sync',
  'clipboard-read',
  'clipboard-sanitized-write',
  'deprecated-sync-clipboard-read',
  'display-capture',
  'fileSystem',
  'fullscreen',
  'geolocation',
  'hid',
  'idle-detection',
  'keyboardLock',
  'local-fonts',
  'local-network-access',
  'media',
  'mediaKeySystem',
  'midi',
  'midiSysex',
  'notifications',
  'openExternal',
  'payment-handler',
  'pointerLock',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'top-level-storage-access',
  'unknown',
  'usb',
  'window-management',
] as const
const HOSTILE_ADDRESSES = [
  'https://example.com/',
  'http://bundle/index.html',
  'https://bundle/',
  'app://bundle.evil/index.html',
  'app://evil/index.html',
  'app://bundle@evil/',
  'app://user@bundle/index.html',
  'app://user:word@bundle/index.html',
  'app://bundle:8080/index.html',
  'app:bundle',
  'app:///index.html',
  'app://Bundle.evil',
  'apps://bundle/index.html',
  'file:///etc/passwd',
  'file://bundle/index.html',
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'about:blank',
  'blob:app://bundle/1',
  'view-source:app://bundle/index.html',
  'chrome://settings',
  'devtools://devtools/',
  'ws://bundle/',
  'ftp://bundle/',
  '//bundle/index.html',
  '\\\\bundle\\share',
  'app://bundle%2eevil/',
  'app://bundle。evil/',
  '',
  'not an address',
] as const

let desktop: Desktop
let page: Page

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  desktop = await launchDesktop(browser, { environment })
  page = await desktop.page()
  await expect(page.getByRole('heading', { level: 1, name: 'Stammtisch' })).toBeVisible()
})
test.afterAll(async () => {
  await desktop.quit()
})

function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && /\.(?:c?js|html|css)$/u.test(entry.name)
      ? [join(entry.parentPath, entry.name)]
      : [],
  )
}

test('E1-1 pages load nothing from elsewhere: no address in them but names of formats and our own', () => {
  const known = /^https?:\/\/(?:www\.w3\.org\/|vuejs\.org\/error-reference|\$\{|$|`|example\.com)/u
  const found = builtFiles('out/renderer').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/https?:\/\/[^\s'"`)]*/gu)].map(([address]) => address),
  )
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((address) => !known.test(address))).toEqual([])
})

test('E1-2 a page has nothing of Node', async () => {
  const kinds = await page.evaluate(() =>
    ['require', 'process', 'Buffer', 'module', 'global'].map(
      (name) => typeof Reflect.get(window, name),
    ),
  )
  expect(kinds).toEqual(kinds.map(() => 'undefined'))
})

test('E1-3 E1-4 E1-6 E1-8 E1-9 E1-10 E1-11 every window is isolated, sandboxed and without extras', () => {
  expect(desktop.standIn.seen.isSandboxed).toBe(true)
  expect(desktop.standIn.seen.preferences.length).toBeGreaterThan(0)
  for (const { preload, ...preferences } of desktop.standIn.seen.preferences) {
    expect(String(preload)).toMatch(/preload[\\/]index\.cjs$/u)
    expect(preferences).toEqual({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      webSecurity: true,
      spellcheck: false,
    })
  }
})

function call(handler: unknown, ...values: unknown[]): unknown {
  if (typeof handler !== 'function') throw new Error('no handler was set')
  const answer: unknown = Reflect.apply(handler, undefined, values)
  return answer
}

test('E1-5 every permission, device and screen is refused', () => {
  const { session } = desktop.standIn
  for (const permission of PERMISSIONS) {
    const answers: unknown[] = []
    call(session.PermissionRequestHandler, undefined, permission, (answer: unknown) =>
      answers.push(answer),
    )
    expect(answers, permission).toEqual([false])
    expect(call(session.PermissionCheckHandler, undefined, permission), permission).toBe(false)
  }
  expect(call(session.DevicePermissionHandler, { deviceType: 'usb' })).toBe(false)
  const screens: unknown[] = []
  call(session.DisplayMediaRequestHandler, {}, (answer: unknown) => screens.push(answer))
  expect(screens).toEqual([null])
})

test('E1-7 the content policy stops code and requests that are not ours', async () => {
  const answer = await page.evaluate(async () => {
    const reports: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => {
      reports.push(event.effectiveDirective)
    })
    const attempt = async (name: string, task: () => unknown): Promise<[string, string]> => {
      try {
        await task()
        return [name, 'done']
      } catch {
        return [name, 'stopped']
      }
    }
    Object.assign(window, { broken: false })
    const addScript = (fill: (script: HTMLScriptElement) => void): void => {
      const script = document.createElement('script')
      fill(script)
      document.head.append(script)
    }
    // What a page's own timer runs has none of the rights that a debugger's call has.
    await new Promise((done) => setTimeout(done))
    const attempts = [
      await attempt('eval', () => {
        const evaluate: unknown = Reflect.get(window, 'eval')
        if (typeof evaluate === 'function')
          Reflect.apply(evaluate, undefined, ['window.broken = true'])
      }),
      await attempt('function', () => Reflect.construct(Function, ['window.broken = true'])),
      await attempt('innerHTML', () => {
        document.createElement('div').innerHTML = '<b>x</b>'
      }),
      await attempt('inline', () => {
        addScript((script) => {
          script.textContent = 'window.broken = true'
        })
      }),
      await attempt('data script', () => {
        addScript((script) => {
          script.src = 'data:text/javascript,window.broken = true'
        })
      }),
      await attempt('fetch', () => fetch('https://example.com/')),
      await attempt('fetch of our own', () => fetch('/index.html')),
      await attempt('socket', () => {
        const socket = new WebSocket('ws://127.0.0.1:9/')
        return new Promise((done, failed) => {
          socket.addEventListener('open', done)
          socket.addEventListener('error', failed)
        })
      }),
    ]
    await new Promise((done) => setTimeout(done, 200))
    return { attempts, reports, isBroken: Boolean(Reflect.get(window, 'broken')) }
  })
  expect(answer.isBroken).toBe(false)
  expect(answer.attempts).toEqual(answer.attempts.map(([name]) => [name, 'stopped']))
  expect(new Set(answer.reports)).toEqual(new Set(['require-trusted-types-for', 'connect-src']))
})

test('E1-12 a webview is never attached', () => {
  let isStopped = false
  desktop.standIn.contents[0]?.emit('will-attach-webview', {
    preventDefault: () => {
      isStopped = true
    },
  })
  expect(isStopped).toBe(true)
})

test('E1-13 no window leaves the app, over 30 hostile addresses', async () => {
  const [contents] = desktop.standIn.contents
  for (const address of HOSTILE_ADDRESSES) {
    for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect'] as const) {
      expect(contents?.asksToLeave(event, address), `${event} ${address}`).toBe(true)
    }
  }
  expect(contents?.asksToLeave('will-navigate', START)).toBe(false)
  const before = page.url()
  for (const address of HOSTILE_ADDRESSES.slice(0, 2)) {
    await page.evaluate((target) => {
      const link = document.createElement('a')
      link.href = target
      document.body.append(link)
      link.click()
      link.remove()
    }, address)
    await page.waitForTimeout(100)
    expect(page.url()).toBe(before)
  }
})

test('E1-14 no window opens another', async () => {
  const [contents] = desktop.standIn.contents
  for (const url of [...HOSTILE_ADDRESSES, START]) {
    expect(contents?.openHandler?.({ url })).toEqual({ action: 'deny' })
  }
  await page.evaluate(() => {
    window.open('https://example.com/')
    const link = document.createElement('a')
    link.href = 'https://example.com/'
    link.target = '_blank'
    document.body.append(link)
    link.click()
    link.remove()
  })
  await expect.poll(() => desktop.standIn.context.pages().length).toBe(1)
})

test('E1-15 the shell opens nothing outside but folders of its own and a host of this computer', () => {
  const texts = [...builtFiles('out/main'), ...builtFiles('out/preload')].map((file) =>
    readFileSync(file, 'utf8'),
  )
  for (const text of texts) {
    expect(text).not.toMatch(/shell\.open(?!Path\(place\)|External\(address\))|child_process/u)
  }
  expect(texts.join('').match(/openPath/gu)).toHaveLength(1)
  expect(texts.join('').match(/openExternal/gu)).toHaveLength(1)
})

test('E1-17 E3 calls are taken from the main frame of our own page alone', async () => {
  const { standIn } = desktop
  const { mainFrame } = standIn.contents[0] ?? {}
  const foreign = [
    undefined,
    { url: 'https://example.com/' },
    { url: START },
    { url: 'app://bundle.evil/index.html' },
  ]
  for (const [channel, handler] of standIn.handlers) {
    for (const senderFrame of foreign) {
      const event = {
        senderFrame,
        sender: { mainFrame: channel === 'appInfo' ? mainFrame : senderFrame },
      }
      const isOwnAddress = senderFrame?.url === START && event.sender.mainFrame === senderFrame
      if (isOwnAddress) continue
      expect(() => handler(event), channel).toThrow('not for this sender')
    }
  }
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
  })
  const inner = page.frames().find((frame) => frame !== page.mainFrame())
  const answer = await inner?.evaluate(async () => {
    const shell: unknown = Reflect.get(window, '__standIn')
    if (typeof shell !== 'function') return 'no way to the shell'
    const told: unknown = await Reflect.apply(shell, undefined, ['invoke', 'appInfo', []])
    return JSON.stringify(told)
  })
  expect(answer).toMatch(/not for this sender|no way to the shell/u)
  await page.evaluate(() => {
    document.querySelector('iframe')?.remove()
  })
})

/** Settings are any short text; one that is no JSON is not written. */
function isText(channel: string, [text, ...more]: readonly unknown[]): boolean {
  const isShort = typeof text === 'string' && text.length <= 10_000
  return channel === 'writeSettings' && isShort && more.length === 0
}

/** Whether such a call was refused: by an error that names its channel, or, where any text is taken, by saying so. */
function isRefused(channel: string, values: readonly unknown[], call: () => unknown): boolean {
  try {
    return call() === false && isText(channel, values)
  } catch (error) {
    return !isText(channel, values) && String(error).includes(channel)
  }
}

test('E1-17 E3 values that are not what a channel takes are refused, by every channel', () => {
  const { standIn } = desktop
  const [contents] = standIn.contents
  const event = { sender: contents, senderFrame: contents?.mainFrame }
  expect([...standIn.handlers.keys()].sort()).toEqual(Object.keys(IPC_CALLS).sort())
  const random = fastRandom(caseSeed('ipc'))
  const realNow = performance.now.bind(performance)
  let second = 0
  // One assertion for all of them: the runner writes each one down, which takes longer than the call.
  const taken: string[] = []
  const refuseAll = (channel: string, handler: (...values: unknown[]) => unknown): void => {
    for (let run = 0; run < VALUES; run++) {
      second += 1
      const values = Array.from({ length: 1 + random.below(3) }, () => hostileValue(random))
      if (!isRefused(channel, values, () => handler(event, ...values))) {
        taken.push(`${channel}: ${inspect(values)}`)
      }
    }
  }
  // Every call in a second of its own, or the limit of calls would answer instead.
  performance.now = () => realNow() + 1000 * second
  try {
    for (const [channel, handler] of standIn.handlers) refuseAll(channel, handler)
  } finally {
    performance.now = realNow
  }
  expect(taken).toEqual([])
  expect(second).toBe(VALUES * standIn.handlers.size)
})

test('E1-17 a page that calls too often is refused', async () => {
  const refused = await page.evaluate(async () => {
    const api = window.stammtisch
    if (!api) return 0
    const calls = await Promise.allSettled(Array.from({ length: 400 }, () => api.appInfo()))
    return calls.filter(({ status }) => status === 'rejected').length
  })
  expect(refused).toBeGreaterThan(0)
  await page.waitForTimeout(1100)
  expect(await page.evaluate(async () => (await window.stammtisch?.appInfo())?.version)).toBe(
    '0.0.0-test',
  )
})

test('E1-18 the app’s scheme gives its listed files and nothing else, over 200 addresses', async () => {
  const handler = desktop.standIn.protocols.get('app')
  const climbs = ['../', '..%2f', '%2e%2e/', '..\\', '%5c..%5c', '%00/', '//', './', '.%2e/', ';/']
  const targets = [
    'package.json',
    'main/index.js',
    'etc/passwd',
    'C:/Windows/win.ini',
    'index.html%00.js',
    'index.html/',
    'INDEX.HTML',
    'assets/',
    'assets',
    '~/.ssh/id_rsa',
    'node/host.js',
    'preload/index.cjs',
    'index.html.map',
    'con',
    'assets/..',
    'index.html::$DATA',
    'nul',
    '%2fetc%2fpasswd',
    'index.html%20',
    'settings.json',
  ]
  let tried = 0
  for (const climb of climbs) {
    for (const target of targets) {
      const answer = await handler?.(new Request(`app://bundle/${climb}${target}`))
      const isOwn = answer?.status === 200
      // A climb above the root ends at the root: only the page itself may come of that.
      if (isOwn) expect(new URL(`app://bundle/${climb}${target}`).pathname).toBe('/index.html')
      else expect(answer?.status, climb + target).toBe(404)
      tried += 1
    }
  }
  expect(tried).toBe(200)
  expect((await handler?.(new Request('app://evil/index.html')))?.status).toBe(404)
  expect((await handler?.(new Request(START, { method: 'POST', body: 'x' })))?.status).toBe(405)
  const start = await handler?.(new Request(START))
  expect(start?.status).toBe(200)
  expect(start?.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(desktop.standIn.seen.schemes).toHaveLength(1)
})

test('E1-20 the page gets the named functions of the map and no object of Electron', async () => {
  const keys = await page.evaluate(() => Object.keys(window.stammtisch ?? {}))
  expect(keys).toEqual(Object.keys(IPC_CALLS))
  const kinds = await page.evaluate(() =>
    Object.values(window.stammtisch ?? {}).map((value: unknown) => [
      typeof value,
      Reflect.has(Object(value), 'sender'),
    ]),
  )
  expect(kinds).toEqual(kinds.map(() => ['function', false]))
  expect(await page.evaluate(() => Object.isFrozen(window.stammtisch))).toBe(true)
  expect(toPageAddress(START)).toBe(page.url().replace(/#.*$/u, ''))
})

test('a menu in the system’s language is set', () => {
  expect(JSON.stringify(desktop.standIn.seen.menus)).toContain('Vollbild')
})
