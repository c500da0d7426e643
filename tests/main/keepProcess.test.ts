/** Processes that are kept running, and how they end: with real processes under a stand-in for Electron's own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KeptProcess } from '../../src/main/keepProcess'
import { hasShell } from '../support/systems'

const { fork } = vi.hoisted(() => ({ fork: vi.fn() }))
vi.mock('electron', () => ({ utilityProcess: { fork } }))

type Child = ChildProcess & { readonly postMessage: ReturnType<typeof vi.fn> }

const children: Child[] = []
const log = { write: vi.fn() }
const gaveUp = vi.fn()

/** Every start runs this. */
function runs(script: string): void {
  fork.mockImplementation(() => {
    const child = Object.assign(spawn('/bin/sh', ['-c', script], { stdio: 'ignore' }), {
      postMessage: vi.fn(),
    })
    children.push(child)
    return child
  })
}

function keep(): KeptProcess {
  return new KeptProcess({ script: 'x.js', name: 'tables', started: vi.fn(), gaveUp }, log)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.clearAllMocks()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const child of children.splice(0)) {
    // Its end must not start another one in the next test.
    child.removeAllListeners()
    child.kill('SIGKILL')
  }
})

describe.runIf(hasShell)('a process that is kept running', () => {
  it('is killed when it does not end within five seconds, and that is told', async () => {
    runs("trap '' TERM INT; while :; do sleep 1; done")
    const kept = keep()
    const child = children[0]
    if (!child) throw new Error('it was started')
    const isEnded = kept.end(() => undefined)
    const exit = once(child, 'exit')
    vi.advanceTimersByTime(4900)
    expect(log.write).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(await exit).toEqual([null, 'SIGKILL'])
    expect(await isEnded).toBe(false)
    expect(log.write).toHaveBeenCalledWith({ event: 'killed', process: 'tables' })
  })

  it('that ends when it is asked to is not killed', async () => {
    runs('exec sleep 600')
    const isEnded = keep().end(() => {
      children[0]?.kill('SIGTERM')
    })
    expect(await isEnded).toBe(true)
    expect(log.write).not.toHaveBeenCalled()
  })

  /** Lets the processes that are there say something, as one that has started does, and then wait for their answers in vain. */
  async function hang(child: ChildProcess | undefined): Promise<void> {
    if (!child) throw new Error('it was started')
    const exit = once(child, 'exit')
    child.emit('message', { kind: 'ready' })
    vi.advanceTimersByTime(24_000)
    expect(await exit).toEqual([null, 'SIGKILL'])
    vi.advanceTimersByTime(1000)
  }

  it('that answers no more is ended within 24 seconds and started anew', async () => {
    runs('exec sleep 600')
    keep()
    await hang(children[0])
    expect(children).toHaveLength(2)
    expect(children[0]?.postMessage).toHaveBeenCalledWith({ kind: 'ping' })
    expect(log.write).toHaveBeenCalledWith({ event: 'hangs', process: 'tables' })
    expect(gaveUp).not.toHaveBeenCalled()
  })

  it('that answers every time is left alone', () => {
    runs('exec sleep 600')
    keep()
    const child = children[0]
    child?.postMessage.mockImplementation(() => child.emit('message', { kind: 'alive' }))
    child?.emit('message', { kind: 'ready' })
    vi.advanceTimersByTime(600_000)
    expect(child?.postMessage).toHaveBeenCalledTimes(75)
    expect(children).toHaveLength(1)
    expect(log.write).not.toHaveBeenCalled()
  })

  it('that never says its first word has a minute for it', async () => {
    runs('exec sleep 600')
    keep()
    const [child] = children
    if (!child) throw new Error('it was started')
    const exit = once(child, 'exit')
    vi.advanceTimersByTime(59_000)
    expect(log.write).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(await exit).toEqual([null, 'SIGKILL'])
  })

  it('that not even killing ends, while the system waits for its disk, is given up', () => {
    runs('exec sleep 600')
    keep()
    const child = children[0]
    Object.defineProperty(child, 'pid', { value: undefined })
    child?.emit('message', { kind: 'ready' })
    vi.advanceTimersByTime(24_000 + 4900)
    expect(gaveUp).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(gaveUp).toHaveBeenCalledTimes(1)
  })

  it('that hangs five times in a row is given up', async () => {
    const uptime = vi.spyOn(process, 'uptime').mockReturnValue(100)
    const now = vi.spyOn(performance, 'now')
    runs('exec sleep 600')
    keep()
    for (let start = 0; start < 5; start++) {
      const child = children[start]
      child?.postMessage.mockImplementation(() => {
        // Time goes by in both ways of counting it.
        uptime.mockReturnValue(process.uptime() + 8)
        const passed = performance.now() + 8000
        now.mockReturnValue(passed)
      })
      await hang(child)
    }
    expect(children).toHaveLength(5)
    expect(gaveUp).toHaveBeenCalledTimes(1)
  })

  it('is not started a sixth time within half a minute', async () => {
    runs('exit 7')
    keep()
    for (let start = 0; start < 5; start++) {
      const child = children[start]
      if (!child) throw new Error(`start ${String(start)}`)
      await once(child, 'exit')
      vi.advanceTimersByTime(1000)
    }
    expect(children).toHaveLength(5)
    expect(gaveUp).toHaveBeenCalledTimes(1)
    expect(log.write).toHaveBeenCalledWith({ event: 'ended', process: 'tables', code: 7, said: '' })
  })
})
