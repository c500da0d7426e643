// @vitest-environment happy-dom
// Bots are asked why and for advice: by key, from their plates and from the slip that asks; only in games whose bots have something to say.
import { enableAutoUnmount } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import type { MatchView, SeatView, TableView } from '../../../src/protocol/tableViews'
import { buchstabenbluffWindow } from '../../../src/renderer/games/buchstabenbluff/window'
import type { GameWindow } from '../../../src/renderer/games/gameTable'
import { tafelrundeWindow } from '../../../src/renderer/games/tafelrunde/window'
import { tijdlijnWindow } from '../../../src/renderer/games/tijdlijn/window'
import { timeBluffWindow } from '../../../src/renderer/games/time-bluff/window'
import { tofugottWindow } from '../../../src/renderer/games/tofugott/window'
import { useThoughts } from '../../../src/renderer/pages/useThoughts'
import { useSettings } from '../../../src/renderer/stores/settings'
import AskSheet from '../../../src/renderer/table/AskSheet.vue'
import SeatPlate from '../../../src/renderer/table/SeatPlate.vue'
import { openWindow, peopleNamed, stateOf, tableOf } from '../../support/windowAt'

enableAutoUnmount(afterEach)

const BOT: SeatView = {
  kind: 'bot',
  name: 'Ida',
  figure: 'bear',
  level: 'solid',
}

function matchOf(own: MatchView['own']): MatchView {
  return {
    number: 1,
    game: 'time-bluff',
    view: {},
    own,
    awaited: { kind: 'names', seats: [] },
    entries: 0,
    commitment: 'c',
  }
}

/** A slip, the plate of a bot and that of whoever sits beside it, and what is said. */
function openThoughts(
  game: GameWindow,
  {
    table = tableOf({ seats: [...peopleNamed('Ann'), BOT] }),
    own = [{ kind: 'answer', name: 'q1' }],
  }: { readonly table?: TableView; readonly own?: MatchView['own'] } = {},
) {
  const run = vi.fn()
  const part = openWindow(
    defineComponent({
      setup() {
        useThoughts(() => game, run)
        return () => [
          h(AskSheet, { sentence: 'Well?', yours: true }),
          table.seats.map((holder, seat) =>
            h(SeatPlate, { seat, name: 'name' in holder ? holder.name : '', holder }),
          ),
        ]
      },
    }),
    {},
    { state: stateOf(table, matchOf(own)) },
  )
  return { ...part, run }
}
function press(key: string, held = false): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, repeat: held, bubbles: true }))
}
const NAMED = { why: 'button[aria-label="Ask Ida why"]', advice: '.advice' }

describe('bots are asked', () => {
  it.each([timeBluffWindow, tafelrundeWindow])('by Y and V, once per press: %#', (game) => {
    const { run } = openThoughts(game)
    press('y')
    expect(run.mock.calls).toEqual([[{ kind: 'askWhy' }]])
    press('v')
    expect(run.mock.calls.slice(1)).toEqual([[{ kind: 'askAdvice' }]])
    press('y', true)
    press('v', true)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it.each([timeBluffWindow, tafelrundeWindow])(
    'where they sit, and on the slip: %#',
    async (game) => {
      const { run, wrapper } = openThoughts(game)
      expect(wrapper.findAll('.plate .ask')).toHaveLength(1)
      await wrapper.get(NAMED.why).trigger('click')
      expect(run).toHaveBeenLastCalledWith({ kind: 'askWhy', seat: 1 })
      const advice = wrapper.get(NAMED.advice)
      expect(advice.attributes('aria-label')).toBe('What would the computer do?')
      await advice.trigger('click')
      expect(run).toHaveBeenLastCalledWith({ kind: 'askAdvice' })
    },
  )

  it.each([buchstabenbluffWindow, tijdlijnWindow, tofugottWindow])(
    'not at all where they have nothing to say: %#',
    (game) => {
      const { run, wrapper } = openThoughts(game)
      expect(wrapper.find('.plate .ask').exists()).toBe(false)
      expect(wrapper.find(NAMED.advice).exists()).toBe(false)
      press('y')
      press('v')
      expect(run).not.toHaveBeenCalled()
    },
  )

  it('not by key where keys are switched off, and no advice without a question', async () => {
    const { run, wrapper } = openThoughts(timeBluffWindow, { own: [] })
    press('v')
    expect(run).not.toHaveBeenCalled()
    expect(wrapper.find(NAMED.advice).exists()).toBe(false)
    useSettings().settings.keys = false
    await nextTick()
    press('y')
    expect(run).not.toHaveBeenCalled()
  })

  it('for no advice on the slip while other people sit there', () => {
    const { wrapper } = openThoughts(timeBluffWindow, {
      table: tableOf({ seats: [...peopleNamed('Ann', 'Ben'), BOT] }),
    })
    expect(wrapper.find(NAMED.advice).exists()).toBe(false)
    expect(wrapper.find('.plate .ask').exists()).toBe(true)
  })
})
