// @vitest-environment happy-dom
// Bots are asked why and for advice: by key, from their plates and from the slip that asks; only in games whose bots have something to say.
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, inject, nextTick } from 'vue'
import type { Command } from '../../../src/protocol/clientMessages'
import type { Answer, ThoughtMessage } from '../../../src/protocol/hostMessages'
import type { MatchView, SeatView, TableView } from '../../../src/protocol/tableViews'
import { buchstabenbluffWindow } from '../../../src/renderer/games/buchstabenbluff/window'
import type { GameWindow } from '../../../src/renderer/games/gameTable'
import { tafelrundeWindow } from '../../../src/renderer/games/tafelrunde/window'
import { tijdlijnWindow } from '../../../src/renderer/games/tijdlijn/window'
import { timeBluffWindow } from '../../../src/renderer/games/time-bluff/window'
import { tofugottWindow } from '../../../src/renderer/games/tofugott/window'
import { useThoughts } from '../../../src/renderer/pages/play/useThoughts'
import { useSettings } from '../../../src/renderer/stores/settings'
import AskSheet from '../../../src/renderer/table/ask/AskSheet.vue'
import { ASK_BOTS, type AskBots } from '../../../src/renderer/table/askBots'
import SeatPlate from '../../../src/renderer/table/seats/SeatPlate.vue'
import { openWindow, peopleNamed, stateOf, tableOf, TAKEN } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

const GAMES = [
  timeBluffWindow,
  tafelrundeWindow,
  buchstabenbluffWindow,
  tijdlijnWindow,
  tofugottWindow,
]

unmountAfterEach()
beforeEach(() => {
  localStorage.clear()
})

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
  const run = vi.fn((_command: Command) => Promise.resolve(TAKEN))
  let asks: AskBots | undefined
  let noteMove = (answer: Answer): Answer => answer
  const Probe = defineComponent(() => {
    asks = inject(ASK_BOTS, undefined)
    return () => null
  })
  const part = openWindow(
    defineComponent({
      setup() {
        const { line, dismiss, ...others } = useThoughts(() => game, run)
        noteMove = others.noteMove
        return () => [
          h('p', { class: 'line', onClick: dismiss }, line.value),
          h(AskSheet, { sentence: 'Well?', yours: true }),
          h(Probe),
          table.seats.map((holder, seat) =>
            h(SeatPlate, { seat, name: 'name' in holder ? holder.name : '', holder }),
          ),
        ]
      },
    }),
    {},
    { state: stateOf(table, matchOf(own)) },
  )
  return {
    ...part,
    run,
    noteMove: () => noteMove(TAKEN),
    giveWay: (kinds: readonly string[]) => asks?.giveWay?.(kinds),
  }
}
function press(key: string, held = false): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, repeat: held, bubbles: true }))
}
const NAMED = { why: 'button[aria-label="Ask Ida why"]', advice: '.advice' }

describe('bots are asked', () => {
  it.each(GAMES)('by Y and V, once per press: %#', (game) => {
    const { run } = openThoughts(game)
    press('y')
    expect(run.mock.calls).toEqual([[{ kind: 'askWhy' }]])
    press('v')
    expect(run.mock.calls.slice(1)).toEqual([[{ kind: 'askAdvice' }]])
    press('y', true)
    press('v', true)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it.each(GAMES)('where they sit, and on the slip: %#', async (game) => {
    const { run, wrapper } = openThoughts(game)
    expect(wrapper.findAll('.plate .why')).toHaveLength(1)
    await wrapper.get(NAMED.why).trigger('click')
    expect(run).toHaveBeenLastCalledWith({ kind: 'askWhy', seat: 1 })
    const advice = wrapper.get(NAMED.advice)
    expect(advice.attributes('aria-label')).toBe('What would the computer do?')
    await advice.trigger('click')
    expect(run).toHaveBeenLastCalledWith({ kind: 'askAdvice' })
  })

  it.each(['keep', 'explain'])('for no advice where taste alone decides: %s', async (kind) => {
    const own = [{ kind, name: 'q1' }]
    const { run, wrapper, t } = openThoughts(tofugottWindow, { own })
    expect(wrapper.find(NAMED.advice).exists()).toBe(false)
    press('v')
    await nextTick()
    expect(run).not.toHaveBeenCalled()
    expect(wrapper.get('.line').text()).toBe(t('app.thought.advice.nothing'))
    await wrapper.get(NAMED.why).trigger('click')
    expect(run).toHaveBeenCalledWith({ kind: 'askWhy', seat: 1 })
  })

  it('not at all where they have nothing to say', () => {
    const { thoughts: _thoughts, ...silent } = timeBluffWindow
    const { run, wrapper } = openThoughts(silent)
    expect(wrapper.find('.plate .why').exists()).toBe(false)
    expect(wrapper.find(NAMED.advice).exists()).toBe(false)
    press('y')
    press('v')
    expect(run).not.toHaveBeenCalled()
  })

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
    expect(wrapper.find('.plate .why').exists()).toBe(true)
  })
})

/** What a bot has answered. */
function answerOf(about: ThoughtMessage['about']): ThoughtMessage {
  return { type: 'thought', table: 't1', about, seat: 1, kind: 'nothing' }
}

describe('what bots answer', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function open() {
    const part = openThoughts(timeBluffWindow)
    const { store, wrapper } = part
    let own: MatchView['own'] = [{ kind: 'answer', name: 'q1' }]
    let entries = 0
    const happen = async (next = own): Promise<void> => {
      own = next
      entries += 1
      store.state = stateOf(tableOf({ seats: [...peopleNamed('Ann'), BOT] }), {
        ...matchOf(own),
        entries,
      })
      await nextTick()
    }
    const answer = async (about: ThoughtMessage['about']): Promise<void> => {
      store.thought = answerOf(about)
      await nextTick()
    }
    return { ...part, happen, answer, line: () => wrapper.get('.line').text() }
  }

  it('why stays until it has been read, though the own question is closed in that moment', async () => {
    const { happen, answer, line, t } = open()
    await answer('move')
    await happen([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(line()).toBe(t('app.thought.move.nothing'))
    await happen([{ kind: 'answer', name: 'q2' }])
    expect(line()).toBe(t('app.thought.move.nothing'))
    await vi.advanceTimersByTimeAsync(12_000)
    expect(line()).toBe('')
  })
  it.each([
    ['after the round', timeBluffWindow],
    ['after the raid', tafelrundeWindow],
    ['once everybody has answered', buchstabenbluffWindow],
    ['later', tijdlijnWindow],
  ])('why is told %s, as the game has it', async (when, game) => {
    const { store, wrapper } = openThoughts(game)
    store.thought = { ...answerOf('move'), kind: 'later' }
    await nextTick()
    expect(wrapper.get('.line').text()).toBe(`Ida will say why ${when}.`)
  })
  it('why goes with the own move, and advice stays for its question', async () => {
    const { noteMove, answer, line } = open()
    await answer('advice')
    noteMove()
    await nextTick()
    expect(line()).not.toBe('')
    await answer('move')
    noteMove()
    await nextTick()
    expect(line()).toBe('')
  })
  it('why stays as long as nothing happens', async () => {
    const { answer, line } = open()
    await answer('move')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(line()).not.toBe('')
  })
  it('as advice goes with its question, and not with what others do meanwhile', async () => {
    const { happen, answer, line, t } = open()
    await answer('advice')
    await happen()
    await vi.advanceTimersByTimeAsync(12_000)
    expect(line()).toBe(t('app.thought.advice.nothing'))
    await happen([])
    expect(line()).toBe('')
  })
  it('as advice gives way to another move than it speaks of, once that is being prepared', async () => {
    const { store, line, giveWay } = open()
    const thought = { kind: 'adviseTrue', values: { percent: 60 } }
    store.thought = { ...answerOf('advice'), kind: 'told', thought }
    await nextTick()
    giveWay(['adviseDoubt'])
    expect(line()).not.toBe('')
    giveWay(['adviseTrue'])
    await nextTick()
    expect(line()).toBe('')
  })
  it('newly is not taken away for what was shown before', async () => {
    const { happen, answer, line } = open()
    await answer('move')
    await happen()
    await vi.advanceTimersByTimeAsync(500)
    await answer('advice')
    await vi.advanceTimersByTimeAsync(12_000)
    expect(line()).not.toBe('')
  })
})

describe('a second press while the first is on its way', () => {
  it('asks nothing, and is free again once it is answered or refused', async () => {
    const { run, store } = openThoughts(timeBluffWindow)
    let refuse: (() => void) | undefined
    run.mockImplementation(
      () =>
        new Promise((done) => {
          refuse = () => {
            done({ type: 'answer', id: 1, ok: false, refusal: 'too-fast' })
          }
        }),
    )
    press('y')
    press('y')
    expect(run).toHaveBeenCalledTimes(1)
    press('v')
    expect(run).toHaveBeenCalledTimes(2)
    store.thought = answerOf('move')
    await nextTick()
    press('y')
    expect(run).toHaveBeenCalledTimes(3)
    refuse?.()
    await flushPromises()
    press('y')
    expect(run).toHaveBeenCalledTimes(4)
  })
})
