// @vitest-environment happy-dom
// The seats in the lobby, by keyboard: who changes somebody there stays at that seat.
import { describe, expect, it } from 'vitest'
import { nextTick, shallowReactive } from 'vue'
import type { Command } from '../../../src/protocol/clientMessages'
import type { SeatView, TableView } from '../../../src/protocol/tableViews'
import SeatList from '../../../src/renderer/pages/people/SeatList.vue'
import { useGivenFigure } from '../../../src/renderer/stores/givenFigure'
import {
  openWindow,
  peopleNamed,
  stateOf,
  tableOf,
  type WindowPart,
} from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()

const FREE: SeatView = { kind: 'free' }
const BOT: SeatView = { kind: 'bot', name: 'Greta', figure: 'owl', level: 'solid' }

interface Lobby extends WindowPart {
  readonly wished: readonly Command[]
  press(label: string): Promise<void>
  /** The host seats somebody, or nobody, beside the keeper. */
  seat(seat: SeatView): Promise<void>
  /** The table as the host tells it now. */
  show(news: Partial<TableView>): Promise<void>
}

function openLobby(second: SeatView): Lobby {
  const at = (seat: SeatView) =>
    tableOf({ phase: 'gathering', seats: [...peopleNamed('Ann'), seat] })
  const wished: Command[] = []
  const onCommand = (command: Command): void => {
    wished.push(command)
  }
  const props = shallowReactive({ table: at(second), words: 'whisper', onCommand })
  const part = openWindow(SeatList, props, { state: stateOf(props.table) })
  return {
    ...part,
    wished,
    async press(label) {
      const button = part.wrapper
        .findAll('button')
        .find((one) => [one.text(), one.attributes('aria-label') ?? ''].join(' ').includes(label))
      const element: unknown = button?.element
      if (!(element instanceof HTMLElement)) throw new Error(`nobody can press "${label}"`)
      element.focus()
      element.click()
      await nextTick()
    },
    async show(news) {
      props.table = { ...props.table, ...news }
      part.store.state = stateOf(props.table)
      await nextTick()
    },
    async seat(seat) {
      props.table = at(seat)
      await nextTick()
    },
  }
}

describe('the seats of the lobby', () => {
  it('say at the seat of who got another portrait than he wished what he is here', async () => {
    const { wrapper, heard } = openLobby(BOT)
    useGivenFigure().change = { table: 't1', wished: 'owl', given: 'fox' }
    await nextTick()
    expect(wrapper.findAll('.seat')[0]?.text()).toContain('Your portrait at this table: Fox.')
    expect(heard()).toContain('Your portrait at this table: Fox.')
    useGivenFigure().change = { table: 'elsewhere', wished: 'owl', given: 'fox' }
    await nextTick()
    expect(wrapper.text()).not.toContain('Your portrait')
  })

  it('keep the keyboard at a seat where a computer sits down: on how strong it is', async () => {
    const { press, seat, t } = openLobby(FREE)
    await press(t('app.lobby.addBot'))
    await seat(BOT)
    expect(document.activeElement?.matches('summary')).toBe(true)
    expect(document.activeElement?.textContent).toContain(t('app.lobby.levelOf', { name: 'Greta' }))
  })

  it('lead from a computer that sits down to the next free seat, and fold how strong it is', async () => {
    const { press, show, wrapper, t } = openLobby(FREE)
    await show({ seats: [...peopleNamed('Ann'), FREE, FREE] })
    await press(t('app.lobby.addBot'))
    await show({ seats: [...peopleNamed('Ann'), BOT, FREE] })
    const row = wrapper.findAll('.seat')[2]
    expect(document.activeElement).toBe(row?.find('.add').element)
    expect(wrapper.get('details').attributes('open')).toBeUndefined()
  })

  it('keep the keyboard at a seat that a computer leaves: on what seats another one', async () => {
    const { press, seat, t } = openLobby(BOT)
    await press(t('app.lobby.removeBot', { name: 'Greta' }))
    await seat(FREE)
    expect(document.activeElement?.matches('button.add')).toBe(true)
  })

  it('lead nobody away who has gone on before the host has answered', async () => {
    const { press, seat, t, wrapper } = openLobby(FREE)
    await press(t('app.lobby.addBot'))
    const elsewhere = document.createElement('button')
    wrapper.element.after(elsewhere)
    elsewhere.focus()
    await seat(BOT)
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  })

  it('send nobody away without a question, and the keyboard begins at what keeps him', async () => {
    const ben = peopleNamed('Ann', 'Ben')[1]
    if (!ben) throw new Error('nobody')
    const { press, wrapper, wished, t } = openLobby(ben)
    const kick = t('app.lobby.kick', { name: 'Ben' })
    await press(kick)
    await nextTick()
    expect(wished).toEqual([])
    expect(document.activeElement?.textContent).toContain(t('app.lobby.kickNot'))
    await press(t('app.lobby.kickNot'))
    expect(wrapper.find('.seat-question').exists()).toBe(false)
    await press(kick)
    await nextTick()
    await wrapper.findAll('.seat-question button')[1]?.trigger('click')
    expect(wished).toEqual([{ kind: 'kick', person: 'p1' }])
  })

  it('offer whoever watches a running match the seat that he has held, and no other', async () => {
    const { show, wrapper, t } = openLobby(BOT)
    const sit = (): number =>
      wrapper.findAll('.acts button').filter((one) => one.text().includes(t('app.lobby.sit')))
        .length
    const [ben] = peopleNamed('Ben').map((seat) => ({ ...seat, person: 'p9' }))
    if (!ben) throw new Error('nobody')
    expect(sit()).toBe(1)
    await show({ phase: 'playing', seats: [ben, BOT], keeper: 'p9' })
    expect(sit()).toBe(0)
    await show({ seats: [ben, { ...BOT, heldBy: ['p5', 'me'] }] })
    expect(sit()).toBe(1)
  })

  it('give the seat of a computer in a running match to who watches, and ask first who', async () => {
    const { wrapper, press, wished, t, show } = openLobby(BOT)
    const give = t('app.lobby.give', { name: 'Greta' })
    expect(wrapper.text()).not.toContain(give)
    await show({ phase: 'playing' })
    expect(wrapper.text()).not.toContain(give)
    await show({ phase: 'playing', spectators: [{ person: 'p7', name: 'Oma' }] })
    await press(give)
    await nextTick()
    expect(wished).toEqual([])
    expect(document.activeElement?.textContent).toContain(t('app.lobby.giveNot'))
    await press('Oma')
    expect(wished).toEqual([{ kind: 'giveSeat', seat: 1, person: 'p7' }])
  })
})
