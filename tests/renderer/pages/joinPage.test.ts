// @vitest-environment happy-dom
// The door to one table, for who comes by its link or its QR code.
import { flushPromises } from '@vue/test-utils'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { ClientState } from '../../../src/client/client'
import { takeIn, type Told } from '../../../src/client/knowledge'
import type { Command } from '../../../src/protocol/clientMessages'
import type { Answer } from '../../../src/protocol/hostMessages'
import type { TableSummary } from '../../../src/protocol/tableViews'
import {
  FIGURES,
  MOST_SPECTATORS,
  PROTOCOL_VERSION,
  type Refusal,
} from '../../../src/protocol/terms'
import JoinPage from '../../../src/renderer/pages/arrival/JoinPage.vue'
import NetworkPanel from '../../../src/renderer/pages/lobby/NetworkPanel.vue'
import SpoiltLinkPage from '../../../src/renderer/pages/arrival/SpoiltLinkPage.vue'
import { router } from '../../../src/renderer/router'
import { useGivenFigure } from '../../../src/renderer/stores/givenFigure'
import { useSettings } from '../../../src/renderer/stores/settings'
import {
  openWindow,
  peopleNamed,
  stateOf,
  TAKEN,
  tableOf,
  type WindowPart,
} from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

// It listens to the way back as long as the page lives, which the next files share.
afterAll(() => {
  router.options.history.destroy()
})

const ID = 'a1b2c3'

function lineOf(changes: Partial<TableSummary> = {}): TableSummary {
  return {
    id: ID,
    name: 'Table of Kim',
    game: 'time-bluff',
    badges: [],
    seats: 4,
    free: 3,
    people: 1,
    spectators: 0,
    running: false,
    locked: false,
    private: false,
    ...changes,
  }
}

interface Door extends WindowPart {
  readonly asked: readonly (readonly [Command, string | undefined])[]
  press(): Promise<void>
}

/** Comes by the link; `refusals`: commands that are refused. */
function openDoor(
  known: Partial<ClientState>,
  refusals: Partial<Record<Command['kind'], Refusal>> = {},
): Door {
  const { table: _table, ...state } = stateOf(tableOf(), undefined, known)
  const part = openWindow(JoinPage, { table: ID }, { state })
  const asked: (readonly [Command, string | undefined])[] = []
  part.store.command = vi.fn((wish: Command, at?: string): Promise<Answer> => {
    asked.push([wish, at])
    const refusal = refusals[wish.kind]
    return Promise.resolve(refusal ? { type: 'answer', id: 1, ok: false, refusal } : TAKEN)
  })
  return {
    ...part,
    asked,
    async press() {
      await part.wrapper.find('form').trigger('submit')
      await flushPromises()
    },
  }
}

describe('the link of a table', () => {
  it('says in which language words are laid before one sits down', () => {
    const badges = ['words-de'] as const
    const door = openDoor({ tables: [lineOf({ game: 'buchstabenbluff', badges })] })
    expect(door.wrapper.get('.what').text()).toMatch(/half an hour\. Words in German\.$/u)
  })

  it('asks the name, and one press sits down', async () => {
    const door = openDoor({ tables: [lineOf(), lineOf({ id: 'ffff', name: 'Another' })] })
    expect(door.wrapper.text()).toContain('Table of Kim')
    expect(door.wrapper.text()).not.toContain('Another')
    await door.wrapper.find('input[type=text]').setValue('Zoe')
    const choices = door.wrapper.findAll('.figure-field input')
    expect(new Set(choices.map((choice) => choice.attributes('aria-label'))).size).toBe(24)
    const figure = FIGURES[5]
    await choices[5]?.setValue(true)
    await door.press()
    expect(useSettings().settings).toMatchObject({ name: 'Zoe', figure })
    expect(door.asked).toEqual([
      [{ kind: 'rename', name: 'Zoe', language: 'en', figure }, undefined],
      [{ kind: 'join', as: 'player' }, ID],
    ])
  })

  it('lets whoever comes to look on watch at once, though there are seats', async () => {
    const door = openDoor({ tables: [lineOf()] })
    const watch = door.wrapper.findAll('button').find((one) => one.text() === 'Just watch')
    await watch?.trigger('click')
    await flushPromises()
    expect(door.asked.at(-1)).toEqual([{ kind: 'join', as: 'spectator' }, ID])
    const crowded = openDoor({ tables: [lineOf({ spectators: MOST_SPECTATORS })] })
    expect(crowded.wrapper.text()).not.toContain('Just watch')
  })

  it('marks a portrait that is free there, and names those that are not', async () => {
    localStorage.setItem('stammtisch.settings', '{"name":"Flo","isOwnName":false,"figure":"ram"}')
    const figures = ['ram', 'wolf'] as const
    const door = openDoor({ tables: [lineOf({ figures })] })
    const at = (name: string) =>
      door.wrapper.get<HTMLInputElement>(`.figure-field input[value=${name}]`)
    expect(at('mouse').element.checked).toBe(true)
    expect(at('ram').attributes()).toMatchObject({
      disabled: '',
      'aria-label': 'Ram, at the table already',
    })
    expect(door.wrapper.get('.figure-field').text()).toContain('at the table already')
    await door.press()
    expect(door.asked[0]?.[0]).toMatchObject({ kind: 'rename', figure: 'mouse' })
  })

  it.each([
    ['left the choice', undefined],
    ['chose one', 3],
  ])('tells who %s, and sat down a moment too late, what he is now', async (_, chosen) => {
    localStorage.setItem('stammtisch.settings', '{"name":"Flo","isOwnName":false,"figure":"horse"}')
    const figure = chosen === undefined ? 'horse' : (FIGURES[chosen] ?? 'horse')
    const [me, other] = peopleNamed('Flo', 'Kim')
    if (me?.kind !== 'person' || other?.kind !== 'person') throw new Error('nobody sits there')
    const door = openDoor({ tables: [lineOf()] })
    if (chosen !== undefined)
      await door.wrapper.findAll('.figure-field input')[chosen]?.setValue(true)
    const seats = [me, other].map((seat) => ({ ...seat, figure }))
    const table = tableOf({ id: ID, seats })
    const { command } = door.store
    door.store.command = vi.fn((wish: Command, at?: string) => {
      if (wish.kind === 'join')
        door.store.state = { ...door.store.state, table: { type: 'table', version: 1, table } }
      return command(wish, at)
    })
    await door.press()
    const given = useSettings().settings.figure
    expect(given).not.toBe(figure)
    expect(useGivenFigure().change).toEqual({ table: ID, wished: figure, given })
  })

  it('to a match that runs, or a full table, says so and leads to watching', async () => {
    const running = openDoor({ tables: [lineOf({ running: true })] })
    expect(running.wrapper.text()).toContain('A game is in progress there.')
    await running.press()
    expect(running.asked.at(-1)).toEqual([{ kind: 'join', as: 'spectator' }, ID])
    const full = openDoor({ tables: [lineOf({ people: 4 })] })
    expect(full.wrapper.text()).toContain('All seats are taken.')
    const crowded = openDoor({ tables: [lineOf({ people: 4, spectators: MOST_SPECTATORS })] })
    expect(crowded.wrapper.text()).toContain('choose another table')
    expect(crowded.wrapper.find('[type=submit]').exists()).toBe(false)
  })

  it('does not say that all seats are taken to who has just taken the last one', async () => {
    const door = openDoor({ tables: [lineOf({ seats: 2, free: 1, people: 1 })] })
    const answers: ((answer: Answer) => void)[] = []
    door.store.command = vi.fn((wish: Command) =>
      wish.kind === 'join'
        ? new Promise<Answer>((done) => answers.push(done))
        : Promise.resolve(TAKEN),
    )
    await door.press()
    // The list comes before the answer, and the own tables after both.
    door.store.state = { ...door.store.state, tables: [lineOf({ seats: 2, free: 0, people: 2 })] }
    await flushPromises()
    expect(door.wrapper.text()).not.toContain('All seats are taken')
    for (const answer of answers) answer(TAKEN)
    await flushPromises()
    expect(door.wrapper.text()).not.toContain('All seats are taken')
  })

  it('leaves the name to who has not said it yet, and tells what he is called without', async () => {
    localStorage.setItem('stammtisch.settings', '{"name":"Flo","isOwnName":false}')
    const door = openDoor({ tables: [lineOf()] })
    const field = door.wrapper.find<HTMLInputElement>('input[type=text]')
    expect(field.element.value).toBe('')
    expect(door.wrapper.text()).toContain('Flo')
    // Nothing below jumps under the finger while a name is typed.
    await field.setValue('Fl')
    expect(door.wrapper.text()).toContain('Flo')
    await field.setValue('')
    door.store.state = stateOf(tableOf({ id: ID, phase: 'gathering' }), undefined, door.store.state)
    await door.press()
    expect(door.asked[0]?.[0]).toMatchObject({ kind: 'rename', name: 'Flo' })
    expect(door.asked.map(([wish]) => wish.kind)).toEqual(['rename', 'join', 'ready'])
    expect(useSettings().settings.isOwnName).toBe(false)
  })

  it('keeps a name that is being put in while another one is suggested, and sits down under it', async () => {
    localStorage.setItem('stammtisch.settings', '{"name":"Flo","isOwnName":false}')
    const door = openDoor({ tables: [lineOf()] })
    await door.wrapper.find('input[type=text]').setValue('Zoe')
    useSettings().settings.name = 'Charlie'
    await flushPromises()
    await door.press()
    expect(door.asked[0]?.[0]).toMatchObject({ kind: 'rename', name: 'Zoe' })
  })

  it('takes a name that somebody has put in for his own, though it was suggested', async () => {
    localStorage.setItem('stammtisch.settings', '{"name":"Flo","isOwnName":false}')
    const door = openDoor({ tables: [lineOf()] })
    await door.wrapper.find('input[type=text]').setValue('Flo')
    await door.press()
    expect(useSettings().settings).toMatchObject({ name: 'Flo', isOwnName: true })
  })

  it('to a table that is gone says what to do, and knows when it is there again', async () => {
    const door = openDoor({ tables: [] })
    expect(door.wrapper.text()).toContain('Ask for a new link')
    expect(door.wrapper.find('[type=submit]').exists()).toBe(false)
    door.store.state = { ...door.store.state, tables: [lineOf()] }
    await flushPromises()
    expect(door.wrapper.find('[type=submit]').text()).toBe('Sit down')
  })

  it("says nothing of a table before the host has told which there are, nor of watching before it has told one's own", async () => {
    const door = openDoor({ areTablesTold: false })
    const tables = [lineOf({ running: true })]
    const said = (): string =>
      door.wrapper
        .findAll('[role=status]')
        .map((one) => one.text())
        .join()
    expect(said()).toBe('Connecting …')
    const hear = async (message: Told): Promise<void> => {
      door.store.state = takeIn(door.store.state, message, 0)
      await flushPromises()
    }
    await hear({ type: 'lobby', whole: true, tables, gone: [] })
    expect(said()).toBe('Connecting …')
    await hear({ type: 'mine', tables: [] })
    expect(said()).toContain('A game is in progress there.')
  })

  it('to a locked table asks the password, and says when it is wrong', async () => {
    const door = openDoor({ tables: [lineOf({ locked: true })] }, { join: 'wrong-password' })
    await door.wrapper.find('input[type=password]').setValue('Kuckuck')
    await door.press()
    expect(door.asked.at(-1)?.[0]).toEqual({ kind: 'join', as: 'player', password: 'Kuckuck' })
    expect(door.wrapper.find('[role=alert]').text()).toContain('The password is wrong')
  })

  it('with a name that the host does not take goes no further, and leaves it to be mended', async () => {
    const door = openDoor({ tables: [lineOf()] }, { rename: 'name-not-allowed' })
    const field = door.wrapper.find<HTMLInputElement>('input[type=text]')
    await field.setValue('   ')
    await door.press()
    expect(door.asked).toHaveLength(1)
    expect(door.wrapper.find('[role=alert]').text()).toContain('This name')
    expect(field.element.value).toBe('   ')
    expect(document.activeElement).toBe(field.element)
    expect(useSettings().settings.name).not.toBe('   ')
  })

  it('asks nobody again who he is who has a seat there, unless he wants to change it', async () => {
    const door = openDoor({ mine: [{ ...lineOf({ running: true }), waiting: [] }] })
    const { wrapper, store, t } = door
    const name = store.state.welcome?.name ?? ''
    expect(wrapper.get('.known').text()).toContain(t('app.arrival.youAre', { name }))
    expect(wrapper.get('.known').find('svg').exists()).toBe(true)
    expect(wrapper.findAll('.who input')).toHaveLength(0)
    await wrapper.get('.known button').trigger('click')
    await flushPromises()
    expect(document.activeElement).toBe(wrapper.get('.who input').element)
  })

  it('leaves the name that a seat has to who comes back to it, whatever he is called elsewhere', async () => {
    localStorage.setItem('stammtisch.settings', '{"name":"Flo","isOwnName":true}')
    const door = openDoor({ mine: [{ ...lineOf({ running: true }), waiting: [] }] })
    await door.press()
    expect(door.asked).toEqual([[{ kind: 'join', as: 'player' }, ID]])
  })

  it('to a table at which one has a seat leads back to it', async () => {
    const door = openDoor({ mine: [{ ...lineOf({ running: true }), waiting: [] }] })
    await door.press()
    expect(door.wrapper.find('[type=submit]').text()).toBe('Back to the table')
    expect(door.asked.at(-1)).toEqual([{ kind: 'join', as: 'player' }, ID])
  })
})

describe('a link that is made for another computer', () => {
  it('says what has happened, and leaves a way on: again, by another address, to the first page', async () => {
    const why = 'other-host' as const
    const goodbye = { type: 'goodbye', why, protocol: PROTOCOL_VERSION, app: '0' } as const
    const { table: _table, welcome: _welcome, ...state } = stateOf(tableOf())
    const ended = { ...state, connection: 'ended', goodbye } as const
    const { wrapper, store } = openWindow(JoinPage, { table: ID }, { state: ended })
    const [reconnect, connect] = [vi.fn(), vi.fn()]
    Object.assign(store, { reconnect, connect })
    expect(wrapper.get('.wrong-link').text()).toContain('The link may be old')
    // The voice says it wherever one is: an alert beside it would be read out a second time.
    expect(wrapper.find('.wrong-link [role=alert]').exists()).toBe(false)
    const button = (label: string) => wrapper.findAll('button').find((one) => one.text() === label)
    await button('Try now')?.trigger('click')
    expect(reconnect).toHaveBeenCalledOnce()
    await wrapper.get('input[type=text]').setValue('nowhere')
    await wrapper.get('.address-form').trigger('submit')
    expect(wrapper.text()).toContain('That is not an address.')
    await button('Back to the start page')?.trigger('click')
    await flushPromises()
    expect(connect).toHaveBeenCalledWith({ kind: 'local' })
  })
})

describe('a link that was spoilt on its way', () => {
  it('says what is wrong with it and what to do, opened or pasted', async () => {
    for (const path of [`/join/${ID}/0f0f`, '/join/not-hex', '/join']) {
      expect(router.resolve(path).name).toBe('spoiltLink')
    }
    const { wrapper } = openWindow(SpoiltLinkPage, {}, { state: stateOf(tableOf()) })
    const told = 'A character in this link is wrong, or part of it is missing. Ask for the link'
    expect(wrapper.get('[role=alert]').text()).toContain(told)
    await wrapper.get('input[type=text]').setValue(`http://192.168.1.20:4747/#/join/${ID}/0f0f`)
    await wrapper.get('.address-form').trigger('submit')
    expect(wrapper.get('.problem').text()).toContain(told)
  })
})

describe('the invitation', () => {
  const NETWORK = {
    type: 'network',
    open: true,
    addresses: [{ url: 'http://192.168.1.20:4747/', adapter: 'wlan0', seen: false }],
    discovery: 'on',
  } as const

  it('leads to this table, by link and by picture', () => {
    const table = tableOf({ id: ID })
    const state = stateOf(table, undefined, { network: NETWORK })
    const { wrapper } = openWindow(NetworkPanel, { table }, { state })
    const link = `http://192.168.1.20:4747/#/join/${ID}`
    expect(wrapper.find('.link').text()).toBe(link)
    expect(wrapper.find('.qr').attributes('aria-label')).toContain(link)
  })

  it('P-61 says at the host how many people and tables are there, of how many, once there is little room left', () => {
    const table = tableOf({ id: ID })
    const told = (people: number, tables: number): string => {
      const fullness = {
        type: 'fullness',
        people,
        mostPeople: 640,
        tables,
        mostTables: 64,
      } as const
      const state = stateOf(table, undefined, { network: NETWORK, fullness })
      return openWindow(NetworkPanel, { table }, { state }).wrapper.text()
    }
    expect(told(37, 9)).not.toContain('640')
    expect(told(600, 9)).toContain('600 of 640 people, 9 of 64 tables')
    expect(told(37, 60)).toContain('37 of 640 people, 60 of 64 tables')
  })

  it('offers a guest at a computer to open the table in the app, and nobody else', () => {
    const offered = (matches: boolean): string | undefined => {
      vi.stubGlobal('matchMedia', () => ({ matches }))
      const { wrapper } = openDoor({ tables: [lineOf()] })
      const link = wrapper.find('a')
      return link.exists() ? link.attributes('href') : undefined
    }
    expect(offered(true)).toBe(`stammtisch://join/${location.host}/${ID}`)
    expect(offered(false)).toBeUndefined()
    Object.assign(window, { stammtisch: {} })
    expect(offered(true)).toBeUndefined()
    Reflect.deleteProperty(window, 'stammtisch')
    vi.unstubAllGlobals()
  })

  function openPanel(seen: boolean): WindowPart['wrapper'] {
    const table = tableOf({ id: ID })
    const addresses = NETWORK.addresses.map((one) => ({ ...one, seen }))
    const state = stateOf(table, undefined, { network: { ...NETWORK, addresses } })
    return openWindow(NetworkPanel, { table }, { state }).wrapper
  }

  it('copies the link by the shell in the desktop app, and says when that fails', async () => {
    const copied: string[] = []
    const copyAddress = vi.fn((address: string) => Promise.resolve(copied.push(address) === 1))
    Object.assign(window, { stammtisch: { copyAddress } })
    const wrapper = openPanel(true)
    const button = wrapper.findAll('button').find((one) => one.text() === 'Copy the link')
    await button?.trigger('click')
    await flushPromises()
    expect(copied).toEqual([`http://192.168.1.20:4747/#/join/${ID}`])
    expect(wrapper.find('.copy [role=status]').text()).toBe('Copied.')
    await button?.trigger('click')
    await flushPromises()
    expect(wrapper.find('.copy [role=status]').text()).toContain('select the link')
    Reflect.deleteProperty(window, 'stammtisch')
  })

  it('says what may keep guests out when none has come for a minute, and is silent once one has', async () => {
    vi.useFakeTimers()
    const [lonely, visited] = [openPanel(false), openPanel(true)]
    vi.advanceTimersByTime(59_000)
    await flushPromises()
    expect(lonely.text()).not.toContain('Nobody has come in yet')
    vi.advanceTimersByTime(2000)
    await flushPromises()
    expect(lonely.text()).toContain('Nobody has come in yet')
    expect(visited.text()).not.toContain('Nobody has come in yet')
    vi.useRealTimers()
  })

  it('shows no way to a private table before its keeper opens it', async () => {
    const table = tableOf({ id: ID, private: true })
    const state = stateOf(table, undefined, { network: NETWORK })
    const opened = vi.fn()
    const { wrapper } = openWindow(NetworkPanel, { table, onCommand: opened }, { state })
    expect(wrapper.find('.link').exists()).toBe(false)
    await wrapper.find('button').trigger('click')
    expect(opened).toHaveBeenCalledWith({ kind: 'setPrivate', private: false })
  })
})
