/** Processes that are kept running, and how they end: with real processes under a stand-in for Electron's own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KeptProcess } from '../../src/main/keepProcess'

const { fork } = vi.hoisted(() => ({ fork: vi.fn() }))
vi.mock('electron', () => ({ utilityProcess: { fork } }))

const children: ChildProcess[] = []
const log = { write: vi.fn() }
const gaveUp = vi.fn()

/** Every start runs this. */
function runs(script: string): void {
  fork.mockImplementation(() => {
    const child = spawn('/bin/sh', ['-c', script], { stdio: 'ignore' })
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
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

describe.skipIf(process.platform === 'win32')('a process that is kept running', () => {
  it('C14 is killed when it does not end within five seconds, and that is told', async () => {
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

  it('C14 that ends when it is asked to is not killed', async () => {
    runs('exec sleep 600')
    const isEnded = keep().end(() => {
      children[0]?.kill('SIGTERM')
    })
    expect(await isEnded).toBe(true)
    expect(log.write).not.toHaveBeenCalled()
  })

  it('B3 is not started a sixth time within half a minute', async () => {
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
