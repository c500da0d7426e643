// @vitest-environment happy-dom
// Several people at one screen: who should have it next, and who is kept.
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import type {
  AwaitedView,
  MatchView,
  OwnQuestion,
  TableView,
} from '../../../src/protocol/tableViews'
import type { Refusal } from '../../../src/protocol/terms'
import { nextAt, type Onlooker } from '../../../src/renderer/stores/nextAtScreen'
import { createScreenPeople, parseKept } from '../../../src/renderer/stores/screenPeople'
import { createTableSession, type TableSession } from '../../../src/renderer/stores/tableSession'
import { peopleNamed, stateOf, TAKEN, tableOf } from '../../support/window/windowAt'

const QUESTION: OwnQuestion = { kind: 'turn', name: 'q1' }

function matchWith(awaited: AwaitedView, own: readonly OwnQuestion[] = []): MatchView {
  return { number: 1, game: 'whisper', view: {}, own, awaited, entries: 1, commitment: '' }
}

/** A link that is at a table as the person on this seat. */
function sessionOn(seat: number, table: TableView = tableOf(), match?: MatchView): TableSession {
  const session = createTableSession({
    identity: () => ({ name: 'x', language: 'en' }),
    tokens: () => ({ read: () => undefined, write: () => undefined }),
    notes: () => ({ read: () => undefined, write: () => undefined }),
    keepAlive: () => () => undefined,
  })
  const state = stateOf(table, match)
  const holder = table.seats[seat]
  const person = holder?.kind === 'person' ? holder.person : 'nobody'
  session.state.value = state.welcome ? { ...state, welcome: { ...state.welcome, person } } : state
  vi.spyOn(session, 'connect').mockImplementation(() => undefined)
  vi.spyOn(session, 'command').mockResolvedValue(TAKEN)
  vi.spyOn(session, 'here').mockResolvedValue(TAKEN)
  return session
}

function threeWith(table: TableView, ofShown: MatchView | undefined): Onlooker[] {
  return [0, 1, 2].map((seat) => ({
    number: seat,
    name: `n${String(seat)}`,
    session: sessionOn(
      seat,
      table,
      seat === 0 ? ofShown : matchWith({ kind: 'hidden' }, [QUESTION]),
    ),
  }))
}

function nextOf(match: MatchView | undefined, table = tableOf()) {
  const people = threeWith(table, match)
  const [shown] = people
  return shown && nextAt(shown.session, people)
}

describe('whose turn at the screen it is', () => {
  it('is told from what the one who looks may know: a name only where everybody knows it', () => {
    const named = matchWith({ kind: 'names', seats: [{ seat: 2, kind: 'turn' }] })
    expect(nextOf(named)).toEqual({ number: 2, name: 'n2', why: 'asked' })
    expect(nextOf(matchWith({ kind: 'names', seats: [] }))).toBeUndefined()
  })

  it('goes round where it is hidden who is asked, whoever that is', () => {
    expect(nextOf(matchWith({ kind: 'hidden' }))).toEqual({ number: 1, name: 'n1', why: 'maybe' })
    const counted = matchWith({ kind: 'number', number: 1 })
    expect(nextOf(counted)).toEqual({ number: 1, name: 'n1', why: 'maybe' })
    expect(nextOf(matchWith({ kind: 'number', number: 0 }))).toBeUndefined()
  })

  it('is nobody else’s while whoever looks is asked himself', () => {
    expect(nextOf(matchWith({ kind: 'hidden' }, [QUESTION]))).toBeUndefined()
  })

  it('is that of whoever has not voted yet', () => {
    const proposals = [{ number: 1, person: 'me', proposal: {}, agreed: ['me', 'p1'] }]
    expect(nextOf(undefined, tableOf({ proposals }))).toEqual({
      number: 2,
      name: 'n2',
      why: 'vote',
    })
  })
})

describe('the people at a screen', () => {
  const TABLE = tableOf({ seats: peopleNamed('Ann', 'Ben', 'Cem') })

  function open() {
    const own = sessionOn(0, TABLE)
    const ben = sessionOn(1, TABLE)
    let kept: string | undefined
    const screen = createScreenPeople({
      own,
      open: () => ben,
      newId: () => 'b',
      kept: () => ({
        read: () => kept,
        write: (text) => {
          kept = text
        },
      }),
    })
    return { own, ben, screen, kept: () => kept }
  }

  it('have a hand each, and the curtain between them', async () => {
    const { own, ben, screen } = open()
    expect((await screen.add('Ben')).ok).toBe(true)
    expect(screen.people.value.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
    expect(screen.curtain.value).toBeUndefined()
    screen.handTo(1)
    expect(screen.curtain.value?.name).toBe('Ben')
    expect(screen.shown.value).toBe(own)
    screen.show(1)
    expect(screen.curtain.value).toBeUndefined()
    expect(screen.shown.value).toBe(ben)
  })

  it('leave the screen to nobody when whoever is shown has to go', async () => {
    const { own, ben, screen } = open()
    await screen.add('Ben')
    screen.show(1)
    ben.state.value = { ...ben.state.value, connection: 'ended' }
    const { table: _table, ...away } = ben.state.value
    ben.state.value = away
    await nextTick()
    expect(screen.shown.value).toBe(own)
    expect(screen.curtain.value?.name).toBe('Ann')
  })

  it('come back with the window’s own person, behind the curtain', async () => {
    const { own, ben, screen, kept } = open()
    await screen.add('Ben')
    expect(parseKept(kept())).toEqual([{ id: 'b', name: 'Ben', table: 't1' }])
    const before = own.state.value
    const { table: _table, ...away } = before
    own.state.value = away
    expect(screen.people.value).toHaveLength(1)
    own.state.value = before
    ben.state.value = sessionOn(1, TABLE).state.value
    expect(screen.curtain.value?.name).toBe('Ann')
    expect(ben.command).toHaveBeenLastCalledWith({ kind: 'join', as: 'player' }, 't1')
  })

  it('stay kept when they are only asked to wait, and try again', async () => {
    vi.useFakeTimers()
    const { own, ben, screen, kept } = open()
    await screen.add('Ben')
    const here = own.state.value
    const { table: _table, ...away } = here
    own.state.value = away
    const refused = (refusal: Refusal) => ({ type: 'answer', id: 1, ok: false, refusal }) as const
    vi.mocked(ben.command)
      .mockResolvedValueOnce(refused('too-fast'))
      .mockResolvedValueOnce(refused('disk-stuck'))
    vi.mocked(ben.command).mockClear()
    own.state.value = here
    ben.state.value = sessionOn(1, TABLE).state.value
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect(ben.command).toHaveBeenCalledTimes(3)
    expect(parseKept(kept())).toHaveLength(1)
    expect(screen.people.value).toHaveLength(2)
  })

  it('are struck off where there is no seat for them any more', async () => {
    const { own, ben, screen, kept } = open()
    await screen.add('Ben')
    const here = own.state.value
    const { table: _table, ...away } = here
    own.state.value = away
    vi.mocked(ben.command).mockResolvedValueOnce({
      type: 'answer',
      id: 1,
      ok: false,
      refusal: 'no-free-seat',
    })
    own.state.value = here
    await flushPromises()
    expect(parseKept(kept())).toEqual([])
    expect(screen.people.value).toHaveLength(1)
  })

  it('are told apart by more than their number, which another one may have after a reconnect', async () => {
    const ids = ['ben', 'cem']
    const own = sessionOn(0, TABLE)
    let kept: string | undefined
    const screen = createScreenPeople({
      own,
      open: (id) => sessionOn(id === 'ben' ? 1 : 2, TABLE),
      newId: () => ids.shift() ?? '',
      kept: () => ({
        read: () => kept,
        write: (text) => {
          kept = text
        },
      }),
    })
    const mine = screen.whose.value
    await screen.add('Ben')
    await screen.add('Cem')
    screen.show(1)
    const ofBen = screen.whose.value
    screen.show(2)
    const ofCem = screen.whose.value
    expect(new Set([mine, ofBen, ofCem]).size).toBe(3)

    kept = JSON.stringify(parseKept(kept).filter(({ id }) => id !== 'ben'))
    const here = own.state.value
    const { table: _table, ...away } = here
    own.state.value = away
    expect(screen.whose.value).toBe(mine)
    own.state.value = here
    screen.show(1)
    expect(screen.people.value.at(-1)).toEqual({ number: 1, name: 'Cem' })
    expect(screen.whose.value).toBe(ofCem)
  })

  it('read a score sheet together: one answer goes for all, any other for one alone', async () => {
    const { ben, screen } = open()
    await screen.add('Ben')
    const read = { kind: 'nextRound', name: 'r1' }
    const state = stateOf(TABLE, matchWith({ kind: 'hidden' }, [read]))
    ben.state.value = { ...ben.state.value, ...(state.match ? { match: state.match } : {}) }
    screen.follow({ kind: 'move', question: 'r0', move: { kind: 'nextRound' } }, 'turn')
    expect(ben.here).not.toHaveBeenCalled()
    screen.follow({ kind: 'move', question: 'r0', move: { kind: 'nextRound' } }, 'nextRound')
    expect(ben.here).toHaveBeenCalledWith({
      kind: 'move',
      question: 'r1',
      move: { kind: 'nextRound' },
    })
  })

  it('are nobody where what is kept cannot be read', () => {
    expect(parseKept('{')).toEqual([])
    expect(parseKept('[{"id":1},{"id":"a","name":"","table":"t"}]')).toEqual([])
  })
})
