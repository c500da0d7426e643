// @vitest-environment happy-dom
// The room around a match of a game with every ability: played, watched, talked at, and what is refused there.
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { h, nextTick, ref, shallowReactive, shallowRef, watch } from 'vue'
import type { Match } from '../../../src/engine/match/match'
import { toJson } from '../../../src/engine/basics/json'
import { err } from '../../../src/engine/basics/result'
import type { Answer } from '../../../src/protocol/hostMessages'
import type { MatchView, TableView } from '../../../src/protocol/tableViews'
import { useSpeech } from '../../../src/renderer/speech/useSpeech'
import type { Happening } from '../../../src/renderer/stores/heard'
import { useSound } from '../../../src/renderer/sound/useSound'
import GameBoard from '../../../src/renderer/games/GameBoard.vue'
import PlayPanel from '../../../src/renderer/pages/play/PlayPanel.vue'
import TableRoom from '../../../src/renderer/pages/play/TableRoom.vue'
import { look, newMatch, playTurn, whisperAll } from '../../pretend/newMatch'
import { whisperWindow } from '../../pretend/window/whisperWindow'
import { openWindow, peopleNamed, stateOf, tableOf, TAKEN } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The match as its host tells it to a viewer. */
function told(match: Match, viewer: number | 'spectator' = 0): MatchView {
  const awaited = match.awaited(viewer)
  const outcome = match.outcome()
  return {
    number: 1,
    game: 'whisper',
    view: match.view(viewer, 'en'),
    own: match
      .asked()
      .filter(({ seat }) => seat === viewer)
      .map(({ kind, name, together }) => ({ kind, name, ...(together ? { together } : {}) })),
    awaited:
      awaited.kind === 'names'
        ? { kind: 'names', seats: awaited.seats.map((seat) => ({ seat, kind: 'whisper' })) }
        : awaited,
    entries: match.entries(),
    ...(outcome ? { outcome } : {}),
    commitment: 'c',
  }
}

function openRoom(match: Match, table: TableView = tableOf(), answer: Answer = TAKEN) {
  return openWindow(
    TableRoom,
    { table, game: whisperWindow },
    { state: stateOf(table, told(match)), answer },
  )
}
type Room = ReturnType<typeof openRoom>
function buttonOf({ wrapper }: Room, name: RegExp) {
  const found = wrapper.findAll('button').find((button) => name.test(button.text()))
  if (!found) throw new Error(`no ${name.source}`)
  return found
}
async function menu({ wrapper }: Room, label: string): Promise<void> {
  const found = wrapper
    .findAll('.tools button')
    .find((one) => one.attributes('aria-label') === label)
  if (!found) throw new Error(`no ${label}`)
  await found.trigger('click')
}

describe('somebody who is given a seat', () => {
  it('has the table before him, and reads whose seat it is', async () => {
    const [me, ben, cem] = peopleNamed('Ann', 'Ben', 'Cem')
    if (!me || !ben || !cem) throw new Error('three people')
    const wim = { kind: 'bot', name: 'Wim', figure: 'owl', level: 'solid' } as const
    const watching = [{ person: 'me', name: 'Ann' }]
    const table = shallowRef(
      tableOf({ seats: [wim, ben, cem], spectators: watching, keeper: 'p1' }),
    )
    const [match, before] = [newMatch(), table.value]
    const seen = shallowRef(told(match, 'spectator'))
    const room = openWindow(
      {
        render: () => h(PlayPanel, { table: table.value, match: seen.value, game: whisperWindow }),
      },
      {},
      { state: stateOf(before, seen.value) },
    )
    await menu(room, room.t('app.play.people'))
    expect(room.wrapper.find('.side-panel').exists()).toBe(true)
    room.host.noticed([{ kind: 'seatGiven', name: 'Ann', from: 'Wim', seat: 0 }])
    await nextTick()
    expect(room.wrapper.find('.seat-got').exists()).toBe(false)
    table.value = { ...before, seats: [me, ben, cem], spectators: [] }
    seen.value = told(match, 0)
    room.store.state = stateOf(table.value, seen.value)
    await nextTick()
    await nextTick()
    expect(room.wrapper.find('.side-panel').exists()).toBe(false)
    expect(room.wrapper.get('.seat-got').text()).toBe('You play on for Wim.')
  })
})

describe('a sheet that is opened by key', () => {
  function press(key: string): void {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }

  it('leads to the message, and to the log, which Escape closes again', async () => {
    const room = openRoom(newMatch(), tableOf())
    press('c')
    await nextTick()
    expect(document.activeElement).toBe(room.wrapper.get('.own input').element)
    press('Escape')
    await flushPromises()
    const log = room.wrapper.get<HTMLElement>('.tools .log')
    log.element.focus()
    press('Enter')
    await log.trigger('click')
    expect(document.activeElement).toBe(room.wrapper.get('.log-lines').element)
    press('Escape')
    await nextTick()
    expect(room.wrapper.find('.side-panel').exists()).toBe(false)
    expect(document.activeElement).toBe(log.element)
  })
})

const ANN_AND_TWO = peopleNamed('Ann', 'Ben', 'Cem')

describe('somebody who goes away', () => {
  it('is answered for in so many seconds, as the host will do it', async () => {
    const table = shallowRef<TableView>(tableOf({ absence: 'bot' }))
    const match = told(newMatch())
    const room = openWindow(
      { render: () => h(PlayPanel, { table: table.value, match, game: whisperWindow }) },
      {},
      { state: stateOf(table.value, match) },
    )
    function go(changes: object): Promise<void> {
      const seats = table.value.seats.map((seat, at) => (at === 1 ? { ...seat, ...changes } : seat))
      table.value = { ...table.value, seats }
      return nextTick()
    }
    const away = (): string => room.wrapper.find('.away-note').text()
    await go({ connected: false })
    await nextTick()
    expect(away()).toContain('15 s until the computer fills in.')
    vi.advanceTimersByTime(3200)
    await nextTick()
    expect(away()).toContain('12 s until the computer fills in.')
    await go({ bot: 'solid' })
    expect(away()).toContain('is away: the computer fills in.')
    // The plate says it: the strip has done its work.
    vi.advanceTimersByTime(8000)
    await nextTick()
    expect(room.wrapper.find('.away-note').exists()).toBe(false)
    await go({ bot: undefined, connected: true })
    expect(room.wrapper.find('.away-note').exists()).toBe(false)
  })

  it('is told of once, whoever else goes and comes back, and wherever one looks meanwhile', async () => {
    const table = shallowRef<TableView>(tableOf({ absence: 'bot', seats: ANN_AND_TWO }))
    const isShown = ref(true)
    const match = told(newMatch())
    const render = () =>
      isShown.value ? h(PlayPanel, { table: table.value, match, game: whisperWindow }) : h('p')
    const room = openWindow({ render }, {}, { state: stateOf(table.value, match) })
    const note = (): string => {
      const found = room.wrapper.find('.away-note')
      return found.exists() ? found.text() : ''
    }
    async function go(name: string, changes: object): Promise<void> {
      const seats = table.value.seats.map((seat) =>
        'name' in seat && seat.name === name ? { ...seat, ...changes } : seat,
      )
      table.value = { ...table.value, seats }
      await nextTick()
      await nextTick()
    }
    async function pass(milliseconds: number): Promise<void> {
      vi.advanceTimersByTime(milliseconds)
      await nextTick()
    }
    await go('Ben', { connected: false, bot: 'solid' })
    await pass(4000)
    await go('Cem', { connected: false })
    expect(note()).toContain('Ben and Cem are away: 15 s until')
    // Of Ben it has been read by now.
    await pass(4000)
    expect(note()).toContain('Cem is away: 11 s until')
    await go('Cem', { connected: true })
    expect(note()).toBe('')
    isShown.value = false
    await nextTick()
    isShown.value = true
    await nextTick()
    expect(note()).toBe('')
    await go('Ben', { connected: true, bot: undefined })
    await go('Ben', { connected: false })
    expect(note()).toContain('Ben is away: 15 s until')
  })

  it('for good is filled in for, also where all wait for who may come back', async () => {
    const seats = ANN_AND_TWO.map((seat, at) =>
      at === 1 ? { ...seat, connected: false, bot: 'solid' as const } : seat,
    )
    const room = openRoom(newMatch(), tableOf({ absence: 'wait', seats }))
    expect(room.wrapper.get('.away-note').text()).toContain('Ben is away: the computer fills in.')
    vi.advanceTimersByTime(8000)
    await nextTick()
    expect(room.wrapper.find('.away-note').exists()).toBe(false)
  })

  it('is waited for in sight of everybody as long as nobody answers, and the keeper alone is led to the people', async () => {
    const seats = peopleNamed('Ann', 'Ben', 'Cem').map((seat, at) =>
      at === 1 ? { ...seat, connected: false } : seat,
    )
    const match = newMatch()
    const mine = openRoom(match, tableOf({ absence: 'wait', seats }))
    vi.advanceTimersByTime(60_000)
    await nextTick()
    expect(mine.wrapper.get('.away-note').text()).toContain('everybody waits.')
    // However often: the panel that one is led to stays.
    for (let press = 0; press < 2; press += 1) {
      await mine.wrapper.get('.away-note button').trigger('click')
      expect(mine.wrapper.find('.side-panel .people').exists()).toBe(true)
    }
    const other = openRoom(match, tableOf({ absence: 'wait', seats, keeper: 'p2' }))
    expect(other.wrapper.find('.away-note button').exists()).toBe(false)
    const both = seats.map((seat, at) => (at === 2 ? { ...seat, connected: false } : seat))
    const two = openRoom(match, tableOf({ absence: 'wait', seats: both }))
    expect(two.wrapper.get('.away-note').text()).toContain('Ben and Cem are away:')
  })

  it('is told in few words on a phone, where the plates say who it is', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(width < 30rem)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const seats = peopleNamed('Ann', 'Grandpa Bob', 'Charlotte-Marie').map((seat, at) =>
      at > 0 ? { ...seat, connected: false } : seat,
    )
    const room = openRoom(newMatch(), tableOf({ absence: 'wait', seats, keeper: 'p1' }))
    expect(room.wrapper.get('.away-note').text()).toBe('2 are away: everybody waits.')
    const other = openRoom(newMatch(), tableOf({ absence: 'bot', seats: seats.slice(0, 2) }))
    expect(other.wrapper.get('.away-note').text()).toContain('Bob is away: a computer plays.')
    vi.unstubAllGlobals()
  })

  it.each([false, true])(
    'is told to be kept out as long as the computer is closed to the network, which one press opens: open %s',
    async (isOpen) => {
      const seats = peopleNamed('Ann', 'Ben').map((seat, at) =>
        at === 1 ? { ...seat, connected: false, bot: 'solid' as const } : seat,
      )
      const table = tableOf({ absence: 'bot', seats })
      const network = { type: 'network', open: isOpen, addresses: [], discovery: 'off' } as const
      const state = stateOf(table, told(newMatch()), { network })
      const room = openWindow(TableRoom, { table, game: whisperWindow }, { state })
      vi.advanceTimersByTime(60_000)
      await nextTick()
      expect(room.wrapper.text().includes('Nobody can come back from another device')).toBe(!isOpen)
      room.store.command = room.sent
      const open = room.wrapper.find('.away-note button')
      expect(open.exists()).toBe(!isOpen)
      if (isOpen) return
      await open.trigger('click')
      expect(room.sent).toHaveBeenCalledWith({ kind: 'openNetwork' })
    },
  )
})

describe('a match in the window', () => {
  it('deals before the eyes of whoever was there when the match began, not of who loads the page anew', async () => {
    const match = newMatch()
    const room = openRoom(match)
    const isDealt = () => room.wrapper.findComponent(GameBoard).props('beginning')
    expect(isDealt()).toBe(false)
    room.store.newDeal.noticed([{ kind: 'started' }], 't1')
    room.store.state = stateOf(tableOf(), { ...told(match), number: 2 })
    await flushPromises()
    expect(isDealt()).toBe(true)
    room.wrapper.unmount()
    expect(room.store.newDeal.isNew('t1')).toBe(false)
  })
  it('shows the board of a game of ten seats, to who plays and to who watches', () => {
    const names = ['Ann', 'Ben', 'Cem', 'Dora', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon']
    const seats = peopleNamed(...names)
    const match = newMatch({ seats: 10 })
    const plates = (room: Room) => room.wrapper.findAll('.plate .name').map((plate) => plate.text())
    expect(plates(openRoom(match, tableOf({ seats })))).toEqual(names.slice(1))
    const watching = openWindow(
      TableRoom,
      {
        table: tableOf({ seats: peopleNamed(...names).map((seat) => ({ ...seat, person: 'x' })) }),
        game: whisperWindow,
      },
      {
        state: stateOf(
          tableOf({ seats: seats.map((seat) => ({ ...seat, person: 'x' })) }),
          told(match, 'spectator'),
        ),
      },
    )
    expect(plates(watching)).toEqual(names)
  })

  it('tells whoever comes to watch what is played, by whom and how it stands, and nobody else', () => {
    const match = newMatch({ seats: 2 })
    const seats = peopleNamed('Ann', 'Ben').map((seat) => ({ ...seat, person: 'x' }))
    const arrive = (state: ReturnType<typeof stateOf>): string =>
      openWindow(TableRoom, { table: tableOf({ seats }), game: whisperWindow }, { state }).heard()
    const sentence = /At the table: Ann, Ben\. \S/u
    expect(arrive(stateOf(tableOf({ seats }), told(match, 'spectator')))).not.toMatch(sentence)
    playTurn(match)
    expect(arrive(stateOf(tableOf({ seats }), told(match, 'spectator')))).toMatch(sentence)
    expect(openRoom(match, tableOf({ seats: peopleNamed('Ann', 'Ben') })).heard()).not.toMatch(
      sentence,
    )
  })

  it('says so once in a match, however often its watcher comes back from another page, and shows it', async () => {
    const match = newMatch({ seats: 2 })
    playTurn(match)
    const seats = peopleNamed('Ann', 'Ben').map((seat) => ({ ...seat, person: 'x' }))
    const table = tableOf({ seats })
    const isThere = shallowRef(true)
    const room = openWindow(
      { render: () => (isThere.value ? h(TableRoom, { table, game: whisperWindow }) : h('i')) },
      {},
      { state: stateOf(table, told(match, 'spectator')) },
    )
    const times = (): number => room.heard().split('At the table: Ann, Ben.').length - 1
    expect(times()).toBe(1)
    expect(room.wrapper.get('.bar .watching').text()).toBe('you’re watching')
    for (const there of [false, true]) {
      isThere.value = there
      await nextTick()
    }
    expect(room.wrapper.find('.bar .watching').exists()).toBe(true)
    expect(times()).toBe(1)
    const player = openRoom(match, tableOf({ seats: peopleNamed('Ann', 'Ben') }))
    expect(player.wrapper.find('.bar .watching').exists()).toBe(false)
  })

  it('shows on the table what whoever comes back has missed, until things go on', async () => {
    const match = newMatch()
    const events = whisperAll(match, ['oven', 'oven']).map((event) => toJson(event))
    const room = openRoom(match)
    const { match: message } = stateOf(tableOf(), told(match))
    if (!message) throw new Error('no match')
    expect(room.wrapper.find('.recap').exists()).toBe(false)
    room.host.happened({ ...message, events: [], missed: events })
    await nextTick()
    const last = room.heard().trim().split('\n').at(-1) ?? ''
    expect(last).not.toBe('')
    expect(room.wrapper.get('.recap').text()).toBe(`While you were away: ${last}`)
    room.host.happened({ ...message, events })
    await nextTick()
    expect(room.wrapper.find('.recap').exists()).toBe(false)
  })

  it('leads back to the question whoever has put away what a computer says', async () => {
    const room = openRoom(newMatch())
    room.store.thought = { type: 'thought', table: 't1', about: 'move', kind: 'nothing' }
    await nextTick()
    const close = room.wrapper.get<HTMLElement>('.thought button')
    close.element.focus()
    await close.trigger('click')
    await flushPromises()
    expect(room.wrapper.find('.thought').exists()).toBe(false)
    expect(document.activeElement?.closest('.ask')).not.toBeNull()
  })

  it('answers its question by name', async () => {
    const room = openRoom(newMatch())
    await room.wrapper.find('.ask input').setValue('oven')
    await room.wrapper.find('.ask form').trigger('submit')
    await flushPromises()
    const [command] = room.sent.mock.calls.at(-1) ?? []
    expect(command).toEqual({
      kind: 'move',
      question: room.store.match?.own[0]?.name,
      move: { kind: 'whisper', word: 'oven' },
    })
  })

  it('shows a refusal that only the host could know, and keeps what was typed', async () => {
    const room = openRoom(newMatch(), tableOf(), {
      type: 'answer',
      id: 1,
      ok: false,
      refusal: 'illegal-move',
      reason: 'word-not-in-list',
      rule: 'PG-10',
    })
    await room.wrapper.find('.ask input').setValue('xyzzy')
    await room.wrapper.find('.ask form').trigger('submit')
    await flushPromises()
    expect(room.wrapper.find('.remark').text()).toBe('This word is not in the list. Read the rule')
    expect(room.heard()).toContain('This word is not in the list.')
  })

  it('ends with how the team did, in sight, in the history and by ear', async () => {
    const match = newMatch({ options: { mode: 'together' }, seats: 2 })
    const room = openRoom(match, tableOf({ seats: peopleNamed('Ann', 'Ben') }))
    while (!match.outcome()) playTurn(match, ['oven', 'oven'])
    const state = stateOf(
      tableOf({ seats: peopleNamed('Ann', 'Ben'), phase: 'over' }),
      told(match),
      {
        history: [
          { number: 0, game: 'whisper', names: ['Ann', 'Ben'], outcome: { kind: 'none' } },
          {
            number: 1,
            game: 'whisper',
            names: ['Ann', 'Ben'],
            outcome: match.outcome() ?? { kind: 'none' },
          },
        ],
      },
    )
    room.store.state = state
    await flushPromises()
    expect(room.wrapper.find('.winners').text()).toMatch(
      /^Your team’s score: \d+\. You (heard|lost)/u,
    )
    // What the team did has the room; the matches before are asked for.
    expect(room.wrapper.find('.history').exists()).toBe(false)
    await buttonOf(room, /^More/u).trigger('click')
    expect(room.wrapper.find('.history').text()).toContain('The match ends without a result.')
  })
  it.each([
    ['that goes', '.game-stage [tabindex], .game-stage button'],
    // A browser lets go of it only when it paints the next time.
    ['that stays, out of reach', '.game-stage .ask'],
  ])(
    'leads to the result only once the last moves have been heard, from what %s',
    async (_what, at) => {
      const match = newMatch({ seats: 2 })
      const table = tableOf({ seats: peopleNamed('Ann', 'Ben'), phase: 'over' })
      const room = openRoom(match, tableOf({ seats: peopleNamed('Ann', 'Ben') }))
      await vi.advanceTimersByTimeAsync(10_000)
      while (!match.outcome()) playTurn(match)
      useSpeech().tell('Ben lays the last card.')
      room.wrapper.get<HTMLElement>(at).element.focus()
      room.store.state = stateOf(table, told(match))
      await flushPromises()
      // The board is out of reach: the next Tab leads into the result.
      expect(document.activeElement).toBe(room.wrapper.get('main').element)
      const isLed = (): boolean => document.activeElement?.hasAttribute('data-result') === true
      expect(room.wrapper.find('[data-result]').exists()).toBe(true)
      expect(isLed()).toBe(false)
      await vi.advanceTimersByTimeAsync(10_000)
      expect(isLed()).toBe(true)
      expect(document.activeElement?.textContent).toBe(room.t('app.play.over'))
    },
  )
})

describe('talking without owing', () => {
  const proposals = [
    { number: 4, person: 'p1', proposal: { kind: 'houseWord', word: 'moon' }, agreed: ['p1'] },
  ]
  it('points at a thing', async () => {
    const match = newMatch()
    const room = openRoom(match)
    await buttonOf(room, /^Point at /u).trigger('click')
    const [command] = room.sent.mock.calls.at(-1) ?? []
    expect(command).toMatchObject({ kind: 'signal', signal: { kind: 'point' } })
  })

  it('shows what is proposed and by whom, and votes on it', async () => {
    const room = openRoom(newMatch(), tableOf({ proposals }))
    expect(room.wrapper.find('.proposal').text()).toContain('Ben proposes: The word "moon" counts')
    expect(room.wrapper.find('.agreed').text()).toBe('In favour: Ben')
    await buttonOf(room, /^In favour/u).trigger('click')
    expect(room.sent).toHaveBeenLastCalledWith({ kind: 'vote', proposal: 4, agree: true })
    await buttonOf(room, /^Against/u).trigger('click')
    expect(room.sent).toHaveBeenLastCalledWith({ kind: 'vote', proposal: 4, agree: false })
  })

  it('leads the focus to the question once the vote that had it is over', async () => {
    const room = shallowReactive({ table: tableOf({ proposals }), game: whisperWindow })
    const match = newMatch()
    const { wrapper } = openWindow(TableRoom, room, { state: stateOf(room.table, told(match)) })
    const focused = () => document.activeElement
    await flushPromises()
    wrapper.find<HTMLElement>('.proposal button').element.focus()
    room.table = tableOf({ proposals: proposals.map((one) => ({ ...one, agreed: ['p0', 'p1'] })) })
    await flushPromises()
    expect(focused()?.closest('.proposal')).not.toBeNull()
    room.table = tableOf({ proposals: [] })
    await flushPromises()
    expect(focused()).not.toBe(document.body)
    expect(focused()?.hasAttribute('data-focus-home')).toBe(true)
  })

  it('proposes a word of one’s own', async () => {
    const room = openRoom(newMatch())
    expect(room.wrapper.find('.typed').exists()).toBe(false)
    await menu(room, 'Chat')
    // Its field lies in a fold of its own, so that nobody types a message into it.
    expect(room.wrapper.find('details:not([open]) .typed').exists()).toBe(true)
    await room.wrapper.find('.typed input').setValue('comet')
    await room.wrapper.find('.typed').trigger('submit')
    expect(room.sent).toHaveBeenLastCalledWith({
      kind: 'propose',
      proposal: { kind: 'houseWord', word: 'comet' },
    })
  })

  it('keeps a word that is refused, with its panel, and says why once', async () => {
    const refused: Answer = {
      type: 'answer',
      id: 1,
      ok: false,
      refusal: 'illegal-move',
      reason: 'house-word-known',
      rule: 'PG-20',
    }
    const room = openRoom(newMatch(), tableOf(), refused)
    await menu(room, 'Chat')
    const field = room.wrapper.find<HTMLInputElement>('.typed input')
    await field.setValue('comet')
    await room.wrapper.find('.typed').trigger('submit')
    await flushPromises()
    expect(field.element.value).toBe('comet')
    expect(room.wrapper.find('.typed').exists()).toBe(true)
    expect(room.wrapper.findAll('.rule-link')).toHaveLength(1)
    await room.wrapper.get('.rule-link').trigger('click')
    await flushPromises()
    const rules = room.wrapper.get('.side-panel')
    expect(rules.text()).toContain('All whisper, one lays.')
    expect(document.activeElement?.textContent).toContain('PG-20')
    expect(room.wrapper.find('.typed [role=alert]').exists()).toBe(false)
  })

  it('shows the votes to who watches, without letting him vote', () => {
    const table = tableOf({
      proposals,
      seats: peopleNamed('Ann', 'Ben').map((seat) => ({ ...seat, person: 'x' })),
    })
    const room = openRoom(newMatch({ seats: 2 }), table)
    expect(room.wrapper.find('.proposal').exists()).toBe(true)
    expect(room.wrapper.find('.votes').exists()).toBe(false)
    expect(room.wrapper.find('.talk form').exists()).toBe(false)
  })
})

describe('what is heard and seen of others', () => {
  const point = {
    kind: 'signal',
    seat: 1,
    name: 'Ben',
  } as const
  it('tells what somebody points at, and marks it until another match, where a game has no moments of its own', async () => {
    const match = newMatch()
    const room = openRoom(match)
    const [thing] = look(match, 0).row
    const marked = () => room.wrapper.findAll('.row .marked').map((one) => one.text())
    room.host.noticed([{ ...point, signal: { kind: 'point', thing: thing?.id ?? '' } }])
    await flushPromises()
    expect(room.heard()).toContain(`Ben points at ${thing?.name ?? ''}.`)
    expect(marked()).toEqual([thing?.name])
    vi.advanceTimersByTime(9000)
    await flushPromises()
    expect(marked()).toEqual([thing?.name])
    room.store.state = stateOf(tableOf(), { ...told(match), entries: match.entries() + 1 })
    await flushPromises()
    expect(marked()).toEqual([thing?.name])
    room.store.state = stateOf(tableOf(), { ...told(match), number: 2 })
    await flushPromises()
    expect(marked()).toEqual([])
  })
  it('tells what was proposed and what became of it', () => {
    const room = openRoom(newMatch())
    const proposal = { kind: 'houseWord', word: 'moon' }
    room.host.noticed([
      { kind: 'proposed', name: 'Ben', proposal },
      { kind: 'adopted', name: 'Ben', proposal },
    ])
    expect(room.heard()).toContain('Ben proposes: The word "moon" counts')
    expect(room.heard()).toContain('Agreed: The word "moon" counts (proposed by Ben)')
    room.host.noticed([{ kind: 'proposed', name: 'Ann', proposal }])
    expect(room.heard()).toContain('You propose: The word "moon" counts')
    room.host.noticed([{ kind: 'adopted', name: 'Ann', proposal }])
    expect(room.heard()).toContain('Agreed: The word "moon" counts (your proposal)')
  })
  it('says that computers agree with whoever plays with them alone', () => {
    const bot = { kind: 'bot', name: 'Ben', figure: 'owl', level: 'solid' } as const
    const seats = [...peopleNamed('Ann'), bot]
    const room = openRoom(newMatch({ seats: 2 }), tableOf({ seats }))
    const proposal = { kind: 'houseWord', word: 'moon' }
    room.host.noticed([{ kind: 'adopted', name: 'Ann', proposal }])
    expect(room.heard()).toContain('Agreed: The word "moon" counts. Computers always agree.')
  })
  it('puts what has happened while something else was open into the log, and says the last of it', () => {
    const match = newMatch({ seats: 2 })
    const room = openRoom(match, tableOf({ seats: peopleNamed('Ann', 'Ben') }))
    const before = room.heard()
    const latest: Happening[] = ['Cem', 'Dora', 'Eli', 'Fay'].map((name) => {
      return { kind: 'noticed', notices: [{ kind: 'sat', name }] }
    })
    room.host.missed({ latest, earlier: 17 })
    const lines = room.heard().slice(before.length).trim().split('\n')
    expect(lines).toHaveLength(6)
    expect(lines[0]).toContain('17 things')
    expect(lines[1]).toBe('In the meantime:')
    expect(lines.slice(2).map((line) => /Cem|Dora|Eli|Fay/u.exec(line)?.[0])).toEqual([
      'Cem',
      'Dora',
      'Eli',
      'Fay',
    ])
  })
  it('tells the end of a match that came while something else was open', () => {
    const match = newMatch({ options: { mode: 'together' }, seats: 2 })
    const seats = peopleNamed('Ann', 'Ben')
    const room = openRoom(match, tableOf({ seats }))
    while (!match.outcome()) playTurn(match, ['oven', 'oven'])
    const state = stateOf(tableOf({ seats, phase: 'over' }), told(match))
    room.store.state = state
    const message = state.match
    if (!message) throw new Error('no match')
    const latest: Happening[] = [
      { kind: 'happened', message },
      { kind: 'noticed', notices: [{ kind: 'matchOver' }] },
    ]
    room.host.missed({ latest, earlier: 0 })
    expect(room.heard()).toMatch(/The game is over\. Your team’s score: \d+\./u)
  })
  it('P-59 writes the story so far into the log, and does not say it', async () => {
    const match = newMatch()
    const story = whisperAll(match, ['oven', 'oven']).map((event) => toJson(event))
    const room = openRoom(match)
    const { match: message } = stateOf(tableOf(), told(match))
    if (!message) throw new Error('no match')
    room.host.happened({ ...message, events: [], story })
    vi.advanceTimersByTime(5000)
    await flushPromises()
    const log = useSpeech().lines.map(({ text }) => text)
    const at = log.indexOf('So far:')
    expect(at).toBeGreaterThanOrEqual(0)
    expect(log.length).toBeGreaterThan(at + 1)
    expect(useSpeech().polite).not.toContain(log[at + 1])
  })
  it('shows in the log only what has been seen on the table', async () => {
    const match = newMatch()
    const events = whisperAll(match, ['oven', 'oven']).map((event) => toJson(event))
    const room = openRoom(match)
    const { match: message } = stateOf(tableOf(), told(match))
    if (!message) throw new Error('no match')
    await menu(room, 'Log')
    const shown = () => room.wrapper.findAll('.log-lines .line').map((line) => line.text())
    const board = room.wrapper.findComponent(GameBoard)
    room.host.happened({ ...message, events })
    board.vm.$emit('unseen', events.length)
    await flushPromises()
    const before = shown()
    board.vm.$emit('unseen', 0)
    await flushPromises()
    const after = shown()
    expect(after.length).toBeGreaterThan(before.length)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(useSpeech().lines).toHaveLength(after.length)
  })
  it('begins at the result when the match is over, with the keyboard there, and finds the way back from the table', async () => {
    const match = newMatch({ options: { mode: 'together' }, seats: 2 })
    const seats = peopleNamed('Ann', 'Ben')
    const room = openRoom(match, tableOf({ seats }))
    while (!match.outcome()) playTurn(match, ['oven', 'oven'])
    room.store.state = stateOf(tableOf({ seats, phase: 'over' }), told(match))
    await flushPromises()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(document.activeElement?.parentElement?.textContent).toContain('Your team’s score')
    const main = room.wrapper.find('main')
    expect(room.wrapper.find('.way-back button').exists()).toBe(false)
    // Nobody gets by Tab to what is out of sight.
    const below = (): boolean => room.wrapper.find('main > [inert]').exists()
    expect(below()).toBe(true)
    await buttonOf(room, /^See how it ended$/u).trigger('click')
    await flushPromises()
    expect(below()).toBe(false)
    Object.defineProperty(main.element, 'clientHeight', { value: 600 })
    Object.defineProperty(main.element, 'scrollTop', { value: 600, writable: true })
    await main.trigger('scroll')
    expect(below()).toBe(false)
    await buttonOf(room, /^Back to the result$/u).trigger('click')
    await vi.advanceTimersByTimeAsync(20_000)
    const end = document.activeElement?.parentElement
    expect(end?.textContent).toContain('Your team’s score')
  })
  it('leads by the way back from the table at the end to the result, not off the table', async () => {
    const match = newMatch({ options: { mode: 'together' }, seats: 2 })
    while (!match.outcome()) playTurn(match, ['oven', 'oven'])
    const room = openRoom(match, tableOf({ seats: peopleNamed('Ann', 'Ben'), phase: 'over' }))
    await flushPromises()
    await vi.advanceTimersByTimeAsync(20_000)
    await buttonOf(room, /^See how it ended$/u).trigger('click')
    await vi.advanceTimersByTimeAsync(100)
    expect(room.wrapper.find('.way-back button').exists()).toBe(true)
    history.replaceState({}, '')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await flushPromises()
    expect(room.wrapper.find('.way-back button').exists()).toBe(false)
    expect(document.activeElement?.parentElement?.textContent).toContain('Your team’s score')
  })
  it('tells whoever looks at the table at the end who wants another match, and when it begins', async () => {
    const match = newMatch({ options: { mode: 'together' }, seats: 2 })
    while (!match.outcome()) playTurn(match, ['oven', 'oven'])
    const seats = peopleNamed('Ann', 'Ben').map((seat, at) => ({ ...seat, ready: at === 1 }))
    const next = { left: 14_000, limit: 15_000 }
    const over = (changes: Partial<TableView>): TableView =>
      tableOf({ seats, phase: 'over', ...changes })
    const room = openRoom(match, over({ next }))
    await flushPromises()
    await vi.advanceTimersByTimeAsync(20_000)
    await buttonOf(room, /^See how it ended$/u).trigger('click')
    await flushPromises()
    const back = room.wrapper.get('.way-back')
    expect(back.text()).toContain('Ben wants to play again.')
    expect(back.find('[role=timer]').exists()).toBe(true)
  })
  it('shows in the settings what is set in the middle of a match first, portraits last, and nothing of honesty where the game has none', async () => {
    const room = openRoom(newMatch())
    await menu(room, 'Settings')
    const text = room.wrapper.find('.side-panel .settings').text()
    expect(text).not.toContain('Show me what would be honest')
    const places = ['Sounds', 'Language', 'Your portrait'].map((field) => text.indexOf(field))
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
    expect(places.toSorted((one, other) => one - other)).toEqual(places)
  })
  it('says once which key shows all keys, where there is a keyboard, and not in the log', () => {
    const KEYS = 'The question mark key lists all the keys.'
    const hear = (hasKeyboard: boolean): string => {
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: hasKeyboard && query.includes('hover'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }))
      const match = newMatch()
      const room = openRoom(match)
      room.host.noticed([{ kind: 'started' }])
      const { match: message } = stateOf(tableOf(), told(match))
      if (message) room.host.happened(message)
      const said: string[] = []
      const stop = watch(
        () => useSpeech().polite,
        (text) => said.push(text),
        { flush: 'sync' },
      )
      vi.advanceTimersByTime(10_000)
      stop()
      expect(room.heard()).not.toContain(KEYS)
      room.wrapper.unmount()
      return said.join(' ')
    }
    sessionStorage.clear()
    expect(hear(false)).not.toContain(KEYS)
    expect(hear(true)).toContain(KEYS)
    expect(hear(true)).not.toContain(KEYS)
    vi.unstubAllGlobals()
  })
  it('tells how the match ended, whichever comes first: the notice or the match', () => {
    for (const isFirst of [true, false]) {
      const match = newMatch({ options: { mode: 'together' }, seats: 2 })
      const seats = peopleNamed('Ann', 'Ben')
      const room = openRoom(match, tableOf({ seats }))
      while (!match.outcome()) playTurn(match, ['oven', 'oven'])
      const state = stateOf(tableOf({ seats, phase: 'over' }), told(match))
      const end = (): void => {
        room.store.state = state
        if (state.match) room.host.happened(state.match)
      }
      if (!isFirst) end()
      room.host.noticed([{ kind: 'matchOver' }])
      if (isFirst) end()
      expect(room.heard()).toMatch(/The game is over\. Your team’s score: \d+\./u)
      room.wrapper.unmount()
    }
  })
  it('says on request how many are waited for, no more than may be known', () => {
    const room = openRoom(newMatch())
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'w' }))
    expect(room.heard()).toContain('Waiting for 3 more answers.')
  })
  it('says to whoever was asked with all the others that his time is up, and to him alone', async () => {
    const match = newMatch()
    const room = openRoom(match)
    const own: MatchView['own'] = [
      { kind: 'whisper', name: 'w-2', together: true, left: 200, limit: 200 },
    ]
    room.store.state = stateOf(tableOf(), { ...told(match), own })
    await vi.waitFor(() => {
      expect(room.heard()).toContain('Your time is up')
    })
  })
  it('has another sound for a question that all are asked at once', async () => {
    const match = newMatch()
    const room = openRoom(match)
    const played = vi.spyOn(useSound(), 'play')
    const ask = async (changes: Partial<MatchView>): Promise<void> => {
      room.store.state = stateOf(tableOf(), { ...told(match), ...changes })
      await flushPromises()
    }
    await ask({ own: [{ kind: 'whisper', name: 'w-2', together: true }] })
    await ask({ own: [{ kind: 'whisper', name: 'w-3' }] })
    expect(played.mock.calls).toEqual([['together'], ['turn']])
  })
})

describe('checking a finished match', () => {
  it('says that the record is missing, and blames nobody for it', async () => {
    const match = newMatch({ seats: 2 })
    while (!match.outcome()) playTurn(match)
    const room = openRoom(match, tableOf({ seats: peopleNamed('Ann', 'Ben'), phase: 'over' }))
    room.store.fetch = () => Promise.resolve(err('no-such-match'))
    await buttonOf(room, /^Check the shuffle$/u).trigger('click')
    await flushPromises()
    expect(room.wrapper.text()).toContain(
      'This cannot be checked: This record no longer exists. It says nothing about the shuffle',
    )
  })
})

describe('what is refused around a match', () => {
  const refused: Answer = { type: 'answer', id: 1, ok: false, refusal: 'storage-failed' }
  const sentence = /The host cannot save/u
  /** What is shown; the voice of the window says it, so that it is no live region itself. */
  function shown(room: ReturnType<typeof openRoom>): string {
    expect(room.wrapper.find('[role=alert]').exists()).toBe(false)
    return room.wrapper.get('.problem').text()
  }
  it('shows and says that the host could not let somebody leave', async () => {
    const room = openRoom(newMatch(), tableOf(), refused)
    await menu(room, 'Leave the table')
    await buttonOf(room, /^Leave$/u).trigger('click')
    await flushPromises()
    expect(shown(room)).toMatch(sentence)
    expect(room.heard()).toMatch(sentence)
  })
  it('shows and says that a match could not be given up', async () => {
    const room = openRoom(newMatch(), tableOf(), refused)
    await menu(room, 'Who is at the table')
    await buttonOf(room, /^End the game, choose another$/u).trigger('click')
    expect(room.wrapper.text()).toContain('This ends the game for everybody')
    expect(room.wrapper.find('.problem').exists()).toBe(false)
    await buttonOf(room, /^End the game early$/u).trigger('click')
    await flushPromises()
    expect(shown(room)).toMatch(sentence)
    expect(room.heard()).toMatch(sentence)
  })
  it('shows and says that no next match could begin', async () => {
    const match = newMatch({ seats: 2 })
    while (!match.outcome()) playTurn(match)
    const seats = peopleNamed('Ann', 'Ben')
    const room = openRoom(match, tableOf({ seats, phase: 'over' }), refused)
    await buttonOf(room, /^Play again$/u).trigger('click')
    await flushPromises()
    expect(shown(room)).toMatch(sentence)
    expect(room.heard()).toMatch(sentence)
  })
})

describe('the lobby', () => {
  it('says who has got ready, and that a computer has sat down', async () => {
    const seats = peopleNamed('Ann', 'Ben').map((seat) =>
      seat.kind === 'person' ? { ...seat, ready: false } : seat,
    )
    const table = tableOf({ phase: 'gathering', seats: [...seats, { kind: 'free' }] })
    const room = openWindow(TableRoom, { table, game: whisperWindow }, { state: stateOf(table) })
    const changed = [
      ...seats.map((seat, number) =>
        number === 1 && seat.kind === 'person' ? { ...seat, ready: true } : seat,
      ),
      { kind: 'bot', name: 'Robin', figure: 'fox', level: 'solid' },
    ]
    const spoken: string[] = []
    watch(
      () => useSpeech().polite,
      (text) => spoken.push(text),
      { flush: 'sync' },
    )
    useSpeech().tell('Ben sits down.')
    await room.wrapper.setProps({ table: { ...table, seats: changed } })
    await vi.waitFor(() => {
      expect(spoken.join(' ')).toMatch(/Ben sits down\..*Ben is ready\./u)
      expect(spoken.join(' ')).toContain('Robin, a computer')
    }, 4000)
  })
  it('names to its keeper who is not ready yet', () => {
    const seats = peopleNamed('Ann', 'Ben', 'Cem').map((seat, number) =>
      seat.kind === 'person' ? { ...seat, ready: number === 1 } : seat,
    )
    const table = tableOf({ phase: 'gathering', seats })
    const room = openWindow(TableRoom, { table, game: whisperWindow }, { state: stateOf(table) })
    expect(room.wrapper.text()).toContain('Not ready yet: Cem.')
  })
  it('says by name to whom starts too early who is not ready, once', async () => {
    const seats = peopleNamed('Ann', 'Ben', 'Cem').map((seat, number) =>
      seat.kind === 'person' ? { ...seat, ready: false, connected: number !== 1 } : seat,
    )
    const table = tableOf({ phase: 'gathering', seats })
    const room = openWindow(
      TableRoom,
      { table, game: whisperWindow },
      {
        state: stateOf(table),
        answer: { type: 'answer', id: 1, ok: false, refusal: 'not-everybody-ready' },
      },
    )
    await buttonOf(room, /Start the game/u).trigger('click')
    await flushPromises()
    // The host waits for nobody who is away.
    expect(room.wrapper.text().split('Not ready yet: Cem.')).toHaveLength(2)
    expect(room.wrapper.get('.problem').text()).toBe('Not ready yet: Cem.')
    const ready = seats.map((seat) => (seat.kind === 'person' ? { ...seat, ready: true } : seat))
    const now = { ...table, seats: ready }
    room.store.state = { ...room.store.state, table: { type: 'table', version: 2, table: now } }
    await nextTick()
    expect(room.wrapper.find('.problem').exists()).toBe(false)
  })
  it('says while options are chosen why the table cannot be dealt', () => {
    const table = tableOf({
      phase: 'gathering',
      setup: {
        kind: 'refused',
        refusal: { reason: 'too-few-things', rule: 'PG-04', values: { has: 3, needs: 7 } },
      },
    })
    const room = openWindow(TableRoom, { table, game: whisperWindow }, { state: stateOf(table) })
    expect(room.wrapper.text()).toContain('There are 3 things, 7 are needed.')
    expect(room.wrapper.get('a.rule-link').attributes('href')).toBe(
      '#/rules?game=whisper&rule=PG-04',
    )
  })
})

describe('a match that goes on', () => {
  it('shows the row as it grew', async () => {
    const match = newMatch({ seats: 2 })
    const room = openRoom(match, tableOf({ seats: peopleNamed('Ann', 'Ben') }))
    const rows = () => room.wrapper.findAll('.row li').length
    expect(rows()).toBe(1)
    playTurn(match)
    room.store.state = stateOf(tableOf({ seats: peopleNamed('Ann', 'Ben') }), told(match))
    await flushPromises()
    expect(rows()).toBe(2)
  })
})

describe('the chat', () => {
  it('is told line by line, what was said before is not told again', async () => {
    const match = newMatch()
    const lines = [
      { number: 1, person: 'p1', name: 'Ben', text: 'long ago' },
      { number: 2, person: 'p1', name: 'Ben', phrase: 'thanks' as const },
      { number: 3, person: 'p2', name: 'Cem', text: 'well well' },
    ]
    const room = openWindow(
      TableRoom,
      { table: tableOf(), game: whisperWindow },
      { state: stateOf(tableOf(), told(match), { chat: lines.slice(0, 1) }) },
    )
    room.store.state = stateOf(tableOf(), told(match), { chat: lines })
    await flushPromises()
    const heard = room.heard()
    expect(heard).not.toContain('long ago')
    expect(heard.indexOf('Ben: Thanks!')).toBeGreaterThanOrEqual(0)
    expect(heard.indexOf('Ben: Thanks!')).toBeLessThan(heard.indexOf('Cem: well well'))
  })
})
