// @vitest-environment happy-dom
// The seats in the lobby, by keyboard: who changes somebody there stays at that seat.
import { enableAutoUnmount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { nextTick, shallowReactive } from 'vue'
import type { SeatView } from '../../../src/protocol/tableViews'
import SeatList from '../../../src/renderer/pages/SeatList.vue'
import { openWindow, peopleNamed, stateOf, tableOf, type WindowPart } from '../../support/windowAt'

enableAutoUnmount(afterEach)

const FREE: SeatView = { kind: 'free' }
const BOT: SeatView = { kind: 'bot', name: 'Greta', figure: 'owl', level: 'solid' }

interface Lobby extends WindowPart {
  press(label: string): Promise<void>
  /** The host seats somebody, or nobody, beside the keeper. */
  seat(seat: SeatView): Promise<void>
}

function openLobby(second: SeatView): Lobby {
  const at = (seat: SeatView) =>
    tableOf({ phase: 'gathering', seats: [...peopleNamed('Ann'), seat] })
  const props = shallowReactive({ table: at(second), words: 'whisper' })
  const part = openWindow(SeatList, props, { state: stateOf(props.table) })
  return {
    ...part,
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
    async seat(seat) {
      props.table = at(seat)
      await nextTick()
    },
  }
}

describe('the seats of the lobby', () => {
  it('A2 keep the keyboard at a seat where a computer sits down: on how strong it is', async () => {
    const { press, seat, t } = openLobby(FREE)
    await press(t('app.lobby.addBot'))
    await seat(BOT)
    expect(document.activeElement?.matches('input[type=radio]:checked')).toBe(true)
  })

  it('A2 keep the keyboard at a seat that a computer leaves: on what seats another one', async () => {
    const { press, seat, t } = openLobby(BOT)
    await press(t('app.lobby.removeBot', { name: 'Greta' }))
    await seat(FREE)
    expect(document.activeElement?.matches('button.add')).toBe(true)
  })

  it('A2 lead nobody away who has gone on before the host has answered', async () => {
    const { press, seat, t, wrapper } = openLobby(FREE)
    await press(t('app.lobby.addBot'))
    const elsewhere = document.createElement('button')
    wrapper.element.after(elsewhere)
    elsewhere.focus()
    await seat(BOT)
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  })
})
