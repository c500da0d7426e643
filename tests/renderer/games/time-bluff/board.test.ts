// @vitest-environment happy-dom
// The table of Time Bluff with the real rules behind it, played with mouse and keyboard.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createI18n } from 'vue-i18n'
import { fastRandom } from '../../../../src/engine/chance/fastRandom'
import type { Json } from '../../../../src/engine/basics/json'
import type { OfKind } from '../../../../src/engine/basics/kinds'
import type { Options } from '../../../../src/engine/options/options'
import type { Random } from '../../../../src/engine/chance/random'
import { timeBluff } from '../../../../src/games/time-bluff/inside/index'
import { CUCKOO, JOKER, type Card } from '../../../../src/games/time-bluff/outside/cards'
import type {
  DecisionKind,
  TimeBluffMove,
  TimeBluffView,
} from '../../../../src/games/time-bluff/outside/contract'
import { PLACES, type Place } from '../../../../src/games/time-bluff/outside/places'
import { decisionOf } from '../../../../src/games/time-bluff/outside/check'
import { isHonest } from '../../../../src/games/time-bluff/outside/truth'
import type { Answer } from '../../../../src/protocol/hostMessages'
import type { SeatView } from '../../../../src/protocol/tableViews'
import GameBoard from '../../../../src/renderer/games/GameBoard.vue'
import { cardName } from '../../../../src/renderer/games/time-bluff/voice/readableCard'
import TimeBluffBoard from '../../../../src/renderer/games/time-bluff/TimeBluffBoard.vue'
import { timeBluffWindow } from '../../../../src/renderer/games/time-bluff/window'
import { useSpeech } from '../../../../src/renderer/speech/useSpeech'
import { useSettings } from '../../../../src/renderer/stores/settings'
import { COACHED_MOVE } from '../../../../src/renderer/table/guide/useGuide'
import type { Translate } from '../../../../src/renderer/wording/translate'
import { app } from '../../../../src/renderer/wording/en/app'
import { table } from '../../../../src/renderer/wording/en/table'
import { timeBluffTable } from '../../../../src/renderer/wording/en/timeBluffTable'
import { parsedOptions } from '../../../support/match/randomOptions'
import { scenario } from '../../../games/time-bluff/scenario'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const NAMES = ['Ada', 'Ben', 'Cem', 'Dora', 'Eli', 'Fay']
/** The name of what seat 0 is asked. */
const QUESTION = 'question-7'
const taken: Answer = { type: 'answer', id: 1, ok: true }

function asJson(value: object): Json {
  const copy: Json = JSON.parse(JSON.stringify(value))
  return copy
}
type Table = VueWrapper<InstanceType<typeof GameBoard>>
interface Open {
  readonly wrapper: Table
  readonly play: ReturnType<typeof vi.fn<(move: Json, question: string) => Promise<Answer>>>
  readonly t: Translate
}

function openTable(view: TimeBluffView, answer: Answer = taken, coached?: Json): Open {
  const i18n = createI18n({
    legacy: false,
    locale: 'en',
    messages: { en: { app, table, timeBluffTable } },
  })
  const pinia = createPinia()
  setActivePinia(pinia)
  const play = vi.fn((_move: Json, _question: string) => Promise.resolve(answer))
  const names = NAMES.slice(0, view.seats)
  const seats = names.map((name): SeatView => ({ kind: 'bot', name, figure: 'owl', level: 'easy' }))
  const asked = decisionOf(view)
  const wrapper = mount(GameBoard, {
    props: {
      game: { ...timeBluffWindow, board: TimeBluffBoard },
      view: asJson(view),
      seats,
      names,
      listener: { you: 0, names, t: i18n.global.t },
      own: asked === undefined ? [] : [{ kind: asked, name: QUESTION }],
      awaited: { kind: 'hidden' },
      arrived: 0,
      events: [],
      version: 1,
      play,
    },
    global: { plugins: [i18n, pinia], provide: { [COACHED_MOVE]: () => coached } },
    attachTo: document.body,
  })
  return { wrapper, play, t: i18n.global.t }
}

/** Plays at random until seat 0 is asked; undefined if the match ends first. */
function askedView(random: Random, raw: Options, wanted?: DecisionKind): TimeBluffView {
  const options = parsedOptions(timeBluff, raw)
  const seats = 2 + random.below(5)
  for (;;) {
    const state = timeBluff.deal({ options, seats }, random)
    for (let moves = random.below(90); ; moves -= 1) {
      const view = timeBluff.view(state, 0)
      const asked = decisionOf(view)
      if (asked !== undefined && moves <= 0 && (wanted ?? asked) === asked) return view
      const owed = timeBluff.toAct(state)
      const decision = owed[random.below(Math.max(1, owed.length))]
      if (!decision) break
      const move = timeBluff.sampleMove(timeBluff.view(state, decision.seat), random)
      timeBluff.play(state, { seat: decision.seat, move, byClock: false }, random)
    }
  }
}

/** A view like this, asked this or nothing. */
function viewLike(wanted: (view: TimeBluffView) => boolean): TimeBluffView {
  const options = parsedOptions(timeBluff, {})
  for (let deal = 0; ; deal++) {
    const random = fastRandom(`like ${String(deal)}`)
    const state = timeBluff.deal({ options, seats: 4 }, random)
    for (let moves = 0; moves < 200; moves++) {
      const view = timeBluff.view(state, 0)
      if (wanted(view)) return view
      const [decision] = timeBluff.toAct(state)
      if (!decision) break
      const move = timeBluff.sampleMove(timeBluff.view(state, decision.seat), random)
      timeBluff.play(state, { seat: decision.seat, move, byClock: false }, random)
    }
  }
}

const OPTIONS = [
  {},
  { openJoker: 'named', snoozeTarget: 'chosen', pairBy: 'hour' },
  { lastSingle: 'open', unmatchedPairDraw: 'on', handDraw: 'on' },
  {
    handDraw: 'on',
    openJoker: 'named',
    snoozeTarget: 'chosen',
    jokerOpening: 'on',
    lastDoubt: 'on',
  },
]

async function press({ wrapper }: Open, text: string): Promise<void> {
  const button = wrapper.findAll('button').find((found) => found.text() === text)
  if (!button) throw new Error(`No button ${text} in ${wrapper.find('.ask').text()}`)
  await button.trigger('click')
}
async function pick({ wrapper, t }: Open, card: Card): Promise<void> {
  const name = cardName(card, t)
  const buttons = wrapper.findAll('.time-hand .card')
  const found = buttons.find((button) => {
    const label = button.attributes('aria-label') ?? ''
    return (
      button.attributes('aria-pressed') !== 'true' &&
      (label === name || label.startsWith(`${name}:`))
    )
  })
  if (!found) throw new Error(`No ${name} to choose`)
  await found.trigger('click')
}
async function pickPlace({ wrapper }: Open, place: number): Promise<void> {
  await wrapper.find(`[data-spot="place-${String(place)}"]`).trigger('click')
}
async function pickHour({ wrapper }: Open, hour: number | undefined): Promise<void> {
  if (hour !== undefined) await wrapper.findAll('.hour')[hour - 1]?.trigger('click')
}

/** Puts a laying together with the mouse, without confirming it. */
async function assemble(open: Open, move: OfKind<TimeBluffMove, 'lay'>): Promise<void> {
  await pick(open, move.hidden)
  if (move.pair !== undefined) await pick(open, move.pair)
  if (move.open !== undefined) await pick(open, move.open)
  await pickPlace(open, move.place)
  await pickHour(open, move.named)
  if (move.snooze !== undefined) await press(open, move.snooze)
}

/** Does with the mouse what the move says. */
async function perform(open: Open, move: TimeBluffMove): Promise<void> {
  switch (move.kind) {
    case 'lay':
      await assemble(open, move)
      return press(open, 'Lay')
    case 'layOpen':
      await pick(open, move.card)
      await pickPlace(open, move.place)
      return press(open, 'Lay')
    case 'openPlace':
      await pick(open, move.card)
      await pickHour(open, move.named)
      return press(open, 'Lay')
    case 'beam':
      await pick(open, move.card)
      await press(open, NAMES[move.to] ?? '')
      return press(open, 'Beam')
    case 'drawInstead':
    case 'takeCard':
      return press(open, 'Draw a card')
    case 'declinePlace':
      return press(open, 'Pass')
    case 'answer':
      return press(open, move.doubt ? 'Doubt' : 'Believe')
    case 'nextRound':
      return press(open, 'Next round')
    case 'direct': {
      const buttons = open.wrapper.findAll('.ask .look-main')
      return buttons[move.direction === 'clockwise' ? 0 : 1]?.trigger('click').then(() => undefined)
    }
  }
}

describe('drawing instead of laying', () => {
  it.each([
    [
      'TB-12 TB-13 says that it ends the turn where nothing else is possible',
      'Cuckoo Beam',
      'draw',
    ],
    ['TB-13 says that it ends the turn where it may be chosen', 'G1 Snooze S4', 'orDraw'],
  ])('%s', (_what, hand, key) => {
    const options = { unmatchedPairDraw: 'on' } as const
    const state = scenario({ hands: [hand, 'G5 G6'], options })
    const { wrapper, t } = openTable(timeBluff.view(state, 0))
    expect(wrapper.get('.ask').text()).toContain(t(`timeBluffTable.hint.${key}`))
  })
})

describe('the mark of a laying', () => {
  async function layingOf(wanted: boolean): Promise<Open> {
    const random = fastRandom(`truth-${String(wanted)}`)
    for (;;) {
      const view = askedView(random, {}, 'lay')
      const move = timeBluff.sampleMove(view, random)
      if (move.kind !== 'lay' || isHonest(view, move) !== wanted) continue
      const open = openTable(view)
      await assemble(open, move)
      return open
    }
  }
  const remarkOf = ({ wrapper }: Open): string => wrapper.get('.ask .remark').text()

  it('names the pile that is chosen above what confirms the move', async () => {
    const open = await layingOf(true)
    const number = PLACES.findIndex(
      (place) =>
        open.wrapper.get(`[data-drop="place:${String(place)}"]`).attributes('aria-pressed') ===
        'true',
    )
    expect(number).toBeGreaterThanOrEqual(0)
    const told = open.t('timeBluffTable.ask.readyOn', { pile: number + 1 })
    expect(open.wrapper.get('.ask').text()).toContain(told)
    expect(told).toContain(`pile ${String(number + 1)}`)
  })

  it.each([
    [true, timeBluffTable.truth.honest],
    [false, timeBluffTable.truth.bluff],
  ])(
    'says to whoever lays, before he confirms, whether it is honest: %s',
    async (honest, words) => {
      const open = await layingOf(honest)
      expect(remarkOf(open)).toBe(words)
      // A slip without room for it leaves it to the pile.
      const chosen = open.wrapper.get('[data-drop^="place:"][aria-pressed="true"]')
      const mark = timeBluffTable.pile[honest ? 'honestMark' : 'bluffMark']
      expect(chosen.get('.secret').text()).toBe(mark)
      await vi.waitFor(
        () => {
          expect(useSpeech().polite).toContain(words)
        },
        { timeout: 4000 },
      )
      expect(open.play).not.toHaveBeenCalled()
    },
  )

  it('is away where the settings want none', async () => {
    const open = await layingOf(false)
    useSettings().settings.truth = false
    await flushPromises()
    expect(remarkOf(open)).toBe('')
    expect(open.wrapper.find('.secret').exists()).toBe(false)
    useSettings().settings.truth = true
  })
})

describe('the cards that fit', () => {
  const random = fastRandom('fitting')
  /** Whether every card of the hand is marked with the piles on which it would be honest, and by ear too. */
  function faultsOf({ wrapper, t }: Open, view: TimeBluffView, places: readonly Place[]): string[] {
    return wrapper.findAll('.time-hand button').flatMap((button) => {
      const card = Number(button.attributes('data-key')?.split('-')[0])
      const piles = places
        .filter((place) => isHonest(view, { kind: 'lay', place, hidden: card }))
        .map((place) => place + 1)
      const shown = button.find('.mark').exists() ? button.get('.mark').text() : ''
      const name = button.attributes('aria-label') ?? ''
      const n = piles.length
      const told = t('timeBluffTable.fits', { card: '', piles: piles.join(', '), n })
      const isTold = piles.length > 0 ? name.includes(told) : !name.includes('pile')
      // Three numbers would be wider than what is seen of a card in a large hand.
      const isShown = shown === (n === PLACES.length && n > 1 ? `1–${String(n)}` : piles.join(' '))
      return isShown && isTold ? [] : [`${name}: ${shown}, ${piles.join(' ')}`]
    })
  }
  function layingView(): TimeBluffView {
    for (;;) {
      const view = askedView(random, {}, 'lay')
      const isFitting = view.hand?.some((hidden) =>
        isHonest(view, { kind: 'lay', place: 0, hidden }),
      )
      if ((view.hand?.length ?? 0) > 3 && isFitting === true) return view
    }
  }

  it('are marked with their piles in the hand, and on the chosen pile alone once there is one', async () => {
    const view = layingView()
    const open = openTable(view)
    expect(open.wrapper.findAll('.time-hand .mark').length).toBeGreaterThan(0)
    expect(faultsOf(open, view, PLACES)).toEqual([])
    await open.wrapper.get('[data-drop="place:0"]').trigger('click')
    expect(faultsOf(open, view, [0])).toEqual([])
  })

  it('are not marked where they could not lie hidden, because no other card could lie open', () => {
    const hand = [JOKER, CUCKOO]
    const view: TimeBluffView = { ...layingView(), hand }
    const open = openTable(view)
    expect(PLACES.some((place) => isHonest(view, { kind: 'lay', place, hidden: JOKER }))).toBe(true)
    expect(open.wrapper.findAll(`.time-hand [data-key^="${String(JOKER)}-"] .mark`)).toEqual([])
  })

  it('are not marked once the hidden card lies there, nor where the settings want none', async () => {
    const view = layingView()
    const open = openTable(view)
    await open.wrapper.get('.time-hand button').trigger('click')
    expect(open.wrapper.findAll('.time-hand .mark')).toEqual([])
    open.wrapper.unmount()
    const plain = openTable(view)
    useSettings().settings.truth = false
    await flushPromises()
    expect(plain.wrapper.findAll('.time-hand .mark')).toEqual([])
    useSettings().settings.truth = true
  })

  const marked = ({ wrapper }: Open): number[] =>
    PLACES.filter((place) => wrapper.find(`[data-drop="place:${String(place)}"] .honest`).exists())

  it('TB-91 mark the piles once one of them is chosen to lie hidden, for as long as the settings want it', async () => {
    const view = layingView()
    const open = openTable(view)
    expect(marked(open)).toEqual([])
    const button = open.wrapper.get('.time-hand button')
    const hidden = Number(button.attributes('data-key')?.split('-')[0])
    await button.trigger('click')
    const honest = PLACES.filter((place) => isHonest(view, { kind: 'lay', place, hidden }))
    expect(marked(open)).toEqual(honest)
    for (const place of honest) {
      const pile = open.wrapper.get(`[data-drop="place:${String(place)}"]`)
      expect(pile.attributes('aria-label')).toContain(timeBluffTable.pile.honest)
      // In words: a tick would look like what is chosen.
      expect(pile.get('.honest').text()).toBe(timeBluffTable.pile.honestMark)
    }
    useSettings().settings.truth = false
    await flushPromises()
    expect(marked(open)).toEqual([])
    useSettings().settings.truth = true
  })

  it('have the piles outlined only once a pile is what is chosen next', async () => {
    const open = openTable(layingView())
    const outlined = (): number => open.wrapper.findAll('.time-pile .may-choose').length
    expect(open.wrapper.findAll('.time-pile.choosable')).toHaveLength(PLACES.length)
    expect(outlined()).toBe(0)
    const cards = open.wrapper.findAll('.time-hand button')
    for (const card of cards) {
      if (outlined() === 0) await card.trigger('click')
    }
    expect(outlined()).toBe(PLACES.length)
  })

  it('have that pile alone outlined for which the coach of a first round asks', async () => {
    const { wrapper } = openTable(layingView(), taken, { kind: 'lay', place: 1 })
    const outlined = (): string[] =>
      wrapper.findAll('.time-pile .may-choose').map((pile) => pile.attributes('data-drop') ?? '')
    for (const card of wrapper.findAll('.time-hand button')) {
      if (outlined().length === 0) await card.trigger('click')
    }
    expect(outlined()).toEqual(['place:1'])
  })
})

describe('the table of Time Bluff', () => {
  it.each(OPTIONS)(
    'lets every sampled legal move be made, and sends exactly that: %o',
    async (raw) => {
      const random = fastRandom(JSON.stringify(raw))
      const kinds = new Set<string>()
      for (let round = 0; round < 10; round += 1) {
        const view = askedView(random, raw)
        const move = timeBluff.sampleMove(view, random)
        kinds.add(move.kind)
        const open = openTable(view)
        await perform(open, move)
        await flushPromises()
        expect(open.play.mock.calls, JSON.stringify(view.hand)).toEqual([[move, QUESTION]])
        open.wrapper.unmount()
      }
      expect(kinds.size).toBeGreaterThanOrEqual(3)
    },
    60_000,
  )

  it.each(['direct', 'beam', 'openPlace', 'nextRound', 'answer'] as const)(
    'lets the legal moves be made when asked to %s',
    async (asked) => {
      const view = askedView(fastRandom(asked), {}, asked)
      for (const move of [...timeBluff.legalMoves(view)].slice(0, 10)) {
        const open = openTable(view)
        await perform(open, move)
        await flushPromises()
        expect(open.play.mock.calls).toEqual([[move, QUESTION]])
        open.wrapper.unmount()
      }
    },
    60_000,
  )

  it.each(['direct', 'answer'] as const)(
    'takes the first answer by key 1 and the second by key 2 when asked to %s, where single keys are wanted',
    async (asked) => {
      const view = askedView(fastRandom(asked), {}, asked)
      for (const move of timeBluff.legalMoves(view)) {
        const open = openTable(view)
        const isFirst =
          move.kind === 'direct'
            ? move.direction === 'clockwise'
            : move.kind === 'answer' && move.doubt
        const key = isFirst ? '1' : '2'
        expect(open.wrapper.findAll('.ask [aria-keyshortcuts]')).toHaveLength(2)
        const press = async (): Promise<boolean> => {
          const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
          document.body.dispatchEvent(event)
          await flushPromises()
          return event.defaultPrevented
        }
        useSettings().settings.keys = false
        expect(await press()).toBe(false)
        expect(open.wrapper.find('.ask [aria-keyshortcuts]').exists()).toBe(false)
        useSettings().settings.keys = true
        expect(await press()).toBe(true)
        expect(open.play.mock.calls).toEqual([[move, QUESTION]])
        open.wrapper.unmount()
      }
    },
  )

  it('lays by keyboard alone and keeps the focus on the table', async () => {
    const view = askedView(fastRandom('keyboard'), { pairCards: 'off' }, 'lay')
    const open = openTable(view)
    const { wrapper } = open
    const cards = wrapper.findAll('.time-hand .card')
    const hand = wrapper.find('.time-hand')
    cards[0]?.element.dispatchEvent(new FocusEvent('focus'))
    await cards[0]?.trigger('click')
    await hand.trigger('keydown', { key: 'ArrowRight' })
    await cards[1]?.trigger('click')
    await hand.trigger('keydown', { key: '3' })
    expect(wrapper.find('[data-spot="place-2"]').attributes('aria-pressed')).toBe('true')
    await hand.trigger('keydown', { key: 'Escape' })
    expect(wrapper.find('[data-spot="place-2"]').attributes('aria-pressed')).toBe('false')
    await hand.trigger('keydown', { key: '1' })
    const confirm = wrapper.find('.look-main')
    if (confirm.element instanceof HTMLElement) confirm.element.focus()
    await confirm.trigger('click')
    await flushPromises()
    expect(open.play).toHaveBeenCalledTimes(1)
    await wrapper.setProps({
      version: 2,
      view: asJson({ ...view, phase: { kind: 'lay', seat: 1 } }),
    })
    await flushPromises()
    expect(document.activeElement?.getAttribute('data-focus-home')).toBe('')
  })

  it('does not take the focus from elsewhere when the table changes', async () => {
    const view = askedView(fastRandom('elsewhere'), {}, 'lay')
    const elsewhere = document.body.appendChild(document.createElement('button'))
    elsewhere.focus()
    const { wrapper } = openTable(view)
    await wrapper.setProps({
      version: 2,
      view: asJson({ ...view, phase: { kind: 'lay', seat: 1 } }),
    })
    await flushPromises()
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  })

  it('guides through the first round, each step in its own moment, and no more once all were read', async () => {
    const { guide } = timeBluffTable
    const next = async (open: Open) => press(open, table.guide.next)
    const guided = ({ wrapper }: Open) => {
      const note = wrapper.find('.guide')
      return note.exists() ? note.text() : ''
    }
    const first = (kind: DecisionKind) =>
      viewLike((view) => decisionOf(view) === kind && view.round === 1)
    const judged = openTable(first('answer'))
    expect(guided(judged)).toContain(guide.step2)
    await next(judged)
    expect(guided(judged)).toBe('')
    judged.wrapper.unmount()
    const laying = openTable(first('lay'))
    expect(guided(laying)).toContain(guide.step1)
    await next(laying)
    laying.wrapper.unmount()
    const own = openTable(
      viewLike(
        ({ phase, round }) => round === 1 && phase.kind === 'doubt' && phase.play.layer === 0,
      ),
    )
    expect(guided(own)).toContain(guide.step3)
    await next(own)
    own.wrapper.unmount()
    expect(guided(openTable(first('lay')))).toBe('')
    localStorage.clear()
    sessionStorage.clear()
    expect(
      guided(openTable(viewLike((view) => decisionOf(view) === 'lay' && view.round > 1))),
    ).toBe('')
  })
  it('chooses a pile by its digit wherever the focus is, and not while single keys are switched off', async () => {
    const { wrapper } = openTable(askedView(fastRandom('digits'), {}, 'lay'))
    const third = wrapper.get('[data-spot="place-2"]')
    async function press(): Promise<string | undefined> {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true }))
      await flushPromises()
      return third.attributes('aria-pressed')
    }
    useSettings().settings.keys = false
    expect(await press()).toBe('false')
    useSettings().settings.keys = true
    expect(await press()).toBe('true')
  })
  it('leaves digits and Escape alone while nothing is to be chosen', async () => {
    const view = askedView(fastRandom('digits'), {}, 'lay')
    const { wrapper } = openTable({ ...view, phase: { kind: 'lay', seat: 1 } })
    const event = new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true })
    wrapper.find('.time-hand').element.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })

  it('explains a refusal of the host with its rule, and keeps what was chosen', async () => {
    const view = askedView(fastRandom('refused'), { pairCards: 'off' }, 'lay')
    const open = openTable(view, {
      type: 'answer',
      id: 1,
      ok: false,
      refusal: 'illegal-move',
      reason: 'place-dead',
      rule: 'TB-17',
    })
    const move = [...timeBluff.legalMoves(view)].find(({ kind }) => kind === 'lay')
    if (!move) throw new Error('no lay')
    await perform(open, move)
    await flushPromises()
    expect(open.wrapper.find('.remark').text()).toBe(
      'That place is out of the game. Take another one. Read the rule',
    )
    expect(open.wrapper.findAll('.card-slot.full').length).toBeGreaterThan(0)
  })

  it('asks for the card of the slot that one has turned to', async () => {
    const view = askedView(fastRandom('slots'), { pairCards: 'off' }, 'lay')
    const { wrapper } = openTable(view)
    expect(wrapper.get('.ask-sheet').text()).toContain('Which card do you lay face down?')
    await wrapper.findAll('.card-slot')[1]?.trigger('click')
    expect(wrapper.get('.ask-sheet').text()).toContain('Which card goes face up on top?')
  })

  it('TB-50 tells neither who has answered nor what', () => {
    const view = askedView(fastRandom('secret'), {}, 'answer')
    if (view.phase.kind !== 'doubt') throw new Error('no doubt')
    const { phase } = view
    const html = (missing: readonly number[]): string => {
      const { wrapper } = openTable({ ...view, phase: { ...phase, missing } })
      const plates = wrapper
        .findAll('.plate')
        .map((plate) => plate.html())
        .join('')
      wrapper.unmount()
      return plates
    }
    const everybody = [...new Array(view.seats).keys()].filter((seat) => seat !== phase.play.layer)
    expect(everybody.length).toBeGreaterThan(1)
    for (const seat of everybody) expect(html([seat])).toBe(html(everybody))
  })

  it('TB-50 says to whoever has answered that the answer has arrived', async () => {
    const view = askedView(fastRandom('secret'), {}, 'answer')
    if (view.phase.kind !== 'doubt') throw new Error('no doubt')
    const { wrapper } = openTable(view)
    const say = vi.spyOn(useSpeech(), 'say')
    const answered = { ...view, phase: { ...view.phase, missing: [], answer: false } }
    await wrapper.setProps({ view: asJson(answered), own: [] })
    expect(say.mock.calls).toEqual([['You believe it. Let’s see whether anybody doubts.']])
  })

  it('TB-80 TB-87 says to whoever judges the last cards of a hand that the round is over if all believe', () => {
    const view = askedView(fastRandom('secret'), {}, 'answer')
    if (view.phase.kind !== 'doubt') throw new Error('no doubt')
    const { phase } = view
    const remark = (closing: boolean, cards = 0): string => {
      const { layer } = phase.play
      const { wrapper } = openTable({
        ...view,
        players: view.players.map((player, seat) =>
          seat === layer ? { ...player, cards } : player,
        ),
        phase: { ...phase, play: { ...phase.play, closing } },
      })
      const words = wrapper.find('.remark').text()
      wrapper.unmount()
      return words
    }
    expect(remark(true)).toBe('No cards left: if all believe, the round is over.')
    expect(remark(true, 2)).toBe('If all believe, the round is over.')
    expect(remark(false)).not.toContain('No cards left')
  })

  it('TB-50 asks nothing of whoever only watches, and names nobody who has not answered', () => {
    const { you: _you, ...seen } = askedView(fastRandom('watching'), {}, 'answer')
    if (seen.phase.kind !== 'doubt') throw new Error('no doubt')
    const { wrapper } = openTable(seen)
    const slip = wrapper.find('.ask-sheet')
    expect(slip.get('.sentence').text()).toMatch(/^\S+ says: “\d+\u00a0o’clock!”$/u)
    expect(slip.get('.remark').text()).toBe(
      'The others are wondering whether to believe it. 3 answers are missing.',
    )
    expect(slip.find('button').exists()).toBe(false)
  })

  it('puts the look into a pile away once the pile is gone', async () => {
    const view = askedView(fastRandom('look'), {}, 'answer')
    const { wrapper } = openTable(view)
    const place = view.places.findIndex(({ kind }) => kind === 'pile')
    await wrapper.get(`.facts[aria-label="Look at pile ${String(place + 1)}"]`).trigger('click')
    expect(wrapper.find('dialog .layers').exists()).toBe(true)
    const places = view.places.map(() => ({ kind: 'dead' }))
    await wrapper.setProps({ view: asJson({ ...view, places }), version: 2 })
    await flushPromises()
    expect(wrapper.find('dialog .layers').exists()).toBe(false)
  })

  it('TB-52 opens nothing where no card lies, but says so', async () => {
    const view = viewLike(({ places }) => places.some(({ kind }) => kind === 'empty'))
    const { wrapper } = openTable(view)
    const say = vi.spyOn(useSpeech(), 'say')
    const place = view.places.findIndex(({ kind }) => kind === 'empty')
    await wrapper.get(`[data-spot="place-${String(place)}"]`).trigger('click')
    expect(wrapper.find('dialog[open]').exists()).toBe(false)
    expect(wrapper.find(`.facts[aria-label$="pile ${String(place + 1)}"]`).exists()).toBe(false)
    const { empty } = timeBluffTable.pile
    expect(say).toHaveBeenCalledExactlyOnceWith(`Pile ${String(place + 1)}: no cards. ${empty}`)
  })

  it('says on my own place that I deal, and on no other then', () => {
    const own = (view: TimeBluffView): string => {
      const { wrapper } = openTable(view)
      const plates = wrapper.findAll('.plate').map((plate) => plate.text())
      expect(plates.filter((text) => text.includes(timeBluffTable.dealer))).toHaveLength(
        view.dealer === 0 ? 0 : 1,
      )
      return wrapper.get('.own-bar').text()
    }
    const isAsked = (view: TimeBluffView): boolean => decisionOf(view) === 'lay'
    const mine = viewLike((view) => isAsked(view) && view.dealer === 0)
    const theirs = viewLike((view) => isAsked(view) && view.dealer !== 0)
    expect(own(mine)).toContain(timeBluffTable.youDeal)
    expect(own(theirs)).not.toContain(timeBluffTable.youDeal)
  })

  it('tells by ear, too, whoever has gone on to the next round that others still read', async () => {
    const view = askedView(fastRandom('gone on'), {}, 'nextRound')
    const others = [...view.players.keys()].filter((seat) => seat !== 0)
    const { wrapper } = openTable({ ...view, phase: { kind: 'scored', missing: [0, ...others] } })
    const said = vi.spyOn(useSpeech(), 'say')
    const gone = { ...view, phase: { kind: 'scored', missing: others } }
    await wrapper.setProps({ view: asJson(gone), own: [], version: 2 })
    await flushPromises()
    expect(said).toHaveBeenCalledWith(timeBluffTable.wait.reading)
  })

  it('has a name on every button', () => {
    for (const asked of ['lay', 'answer', 'nextRound'] as const) {
      const { wrapper } = openTable(askedView(fastRandom(`names-${asked}`), {}, asked))
      const buttons = wrapper.findAll('button')
      expect(buttons).not.toEqual([])
      const nameless = buttons.filter(
        (button) => !button.attributes('aria-label') && button.text() === '',
      )
      expect(nameless.map((button) => button.html())).toEqual([])
      wrapper.unmount()
    }
  })
})
