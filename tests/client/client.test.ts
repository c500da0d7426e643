/** The headless client at a connection that misbehaves. */
import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/client/createClient'
import type { Client, ClientIdentity } from '../../src/client/client'
import { isRecord } from '../../src/engine/basics/json'
import type { ConnectionEvents } from '../../src/protocol/connection'
import { PROTOCOL_VERSION } from '../../src/protocol/terms'
import { HandClock } from '../support/host/handClock'
import { seededEntropy } from '../support/host/memoryHost'

interface Silent {
  readonly clock: HandClock
  readonly client: Client
  /** Every connection that was opened. */
  readonly opened: ConnectionEvents[]
  readonly closed: number[]
  readonly sent: string[]
}

/** A client whose every connection opens and then stays silent. */
function silent(): Silent {
  const clock = new HandClock()
  const opened: ConnectionEvents[] = []
  const closed: number[] = []
  const sent: string[] = []
  const client = createClient(() => ({ name: 'Ada', language: 'en', app: 'test' }), {
    open(events) {
      const number = opened.push(events) - 1
      return { send: (frame) => sent.push(frame), close: () => closed.push(number) }
    },
    clock,
    entropy: seededEntropy('silent'),
    tokens: { read: () => undefined, write: () => undefined },
  })
  return { clock, client, opened, closed, sent }
}

describe('a client whose host does not answer', () => {
  it('gives the connection up after five seconds and tries anew', async () => {
    const { clock, client, opened, closed } = silent()
    await clock.turn(4900)
    expect(opened).toHaveLength(1)
    await clock.turn(200)
    expect(closed).toEqual([0])
    expect(client.state().connection).toBe('lost')
    await clock.turn(1000)
    expect(opened).toHaveLength(2)
  })

  it('tries at once when it is asked, and keeps what it knows', async () => {
    const { clock, client, opened, closed } = silent()
    opened[0]?.received(JSON.stringify(WELCOME))
    opened[0]?.closed(1006)
    expect(client.state()).toMatchObject({ connection: 'lost' })
    const { welcome } = client.state()
    expect(client.tryNow()).toBe(true)
    expect([opened.length, closed.length]).toEqual([2, 1])
    // Once more before the host has said anything: only the newest one counts.
    expect(client.tryNow()).toBe(true)
    opened[1]?.closed(1006)
    expect([opened.length, client.state().welcome]).toEqual([3, welcome])
    opened[2]?.received(JSON.stringify(WELCOME))
    expect([client.tryNow(), client.state().connection]).toEqual([false, 'open'])
    await clock.turn(4000)
    expect(opened).toHaveLength(3)
  })

  it('P-76 waits for its welcome as long as the host says that its disk does not answer, and sends nothing meanwhile', async () => {
    const { clock, client, opened, sent } = silent()
    expect(client.state().stalled ?? false).toBe(false)
    for (let said = 0; said < 6; said++) {
      await clock.turn(4000)
      opened[0]?.received('{"type":"stalled"}')
      expect(client.state()).toMatchObject({ connection: 'connecting', stalled: true })
    }
    expect([opened.length, sent.length]).toEqual([1, 1])
    opened[0]?.received(JSON.stringify(WELCOME))
    expect(client.state()).toMatchObject({ connection: 'open', stalled: false })
  })

  it('P-63 gives nothing to the deal of a table that he is not at', async () => {
    const { clock, client, opened, sent } = silent()
    opened[0]?.received(JSON.stringify(WELCOME))
    const commitment = '0a'.repeat(32)
    const ask = { table: 't1', commitment, deal: commitment, commitments: {} }
    const wish = { game: 'tijdlijn', options: {}, facts: false }
    opened[0]?.received(JSON.stringify({ type: 'askCommitment', ...ask, ...wish }))
    opened[0]?.received(JSON.stringify({ type: 'askShare', ...ask }))
    await clock.turn(100)
    expect(sent).toHaveLength(1)
    expect(client.notesOn(commitment)).toBeUndefined()
  })

  it('P-76 gives it up when even that is not said any more', async () => {
    const { clock, client, opened } = silent()
    await clock.turn(4000)
    opened[0]?.received('{"type":"stalled"}')
    await clock.turn(11_000)
    expect(opened.length).toBeGreaterThan(1)
    expect(client.state().stalled).toBe(false)
  })

  it('tries again within six and a quarter seconds, however often it failed', async () => {
    const { clock, opened } = silent()
    for (const events of [0, 1, 2, 3, 4, 5, 6, 7]) {
      opened[events]?.closed(1006)
      await clock.turn(4900 + 1400)
    }
    expect(opened.length).toBeGreaterThanOrEqual(9)
  })
})

/** A client whose host answers each command as the test says. */
function answering(answer: (command: Record<string, unknown>) => object): Client {
  return createClient(() => ({ name: 'Ada', language: 'en', app: 'test' }), {
    open(events) {
      const tell = (message: object): void => {
        void Promise.resolve().then(() => {
          events.received(JSON.stringify(message))
        })
      }
      return {
        send(frame) {
          const message: unknown = JSON.parse(frame)
          if (!isRecord(message)) return
          if (message.type === 'hello') tell(WELCOME)
          if (message.type === 'command' && isRecord(message.command)) {
            tell({ type: 'answer', id: message.id, ok: true, ...answer(message.command) })
          }
        },
        close: () => undefined,
      }
    },
    clock: new HandClock(),
    entropy: seededEntropy('answering'),
    tokens: { read: () => undefined, write: () => undefined },
  })
}

const WELCOME = {
  type: 'welcome',
  protocol: PROTOCOL_VERSION,
  app: 'test',
  host: 'test',
  token: 'x',
  person: 'ada',
  name: 'Ada',
  local: false,
  lastCommand: 0,
}

const MINUTE = 60_000

/** A client at a host that answers everything, and a clock whose timers may be held back as in a page out of sight. */
function watching(seed: string) {
  const clock = new HandClock()
  const page = { isHidden: false, isDead: false, opened: 0, closed: 0 }
  const client = createClient(() => ({ name: 'Ada', language: 'en', app: 'test' }), {
    open(events) {
      page.opened += 1
      const tell = (message: object): void => {
        void Promise.resolve().then(() => {
          if (!page.isDead) events.received(JSON.stringify(message))
        })
      }
      return {
        send(frame) {
          const message: unknown = JSON.parse(frame)
          if (!isRecord(message)) return
          if (message.type === 'hello') tell(WELCOME)
          if (message.type === 'ping') tell({ type: 'pong', at: message.at })
        },
        close: () => {
          page.closed += 1
        },
      }
    },
    clock: {
      now: () => clock.now(),
      after: (wait, task) => {
        const due = clock.now() + wait
        return clock.after(
          page.isHidden ? Math.ceil(due / MINUTE) * MINUTE - clock.now() : wait,
          task,
        )
      },
    },
    entropy: seededEntropy(seed),
    tokens: { read: () => undefined, write: () => undefined },
  })
  return { clock, client, page }
}

describe('a client that watches its line', () => {
  it('stays connected out of sight, where its timers ring once a minute', async () => {
    const { clock, client, page } = watching('hidden')
    await clock.turn(0)
    page.isHidden = true
    for (let second = 0; second < 600; second++) {
      await clock.turn(1000)
      expect(client.state().connection).toBe('open')
    }
    expect(page).toMatchObject({ opened: 1, closed: 0 })
  })

  it.each([1, 4000, 9999])('notices within 25 seconds that it is dead (%i)', async (lived) => {
    const { clock, client, page } = watching('dead')
    await clock.turn(40_000 + lived)
    page.isDead = true
    await clock.turn(25_000)
    expect(client.state().connection).not.toBe('open')
    expect(page.closed).toBeGreaterThan(0)
  })

  it('asks at once where the network may be gone, and gives a dead line up within three seconds', async () => {
    const { clock, client, page } = watching('cable')
    await clock.turn(12_000)
    client.doubtLine()
    expect(client.state()).toMatchObject({ connection: 'open', doubted: true })
    await clock.turn(1)
    expect(client.state()).toMatchObject({ connection: 'open', doubted: false })
    await clock.turn(20_000)
    expect(page).toMatchObject({ opened: 1, closed: 0 })
    page.isDead = true
    client.doubtLine()
    await clock.turn(3000)
    expect(client.state()).toMatchObject({ doubted: false })
    expect(client.state().connection).not.toBe('open')
  })

  it('notices it out of sight too', async () => {
    const { clock, client, page } = watching('hidden and dead')
    await clock.turn(0)
    page.isHidden = true
    await clock.turn(2 * MINUTE)
    page.isDead = true
    await clock.turn(3 * MINUTE)
    expect(client.state().connection).not.toBe('open')
  })

  it('asks once more after the computer slept over an answer', async () => {
    const { clock, client, page } = watching('slept')
    await clock.turn(9999)
    page.isDead = true
    await clock.turn(1)
    page.isDead = false
    clock.sleep(60 * MINUTE)
    await clock.turn(20_000)
    expect(client.state().connection).toBe('open')
    expect(page).toMatchObject({ opened: 1, closed: 0 })
  })
})

describe('a client that fetches', () => {
  const whole = Array.from({ length: 5000 }, (_, at) => String(at)).join()

  it('P-23 puts the parts of a text together', async () => {
    const client = answering(({ from }) => {
      const start = Number(from)
      return { part: { text: whole.slice(start, start + 1000), total: whole.length } }
    })
    expect(await client.fetch({ match: 1 }, 'table')).toEqual({ ok: true, value: whole })
  })

  it('P-23 comes to an end at a host that never does', async () => {
    const empty = answering(() => ({ part: { text: '', total: 10 } }))
    expect(await empty.fetch({ match: 1 }, 'table')).toEqual({ ok: false, error: 'no-such-match' })
    const none = answering(() => ({}))
    expect(await none.fetch({ hash: 'x' }, 'table')).toEqual({
      ok: false,
      error: 'no-such-content',
    })
    const endless = answering(({ from }) => ({ part: { text: 'x', total: Number(from) + 2 } }))
    expect((await endless.fetch({ match: 1 }, 'table')).ok).toBe(false)
  })
})

describe('a client that greets', () => {
  it('P-59 asks for the story once, and not when its line comes back', async () => {
    const clock = new HandClock()
    const greetings: unknown[] = []
    const lines: ConnectionEvents[] = []
    createClient(() => ({ name: 'Ada', language: 'en', app: 'test' }), {
      open(events) {
        lines.push(events)
        return {
          send(frame) {
            const message: unknown = JSON.parse(frame)
            if (!isRecord(message) || message.type !== 'hello') return
            greetings.push(message.fresh)
            void Promise.resolve().then(() => {
              events.received(JSON.stringify(WELCOME))
            })
          },
          close: () => undefined,
        }
      },
      clock,
      entropy: seededEntropy('greeting'),
      tokens: { read: () => undefined, write: () => undefined },
    })
    await clock.turn(10)
    lines[0]?.closed(1006)
    await clock.turn(3000)
    expect(greetings).toEqual([true, undefined])
  })

  it('does so as whom the person is by then, and tells a host that knows him what has changed', async () => {
    const clock = new HandClock()
    const sent: unknown[] = []
    const lines: ConnectionEvents[] = []
    let person: Omit<ClientIdentity, 'app'> = { name: 'Alex', language: 'en', figure: 'fox' }
    let welcome = { ...WELCOME, name: 'Alex 2' }
    createClient(() => ({ ...person, app: 'test' }), {
      open(events) {
        lines.push(events)
        return {
          send(frame) {
            const message: unknown = JSON.parse(frame)
            if (!isRecord(message)) return
            const { name, language, figure } = isRecord(message.command) ? message.command : message
            sent.push([message.type, name, language, figure])
            const answer = { type: 'answer', id: message.id, ok: true }
            void Promise.resolve().then(() => {
              events.received(JSON.stringify(message.type === 'hello' ? welcome : answer))
            })
          },
          close: () => undefined,
        }
      },
      clock,
      entropy: seededEntropy('changing'),
      tokens: { read: () => undefined, write: () => undefined },
    })
    async function comeBack(): Promise<void> {
      sent.splice(0)
      lines.at(-1)?.closed(1006)
      await clock.turn(3000)
    }
    await clock.turn(10)
    await comeBack()
    expect(sent).toEqual([['hello', 'Alex', 'en', 'fox']])

    // The portrait is taken from the greeting; the name is one with a number, and stays that.
    person = { name: 'Alex', language: 'nl', figure: 'owl' }
    await comeBack()
    expect(sent).toEqual([
      ['hello', 'Alex', 'nl', 'owl'],
      ['command', 'Alex 2', 'nl', 'owl'],
    ])
    await comeBack()
    expect(sent).toEqual([['hello', 'Alex', 'nl', 'owl']])

    person = { name: 'Maria', language: 'nl', figure: 'owl' }
    await comeBack()
    expect(sent).toContainEqual(['command', 'Maria', 'nl', 'owl'])

    // A host that has forgotten everybody hears it all in the greeting.
    person = { name: 'Marie', language: 'de', figure: 'owl' }
    welcome = { ...welcome, person: 'somebody new' }
    await comeBack()
    expect(sent).toEqual([['hello', 'Marie', 'de', 'owl']])
  })
})
