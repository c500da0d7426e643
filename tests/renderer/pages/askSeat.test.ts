// @vitest-environment happy-dom
// Whoever watches a running match asks for a seat, and whoever keeps the table hears of it.
import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { nextTick, shallowReactive } from 'vue'
import type { ChatLine, SeatView, TableView } from '../../../src/protocol/tableViews'
import NewWatcher from '../../../src/renderer/pages/people/NewWatcher.vue'
import PeoplePanel from '../../../src/renderer/pages/people/PeoplePanel.vue'
import SeatWish from '../../../src/renderer/pages/people/SeatWish.vue'
import {
  openWindow,
  peopleNamed,
  stateOf,
  tableOf,
  TAKEN,
  type WindowPart,
} from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

const BOT: SeatView = { kind: 'bot', name: 'Greta', figure: 'owl', level: 'solid' }
const OTHERS = peopleNamed('Me', 'Ben', 'Cem').slice(1)
const ROMY = { person: 'p7', name: 'Romy' }

interface Panel extends WindowPart {
  show(news: Partial<TableView>): Promise<void>
}

/** The panel of somebody who watches the match of Ben, who keeps the table, and others. */
function watchFrom(table: TableView, answer = TAKEN): Panel {
  const props = shallowReactive({ table, words: 'whisper' })
  const part = openWindow(PeoplePanel, props, { state: stateOf(table), answer })
  return {
    ...part,
    async show(news) {
      props.table = { ...props.table, ...news }
      await nextTick()
    },
  }
}
function buttonsOf({ wrapper }: WindowPart): string[] {
  return wrapper.findAll('button').map((one) => one.text())
}
const watched = (changes: Partial<TableView> = {}): TableView =>
  tableOf({
    seats: [...OTHERS, BOT],
    spectators: [{ person: 'me', name: 'Ann' }],
    keeper: 'p1',
    ...changes,
  })

describe('a seat in a running match', () => {
  it('is asked for by one press, and it is said who gives it', async () => {
    const panel = watchFrom(watched())
    expect(panel.wrapper.text()).toContain(panel.t('app.lobby.seatHint', { name: 'Ben' }))
    expect(buttonsOf(panel)).toEqual([panel.t('app.lobby.seatAsk')])
    await panel.wrapper.get('.ask-seat button').trigger('click')
    await flushPromises()
    expect(panel.sent).toHaveBeenCalledWith({ kind: 'sayPhrase', phrase: 'seat-please' })
    expect(panel.wrapper.text()).toContain(panel.t('app.lobby.seatAsked', { name: 'Ben' }))
    expect(buttonsOf(panel)).toEqual([])
  })

  it('is not asked for where people play on all of them, and the way to a later one is said', () => {
    const panel = watchFrom(watched({ seats: OTHERS }))
    expect(buttonsOf(panel)).toEqual([])
    expect(panel.wrapper.text()).toContain(panel.t('app.lobby.seatNone'))
  })

  it('leaves no refusal behind once the seats are other ones', async () => {
    const panel = watchFrom(watched({ phase: 'gathering' }), {
      ...{ type: 'answer', id: 1, ok: false, refusal: 'match-running' },
    })
    await panel.wrapper.get('.acts button').trigger('click')
    await flushPromises()
    expect(panel.wrapper.find('[role=alert]').exists()).toBe(true)
    await panel.show({ phase: 'playing', seats: [...OTHERS, ...peopleNamed('Ann')] })
    expect(panel.wrapper.find('[role=alert]').exists()).toBe(false)
  })
})

describe('the wish for a seat', () => {
  const line = (number: number): ChatLine => ({ number, ...ROMY, phrase: 'seat-please' })
  function keep(table: Partial<TableView>, chat: readonly ChatLine[]): WindowPart {
    const whole = tableOf({ seats: [...peopleNamed('Ann'), BOT], spectators: [ROMY], ...table })
    return openWindow(SeatWish, { table: whole }, { state: stateOf(whole, undefined, { chat }) })
  }

  it('is read by whoever keeps the table until it has been read, and again when it is asked anew', async () => {
    const part = keep({}, [line(3)])
    expect(part.wrapper.text()).toContain(part.t('app.lobby.seatWish', { name: 'Romy' }))
    await part.wrapper.findAll('button')[1]?.trigger('click')
    expect(part.wrapper.text()).toBe('')
    part.store.state = { ...part.store.state, chat: [line(3), line(4)] }
    await nextTick()
    expect(part.wrapper.text()).toContain('Romy')
  })

  it('gives one of the seats by two presses, and the first says what comes of it', async () => {
    const part = keep({}, [line(3)])
    await part.wrapper.findAll('button')[0]?.trigger('click')
    await nextTick()
    expect(part.wrapper.text()).toContain(part.t('app.lobby.seatWishAsk', { name: 'Romy' }))
    expect(buttonsOf(part)).toEqual([part.t('app.lobby.giveNot'), BOT.name])
    expect(document.activeElement?.textContent).toBe(part.t('app.lobby.giveNot'))
    await part.wrapper.findAll('button')[0]?.trigger('click')
    expect(part.wrapper.text()).toContain(part.t('app.lobby.seatWish', { name: 'Romy' }))
    await part.wrapper.findAll('button')[0]?.trigger('click')
    await part.wrapper.findAll('button')[1]?.trigger('click')
    expect(part.wrapper.findComponent(SeatWish).emitted('give')).toEqual([
      [{ kind: 'giveSeat', seat: 1, person: ROMY.person }],
    ])
  })

  it('is told to nobody else, not once its person sits, and not where no seat can be given', () => {
    expect(keep({ keeper: 'p1' }, [line(3)]).wrapper.text()).toBe('')
    expect(keep({ spectators: [] }, [line(3)]).wrapper.text()).toBe('')
    expect(keep({ seats: peopleNamed('Ann', 'Ben') }, [line(3)]).wrapper.text()).toBe('')
  })
})

describe('somebody new who watches', () => {
  const NEW = [{ kind: 'watches', name: ROMY.name }] as const
  function keep(changes: Partial<TableView> = {}): Panel {
    const table = tableOf({ seats: [...peopleNamed('Ann'), BOT], spectators: [ROMY], ...changes })
    const props = shallowReactive({ table })
    const part = openWindow(NewWatcher, props, { state: stateOf(table) })
    return {
      ...part,
      async show(news) {
        props.table = { ...props.table, ...news }
        await nextTick()
      },
    }
  }
  async function told(panel: Panel): Promise<string> {
    panel.host.noticed(NEW)
    await nextTick()
    return panel.wrapper.text()
  }
  afterEach(() => {
    sessionStorage.clear()
    vi.useRealTimers()
  })

  it('is told of whoever keeps the table, by ear too, and one press leads to a seat for him', async () => {
    const panel = keep({ spectators: [] })
    // The notice may come before the table does.
    expect(await told(panel)).toBe('')
    await panel.show({ spectators: [ROMY] })
    expect(panel.wrapper.text()).toContain(panel.t('app.notice.watches', { name: 'Romy' }))
    await panel.wrapper.findAll('button')[0]?.trigger('click')
    expect(panel.wrapper.findComponent(NewWatcher).emitted('offer')).toEqual([[ROMY.person]])
    expect(panel.wrapper.text()).toBe('')
  })

  it('is told of once in an evening, after a reload too, and goes by itself', async () => {
    vi.useFakeTimers()
    const panel = keep()
    expect(await told(panel)).not.toBe('')
    vi.advanceTimersByTime(20_000)
    await nextTick()
    expect(panel.wrapper.text()).toBe('')
    expect(await told(panel)).toBe('')
    panel.wrapper.unmount()
    expect(await told(keep())).toBe('')
  })

  it.each([
    ['to nobody else', { keeper: 'p1' }],
    ['where people play on all seats', { seats: peopleNamed('Ann', 'Ben') }],
    ['where the newcomer takes a seat of his own', { seats: [{ ...BOT, heldBy: [ROMY.person] }] }],
    ['once the match is over', { phase: 'gathering' }],
  ] satisfies [string, Partial<TableView>][])('is not told %s', async (_, changes) => {
    expect(await told(keep(changes))).toBe('')
  })

  it('gets a seat that is asked for at once, and everything stays as it is otherwise', async () => {
    const table = tableOf({ seats: [...peopleNamed('Ann'), BOT], spectators: [ROMY] })
    const props = { table, offered: ROMY.person }
    const part = openWindow(SeatWish, props, { state: stateOf(table) })
    expect(part.wrapper.text()).toContain(part.t('app.lobby.seatWishAsk', { name: 'Romy' }))
    const wish = part.wrapper.findComponent(SeatWish)
    await part.wrapper.findAll('button')[1]?.trigger('click')
    expect(wish.emitted('give')).toEqual([[{ kind: 'giveSeat', seat: 1, person: ROMY.person }]])
    expect(wish.emitted('update:offered')).toEqual([[undefined]])
  })
})
