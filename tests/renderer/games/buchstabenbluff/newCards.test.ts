// @vitest-environment happy-dom
// Which cards of the own hand are marked as new, for eye and ear: all that came last, whatever letters were laid before.
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { beforeEach, expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import type { Json } from '../../../../src/engine/basics/json'
import { decisionOf } from '../../../../src/games/buchstabenbluff/outside/check'
import type { SeatView } from '../../../../src/protocol/tableViews'
import BuchstabenbluffBoard from '../../../../src/renderer/games/buchstabenbluff/BuchstabenbluffBoard.vue'
import { buchstabenbluffWindow } from '../../../../src/renderer/games/buchstabenbluff/window'
import GameBoard from '../../../../src/renderer/games/GameBoard.vue'
import { buchstabenbluff } from '../../../../src/renderer/wording/en/buchstabenbluff'
import { buchstabenbluffTable } from '../../../../src/renderer/wording/en/buchstabenbluffTable'
import { app } from '../../../../src/renderer/wording/en/app'
import { table } from '../../../../src/renderer/wording/en/table'
import {
  act,
  answerAll,
  scenario,
  viewOf,
  type Position,
} from '../../../games/buchstabenbluff/scenario'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('stammtisch.guide.buchstabenbluff', '1')
})

function asJson(value: object): Json {
  const copy: Json = JSON.parse(JSON.stringify(value))
  return copy
}

/** The table of seat 0; `show` brings it up to what has happened. */
function openTable(position: Position) {
  const scene = scenario(position)
  const names = ['Ada', 'Ben']
  const i18n = createI18n({
    legacy: false,
    locale: 'en',
    messages: { en: { app, table, buchstabenbluff, buchstabenbluffTable } },
  })
  const now = () => {
    const view = viewOf(scene, 0)
    const asked = decisionOf(view)
    const name = `question-${String(scene.state.turn)}-${JSON.stringify(view.phase)}`
    return { view: asJson(view), own: asked === undefined ? [] : [{ kind: asked, name }] }
  }
  const wrapper = mount(GameBoard, {
    props: {
      game: { ...buchstabenbluffWindow, board: BuchstabenbluffBoard },
      seats: names.map((name): SeatView => ({ kind: 'bot', name, figure: 'owl', level: 'easy' })),
      names,
      listener: { you: 0, names, t: i18n.global.t },
      awaited: { kind: 'hidden' },
      arrived: 0,
      events: [],
      version: 1,
      play: () => Promise.resolve({ type: 'answer', id: 1, ok: true }),
      ...now(),
    },
    global: { plugins: [i18n, createPinia()] },
    attachTo: document.body,
  })
  const show = async (): Promise<void> => {
    await wrapper.setProps({ version: wrapper.props('version') + 1, ...now() })
    await flushPromises()
  }
  const cardsOf = (which: string) => wrapper.findAll(`[data-hand-card]${which}`)
  return {
    scene,
    show,
    heard: () => cardsOf('').flatMap((card) => card.attributes('aria-label') ?? []),
  }
}

it('BB-21 marks every card of the refill, also where the same letter has just been laid', async () => {
  const open = openTable({ hands: ['AHSSU', 'EEEEE'], draw: 'SASTX' })
  expect(open.heard().join(' ')).not.toContain('new')
  act(open.scene, 0, 'lay H A U S as Haus')
  answerAll(open.scene)
  await open.show()
  expect(open.heard()).toEqual(['A, 1, new', 'S, 1', 'S, 1, new', 'S, 1, new', 'T, 1, new'])
})

it('BB-04 marks all cards that one draws in a turn, and no longer those that came before it', async () => {
  const open = openTable({ hands: ['AHNSU', 'EEEEE'], draw: 'AXSTRO' })
  act(open.scene, 0, 'lay H A U S as Haus')
  answerAll(open.scene)
  act(open.scene, 1, 'pass')
  await open.show()
  expect(open.heard().filter((name) => name.endsWith('new'))).toHaveLength(4)
  for (let drawn = 0; drawn < 2; drawn++) {
    act(open.scene, 0, 'draw')
    await open.show()
  }
  expect(open.heard().filter((name) => name.endsWith('new'))).toEqual(['O, 2, new', 'R, 1, new'])
})
