// @vitest-environment happy-dom
// The table of Tofugott with the real rules behind it, played with mouse and keyboard.
import { DOMWrapper, flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createI18n } from 'vue-i18n'
import type { Json } from '../../../../src/engine/basics/json'
import type { Options } from '../../../../src/engine/options/options'
import { tofugott } from '../../../../src/games/tofugott/inside/index'
import { decisionOf } from '../../../../src/games/tofugott/outside/check'
import type {
  DecisionKind,
  Explanation,
  TofugottMove,
  TofugottView,
} from '../../../../src/games/tofugott/outside/contract'
import type { Silhouette } from '../../../../src/games/tofugott/outside/silhouettes'
import { silhouettesInPlay } from '../../../../src/games/tofugott/outside/silhouettesInPlay'
import { placesOf } from '../../../../src/renderer/games/tofugott/ask/draft'
import type { Answer } from '../../../../src/protocol/hostMessages'
import type { SeatView } from '../../../../src/protocol/tableViews'
import GameBoard from '../../../../src/renderer/games/GameBoard.vue'
import {
  scoredText,
  silhouetteName,
  silhouetteTitle,
  sentenceText,
} from '../../../../src/renderer/games/tofugott/voice/names'
import TofugottBoard from '../../../../src/renderer/games/tofugott/TofugottBoard.vue'
import { DRAFT_PLACE } from '../../../../src/renderer/table/ask/useKeptDraft'
import { useSpeech } from '../../../../src/renderer/speech/useSpeech'
import { useSettings } from '../../../../src/renderer/stores/settings'
import { tofugottWindow } from '../../../../src/renderer/games/tofugott/window'
import type { Translate } from '../../../../src/renderer/wording/translate'
import { begin, look, type Running } from '../../../games/tofugott/scenario'
import { allMessages } from '../../../support/window/wholeWording'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
afterEach(() => {
  vi.useRealTimers()
})
beforeEach(() => {
  sessionStorage.clear()
  localStorage.setItem('stammtisch.guide.tofugott', '1')
})

const MESSAGES = await allMessages()
const NAMES = ['Ada', 'Ben', 'Cem', 'Dora', 'Eli', 'Fay']
/** The name of what is asked. */
const QUESTION = 'question-7'
const TAKEN: Answer = { type: 'answer', id: 1, ok: true }

function asJson(value: object): Json {
  const copy: Json = JSON.parse(JSON.stringify(value))
  return copy
}
interface Open {
  readonly wrapper: VueWrapper<InstanceType<typeof GameBoard>>
  readonly play: ReturnType<typeof vi.fn<(move: Json, question: string) => Promise<Answer>>>
  readonly t: Translate
}

function openTable(view: TofugottView, answer: Answer = TAKEN, people?: SeatView[]): Open {
  const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
  const play = vi.fn((_move: Json, _question: string) => Promise.resolve(answer))
  const names = NAMES.slice(0, view.seats)
  const bots = names.map((name): SeatView => ({ kind: 'bot', name, figure: 'owl', level: 'easy' }))
  const seats = people ?? bots
  const asked = decisionOf(view)
  const { you } = view
  const listener = { names, t: i18n.global.t, ...(you !== undefined && { you }) }
  const wrapper = mount(GameBoard, {
    props: {
      game: { ...tofugottWindow, board: TofugottBoard },
      view: asJson(view),
      seats,
      names,
      listener,
      own: asked === undefined ? [] : [{ kind: asked, name: QUESTION }],
      awaited: { kind: 'hidden' },
      arrived: 0,
      events: [],
      version: 1,
      play,
    },
    global: { plugins: [i18n, createPinia()], provide: { [DRAFT_PLACE]: () => 'here' } },
    attachTo: document.body,
  })
  return { wrapper, play, t: (key, named = {}) => i18n.global.t(key, named) }
}

function step(running: Running): void {
  const { state, random } = running
  const [owed] = tofugott.toAct(state)
  if (!owed) throw new Error('the match is over')
  const move = tofugott.sampleFrom(state, owed.seat, random)
  tofugott.play(state, { seat: owed.seat, move, byClock: false }, random)
}

/** Somebody else than seat 0 plays, as long as somebody does. */
function stepOther(running: Running): void {
  const { state, random } = running
  const owed = tofugott.toAct(state)
  const next = owed.find(({ seat }) => seat !== 0) ?? owed[0]
  if (!next) throw new Error('the match is over')
  const move = tofugott.sampleFrom(state, next.seat, random)
  tofugott.play(state, { seat: next.seat, move, byClock: false }, random)
}

/** Plays at random until seat 0 sees such a view. */
function viewWhen(
  wanted: (view: TofugottView) => boolean,
  seed = 'board',
  options: Options = {},
): TofugottView {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const running = begin({ seats: 3, seed: `${seed}-${String(attempt)}`, options })
    while (tofugott.toAct(running.state).length > 0) {
      const view = look(running, 0)
      if (wanted(view)) return view
      step(running)
    }
    const view = look(running, 0)
    if (wanted(view)) return view
  }
  throw new Error('never seen')
}
function askedView(kind: DecisionKind, seed = 'asked'): TofugottView {
  return viewWhen((view) => decisionOf(view) === kind, seed)
}

/** A guess that was turned is to be explained, not an answer of the own turn. */
function guessExplained(): TofugottView {
  return viewWhen((view) => decisionOf(view) === 'explain' && view.active !== view.you, 'asked')
}

async function press({ wrapper }: Open, text: string): Promise<void> {
  const beside = document.querySelectorAll<HTMLElement>('.phrases-panel button')
  const all = [...wrapper.findAll('button').map(({ element }) => element), ...beside]
  const button = all.find(({ textContent }) => textContent.trim() === text)
  if (!button) throw new Error(`No button ${text} in ${wrapper.text()}`)
  button.click()
  await flushPromises()
}
async function pick({ wrapper }: Open, silhouette: Silhouette): Promise<void> {
  await wrapper.find(`.silhouette-hand [data-key="${silhouette}"]`).trigger('click')
}
async function pressPlace({ wrapper }: Open, place: number): Promise<void> {
  await wrapper.find(`[data-spot="answer-${String(place)}"]`).trigger('click')
}
async function say(open: Open, explanation: Explanation, opener: string): Promise<void> {
  if (explanation.kind === 'words') {
    await open.wrapper.find('.words-field input').setValue(explanation.text)
    await open.wrapper.find('.words-field').trigger('submit')
    return
  }
  await press(open, opener)
  await press(open, sentenceText(explanation.phrase, open.t))
}

/** Carries what lies at `from` to where `to` lies; absent: beside everything. Who lets go over what he took up clicks on it as well. */
async function carry({ wrapper }: Open, from: string, to?: string, clicks = false): Promise<void> {
  const target = to === undefined ? null : wrapper.find(to).element
  document.elementFromPoint = () => target
  const at = (type: string, x: number): PointerEvent =>
    new PointerEvent(type, {
      clientX: x,
      clientY: x,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      bubbles: true,
    })
  wrapper.find(from).element.dispatchEvent(at('pointerdown', 0))
  window.dispatchEvent(at('pointermove', 90))
  await flushPromises()
  expect(wrapper.find('.carried').exists()).toBe(true)
  window.dispatchEvent(at('pointerup', 90))
  if (clicks) wrapper.find(from).element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await flushPromises()
  expect(wrapper.find('.carried').exists()).toBe(false)
}

/** Does with the mouse what the move says. */
async function perform(open: Open, move: TofugottMove): Promise<void> {
  switch (move.kind) {
    case 'keep':
      await open.wrapper.findAll('.choice')[move.card]?.trigger('click')
      return press(open, 'Read it out')
    case 'answer':
      for (const [question, { silhouette }] of move.best.entries()) {
        await pressPlace(open, question * 2)
        await pick(open, silhouette)
      }
      for (const [question, { silhouette }] of move.worst.entries()) {
        await pressPlace(open, question * 2 + 1)
        await pick(open, silhouette)
      }
      return press(open, 'Lock all six')
    case 'guess':
      await pick(open, move.silhouette)
      if (move.explanation?.kind === 'phrase') await say(open, move.explanation, 'Add a reason')
      return press(open, 'Lock my guess')
    case 'explain':
      return say(open, move.explanation, 'Phrases')
    case 'done':
      return press(open, 'Done')
  }
}

const GUESS_WITH_PHRASE = (view: TofugottView): TofugottMove => {
  const [silhouette = 'tofu'] = (['rat', 'pig', 'tree'] as const).filter(
    (one) => !view.aside.includes(one),
  )
  return { kind: 'guess', silhouette, explanation: { kind: 'phrase', phrase: 'i-know-you' } }
}
const MOVES: readonly [DecisionKind, (view: TofugottView) => TofugottMove][] = [
  ['keep', () => ({ kind: 'keep', card: 0 })],
  ['keep', () => ({ kind: 'keep', card: 1 })],
  ['guess', GUESS_WITH_PHRASE],
  ['explain', () => ({ kind: 'explain', explanation: { kind: 'words', text: 'So be it' } })],
  ['explain', () => ({ kind: 'explain', explanation: { kind: 'phrase', phrase: 'dont-ask' } })],
  ['explain', () => ({ kind: 'done' })],
]

describe('the table of Tofugott', () => {
  it.each(MOVES)('lets be done what is asked (%s), and sends exactly that', async (kind, make) => {
    const view = askedView(kind)
    const move = make(view)
    const open = openTable(view)
    await perform(open, move)
    await flushPromises()
    expect(open.play.mock.calls).toEqual([[move, QUESTION]])
  })

  it('TG-08 TG-35 lets six answers be put where they belong, in any order', async () => {
    for (const seed of ['six', 'sixteen', 'sixty']) {
      const view = askedView('answer', seed)
      const choices = silhouettesInPlay(view).map((silhouette) => ({ silhouette }))
      const worst = choices.slice(0, 3)
      const best = choices.slice(-3).reverse()
      const open = openTable(view)
      await perform(open, { kind: 'answer', best, worst })
      await flushPromises()
      expect(open.play.mock.calls).toEqual([[{ kind: 'answer', best, worst }, QUESTION]])
      open.wrapper.unmount()
    }
  })

  it('TG-32 changes everything until it is locked: taken back, swapped, all undone', async () => {
    const view = askedView('answer')
    const open = openTable(view)
    const { wrapper } = open
    const hand = (): string[] =>
      wrapper.findAll('.silhouette-hand button').map((one) => one.attributes('data-key') ?? '')
    const label = (place: number): string =>
      wrapper.find(`[data-spot="answer-${String(place)}"]`).attributes('aria-label') ?? ''
    const all = hand()
    expect(all).toHaveLength(8)
    const undo = () => wrapper.findAll('button').find((one) => one.text() === 'Take all back')
    expect(undo()?.attributes('aria-disabled')).toBe('true')
    const cards = wrapper.findAll('.silhouette-hand button')
    await cards[0]?.trigger('click')
    expect(hand()).toHaveLength(7)
    expect(label(0)).not.toContain('empty')
    // The next one goes to the next place by itself.
    await wrapper.findAll('.silhouette-hand button')[0]?.trigger('click')
    expect(label(1)).not.toContain('empty')
    const second = label(1).split(': ')[1]
    // Pressed, it comes back; its place waits for another one.
    await pressPlace(open, 0)
    expect(hand()).toContain(all[0])
    expect(wrapper.find('[data-spot="answer-0"]').classes()).toContain('active')
    expect(label(1).split(': ')[1]).toBe(second)
    await press(open, 'Take all back')
    expect(hand()).toEqual(all)
    expect(open.play).not.toHaveBeenCalled()
  })

  it.each(['answer', 'guess'] as const)(
    'TG-32 keeps what is chosen, but not locked (%s), over a reload',
    async (kind) => {
      const view = askedView(kind)
      const open = openTable(view)
      const [first = 'rat'] = silhouettesInPlay(view)
      await pick(open, first)
      const held = ({ wrapper }: typeof open): string[] =>
        wrapper.findAll('.silhouette-hand button').map((card) => card.text())
      const kept = held(open)
      open.wrapper.unmount()
      expect(held(openTable(view))).toEqual(kept)
      sessionStorage.clear()
      expect(held(openTable(view))).toHaveLength(kept.length + 1)
    },
  )

  it('TG-32 takes back one step at a time with Escape, and says each step', async () => {
    const view = askedView('answer')
    const open = openTable(view)
    const { wrapper, t } = open
    const [first = 'rat', second = 'pig'] = silhouettesInPlay(view)
    const said = vi.spyOn(useSpeech(), 'say')
    const lastSaid = (): string => said.mock.lastCall?.[0] ?? ''
    const name = (one: Silhouette): string => silhouetteName(one, t)
    await pick(open, first)
    expect(lastSaid()).toBe(
      `Best for question 1: ${name(first)}. 5 to go. Next: the worst for question 1.`,
    )
    await pick(open, second)
    expect(lastSaid()).toContain(`Worst for question 1: ${name(second)}.`)
    await pressPlace(open, 5)
    const [, two = '?', three = '?'] = view.card?.questions ?? []
    expect(lastSaid()).toContain(`Next: question 3, ${three} The worst.`)
    const escape = () => wrapper.find('.game-stage').trigger('keydown', { key: 'Escape' })
    await escape()
    expect(lastSaid()).toContain(`Next: question 2, ${two} The best.`)
    await escape()
    expect(lastSaid()).toContain(`Back in your hand: ${name(second)}.`)
    expect(wrapper.find('[data-spot="answer-0"]').attributes('aria-label')).toContain(name(first))
    expect(wrapper.find('[data-spot="answer-1"]').attributes('aria-label')).toContain('empty')
    await escape()
    expect(wrapper.findAll('.silhouette-hand button')).toHaveLength(8)
    said.mockClear()
    await escape()
    expect(said).not.toHaveBeenCalled()
  })

  it('reads out the hand, the table and the choice as they are being put together', async () => {
    const view = askedView('answer')
    const open = openTable(view)
    const [first = 'rat', second = 'pig'] = silhouettesInPlay(view)
    const speech = useSpeech()
    expect(speech.own.tableau?.('The table.')).toBe('The table.')
    await pick(open, first)
    const placed = `Picked, but not locked yet: Best for question 1: 1 ${silhouetteName(first, open.t)}.`
    const [hand = '', options = ''] = [speech.own.hand?.(''), speech.own.options?.('')]
    for (const told of [hand, options, speech.own.tableau?.('The table.') ?? '']) {
      expect(told).toContain(placed)
    }
    for (const told of [hand, options]) {
      const choice = told.replace(placed, '')
      expect(choice).toContain(`: 2 ${silhouetteName(second, open.t)}, 3 `)
      expect(choice).not.toContain(silhouetteName(first, open.t))
    }
    // What comes next, how many are missing and what a digit does stand there as well; the question asked anew begins with it.
    expect(options).toMatch(/^5 to go\. Next: the worst for question 1\./u)
    expect(options).toContain('The digit before a silhouette chooses it.')
    const [question = '?'] = view.card?.questions ?? []
    expect(speech.own.ask?.('', 'answer')).toBe(
      `5 to go. Next: question 1, ${question} The worst. Choose your best and your worst for each question.`,
    )
    open.wrapper.unmount()
    expect(speech.own).toEqual({})
  })

  it('TG-13 tells each silhouette of the hand with the digit that chooses it, whatever is chosen', async () => {
    const open = openTable(askedView('guess'))
    const { wrapper, t } = open
    const [first = 'rat', second = 'pig'] = silhouettesInPlay(askedView('guess'))
    await pick(open, first)
    const told = useSpeech().own.hand?.('') ?? ''
    expect(told).toContain(`Your silhouettes: 2 ${silhouetteName(second, t)}, 3 `)
    expect(told).toContain(`not locked yet: 1 ${silhouetteName(first, t)}.`)
    await wrapper.find('.game-stage').trigger('keydown', { key: '2' })
    expect(wrapper.find('.slot').attributes('aria-label')).toContain(silhouetteTitle(second, t))
  })

  it('TG-34 reads out the card that alone lies open, before it has been heard that it is chosen', async () => {
    const sheet = document.createElement('style')
    sheet.textContent = '.keep-choice { --one-open: 1; }'
    document.head.append(sheet)
    onTestFinished(() => {
      sheet.remove()
    })
    const open = openTable(askedView('keep'))
    vi.spyOn(useSpeech(), 'whenHeard').mockImplementation(() => undefined)
    await flushPromises()
    expect(open.wrapper.findAll('.choice[aria-pressed="true"]')).toHaveLength(0)
    await press(open, 'Read it out')
    expect(open.play).toHaveBeenCalledWith({ kind: 'keep', card: 0 }, QUESTION)
    open.wrapper.unmount()
    sheet.remove()
    const both = openTable(askedView('keep'))
    await flushPromises()
    await press(both, 'Read it out')
    expect(both.play).not.toHaveBeenCalled()
  })

  it('says why a silhouette is not taken: before a question card is chosen, and when all six lie', async () => {
    const keeping = openTable(askedView('keep'))
    await keeping.wrapper.find('.silhouette-hand button').trigger('click')
    const remark = keeping.wrapper.find('.remark')
    expect(remark.classes()).toContain('refused')
    expect(remark.text()).toContain(keeping.t('tofugottTable.reason.card-first'))
    expect(remark.text()).not.toContain(keeping.t('tofugott.ask.keep'))
    // Nor do they look like something that is asked for.
    expect(keeping.wrapper.find('.silhouette-hand').classes()).toContain('later')
    keeping.wrapper.unmount()
    const { wrapper, t } = openTable(askedView('answer'))
    const said = vi.spyOn(useSpeech(), 'say')
    for (let place = 0; place < 7; place += 1) {
      await wrapper.find('.silhouette-hand button').trigger('click')
    }
    expect(wrapper.findAll('.silhouette-hand button')).toHaveLength(2)
    expect(wrapper.find('.remark').text()).toBe(t('tofugottTable.hint.overfull'))
    // What is to be done now, not what has been chosen already.
    expect(wrapper.find('.sentence').text()).toBe(t('tofugott.ask.answerReady'))
    // By ear neither a click nor a pull is of use: the digit of what is chosen is, and Escape.
    expect(said).toHaveBeenLastCalledWith(t('tofugottTable.hint.overfullHeard'))
    await wrapper.find('.game-stage').trigger('keydown', { key: 'Escape' })
    expect(wrapper.find('.remark').text()).not.toBe(t('tofugottTable.hint.overfull'))
  })

  it('refuses nothing for a press that comes late and meets another question', async () => {
    const { wrapper } = openTable(askedView('guess'))
    await wrapper.setProps({
      view: asJson(guessExplained()),
      own: [{ kind: 'explain', name: 'question-8' }],
      version: 2,
    })
    const silhouette = wrapper.find('.silhouette-hand button')
    await silhouette.trigger('click')
    expect(wrapper.find('.remark.refused').exists()).toBe(false)
    const later = performance.now() + 2000
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
    await silhouette.trigger('click')
    clock.mockRestore()
    expect(wrapper.find('.remark.refused').html()).toContain('title="TG-')
  })

  it('TG-14 says what is typed when the big button is pressed, and is done then', async () => {
    const open = openTable(askedView('explain'))
    await open.wrapper.find('.words-field input').setValue('So be it')
    await press(open, 'Done')
    await flushPromises()
    const explanation = { kind: 'words', text: 'So be it' }
    expect(open.play.mock.calls).toEqual([[{ kind: 'explain', explanation }, QUESTION]])
    await open.wrapper.setProps({ version: 2, own: [{ kind: 'explain', name: 'next' }] })
    await flushPromises()
    expect(open.play.mock.calls.slice(1)).toEqual([[{ kind: 'done' }, 'next']])
    await open.wrapper.setProps({ version: 3, own: [{ kind: 'explain', name: 'one more' }] })
    expect(open.play).toHaveBeenCalledTimes(2)
  })

  it('TG-14 asks for no more reasons once told so, for the rest of the match, until it is taken back', async () => {
    const open = openTable(askedView('explain'))
    const said = vi.spyOn(useSpeech(), 'say')
    await press(open, open.t('tofugottTable.withoutReasons.turnOn'))
    await flushPromises()
    expect(open.play.mock.calls).toEqual([[{ kind: 'done' }, QUESTION]])
    expect(said).toHaveBeenCalledWith(open.t('tofugottTable.withoutReasons.isOn'))
    await open.wrapper.setProps({ version: 2, own: [{ kind: 'explain', name: 'next' }] })
    await flushPromises()
    expect(open.play.mock.calls.slice(1)).toEqual([[{ kind: 'done' }, 'next']])
    await press(open, open.t('tofugottTable.withoutReasons.turnOff'))
    await open.wrapper.setProps({ version: 3, own: [{ kind: 'explain', name: 'one more' }] })
    await flushPromises()
    expect(open.play).toHaveBeenCalledTimes(2)
  })

  it('TG-14 says what is typed still when no more reasons are wanted', async () => {
    const open = openTable(askedView('explain'))
    await open.wrapper.find('.words-field input').setValue('So be it')
    await press(open, open.t('tofugottTable.withoutReasons.turnOn'))
    await flushPromises()
    const explanation = { kind: 'words', text: 'So be it' }
    expect(open.play.mock.calls).toEqual([[{ kind: 'explain', explanation }, QUESTION]])
    await open.wrapper.setProps({ version: 2, own: [{ kind: 'explain', name: 'next' }] })
    await flushPromises()
    expect(open.play.mock.calls.slice(1)).toEqual([[{ kind: 'done' }, 'next']])
  })

  it('TG-14 keeps to no reasons by a key when the page is loaded again, and asks nobody for the same card twice', async () => {
    const refusal = { type: 'answer', id: 1, ok: false, refusal: 'illegal-move' } as const
    const open = openTable(askedView('guess'))
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }))
    await flushPromises()
    expect(open.play).not.toHaveBeenCalled()
    open.wrapper.unmount()
    const again = openTable(guessExplained(), refusal)
    await flushPromises()
    await again.wrapper.setProps({ version: 2 })
    await flushPromises()
    expect(again.play.mock.calls).toEqual([[{ kind: 'done' }, QUESTION]])
  })

  it('TG-14 goes on without a reason only when the card has been seen', async () => {
    const view = askedView('explain')
    if (view.phase.kind !== 'revealing') throw new Error('nothing is turned')
    const open = openTable(askedView('answer'))
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }))
    const card = view.phase.turned.at(-1)
    const events = [asJson({ kind: 'turned', question: 0, card })]
    const own = [{ kind: 'explain', name: 'next' }]
    await open.wrapper.setProps({ version: 2, view: asJson(view), events, own })
    await flushPromises()
    expect(open.play).not.toHaveBeenCalled()
    await open.wrapper.find('.game-stage').trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(open.play.mock.calls).toEqual([[{ kind: 'done' }, 'next']])
  })

  it.each(['guess', 'answer'] as const)(
    'TG-14 asks for no reason of guesses and answers, and offers the way back, once no more were wanted at a %s',
    async (declinedAt) => {
      const before = openTable(askedView(declinedAt))
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }))
      await flushPromises()
      before.wrapper.unmount()
      const ofOwn = (isOwn: boolean): TofugottView =>
        viewWhen(
          (view) => decisionOf(view) === 'explain' && (view.active === view.you) === isOwn,
          'asked',
        )
      for (const view of [ofOwn(true), ofOwn(false)]) {
        const open = openTable(view)
        await flushPromises()
        expect(open.play.mock.calls).toEqual([[{ kind: 'done' }, QUESTION]])
        expect(open.wrapper.find('.reasons-again').exists()).toBe(true)
        open.wrapper.unmount()
      }
      const last = openTable(ofOwn(true))
      await press(last, last.t('tofugottTable.withoutReasons.turnOff'))
      last.wrapper.unmount()
      const again = openTable(ofOwn(false))
      await flushPromises()
      expect(again.play).not.toHaveBeenCalled()
    },
  )

  it('TG-14 is not done when what was typed is refused', async () => {
    const refusal = { type: 'answer', id: 1, ok: false, refusal: 'illegal-move' } as const
    const open = openTable(askedView('explain'), refusal)
    await open.wrapper.find('.words-field input').setValue('So be it')
    await press(open, 'Done')
    await open.wrapper.setProps({ version: 2, own: [{ kind: 'explain', name: 'next' }] })
    await flushPromises()
    expect(open.play).toHaveBeenCalledTimes(1)
  })

  it('TG-14 takes words of one’s own with a guess, and lets them be taken back', async () => {
    const open = openTable(askedView('guess'))
    const { wrapper } = open
    const silhouette = wrapper.find('.silhouette-hand button').attributes('data-key')
    await wrapper.find('.silhouette-hand button').trigger('click')
    const type = async (text: string): Promise<void> => {
      await press(open, 'Add a reason')
      const panel = new DOMWrapper(document.body).get('.phrases-panel')
      await panel.get('.words-field input').setValue(text)
      await panel.get('.words-field').trigger('submit')
    }
    await type('You blinked')
    expect(wrapper.find('.remark').text()).toContain('You blinked')
    await press(open, 'Change the reason')
    await press(open, 'No words after all')
    expect(wrapper.find('.remark').text()).not.toContain('You blinked')
    await type('You grinned')
    await press(open, 'Lock my guess')
    await flushPromises()
    const explanation = { kind: 'words', text: 'You grinned' }
    expect(open.play.mock.calls).toEqual([[{ kind: 'guess', silhouette, explanation }, QUESTION]])
  })

  it('TG-14 marks what a bot says as a bot’s, and nothing that a person says', async () => {
    const view = viewWhen((seen) => decisionOf(seen) === 'explain', 'said')
    if (view.phase.kind !== 'revealing') throw new Error('nothing is turned')
    const said = [{ kind: 'phrase', phrase: 'dont-ask' }] as const
    const turned = view.phase.turned.map((card) => ({ ...card, said }))
    const { wrapper } = openTable({ ...view, phase: { ...view.phase, turned } })
    const guesses = turned.filter(({ role }) => role === 'guess')
    expect(guesses.length).toBeGreaterThan(0)
    expect(wrapper.findAll('.guesses .place .of-bot')).toHaveLength(guesses.length)
    const people = NAMES.slice(0, view.seats).map((name): SeatView => ({
      kind: 'person',
      name,
      figure: 'fox',
      person: name,
      connected: true,
      ready: true,
    }))
    // Who sits there since has not said it, and what people say stays theirs likewise.
    await wrapper.setProps({ seats: people })
    expect(wrapper.findAll('.guesses .place .of-bot')).toHaveLength(guesses.length)
    wrapper.unmount()
    const ofPeople = openTable({ ...view, phase: { ...view.phase, turned } }, TAKEN, people)
    expect(ofPeople.wrapper.find('.guesses .of-bot').exists()).toBe(false)
  })

  it('says what is missing when it is locked too early, and sends nothing', async () => {
    const open = openTable(askedView('answer'))
    expect(open.wrapper.find('.remark').text()).toBe('6 to go. Next: the best for question 1.')
    await press(open, 'Lock all six')
    await flushPromises()
    expect(open.play).not.toHaveBeenCalled()
  })

  it('TG-08 TG-32 lets answers be carried to any place, from place to place, and past them all', async () => {
    const view = askedView('answer')
    const open = openTable(view)
    const { wrapper } = open
    const [first, second] = silhouettesInPlay(view)
    if (first === undefined || second === undefined) throw new Error('eight are in play')
    const inHand = (one: Silhouette): string => `.silhouette-hand [data-key="${one}"]`
    const place = (number: number): string => `[data-spot="answer-${String(number)}"]`
    const lies = (number: number): string =>
      wrapper.find(place(number)).attributes('aria-label') ?? ''
    await carry(open, inHand(first), place(4))
    expect(lies(4)).toContain(silhouetteName(first, open.t))
    expect(wrapper.find(inHand(first)).exists()).toBe(false)
    await carry(open, inHand(second), place(1))
    // What lay there goes to where the other one came from.
    await carry(open, place(4), place(1))
    expect(lies(1)).toContain(silhouetteName(first, open.t))
    expect(lies(4)).toContain(silhouetteName(second, open.t))
    await carry(open, place(4), place(0))
    expect(lies(0)).toContain(silhouetteName(second, open.t))
    expect(lies(4)).not.toContain(silhouetteName(second, open.t))
    const before = [0, 1, 2, 3, 4, 5].map(lies)
    await carry(open, place(0))
    expect([0, 1, 2, 3, 4, 5].map(lies)).toEqual(before)
    expect(open.play).not.toHaveBeenCalled()
  })

  it('TG-32 lets a guess be carried to its place, and another one over it', async () => {
    const view = askedView('guess')
    const open = openTable(view)
    const [first, second] = silhouettesInPlay(view)
    if (first === undefined || second === undefined) throw new Error('eight are in play')
    const label = (): string => open.wrapper.find('.slot').attributes('aria-label') ?? ''
    for (const one of [first, second]) {
      await carry(open, `.silhouette-hand [data-key="${one}"]`, '.slot')
      expect(label()).toContain(silhouetteTitle(one, open.t))
    }
    await press(open, 'Lock my guess')
    await flushPromises()
    expect(open.play.mock.calls).toEqual([[{ kind: 'guess', silhouette: second }, QUESTION]])
  })

  it('TG-32 lets a guess be carried back into the hand, and taken back by a press or a key', async () => {
    const view = askedView('guess')
    const open = openTable(view)
    const { wrapper } = open
    const [first] = silhouettesInPlay(view)
    if (first === undefined) throw new Error('eight are in play')
    const inHand = `.silhouette-hand [data-key="${first}"]`
    for (const takeBack of [
      () => carry(open, '.slot', '.silhouette-hand'),
      () => wrapper.find('.slot').trigger('click'),
      () => wrapper.find('.game-stage').trigger('keydown', { key: 'Escape' }),
    ]) {
      await carry(open, inHand, '.slot')
      expect(wrapper.find(inHand).exists()).toBe(false)
      // Past everything it stays where it was, and on its own place too, though the mouse ends with a click there.
      await carry(open, '.slot')
      await carry(open, '.slot', '.slot', true)
      expect(wrapper.find('.slot').attributes('aria-label')).toContain(
        silhouetteTitle(first, open.t),
      )
      await new Promise((resolve) => setTimeout(resolve))
      await takeBack()
      expect(wrapper.find(inHand).exists()).toBe(true)
      await new Promise((resolve) => setTimeout(resolve))
    }
    expect(open.play).not.toHaveBeenCalled()
  })

  it('TG-34 TG-08 says why a card that is carried goes nowhere', async () => {
    const keeping = openTable(askedView('keep'))
    await carry(keeping, '.silhouette-hand button', '.choice')
    expect(keeping.wrapper.find('.remark.refused').html()).toContain('title="TG-34"')
    keeping.wrapper.unmount()
    const guessing = openTable(askedView('guess'))
    for (const target of ['[data-spot="answer-0"]', '.question-card']) {
      await carry(guessing, '.silhouette-hand button', target)
      expect(guessing.wrapper.find('.remark.refused').html(), target).toContain('title="TG-08"')
    }
    const heading = guessing.wrapper.find('.sentence').text()
    const refused = guessing.wrapper.find('.remark.refused').text()
    expect(refused).not.toContain(heading)
    expect(refused).toContain('drag it into the box for your guess')
    await guessing.wrapper.find('.aside button').trigger('click')
    expect(guessing.wrapper.find('.remark.refused').html()).toContain('title="TG-07"')
    guessing.wrapper.unmount()
    const carrying = openTable(askedView('guess'))
    await carry(carrying, '.aside button', '.slot')
    expect(carrying.wrapper.find('.remark.refused').html()).toContain('title="TG-07"')
    expect(carrying.play).not.toHaveBeenCalled()
    expect(guessing.play).not.toHaveBeenCalled()
  })

  it('TG-32 takes a guess that is carried to the own public place, and shows where it may go', async () => {
    const view = askedView('guess')
    const open = openTable(view)
    const [first] = silhouettesInPlay(view)
    if (first === undefined) throw new Error('eight are in play')
    open.wrapper
      .find(`.silhouette-hand [data-key="${first}"]`)
      .element.dispatchEvent(new PointerEvent('pointerdown', { isPrimary: true, bubbles: true }))
    window.dispatchEvent(new PointerEvent('pointermove', { clientX: 90 }))
    await flushPromises()
    expect(open.wrapper.find('.slot.carrying').exists()).toBe(true)
    window.dispatchEvent(new PointerEvent('pointercancel'))
    await flushPromises()
    await carry(open, `.silhouette-hand [data-key="${first}"]`, '[data-spot="guess-0"]')
    expect(open.wrapper.find('.slot').attributes('aria-label')).toContain(
      silhouetteTitle(first, open.t),
    )
  })

  it('TG-32 takes an answer back that is carried into the hand', async () => {
    const view = askedView('answer')
    const open = openTable(view)
    const [first] = silhouettesInPlay(view)
    if (first === undefined) throw new Error('eight are in play')
    const inHand = `.silhouette-hand [data-key="${first}"]`
    await carry(open, inHand, '[data-spot="answer-2"]')
    expect(open.wrapper.find(inHand).exists()).toBe(false)
    await carry(open, '[data-spot="answer-2"]', '.silhouette-hand')
    expect(open.wrapper.find(inHand).exists()).toBe(true)
  })

  it('reads out, locks and is done with one key, which says what is missing', async () => {
    for (const kind of ['keep', 'answer', 'guess', 'explain'] as const) {
      const open = openTable(askedView(kind))
      const said = vi.spyOn(useSpeech(), 'say')
      const stage = open.wrapper.find('.game-stage')
      const told = tofugottWindow.voice.options(asJson(askedView(kind)), {
        names: NAMES,
        you: 0,
        t: open.t,
      })
      // Nothing can be confirmed before it is chosen.
      const isReady = kind === 'explain'
      expect(told?.includes('The F key'), kind).toBe(isReady)
      expect(told?.includes('The keys 1 and 2'), kind).toBe(kind === 'keep')
      if (kind !== 'explain') {
        await stage.trigger('keydown', { key: 'f' })
        expect(open.play, kind).not.toHaveBeenCalled()
        expect(said, kind).toHaveBeenCalledWith(open.wrapper.find('.remark').text())
      }
      if (kind === 'keep') await open.wrapper.find('.choice').trigger('click')
      for (let card = 0; card < (kind === 'answer' ? 6 : kind === 'guess' ? 1 : 0); card += 1) {
        await open.wrapper.find('.silhouette-hand button').trigger('click')
      }
      await stage.trigger('keydown', { key: 'f' })
      await flushPromises()
      expect(open.play, kind).toHaveBeenCalledTimes(1)
      open.wrapper.unmount()
    }
  })

  it('TG-32 leads the focus to the card that came back into the hand, by Escape, by its digit and by its place', async () => {
    const view = askedView('answer')
    const open = openTable(view)
    const stage = open.wrapper.find('.game-stage')
    const [, second = 'pig', third = 'rat'] = silhouettesInPlay(view)
    const ways: readonly (() => Promise<unknown>)[] = [
      () => stage.trigger('keydown', { key: 'Escape' }),
      () => stage.trigger('keydown', { key: '2' }),
      () => pressPlace(open, 0),
    ]
    for (const takeBack of ways) {
      await pick(open, second)
      open.wrapper.find<HTMLElement>(`.silhouette-hand [data-key="${third}"]`).element.focus()
      await takeBack()
      await flushPromises()
      expect(document.activeElement?.getAttribute('data-key')).toBe(second)
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k' }))
      expect(document.activeElement?.getAttribute('data-key')).toBe(second)
    }
  })

  it('TG-35 says the words of a question when its places come up for the first time, and not again', async () => {
    const view = askedView('answer')
    const open = openTable(view)
    const said = vi.spyOn(useSpeech(), 'say')
    const lastSaid = (): string => said.mock.lastCall?.[0] ?? ''
    const [first = 'rat', second = 'pig', third = 'tree'] = silhouettesInPlay(view)
    const words = view.card?.questions ?? []
    await pick(open, first)
    expect(lastSaid()).toContain('Next: the worst for question 1.')
    await pick(open, second)
    expect(lastSaid()).toContain(`Next: question 2, ${words[1] ?? '?'} The best.`)
    await pick(open, third)
    expect(lastSaid()).toContain('Next: the worst for question 2.')
    await pressPlace(open, 4)
    expect(lastSaid()).toContain(`Next: question 3, ${words[2] ?? '?'} The best.`)
    await pressPlace(open, 2)
    expect(lastSaid()).toContain('Next: the best for question 2.')
  })

  it('TG-32 shows places of others the same before and after they have locked', () => {
    const labels = (view: TofugottView): string[] => {
      const { wrapper } = openTable(view)
      const places = wrapper.findAll('[data-spot^="answer-"], [data-spot^="guess-"]')
      return places.map((one) => one.html())
    }
    const seen = new Map<number, string[]>()
    const running = begin({ seats: 3, seed: 'hidden-places', options: {} })
    while (!seen.has(1)) {
      const view = look(running, 0)
      const { phase } = view
      const isGuessing = decisionOf(view) === 'guess' && view.settled.length === 0
      if (isGuessing && phase.kind === 'locking' && phase.awaited.kind === 'number') {
        seen.set(phase.awaited.number, labels(view))
      }
      if (tofugott.toAct(running.state).length === 0) throw new Error('never seen')
      stepOther(running)
    }
    expect([...seen.keys()]).toEqual([3, 2, 1])
    expect(seen.get(2)).toEqual(seen.get(3))
    expect(seen.get(1)).toEqual(seen.get(3))
    expect(seen.get(1)?.filter((one) => one.includes('not shown yet'))).toHaveLength(7)
  })

  /** Whoever reads is called as in the log. */
  const AS_IN_THE_LOG = { names: ['you', ...NAMES.slice(1)], t: (key: string) => key }

  it('TG-17 leaves what a question brought beside the places until the next cards are turned', () => {
    const view = viewWhen(
      (seen) => seen.phase.kind === 'locking' && seen.settled.length === 1,
      'result',
    )
    const [settled] = view.settled
    const gains = settled?.gains ?? []
    const told = scoredText(gains, AS_IN_THE_LOG)
    expect(openTable(view).wrapper.find('.guesses .result').text()).toBe(
      told === undefined ? 'Nobody scores for question 1.' : `Points for question 1: ${told}.`,
    )
    expect(openTable(askedView('guess')).wrapper.find('.result').exists()).toBe(false)
  })

  it('TG-16 lays a slip beside the guesses that says how a question counts, then for what the last one brought points', () => {
    const first = openTable(askedView('guess')).wrapper.find('.score-slip').text()
    expect(first).toContain('How it counts')
    expect(first).toMatch(/Best guessed: \+1, and \+1 for \w+/u)
    const view = viewWhen(
      ({ phase, settled, active, you }) =>
        phase.kind === 'locking' && active !== you && (settled.at(-1)?.gains[active] ?? 0) > 0,
      'slip',
    )
    const { gains, turned } = view.settled.at(-1) ?? {}
    const slip = openTable(view).wrapper.find('.score-slip')
    const best = turned?.find(({ role }) => role === 'best')?.silhouette ?? ''
    expect(slip.find('.best .answer-card').attributes('aria-label')?.toLowerCase()).toBe(best)
    // No points without their name in a line.
    expect(slip.find('.best').text()).toContain(
      `For the answer that was guessed: ${NAMES[view.active] ?? ''},\u00a0+${String(gains?.[view.active])}.`,
    )
    const isMissed = gains?.includes(-1) === true
    expect(slip.find('.worst').text()).toContain(
      isMissed ? 'Guessed the worst' : 'Nobody guessed it.',
    )
  })

  it('TG-16 TG-17 shows at each guess what it brought once the answers lie open, and no sum beside it', () => {
    const view = viewWhen(({ phase, settled }) => {
      const turned = phase.kind === 'revealing' ? phase.turned : []
      const best = turned.find(({ role }) => role === 'best')
      const hits = turned.filter(
        (one) => one.role === 'guess' && one.silhouette === best?.silhouette,
      )
      return settled.length === 1 && hits.length > 0
    }, 'hits')
    if (view.phase.kind !== 'revealing') throw new Error('nothing is turned')
    const { turned } = view.phase
    const best = turned.find(({ role }) => role === 'best')
    const { wrapper } = openTable(view)
    turned
      .filter(({ role }) => role === 'guess')
      .forEach(({ seat, silhouette }) => {
        const gain = silhouette === best?.silhouette ? 1 : 0
        const place = wrapper
          .findAll('.place')
          .find((one) => one.find(`[data-spot="guess-${String(seat)}"]`).exists())
        expect(place?.find('.hit').exists()).toBe(gain === 1)
        expect(place?.find('.who').text()).toBe(
          `${String(seat + 1)}${NAMES[seat] ?? ''}${gain === 1 ? '+1' : ''}`,
        )
      })
  })

  it('TG-17 tells below the places what two questions of a turn have brought together', () => {
    const view = viewWhen(
      ({ phase, settled }) =>
        phase.kind === 'locking' &&
        settled.length === 2 &&
        settled.some(({ gains }) => gains.some((points) => points > 0)),
      'sums',
    )
    const sums = NAMES.slice(0, 3).map((_, seat) =>
      view.settled.reduce((sum, { gains }) => sum + (gains[seat] ?? 0), 0),
    )
    const told = scoredText(sums, AS_IN_THE_LOG)
    expect(openTable(view).wrapper.find('.guesses .result').text()).toContain(
      told === undefined ? 'question 2' : `So far in this turn: ${told}.`,
    )
  })

  it('TG-13 takes a guess that is dropped anywhere on the slip that asks for it', async () => {
    const open = openTable(askedView('guess'))
    const { wrapper } = open
    const silhouette = wrapper.find('.silhouette-hand button').attributes('data-key') ?? ''
    await carry(open, `.silhouette-hand [data-key="${silhouette}"]`, '.tofugott-ask .sentence')
    expect(wrapper.find('.tofugott-ask .slot .silhouette-card').exists()).toBe(true)
  })

  it('TG-17 says nothing twice where only one question of a turn has brought points', () => {
    const view = viewWhen(
      ({ phase, settled: [first, second] }) =>
        phase.kind === 'locking' &&
        first?.gains.every((points) => points === 0) === true &&
        second?.gains.some((points) => points > 0) === true,
      'once',
    )
    const told = openTable(view).wrapper.find('.guesses .result').text()
    expect(told).toContain('question 2')
    expect(told).not.toContain('So far')
  })

  it('TG-14 keeps the words of both answers until the next question', () => {
    const view = viewWhen(({ phase }) => {
      const last = phase.kind === 'revealing' ? phase.turned.at(-1) : undefined
      return last?.role === 'worst'
    }, 'both')
    if (view.phase.kind !== 'revealing') throw new Error('nothing is turned')
    const turned = view.phase.turned.map((card) => ({
      ...card,
      said: [{ kind: 'words', text: `because ${card.role}` }] as const,
    }))
    const { wrapper } = openTable({ ...view, phase: { ...view.phase, turned } })
    const said = wrapper.findAll('.answer').map((one) => one.text())
    expect(said).toHaveLength(2)
    expect(said[0]).toContain('because best')
    expect(said[1]).toContain('because worst')
  })

  it('TG-02 TG-34 says of a black card that it is one, not by its colour alone', () => {
    const choice = askedView('keep')
    const { cards = [] } = choice.own ?? {}
    const drawn = cards.map((card, index) => ({ ...card, spicy: index === 1 }))
    const told = openTable({ ...choice, own: { ...choice.own, cards: drawn } }).wrapper
    const marks = told.findAll('.choice').map((one) => one.text().includes('Black card, 16+'))
    expect(marks).toEqual([false, true])
    const view = askedView('guess')
    const { card } = view
    const labelOf = (spicy: boolean) => {
      const read = card && { ...card, spicy }
      const paper = openTable({ ...view, ...(read && { card: read }) }).wrapper.get(
        '.question-card',
      )
      expect(paper.get('h3').text().includes('Black card, 16+')).toBe(spicy)
      return paper.attributes('aria-label')
    }
    expect(labelOf(false)).toBe(card?.title)
    expect(labelOf(true)).toBe(`Black card, 16+: ${card?.title ?? ''}`)
  })

  it('TG-26 has the words of the card alone in its language, where its deck has no other', () => {
    const inGerman = (view: TofugottView, place: string) =>
      openTable(view)
        .wrapper.findAll(`${place} [lang=de]`)
        .map((one) => one.text())
    const view = askedView('guess')
    const card = view.card && { ...view.card, language: 'de' as const }
    const { title = '', scenario = '', questions = [] } = card ?? {}
    const texts = [title, scenario, ...questions]
    expect(inGerman({ ...view, ...(card && { card }) }, '.question-card')).toEqual(texts)
    const choice = askedView('keep')
    const cards = choice.own?.cards?.map((one) => ({ ...one, language: 'de' as const })) ?? []
    const drawn = { ...choice, own: { ...choice.own, cards } }
    expect(inGerman(drawn, '.choice')).toHaveLength(2 * texts.length)
    expect(inGerman(drawn, '.keep-choice > :not(.choice)')).toEqual([])
  })

  it('TG-18 shows no loss at a guess whose owner had nothing to lose', () => {
    function seenAt(options: Options) {
      const view = viewWhen(
        ({ phase, players }) => {
          const turned = phase.kind === 'revealing' ? phase.turned : []
          const worst = turned.find(({ role }) => role === 'worst')
          const miss = turned.find(
            (one) => one.role === 'guess' && one.silhouette === worst?.silhouette,
          )
          return miss !== undefined && players[miss.seat]?.points === 0
        },
        'floor',
        options,
      )
      return openTable(view).wrapper.find('.hit.missed').exists()
    }
    expect(seenAt({ floor: 'none' })).toBe(true)
    expect(seenAt({ floor: 0 })).toBe(false)
  })

  it('TG-14 names whoever is in turn and the card beside the words at the foot', () => {
    const view = viewWhen(({ phase }) => {
      const last = phase.kind === 'revealing' ? phase.turned.at(-1) : undefined
      return last !== undefined && last.role !== 'guess' && last.said.length > 0
    }, 'foot')
    const card = view.phase.kind === 'revealing' ? view.phase.turned.at(-1) : undefined
    const open = openTable(view)
    const foot = open.wrapper.find('.answer').text()
    expect(foot).toContain(NAMES[view.active])
    expect(foot).toContain(silhouetteName(card?.silhouette ?? 'rat', open.t))
  })

  it('TG-34 leads the focus to the first question card, and says which one is chosen', async () => {
    const view = askedView('keep')
    const { wrapper } = openTable(view)
    await flushPromises()
    const said = vi.spyOn(useSpeech(), 'say')
    const [first] = wrapper.findAll('.choice')
    expect(document.activeElement).toBe(first?.element)
    await first?.trigger('click')
    expect(said.mock.lastCall?.[0]).toContain(view.own?.cards?.[0]?.title)
  })

  it('TG-34 chooses a question card by its digit, and says what to choose where nothing is', async () => {
    const open = openTable(askedView('keep'))
    const { wrapper } = open
    const said = vi.spyOn(useSpeech(), 'say')
    await wrapper.find('.ask .look-main').trigger('click')
    expect(said.mock.lastCall?.[0]).toContain('Choose one of the two cards.')
    await wrapper.find('.game-stage').trigger('keydown', { key: '3' })
    expect(wrapper.find('.choice[aria-pressed="true"]').exists()).toBe(false)
    await wrapper.find('.game-stage').trigger('keydown', { key: '2' })
    expect(wrapper.findAll('.choice').map((one) => one.attributes('aria-pressed'))).toEqual([
      'false',
      'true',
    ])
  })

  it('TG-34 TG-08 hears digits wherever the focus is: beside the table too, and never in a field', async () => {
    const keep = openTable(askedView('keep'))
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }))
    await flushPromises()
    expect(keep.wrapper.findAll('.choice')[1]?.attributes('aria-pressed')).toBe('true')
    keep.wrapper.unmount()
    const view = askedView('answer')
    const answer = openTable(view)
    const [first = 'rat'] = silhouettesInPlay(view)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }))
    await flushPromises()
    const lies = () => answer.wrapper.find('[data-spot="answer-0"] .silhouette-card').exists()
    expect(lies()).toBe(true)
    expect(answer.wrapper.find(`.silhouette-hand [data-key="${first}"]`).exists()).toBe(false)
    // What the stage has answered is answered once, wherever the focus is by then.
    const answered = new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true })
    answered.preventDefault()
    document.body.dispatchEvent(answered)
    await flushPromises()
    expect(lies()).toBe(true)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }))
    await flushPromises()
    expect(lies()).toBe(false)
  })

  it('TG-13 chooses a guess by the digit of its place in the hand, and takes it back by the same', async () => {
    const view = askedView('guess')
    const [, second = 'rat'] = silhouettesInPlay(view)
    const { wrapper, t } = openTable(view)
    const label = () => wrapper.find('.slot').attributes('aria-label')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }))
    await flushPromises()
    expect(label()).toBe(`${silhouetteTitle(second, t)}, chosen`)
    await wrapper.find('.game-stage').trigger('keydown', { key: '2' })
    expect(label()).toBe(t('tofugottTable.noGuess'))
  })

  it('TG-13 TG-12 lets a digit mean the place that is seen, as it is told and stands on the card: one that was turned moves no other', async () => {
    const view = viewWhen(
      (one) =>
        decisionOf(one) === 'guess' &&
        one.settled.length === 2 &&
        silhouettesInPlay(one).at(-1) === placesOf(one).at(-1),
      'places',
    )
    const places = placesOf(view)
    const last = silhouettesInPlay(view).at(-1) ?? 'rat'
    const gone = places.findIndex((one) => !silhouettesInPlay(view).includes(one))
    const { wrapper, t } = openTable(view)
    const press = (place: number) =>
      wrapper.find('.game-stage').trigger('keydown', { key: String(place) })
    expect(useSpeech().own.options?.('')).toContain(`8 ${silhouetteName(last, t)}`)
    expect(wrapper.find(`[data-key="${last}"] .digit`).text()).toBe('8')
    await press(8)
    expect(wrapper.find('.slot').attributes('aria-label')).toBe(
      `${silhouetteTitle(last, t)}, chosen`,
    )
    await press(gone + 1)
    expect(wrapper.find('.slot').attributes('aria-label')).toContain(silhouetteTitle(last, t))
    expect(wrapper.find('.remark').text()).toContain(t('tofugottTable.reason.silhouette-revealed'))
  })

  it('TG-13 gives up a chosen guess that is turned face up before it is locked', async () => {
    const view = askedView('guess')
    const [first = 'rat'] = silhouettesInPlay(view)
    const { wrapper, t } = openTable(view)
    const label = () => wrapper.find('.slot').attributes('aria-label')
    await wrapper.find('.game-stage').trigger('keydown', { key: '1' })
    expect(label()).toBe(`${silhouetteTitle(first, t)}, chosen`)
    await wrapper.setProps({ version: 2, view: asJson({ ...view, aside: [...view.aside, first] }) })
    await flushPromises()
    expect(label()).toBe(t('tofugottTable.noGuess'))
  })

  it('TG-08 TG-13 keeps the focus in the hand, on the next card, after each one that is chosen, and on a guess', async () => {
    for (const kind of ['answer', 'guess'] as const) {
      sessionStorage.clear()
      const view = askedView(kind)
      const { wrapper } = openTable(view)
      await flushPromises()
      const hand = silhouettesInPlay(view)
      wrapper.find<HTMLElement>(`.silhouette-hand [data-key="${hand[1] ?? ''}"]`).element.focus()
      const chosen = kind === 'answer' ? 6 : 1
      for (let times = 0; times < chosen; times += 1) {
        const before = document.activeElement
        expect(before?.closest('.silhouette-hand'), `${kind} ${String(times)}`).not.toBeNull()
        before?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        await flushPromises()
        expect(document.activeElement).not.toBe(before)
      }
      // A second press takes no other guess.
      const place = kind === 'guess' ? '.slot' : '.silhouette-hand'
      expect(document.activeElement?.closest(place)).not.toBeNull()
      wrapper.unmount()
    }
  })

  it('TG-14 goes on by itself with a guess whose reason was typed beforehand, and asks for no second Done', async () => {
    const view = viewWhen(
      (one) =>
        decisionOf(one) === 'explain' &&
        one.phase.kind === 'revealing' &&
        one.phase.turned.at(-1)?.role === 'guess',
    )
    if (view.phase.kind !== 'revealing') throw new Error('nothing is turned')
    const said = [{ kind: 'words', text: 'So be it' }] as const
    const card = view.phase.turned.at(-1)
    if (!card) throw new Error('no guess')
    const guess = { silhouette: card.silhouette, explanation: said[0] }
    const turned = view.phase.turned.map((one) => (one === card ? { ...one, said } : one))
    const open = openTable({
      ...view,
      own: { guess },
      phase: { ...view.phase, turned },
    })
    await flushPromises()
    expect(open.play.mock.calls).toEqual([[{ kind: 'done' }, QUESTION]])
    expect(useSpeech().own.ask?.('Why?', 'explain')).toBe('')
    expect(useSpeech().own.ask?.('Which?', 'guess')).toBe('Which?')
  })

  it('TG-14 asks the ear for no reason once told so', async () => {
    const open = openTable(askedView('explain'))
    expect(useSpeech().own.ask?.('Why?', 'explain')).toBe('Why?')
    await press(open, open.t('tofugottTable.withoutReasons.turnOn'))
    expect(useSpeech().own.ask?.('Why?', 'explain')).toBe('')
    expect(useSpeech().own.ask?.('Which?', 'guess')).toBe('Which?')
  })

  it('TG-15 TG-17 reads out by T and S no more than has been shown', async () => {
    const view = viewWhen(
      ({ settled, phase }) => settled.length === 1 && phase.kind === 'locking',
      'ahead',
    )
    const before = askedView('guess')
    const { wrapper } = openTable(before)
    const [settled] = view.settled
    const worst = settled?.turned.find(({ role }) => role === 'worst')
    const events = [
      ...(settled?.turned ?? []).map((card) => ({ kind: 'turned', question: 0, card })),
    ].map(asJson)
    await wrapper.setProps({ version: 2, view: asJson(view), events })
    const told = `Question 1 is scored`
    expect(useSpeech().own.tableau?.(told)).not.toContain(told)
    expect(useSpeech().own.tableau?.(told)).not.toContain(`worst ${worst?.silhouette ?? ''}`)
    expect(useSpeech().own.standing?.('Points: Ada 9.')).not.toContain('9')
    // A page without a loudspeaker.
    useSettings().settings.sound = false
    for (let skips = 0; skips < 12; skips += 1) {
      await wrapper.find('.game-stage').trigger('keydown', { key: 'Enter' })
      await flushPromises()
    }
    expect(useSpeech().own.tableau?.(told)).toContain(told)
    expect(useSpeech().own.standing?.('Points: Ada 9.')).toContain('9')
  })

  it('leads into the hand by a key, wherever the focus is', async () => {
    const { wrapper } = openTable(askedView('guess'))
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k' }))
    await flushPromises()
    const [first] = wrapper.findAll('.silhouette-hand button')
    expect(document.activeElement).toBe(first?.element)
    const said = vi.spyOn(useSpeech(), 'say')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k' }))
    expect(said.mock.lastCall?.[0]).toBe(first?.attributes('aria-label'))
    expect(said.mock.lastCall?.[0]).not.toBe('')
  })

  it('says that nothing can be confirmed while a card is still being turned', async () => {
    const view = askedView('explain')
    if (view.phase.kind !== 'revealing') throw new Error('nothing is turned')
    const open = openTable(askedView('guess'))
    const card = view.phase.turned.at(-1)
    const events = [asJson({ kind: 'turned', question: 0, card })]
    await open.wrapper.setProps({ version: 2, view: asJson(view), events })
    const said = vi.spyOn(useSpeech(), 'say')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }))
    expect(said.mock.lastCall?.[0]).toBe(open.t('tofugottTable.stillShown'))
    expect(open.play).not.toHaveBeenCalled()
  })

  it('TG-32 takes a digit that is pressed while pictures are shown: they end, and the silhouette that was seen there is chosen', async () => {
    const view = viewWhen(
      (one) => decisionOf(one) === 'guess' && one.settled.length === 1,
      'digits',
    )
    const [last] = view.settled
    if (!last) throw new Error('nothing is settled')
    const phase = { kind: 'revealing', question: 0, turned: last.turned } as const
    const before = { ...view, phase, settled: [] }
    const points = view.players.map((player) => player.points)
    const open = openTable(before)
    const events = [
      asJson({ kind: 'settled', seat: view.active, question: 0, gains: last.gains, points }),
    ]
    const own = [{ kind: 'guess', name: 'next' }]
    await open.wrapper.setProps({ version: 2, view: asJson(view), events, own })
    expect(open.wrapper.find('.ask .line').exists()).toBe(true)
    const places = placesOf(view)
    const place = places.findIndex((one) => silhouettesInPlay(view).includes(one))
    const key = String(place + 1)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await flushPromises()
    expect(open.wrapper.find('.ask .line').exists()).toBe(false)
    expect(open.wrapper.find(`.slot .silhouette-card`).exists()).toBe(true)
    expect(open.wrapper.find(`.silhouette-hand [data-key="${places[place] ?? ''}"]`).exists()).toBe(
      false,
    )
  })

  it('TG-15 leaves the place of an answer empty as long as its card is held up', async () => {
    const view = viewWhen(
      ({ phase }) => phase.kind === 'revealing' && phase.turned.at(-1)?.role === 'best',
      'held',
    )
    if (view.phase.kind !== 'revealing') throw new Error('nothing is turned')
    const card = view.phase.turned.at(-1)
    const before = { ...view, phase: { ...view.phase, turned: view.phase.turned.slice(0, -1) } }
    const open = openTable(before)
    const { question } = view.phase
    const events = [asJson({ kind: 'turned', question, card })]
    const place = () => open.wrapper.find(`.row.lit .answer-slot.best`)
    expect(place().classes()).not.toContain('held-up')
    await open.wrapper.setProps({ version: 2, view: asJson(view), events, own: [] })
    await flushPromises()
    expect(place().classes()).toContain('held-up')
    await open.wrapper.find('.game-stage').trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(place().classes()).not.toContain('held-up')
  })

  it('TG-14 asks no more for a reason that is there, and says which key ends it', () => {
    const view = askedView('explain')
    if (view.phase.kind !== 'revealing') throw new Error('nothing is turned')
    const you = { names: NAMES, you: 0, t: openTable(view).t }
    expect(tofugottWindow.voice.ask(asJson(view), you)).toMatch(
      /^Question 1, .*: Why.*F ends it\.$/u,
    )
    const said = [{ kind: 'words', text: 'So be it' }] as const
    const turned = view.phase.turned.map((card) => ({ ...card, said }))
    const noted = { ...view, phase: { ...view.phase, turned } }
    const { wrapper } = openTable(noted)
    expect(wrapper.find('.sentence').text()).toBe('Your reason is noted.')
    expect(wrapper.find('.remark').text()).toMatch(/^“Done” takes you on to /u)
    expect(wrapper.find('input').attributes('placeholder')).toBe('Anything else?')
    expect(tofugottWindow.voice.ask(asJson(noted), you)).toMatch(
      /^Your reason is noted\. “Done” takes you on to .*F key confirms\.$/u,
    )
  })

  it('TG-14 keeps the slip while a reason is laid down, and leads on to the way on', async () => {
    const view = askedView('explain')
    if (view.phase.kind !== 'revealing') throw new Error('nothing is turned')
    const open = openTable(view)
    const input = open.wrapper.find<HTMLInputElement>('.words-field input')
    input.element.focus()
    await input.setValue('So be it')
    await open.wrapper.find('.words-field').trigger('submit')
    await flushPromises()
    const explanation = { kind: 'words', text: 'So be it' } as const
    expect(open.play.mock.calls).toEqual([[{ kind: 'explain', explanation }, QUESTION]])
    const turned = view.phase.turned.map((card, index, all) =>
      index === all.length - 1 ? { ...card, said: [explanation] } : card,
    )
    const noted = asJson({ ...view, phase: { ...view.phase, turned } })
    const silhouette = view.phase.turned.at(-1)?.silhouette
    const events = [asJson({ kind: 'explained', seat: view.you, silhouette, explanation })]
    const own = [{ kind: 'explain', name: 'next' }]
    await open.wrapper.setProps({ version: 2, view: noted, events, own })
    await flushPromises()
    await vi.waitFor(
      () => {
        // The slip lies there the whole time.
        const sentence = open.wrapper.find('.sentence').text()
        expect(sentence).toBe('Your reason is noted.')
      },
      { timeout: 4000 },
    )
    expect(document.activeElement?.textContent).toBe('Done')
  })

  it('says what a guesser can do who presses a key of the answers or the empty slot', async () => {
    const { wrapper, t } = openTable(askedView('guess'))
    const said = vi.spyOn(useSpeech(), 'say')
    for (const key of ['9', '0']) {
      await wrapper.find('.game-stage').trigger('keydown', { key })
      await new Promise((done) => setTimeout(done))
    }
    await wrapper.find('.slot').trigger('click')
    const nothing = t('table.notThisQuestion')
    expect(said.mock.calls.map(([text]) => text)).toEqual([
      nothing,
      nothing,
      t('tofugottTable.hint.guess'),
    ])
  })

  it('TG-13 shows to who has not locked how many still think', () => {
    const view = viewWhen(
      (one) => decisionOf(one) === 'guess' && one.phase.kind === 'locking' && one.seats === 3,
    )
    const { wrapper } = openTable(view)
    expect(wrapper.find('.thinking .in-words').text()).toMatch(/still thinking|waiting for you/u)
    expect(wrapper.find('.thinking .in-short').text()).toMatch(
      /^(waiting for you|1 player thinking|2 players thinking)$/u,
    )
  })

  it('TG-31 says at the end who stands where and how to play again', () => {
    const view = viewWhen(({ phase }) => phase.kind === 'over')
    const { t } = openTable(view)
    const you = { names: NAMES, you: 0, t }
    for (const what of ['tableau', 'options'] as const) {
      const told = tofugottWindow.voice[what](asJson(view), you) ?? ''
      expect(told).toMatch(/^The game is over, in this order: 1\. .*result page\.$/u)
      expect(tofugottWindow.voice.standing(asJson(view), you)).toMatch(/^Points: 1\. .*2\. /u)
      for (const { points } of view.players) expect(told).toContain(String(Math.abs(points)))
    }
  })

  it('answers and guesses by keyboard alone, and keeps the focus on the table', async () => {
    const open = openTable(askedView('answer'))
    const { wrapper } = open
    const stage = wrapper.find('.game-stage')
    for (const key of ['6', '5', '4', '3', '2', '1']) await stage.trigger('keydown', { key })
    const lock = wrapper.find('.ask .look-main')
    if (lock.element instanceof HTMLElement) lock.element.focus()
    await lock.trigger('click')
    await flushPromises()
    expect(open.play).toHaveBeenCalledTimes(1)
    const guessing = askedView('guess')
    await wrapper.setProps({ version: 2, view: asJson(guessing), own: [] })
    await flushPromises()
    expect(document.activeElement?.closest('.game-stage')).not.toBeNull()
  })

  it('leads to the field of the reason by E, and ends by F from beside the table too', async () => {
    const open = openTable(askedView('explain'))
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }))
    expect(document.activeElement).toBe(open.wrapper.find('.words-field input').element)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }))
    await flushPromises()
    expect(open.play).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a mouse', new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true }), true],
    ['a finger', new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }), false],
    ['keys', new KeyboardEvent('keydown', { key: 'h', bubbles: true }), false],
  ])('leads whoever plays by %s into the field of the reason: %s', async (_, pressed, isLed) => {
    const { wrapper } = openTable(askedView('guess'))
    document.body.dispatchEvent(pressed)
    await wrapper.setProps({ version: 2, view: asJson(askedView('explain')) })
    await flushPromises()
    const { element } = wrapper.find('.words-field input')
    expect(document.activeElement === element).toBe(isLed)
  })

  it('takes nobody out of another field that he writes in', async () => {
    const { wrapper } = openTable(askedView('guess'))
    const chat = document.body.appendChild(document.createElement('input'))
    document.body.dispatchEvent(
      new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true }),
    )
    chat.focus()
    await wrapper.setProps({ version: 2, view: asJson(askedView('explain')) })
    await flushPromises()
    expect(document.activeElement).toBe(chat)
    chat.remove()
  })

  it('lets a reason begin with a capital outside of its field, whatever that letter does as a key', async () => {
    const open = openTable(askedView('explain'))
    const capital = new KeyboardEvent('keydown', {
      key: 'F',
      shiftKey: true,
      bubbles: true,
      cancelable: true,
    })
    document.body.dispatchEvent(capital)
    await flushPromises()
    const { element } = open.wrapper.find('.words-field input')
    expect(document.activeElement).toBe(element)
    // The browser types it there.
    expect(capital.defaultPrevented).toBe(false)
    expect(open.play).not.toHaveBeenCalled()
    await open.wrapper.find('.words-field input').trigger('keydown', { key: 'Escape' })
    expect(document.activeElement).toBe(open.wrapper.find('.ask-sheet').element)
  })

  it('opens by E what can be said with a guess, once there is one', async () => {
    const open = openTable(askedView('guess'))
    const pressE = async () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }))
      await flushPromises()
    }
    const isOpen = () => document.querySelector('.phrases-panel') !== null
    await pressE()
    expect(isOpen()).toBe(false)
    await open.wrapper.find('.silhouette-hand button').trigger('click')
    await pressE()
    expect(isOpen()).toBe(true)
  })

  it('has phrases beside the question, no dialog over it: what is pressed there reaches no key of the table, and the field for words has the focus', async () => {
    const open = openTable(askedView('guess'))
    await open.wrapper.find('.silhouette-hand button').trigger('click')
    const chosen = open.wrapper.find('.slot').attributes('aria-label')
    const press = (where: Element, key: string): KeyboardEvent => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      where.dispatchEvent(event)
      return event
    }
    press(document.body, 'e')
    await flushPromises()
    expect(document.querySelector('dialog[open]')).toBe(null)
    const panel = document.querySelector('.phrases-panel')
    const field = panel?.querySelector('.words-field input')
    const phrase = panel?.querySelector('.phrases button')
    if (!field || !phrase) throw new Error('no phrases')
    expect(document.activeElement).toBe(field)
    for (const where of [phrase, field]) {
      for (const key of ['k', 'f', '1']) {
        expect(press(where, key).defaultPrevented, key).toBe(false)
      }
    }
    expect(document.activeElement).toBe(field)
    press(phrase, 'Escape')
    await flushPromises()
    expect(document.querySelector('.phrases-panel')).toBe(null)
    expect(open.wrapper.find('.slot').attributes('aria-label')).toBe(chosen)
    expect(open.play).not.toHaveBeenCalled()
  })

  it('TG-14 unfolds all phrases at once by a button that says so, and folds them by it or by Escape before that puts them away', async () => {
    const open = openTable(askedView('guess'))
    await open.wrapper.find('.silhouette-hand button').trigger('click')
    await press(open, open.t('tofugottTable.phrases.with'))
    const panel = new DOMWrapper(document.body).get('.phrases-panel')
    const all = panel.get<HTMLElement>('.all')
    const isOpen = () => all.attributes('aria-expanded')
    const count = panel.findAll('.phrases button').length
    expect(all.text()).toBe(`All ${String(count)}`)
    expect(all.attributes('aria-label')).toBe(`All ${String(count)} phrases`)
    expect(isOpen()).toBe('false')
    all.element.focus()
    await all.trigger('click')
    expect(isOpen()).toBe('true')
    await all.trigger('click')
    expect(isOpen()).toBe('false')
    for (const from of ['.all', '.words-field input']) {
      await all.trigger('click')
      await panel.get(from).trigger('keydown', { key: 'Escape' })
      expect(isOpen(), from).toBe('false')
    }
    expect(document.querySelector('.phrases-panel')).not.toBe(null)
    await panel.get('.words-field input').trigger('keydown', { key: 'Escape' })
    expect(document.querySelector('.phrases-panel')).toBe(null)
  })

  it('TG-14 puts the phrases away with the question they are for', async () => {
    const open = openTable(askedView('guess'))
    await open.wrapper.find('.silhouette-hand button').trigger('click')
    await press(open, open.t('tofugottTable.phrases.with'))
    expect(document.querySelector('.phrases-panel')).not.toBe(null)
    const own = [{ kind: 'explain', name: 'question-8' }]
    await open.wrapper.setProps({ version: 2, view: asJson(guessExplained()), own })
    await flushPromises()
    expect(document.querySelector('.phrases-panel')).toBe(null)
  })

  it('TG-08 leaves no hole where a silhouette was taken out: its own place, to which it comes back', async () => {
    const { wrapper } = openTable(askedView('guess'))
    const places = () => wrapper.findAll('.silhouette-hand > .gap').map((one) => one.text())
    const [first] = wrapper.findAll('.silhouette-hand button')
    const name = first?.text() ?? ''
    expect(name).not.toBe('')
    expect(places()).toEqual([])
    await first?.trigger('click')
    expect(places()).toEqual([name])
    expect(wrapper.get('.silhouette-hand > .gap').attributes('aria-hidden')).toBe('true')
    await wrapper.get('.slot').trigger('click')
    expect(places()).toEqual([])
  })

  it('names in the help the keys that do something now', () => {
    const keys = (kind: Parameters<typeof askedView>[0]) =>
      tofugottWindow.keysNow?.(asJson(askedView(kind)))
    expect(keys('keep')).toEqual(['keep', 'readOut'])
    expect(keys('answer')).toEqual(['hand', 'answerByDigit', 'lockSix'])
    expect(keys('guess')).toEqual(['hand', 'guessByDigit', 'reason', 'lockGuess'])
    expect(keys('explain')).toEqual(['words', 'done', 'withoutReasons'])
    expect(tofugottWindow.keysNow?.({ kind: 'nothing' })).toEqual([])
  })

  it('leaves digits alone while something is typed', async () => {
    const { wrapper } = openTable(askedView('explain'))
    const event = new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true })
    wrapper.find('.words-field input').element.dispatchEvent(event)
    await flushPromises()
    expect(event.defaultPrevented).toBe(false)
  })

  it('explains a refusal of the host with its rule and what could be chosen, and keeps the guess', async () => {
    const view = askedView('guess')
    const open = openTable(view, {
      type: 'answer',
      id: 1,
      ok: false,
      refusal: 'illegal-move',
      reason: 'silhouette-revealed',
      rule: 'TG-12',
    })
    const first = open.wrapper.find('.silhouette-hand button').attributes('data-key')
    await open.wrapper.find('.silhouette-hand button').trigger('click')
    await press(open, 'Lock my guess')
    await flushPromises()
    const remark = open.wrapper.find('.remark').text()
    expect(remark).toContain('has been turned already in this turn.')
    expect(remark).toContain('To choose from:')
    expect(open.wrapper.find('.slot').attributes('aria-label')).toContain('chosen')
    expect(open.wrapper.find(`.silhouette-hand [data-key="${String(first)}"]`).exists()).toBe(false)
  })

  it('TG-28 says while guesses are open that nothing is talked over', () => {
    const { wrapper } = openTable(askedView('guess'))
    expect(wrapper.find('.tofugott-ask').text()).toContain('No talking it over')
    expect(wrapper.text().match(/talking it over/gu)).toHaveLength(1)
  })

  it('TG-12 lights up the second question and offers what is not revealed', () => {
    const view = viewWhen(
      (seen) => decisionOf(seen) === 'guess' && seen.settled.length === 1,
      'second',
    )
    const { wrapper, t } = openTable(view)
    const rows = wrapper.findAll('.question-card .row')
    expect(rows.map((row) => row.classes().includes('lit'))).toEqual([false, true, false])
    expect(wrapper.findAll('.silhouette-hand button')).toHaveLength(6)
    const revealed = view.settled[0]?.turned.filter(({ role }) => role !== 'guess') ?? []
    for (const { silhouette } of revealed) {
      expect(rows[0]?.html()).toContain(silhouetteName(silhouette, t))
    }
  })

  it('TG-14 shows what is said beside the card it is said of, escaped', () => {
    const view = viewWhen((seen) => decisionOf(seen) === 'explain', 'said')
    if (view.phase.kind !== 'revealing') throw new Error('nothing is turned')
    const [card] = view.phase.turned
    if (!card) throw new Error('nothing is turned')
    const words = '<img src=x onerror=alert(1)>'
    const said = [{ kind: 'words', text: words }] as const
    const phase = { ...view.phase, turned: [{ ...card, said }] }
    const { wrapper } = openTable({ ...view, phase })
    expect(wrapper.find('.guesses').text()).toContain(words)
    expect(wrapper.find('.guesses img').exists()).toBe(false)
  })

  it('marks a card that the clock has chosen, once it is turned', () => {
    const view = viewWhen((seen) => decisionOf(seen) === 'explain', 'clock')
    if (view.phase.kind !== 'revealing') throw new Error('nothing is turned')
    const turned = view.phase.turned.map((card) => ({ ...card, byClock: true }))
    const marked = openTable({ ...view, phase: { ...view.phase, turned } }).wrapper
    expect(marked.find('.middle').html()).toContain('chosen by the clock')
    const plain = openTable(view).wrapper
    expect(plain.find('.middle').html()).not.toContain('chosen by the clock')
  })

  it('TG-13 shows on no plate who has locked, unless the table wants names', () => {
    const view = askedView('guess')
    if (view.phase.kind !== 'locking') throw new Error('nobody guesses')
    const html = (awaited: typeof view.phase.awaited): string => {
      const phase = { kind: 'locking', question: 0, timed: false, awaited } as const
      const { wrapper } = openTable({ ...view, phase })
      const plates = wrapper.findAll('.plate').map((plate) => plate.html())
      wrapper.unmount()
      return plates.join('')
    }
    expect(html({ kind: 'number', number: 1 })).toBe(html({ kind: 'number', number: 3 }))
    expect(html({ kind: 'names', seats: [1] })).toContain('thinking')
    expect(html({ kind: 'names', seats: [1] })).not.toBe(html({ kind: 'names', seats: [2] }))
  })

  it('TG-21 shows at the end who stands where, and how the draw for the tofu went', () => {
    const view = viewWhen(
      ({ phase }) => phase.kind === 'over' && phase.tieBreak.length > 0,
      'tie',
      { turns: 1 },
    )
    if (view.phase.kind !== 'over') throw new Error('not over')
    const { wrapper } = openTable(view)
    const last = view.phase.tieBreak.at(-1)
    const steps = last?.steps.length ?? 0
    const rows = wrapper.findAll('.tie-draw .row')
    expect(rows).toHaveLength(last?.seats.length ?? 0)
    for (const row of rows) expect(row.findAll('.silhouette-card')).toHaveLength(steps)
    expect(rows.filter((row) => row.classes().includes('found'))).toHaveLength(1)
    expect(wrapper.findAll('.final .winner')).toHaveLength(1)
  })

  it('lets who watches see the table without a hand', () => {
    const { you: _you, own: _own, ...view } = viewWhen(({ phase }) => phase.kind === 'revealing')
    const { wrapper } = openTable(view)
    expect(wrapper.find('.silhouette-hand').exists()).toBe(false)
    expect(wrapper.find('.question-card').exists()).toBe(true)
    expect(wrapper.findAll('.plate')).toHaveLength(3)
  })

  it('has a name on every button', () => {
    for (const asked of ['keep', 'answer', 'guess', 'explain'] as const) {
      const { wrapper } = openTable(askedView(asked))
      const buttons = wrapper.findAll('button')
      expect(buttons).not.toEqual([])
      const nameless = buttons.filter(
        (button) => !button.attributes('aria-label') && button.text() === '',
      )
      expect(nameless.map((button) => button.html())).toEqual([])
      wrapper.unmount()
    }
  })

  it('guides through the first turn, each step in its moment alone, and never again when skipped', async () => {
    localStorage.clear()
    const open = openTable(askedView('keep'))
    const { wrapper } = open
    const guide = () => wrapper.find('.guide')
    expect(guide().attributes('aria-label')).toBe('How it works')
    await press(open, open.t('table.guide.next'))
    // Others do not guess yet, and there are no points.
    expect(guide().exists()).toBe(false)
    await wrapper.setProps({ version: 2, view: asJson(askedView('answer')) })
    expect(guide().exists()).toBe(false)
    const guessing = { ...askedView('guess'), turn: 0 }
    await wrapper.setProps({ version: 3, view: asJson(guessing) })
    await flushPromises()
    expect(guide().text()).toContain(open.t('tofugottTable.guide.step2'))
    await press(open, open.t('table.guide.next'))
    expect(guide().exists()).toBe(false)
    await wrapper.setProps({ version: 4, view: asJson(guessExplained()) })
    await flushPromises()
    expect(guide().text()).toContain(open.t('tofugottTable.guide.step3'))
    await guide().get('[aria-expanded]').trigger('click')
    await press(open, open.t('table.guide.skip'))
    expect(guide().exists()).toBe(false)
    wrapper.unmount()
    expect(openTable(askedView('guess')).wrapper.find('.guide').exists()).toBe(false)
  })

  it('tells whose turn it is what the others do, not to guess, and whoever guesses next to do so', async () => {
    localStorage.clear()
    vi.useFakeTimers()
    const first = viewWhen((view) => view.active === 0 && view.turn === 0)
    const open = openTable(first)
    const guided = async (version: number, view: TofugottView): Promise<string> => {
      await open.wrapper.setProps({ version, view: asJson(view) })
      // Whatever was shown before has been read.
      await vi.advanceTimersByTimeAsync(20_000)
      return open.wrapper.find('.guide').text()
    }
    const locked = viewWhen(
      (view) =>
        view.active === 0 && view.phase.kind === 'locking' && decisionOf(view) === undefined,
    )
    expect(await guided(2, locked)).toContain(open.t('tofugottTable.guide.step5'))
    const turned = viewWhen((view) => view.active === 0 && view.phase.kind === 'revealing')
    expect(await guided(3, turned)).toContain(open.t('tofugottTable.guide.step6'))
    const next = viewWhen((view) => view.turn === 1 && decisionOf(view) === 'guess')
    expect(await guided(4, next)).toContain(open.t('tofugottTable.guide.step2'))
  })

  it('guides on with what happens: to the guess, and to the turned card', async () => {
    localStorage.clear()
    vi.useFakeTimers()
    const running = begin({ seats: 3 })
    const guided = (): string => open.wrapper.find('.guide').text()
    const open = openTable(look(running, 1))
    // Another one chooses a card: there is nothing to be known of that, and no tip that would go by itself.
    expect(open.wrapper.find('.guide').exists()).toBe(false)
    for (let version = 2; look(running, 1).settled.length === 0; version += 1) {
      step(running)
      const view = look(running, 1)
      await open.wrapper.setProps({ version, view: asJson(view) })
      // Whatever was shown before has been read.
      await vi.advanceTimersByTimeAsync(20_000)
      const isTurned = view.phase.kind === 'revealing'
      if (decisionOf(view) === 'guess' && view.settled.length === 0) {
        expect(guided()).toContain(open.t('tofugottTable.guide.step2'))
      }
      if (isTurned) expect(guided()).toContain(open.t('tofugottTable.guide.step3'))
    }
    expect(guided()).toContain(open.t('tofugottTable.guide.step4'))
  })
})
