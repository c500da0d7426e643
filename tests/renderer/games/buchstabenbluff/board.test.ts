// @vitest-environment happy-dom
// The table of Buchstabenbluff with the real rules behind it, played with mouse and keyboard.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { createI18n } from 'vue-i18n'
import type { Json } from '../../../../src/engine/basics/json'
import type { Seat } from '../../../../src/engine/basics/seat'
import { decisionOf } from '../../../../src/games/buchstabenbluff/outside/check'
import type { BuchstabenbluffView } from '../../../../src/games/buchstabenbluff/outside/contract'
import type { Answer } from '../../../../src/protocol/hostMessages'
import type { SeatView } from '../../../../src/protocol/tableViews'
import BuchstabenbluffBoard from '../../../../src/renderer/games/buchstabenbluff/BuchstabenbluffBoard.vue'
import { buchstabenbluffWindow } from '../../../../src/renderer/games/buchstabenbluff/window'
import GameBoard from '../../../../src/renderer/games/GameBoard.vue'
import { ASK_BOTS } from '../../../../src/renderer/table/askBots'
import { DRAFT_PLACE } from '../../../../src/renderer/table/ask/useKeptDraft'
import { useSpeech } from '../../../../src/renderer/speech/useSpeech'
import { buchstabenbluff } from '../../../../src/renderer/wording/en/buchstabenbluff'
import { buchstabenbluffTable } from '../../../../src/renderer/wording/en/buchstabenbluffTable'
import { app } from '../../../../src/renderer/wording/en/app'
import { table } from '../../../../src/renderer/wording/en/table'
import {
  act,
  announce,
  cards,
  scenario,
  viewOf,
  type Position,
} from '../../../games/buchstabenbluff/scenario'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('stammtisch.guide.buchstabenbluff', '1')
})

const NAMES = ['Ada', 'Ben', 'Cem', 'Dora']
const QUESTION = 'question-3'
const TAKEN: Answer = { type: 'answer', id: 1, ok: true }

function asJson(value: object): Json {
  const copy: Json = JSON.parse(JSON.stringify(value))
  return copy
}
interface Open {
  readonly wrapper: VueWrapper<InstanceType<typeof GameBoard>>
  readonly play: ReturnType<typeof vi.fn<(move: Json, question: string) => Promise<Answer>>>
  readonly speech: ReturnType<typeof useSpeech>
  readonly spoken: () => string
  /** What is said once the typing pauses. */
  readonly atRest: () => string[]
  /** Kinds of advice that have given way. */
  readonly gaveWay: readonly string[]
}

type Propose = (proposal: Json) => Promise<Answer>

function openTable(view: BuchstabenbluffView, answer: Answer = TAKEN, propose?: Propose): Open {
  const i18n = createI18n({
    legacy: false,
    locale: 'en',
    messages: { en: { app, table, buchstabenbluff, buchstabenbluffTable } },
  })
  const play = vi.fn((_move: Json, _question: string) => Promise.resolve(answer))
  const names = NAMES.slice(0, view.seats)
  const seats = names.map((name): SeatView => ({ kind: 'bot', name, figure: 'owl', level: 'easy' }))
  const asked = decisionOf(view)
  const { you } = view
  const pinia = createPinia()
  const gaveWay: string[] = []
  const asks = {
    why: () => undefined,
    advise: () => undefined,
    canAdvise: () => false,
    giveWay: (kinds: readonly string[]) => void gaveWay.push(...kinds),
  }
  const speech = useSpeech(pinia)
  const [say, atRest] = [vi.spyOn(speech, 'say'), vi.spyOn(speech, 'sayAtRest')]
  const wrapper = mount(GameBoard, {
    props: {
      game: { ...buchstabenbluffWindow, board: BuchstabenbluffBoard },
      view: asJson(view),
      seats,
      names,
      listener: { ...(you !== undefined && { you }), names, t: i18n.global.t },
      own: asked === undefined ? [] : [{ kind: asked, name: QUESTION }],
      awaited: { kind: 'hidden' },
      arrived: 0,
      events: [],
      version: 1,
      play,
      ...(propose && { propose }),
    },
    global: { plugins: [i18n, pinia], provide: { [DRAFT_PLACE]: () => 'here', [ASK_BOTS]: asks } },
    attachTo: document.body,
  })
  const calls = () => [...say.mock.calls, ...atRest.mock.calls]
  return {
    wrapper,
    play,
    speech,
    gaveWay,
    spoken: () => calls().join(' '),
    atRest: () => atRest.mock.calls.map(([text]) => text),
  }
}
function openPosition(position: Position, answer?: Answer): Open {
  return openTable(viewOf(scenario(position), 0), answer)
}
/** Seat 0 looks at a word that Ben has announced with these cards. */
function announced(laid: string, word: string, viewer: Seat = 0): BuchstabenbluffView {
  const hands = ['EEEEE', laid, 'NNNNN']
  const scene = scenario({ hands, turn: 1, options: { answerSeconds: 'none' } })
  act(scene, 1, `lay ${Array.from(laid).join(' ')} as ${word}`)
  return viewOf(scene, viewer)
}
async function press({ wrapper }: Open, text: string): Promise<void> {
  const button = wrapper.findAll('button').find((found) => found.text() === text)
  if (!button) throw new Error(`No button ${text} in ${wrapper.find('.ask').text()}`)
  await button.trigger('click')
  await flushPromises()
}
async function type({ wrapper }: Open, text: string): Promise<void> {
  await wrapper.find('.word-input').setValue(text)
}
function slotLabels({ wrapper }: Open): (string | undefined)[] {
  return wrapper.findAll('.slot').map((slot) => slot.attributes('aria-label'))
}
function handLabels({ wrapper }: Open): (string | undefined)[] {
  return wrapper.findAll('[data-hand-card]').map((card) => card.attributes('aria-label'))
}
/** Carries the tile of this name, or what is found by a selector, onto what another selector finds. */
async function carry({ wrapper }: Open, what: string, onto: string): Promise<void> {
  const tile = wrapper
    .findAll('[data-hand-card]')
    .find((one) => one.attributes('aria-label') === what)
  const target = wrapper.find(onto).element
  document.elementFromPoint = () => target
  const at = (clientX: number): PointerEventInit => ({
    clientX,
    button: 0,
    isPrimary: true,
    pointerId: 7,
  })
  const carried = (tile ?? wrapper.find(what)).element
  carried.dispatchEvent(new PointerEvent('pointerdown', { ...at(0), bubbles: true }))
  for (const kind of ['pointermove', 'pointerup']) {
    window.dispatchEvent(new PointerEvent(kind, at(90)))
    await flushPromises()
  }
}
/** Other cards have come into the own hand. */
async function showHand({ wrapper }: Open, hand: string): Promise<void> {
  const view = viewOf(scenario({ hands: [hand, 'EEEEE'] }), 0)
  await wrapper.setProps({ version: wrapper.props('version') + 1, view: asJson(view) })
  await flushPromises()
}
/** What stands below the question, with the number of the rule that its link leads to. */
function remark({ wrapper }: Open): string {
  const link = wrapper.find('.remark .rule-link')
  const text = wrapper.find('.remark').text()
  return link.exists() ? text.replace(link.text(), link.attributes('title') ?? '') : text
}

/** Why something was refused, above what can be done instead. */
function shownRefusal(open: Open): string {
  return `${open.wrapper.find('.sentence').text()} ${remark(open)}`
}

/** What a host answers to an announcement that its dictionary does not have. */
const NOT_LISTED: Answer = {
  type: 'answer',
  id: 1,
  ok: false,
  refusal: 'illegal-move',
  reason: 'word-not-in-list',
  rule: 'BB-10',
}

describe('the table of Buchstabenbluff', () => {
  it('picks the tiles of a word that is typed, and lays them with Enter', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    await type(open, 'Haus')
    expect(handLabels(open)).toEqual(['N, 1'])
    expect(slotLabels(open)[0]).toBe('Place 1, H: H lies there')
    expect(open.spoken()).toContain('“Haus”: every letter is there.')
    await open.wrapper.find('.word-input').trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(open.play.mock.calls).toEqual([
      [{ kind: 'lay', cards: cards('HAUS'), word: 'Haus' }, QUESTION],
    ])
  })
  it('lets advice to draw or to pass give way once a word is begun', async () => {
    const open = openPosition({ hands: ['OENSA', 'EEEEE'] })
    expect(open.gaveWay).toEqual([])
    await type(open, 'o')
    expect(open.gaveWay).toContain('adviseDraw')
    expect(open.gaveWay).toContain('advisePass')
    expect(open.gaveWay).not.toContain('adviseHonest')
  })
  it('shows and says a letter that is missing, and lets another tile lie for it', async () => {
    const open = openPosition({ hands: ['HAUNX', 'EEEEE'] })
    await type(open, 'haus')
    expect(open.wrapper.find('.sentence').text()).toBe('You have no S.')
    expect(open.spoken()).toContain('You have no S. Choose another card for it')
    await open.wrapper.find('[data-hand-card][aria-label="X, 8"]').trigger('click')
    expect(slotLabels(open)[3]).toBe('Place 4, S: X lies there, a bluff')
    expect(open.wrapper.findAll('.slot.bluff')).toHaveLength(1)
    expect(open.spoken()).toContain('X for S. A bluff: Enter lays it.')
    await press(open, 'Lay')
    expect(open.play.mock.calls[0]?.[0]).toEqual({
      kind: 'lay',
      cards: cards('HAUX'),
      word: 'haus',
    })
  })
  it('leaves an outline in the hand for each card that lies in the word, for the eye alone', async () => {
    const { wrapper } = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    for (const label of ['H, 2', 'S, 1']) {
      await wrapper.find(`[data-hand-card][aria-label="${label}"]`).trigger('click')
    }
    const outlines = wrapper.findAll('.letter-hand .gap')
    expect(outlines.map((outline) => outline.attributes('aria-hidden'))).toEqual(['true', 'true'])
    expect(wrapper.findAll('[data-hand-card]')).toHaveLength(3)
  })
  it('makes a word out of tiles alone', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    for (const label of ['H, 2', 'A, 1', 'U, 2', 'S, 1']) {
      await open.wrapper.find(`[data-hand-card][aria-label="${label}"]`).trigger('click')
    }
    await press(open, 'Lay')
    expect(open.play.mock.calls[0]?.[0]).toEqual({
      kind: 'lay',
      cards: cards('HAUS'),
      word: 'Haus',
    })
  })
  it.each([
    ['h-a', 'A word is made of letters only. Take out the hyphen. BB-12'],
    ['äß1', 'A word is made of letters only. Take out the digit 1. BB-12'],
    ['xx 2!', 'A word is made of letters only. Take out the space, the digit 2 and “!”. BB-12'],
  ])('refuses %s with its rule, and says what would do', async (word, said) => {
    const open = openPosition({ hands: ['HAUNE', 'EEEEE'] })
    await type(open, word)
    await press(open, 'Lay')
    expect(shownRefusal(open)).toBe(said)
    expect(open.play).not.toHaveBeenCalled()
  })
  it.each([
    ['haus', 'Your word so far: “Haus”, 5 points. You have no S.'],
    ['h', 'Your word so far: “H”, 2 points. Placed: H. Keep typing, or choose the next card.'],
  ])(
    'BB-07 says with Enter what L says of %s, of which something is missing',
    async (word, said) => {
      const open = openPosition({ hands: ['HAUNE', 'EEEEE'] })
      await type(open, word)
      await open.wrapper.find('.word-input').trigger('keydown', { key: 'Enter' })
      expect(open.spoken()).toContain(said)
      // What was still to be said at rest is not said beside it.
      expect(open.atRest().at(-1)).toBe('')
      expect(open.play).not.toHaveBeenCalled()
    },
  )
  it.each([
    ['hau-', 'Take out the hyphen.'],
    ['ha us', 'Take out the space.'],
    ['hau5', 'Take out the digit 5.'],
  ])('BB-12 shows and says at once which sign of %s is none of a word', async (word, said) => {
    const open = openPosition({ hands: ['HAUSE', 'EEEEE'] })
    await type(open, word)
    expect(open.wrapper.find('.ask-turn .remark').text()).toContain(said)
    expect(open.atRest().at(-1)).toContain(said)
  })
  it('BB-10 says to the player alone that a word is not listed, keeps it, and never asks before it is laid', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] }, NOT_LISTED)
    await type(open, 'suha')
    expect(open.play).not.toHaveBeenCalled()
    await press(open, 'Lay')
    expect(shownRefusal(open)).toBe(
      'Not in the German dictionary. Only you know that. Announce another word, or take this one back. BB-10',
    )
    expect(slotLabels(open)).toHaveLength(4)
  })
  it('BB-10 says after a reload, too, that the word is not listed, and offers it still', async () => {
    const propose = vi.fn<Propose>(() => Promise.resolve(TAKEN))
    const view = viewOf(scenario({ hands: ['HAUSN', 'EEEEE'] }), 0)
    const before = openTable(view, NOT_LISTED, propose)
    await type(before, 'suha')
    await press(before, 'Lay')
    before.wrapper.unmount()
    const open = openTable(view, NOT_LISTED, propose)
    await flushPromises()
    expect(open.wrapper.find('.sentence').text()).toBe('Not in the German dictionary.')
    // No language is written below letters that are no word of it.
    expect(open.wrapper.find('.in-language').exists()).toBe(false)
    expect(open.wrapper.find('.propose').exists()).toBe(true)
    expect(open.atRest()).toEqual([
      'Your word so far: “Suha”, 6 points. “Suha”: every letter is there. This word is not in the German dictionary. Only you know that. Announce another word, or propose this one as a house word.',
    ])
    await type(open, 'suhan')
    expect(open.wrapper.find('.sentence').text()).toBe(buchstabenbluffTable.ask.fits)
  })
  it('BB-04 keeps the word field with its focus while a card that is drawn comes', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'], draw: 'XE' })
    const field = open.wrapper.find<HTMLInputElement>('.word-input')
    field.element.focus()
    const scene = scenario({ hands: ['HAUSN', 'EEEEE'], draw: 'XE' })
    const events = act(scene, 0, 'draw').map(asJson)
    await open.wrapper.setProps({ version: 2, view: asJson(viewOf(scene, 0)), events, own: [] })
    await flushPromises()
    expect(document.activeElement).toBe(open.wrapper.find('.word-input').element)
  })
  it('BB-22 passes by key not before it was said whose turn it is: the first press says it', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    open.speech.press('Your turn: draw a card.')
    const zero = async (): Promise<void> => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: '0', cancelable: true }))
      await flushPromises()
    }
    await zero()
    await zero()
    expect(open.play).not.toHaveBeenCalled()
    expect(open.spoken()).toContain(buchstabenbluff.say.passAgain)
    await zero()
    expect(open.play.mock.calls[0]?.[0]).toEqual({ kind: 'pass' })
  })
  it('takes letters that follow quickly on each other for a word, not for keys', () => {
    const heard: string[] = []
    const listen = ({ key }: KeyboardEvent): void => void heard.push(key)
    const open = openTable(announced('HAUX', 'HAUS'))
    window.addEventListener('keydown', listen)
    const letter = (key: string, wait: number): void => {
      const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true })
      Object.defineProperty(event, 'timeStamp', { value: wait })
      document.body.dispatchEvent(event)
    }
    for (const [at, key] of Array.from('voices').entries()) letter(key, 1000 + at * 150)
    expect(heard).toEqual(['v'])
    expect(open.spoken()).toContain(buchstabenbluff.say.typeLater)
    // Keys that are pressed one after the other are keys.
    for (const [at, key] of ['h', 't', 's'].entries()) letter(key, 9000 + at * 400)
    window.removeEventListener('keydown', listen)
    expect(heard).toEqual(['v', 'h', 't', 's'])
  })
  it.each(['c', 'l'])(
    'answers no key by the first letter of a word, and does by the key alone: %s',
    async (first) => {
      vi.useFakeTimers()
      const heard: string[] = []
      const listen = ({ key }: KeyboardEvent): void => void heard.push(key)
      const open = openPosition({ hands: ['HAUCL', 'EEEEE'] })
      window.addEventListener('keydown', listen)
      const letter = (key: string, at: number): void => {
        const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true })
        Object.defineProperty(event, 'timeStamp', { value: at })
        document.body.dispatchEvent(event)
      }
      letter(first, 1000)
      letter('h', 1150)
      vi.advanceTimersByTime(2000)
      await nextTick()
      expect(heard).toEqual([])
      expect(open.wrapper.get<HTMLInputElement>('.word-input').element.value).toBe(`${first}h`)
      letter(first, 9000)
      vi.advanceTimersByTime(2000)
      window.removeEventListener('keydown', listen)
      vi.useRealTimers()
      expect(heard).toEqual([first])
    },
  )
  it('puts what is typed beside the field in the own turn into the field', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    for (const [at, key] of Array.from('Ha').entries()) {
      const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true })
      Object.defineProperty(event, 'timeStamp', { value: 1000 + at * 150 })
      document.body.dispatchEvent(event)
    }
    await flushPromises()
    const field = open.wrapper.get<HTMLInputElement>('.word-input').element
    // As it was typed: with Caps Lock on, the rest comes in capitals, too.
    expect(field.value).toBe('Ha')
    expect(document.activeElement).toBe(field)
  })
  it('BB-15 answers by key not before the word was said', async () => {
    const open = openTable(announced('HAUX', 'HAUS'))
    open.speech.press('Do you believe it?')
    const doubt = async (): Promise<void> => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: '1', cancelable: true }))
      await flushPromises()
    }
    await doubt()
    expect(open.play).not.toHaveBeenCalled()
    await doubt()
    expect(open.play.mock.calls[0]?.[0]).toEqual({ kind: 'answer', doubt: true })
  })
  it('BB-12 says a refusal once: what happened above, why below', async () => {
    const open = openPosition({ hands: ['HAUNE', 'EEEEE'] })
    await type(open, 'h-a')
    await press(open, 'Lay')
    expect(open.wrapper.find('.sentence').text()).toBe('A word is made of letters only.')
    expect(open.wrapper.find('.remark .rule-link').attributes('title')).toBe('BB-12')
    expect(open.spoken().match(/made of letters only/gu)).toHaveLength(2)
    // What was still to be said at rest is said no more.
    expect(open.atRest().at(-1)).toBe('')
  })
  it('BB-14 asks which letter a question mark stands for instead of laying it', async () => {
    const open = openPosition({ hands: ['HAUN?', 'EEEEE'] })
    for (const label of ['H, 2', 'A, 1', 'question mark, 0']) {
      await open.wrapper.find(`[data-hand-card][aria-label="${label}"]`).trigger('click')
    }
    const lay = open.wrapper.find('button.lay')
    expect(lay.attributes('aria-disabled')).toBe('true')
    await lay.trigger('click')
    expect(open.spoken()).toContain(buchstabenbluffTable.ask.unnamed)
    expect(open.wrapper.find('.sentence').text()).toBe(buchstabenbluffTable.ask.unnamed)
    expect(document.activeElement).toBe(open.wrapper.find('.word-input').element)
    expect(open.play).not.toHaveBeenCalled()
  })
  it('names every letter that is missing, and says again what has become of the word', async () => {
    const open = openPosition({ hands: ['IDEAE', 'EEEEE'] })
    await type(open, 'ideaax')
    expect(open.wrapper.find('.sentence').text()).toBe('Missing: A and X.')
    expect(open.atRest().at(-1)).toContain('You are missing A and X.')
    await type(open, 'ideax')
    const before = open.atRest().length
    await type(open, 'idexa')
    expect(open.atRest().slice(before)).toEqual([expect.stringContaining('You have no X.')])
  })
  it('says how the hand lies once it is sorted or shuffled', async () => {
    const open = openPosition({ hands: ['XEAHQ', 'EEEEE'] })
    await press(open, 'Sort by value')
    expect(open.spoken()).toContain('Your hand now lies like this: Q, X, H, A, E.')
  })
  it('tells of the half-built word to whoever asks what to do', async () => {
    const open = openPosition({ hands: ['HAUNX', 'EEEEE'] })
    await type(open, 'haus')
    const told = useSpeech().own.options?.('Your turn.')
    expect(told).toBe(
      'Your word so far: “Haus”, 5 points. You have no S. Choose another card for it: that makes it a bluff. Arrow down leads to your cards. Your turn.',
    )
  })
  it('leads to the hand with K', () => {
    openPosition({ hands: ['HAUSN', 'EEEEE'] })
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', cancelable: true }))
    expect(document.activeElement?.matches('[data-hand-card]')).toBe(true)
  })
  it('leads into the word with E, draws with + and passes with 0 pressed twice', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    const key = (name: string): boolean =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key: name, cancelable: true }))
    key('e')
    const field = open.wrapper.find('.word-input')
    expect(document.activeElement).toBe(field.element)
    key('+')
    await flushPromises()
    await showHand(open, 'HAUSNT')
    await open.wrapper.find('.word-input').trigger('keydown', { key: '+' })
    await flushPromises()
    await showHand(open, 'HAUSNTE')
    await type(open, 'ha')
    key('0')
    await flushPromises()
    expect(open.spoken()).toContain('Take the word back first')
    await type(open, '')
    key('0')
    await flushPromises()
    expect(open.spoken()).toContain('Really pass? Once more to confirm.')
    expect(open.play).toHaveBeenCalledTimes(2)
    key('0')
    await flushPromises()
    expect(open.play.mock.calls.map(([move]) => move)).toEqual([
      { kind: 'draw' },
      { kind: 'draw' },
      { kind: 'pass' },
    ])
  })
  it('BB-04 draws a card for every quick press, one after the other', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    for (let times = 0; times < 3; times++) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: '+', cancelable: true }))
    }
    await flushPromises()
    // The second waits until the first has come.
    expect(open.play).toHaveBeenCalledTimes(1)
    for (const hand of ['HAUSNT', 'HAUSNTE', 'HAUSNTEE']) await showHand(open, hand)
    expect(open.play.mock.calls.map(([move]) => move)).toEqual([
      { kind: 'draw' },
      { kind: 'draw' },
      { kind: 'draw' },
    ])
  })
  it('BB-05 BB-24 says how many cards may be drawn', () => {
    const sentences = ['HAUSN', 'HAUSNTEEE', 'HAUSNTEEES'].map((hand) =>
      openPosition({ hands: [hand, 'EEEEE'] })
        .wrapper.get('.ask-turn .sentence')
        .text(),
    )
    expect(sentences).toEqual([
      'Draw up to 5 cards, lay or pass.',
      'Draw one more card, lay or pass.',
      'Your turn: lay a word or pass.',
    ])
  })
  it('BB-05 BB-04 stops at ten cards and says so, however often it was pressed', async () => {
    const open = openPosition({ hands: ['HAUSNTEEE', 'EEEEE'] })
    for (let times = 0; times < 3; times++) await press(open, 'Draw')
    await showHand(open, 'HAUSNTEEES')
    expect(open.play).toHaveBeenCalledTimes(1)
    expect(remark(open)).toContain('BB-05')
    await showHand(open, 'HAUSNTEEES')
    expect(open.play).toHaveBeenCalledTimes(1)
  })
  it('leads from an empty place into the word, at its letter, and says what is missing', async () => {
    const open = openPosition({ hands: ['HAUNX', 'EEEEE'] })
    await type(open, 'haus')
    await open.wrapper.findAll('.slot')[3]?.trigger('click')
    await flushPromises()
    const field = document.activeElement
    expect(field).toBe(open.wrapper.find('.word-input').element)
    expect(field instanceof HTMLInputElement && [field.selectionStart, field.selectionEnd]).toEqual(
      [3, 4],
    )
    expect(open.spoken()).toContain('You have no S. Choose another card')
  })
  it('leads from the word down to the first card of the hand by the arrow, and says so', async () => {
    const open = openPosition({ hands: ['HAUNX', 'EEEEE'] })
    await type(open, 'haus')
    expect(open.atRest().at(-1)).toContain('Arrow down leads to your cards.')
    await open.wrapper.find('.word-input').trigger('keydown', { key: 'ArrowDown' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('N, 1')
    await open.wrapper.findAll('.slot')[3]?.trigger('keydown', { key: 'ArrowDown' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('N, 1')
    await type(open, 'haun')
    expect(open.atRest().at(-1)).not.toContain('Arrow')
  })
  it('BB-10 says once of each word by ear that an open dictionary is asked only at a doubt', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'], options: { dictionary: 'open' } })
    const { hintFitsUnchecked } = buchstabenbluffTable.ask
    await type(open, 'haus')
    expect(open.atRest().at(-1)).toContain(hintFitsUnchecked)
    await carry(open, '.slot', '[data-drop="slot:1"]')
    await type(open, 'hausn')
    await type(open, 'hausx')
    const said = open.atRest().filter((text) => text.includes(hintFitsUnchecked))
    expect(said.map((text) => text.slice(0, 8))).toEqual(['“Haus”: ', '“Hausn”:'])
  })
  it('BB-14 says once what two question marks stand for', async () => {
    const open = openPosition({ hands: ['OA??E', 'EEEEE'] })
    await type(open, 'papa')
    expect(open.spoken()).not.toContain('stands for')
    await type(open, 'oppa')
    expect(open.atRest().at(-1)).toBe(
      '“Oppa”: every letter is there. The question marks stand for P and P.',
    )
  })
  it('BB-04 draws by a press on the pile, as long as that is possible', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    await open.wrapper.find('[data-spot="draw-pile"]').trigger('click')
    await flushPromises()
    expect(open.play.mock.calls).toEqual([[{ kind: 'draw' }, QUESTION]])
    open.wrapper.unmount()
    const asked = openTable(announced('HAUS', 'Haus'))
    await asked.wrapper.find('[data-spot="draw-pile"]').trigger('click')
    expect(asked.play).not.toHaveBeenCalled()
  })
  it('takes a card that is let go anywhere on the slip', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    await carry(open, 'H, 2', '.ask-turn .sentence')
    expect(slotLabels(open)).toEqual(['Place 1, H: H lies there'])
    expect(handLabels(open)).toHaveLength(4)
  })
  it('BB-04 draws a card, and keeps what has been put together', async () => {
    const open = openPosition({ hands: ['HAUNX', 'EEEEE'] })
    await type(open, 'haus')
    await press(open, 'Draw')
    expect(open.play.mock.calls).toEqual([[{ kind: 'draw' }, QUESTION]])
    expect(slotLabels(open)).toHaveLength(4)
    const drawn = viewOf(scenario({ hands: ['HAUNXS', 'EEEEE'] }), 0)
    await open.wrapper.setProps({ version: 2, view: asJson(drawn) })
    expect(slotLabels(open)[3]).toBe('Place 4, S: S lies there')
  })
  it('BB-22 passes, and says why Lay does nothing yet', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    await press(open, 'Lay')
    expect(open.spoken()).toContain('Type the word or choose your cards. Bluffing is allowed.')
    await press(open, 'Pass')
    expect(open.wrapper.find('.sentence').text()).toBe(buchstabenbluffTable.ask.pass)
    expect(open.play).not.toHaveBeenCalled()
    await press(open, 'Yes, pass')
    expect(open.play.mock.calls).toEqual([[{ kind: 'pass' }, QUESTION]])
  })
  it.each([
    ['a press', (open: Open) => press(open, 'Not yet')],
    ['a word', (open: Open) => type(open, 'ha')],
    [
      'Escape',
      async () => {
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
        await flushPromises()
      },
    ],
  ])('BB-22 does not pass after all, by %s', async (_, takeBack) => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    await press(open, 'Pass')
    await takeBack(open)
    expect(open.wrapper.find('.sentence').text()).not.toBe(buchstabenbluffTable.ask.pass)
    await type(open, '')
    await press(open, 'Pass')
    expect(open.play).not.toHaveBeenCalled()
  })
  it('BB-32 proposes a refused word for the house list by one press', async () => {
    const propose = vi.fn<Propose>(() => Promise.resolve(TAKEN))
    const view = viewOf(scenario({ hands: ['HAUSN', 'EEEEE'] }), 0)
    const open = openTable(view, NOT_LISTED, propose)
    await type(open, 'suha')
    expect(open.wrapper.find('.propose').exists()).toBe(false)
    await press(open, 'Lay')
    expect(open.wrapper.find('.sentence').text()).toBe('Not in the German dictionary.')
    await press(open, 'Propose as a house word')
    expect(propose.mock.calls).toEqual([[{ kind: 'houseWords', words: ['suha'] }]])
    expect(open.wrapper.find('.propose').exists()).toBe(false)
    // The button that was pressed has gone: the focus must stay somewhere.
    expect(document.activeElement).toBe(open.wrapper.get('.word-input').element)
    expect(open.wrapper.text()).toContain(buchstabenbluffTable.proposed)
    // It is no secret any more (BB-10), for the eye and for the ear.
    expect(shownRefusal(open)).not.toContain('Only you know that.')
    await open.wrapper.find('.ask-turn').trigger('keydown', { key: 'Enter' })
    expect(open.spoken()).toContain(
      'This word is not in the German dictionary. Announce another word, or take this one back.',
    )
    await type(open, 'suhan')
    await press(open, 'Lay')
    expect(open.wrapper.find('.propose').exists()).toBe(true)
  })
  it('BB-32 leads back into the field though the vote is over before the proposal is answered', async () => {
    const view = viewOf(scenario({ hands: ['HAUSN', 'EEEEE'] }), 0)
    const propose = vi.fn<Propose>(async () => {
      await open.wrapper.setProps({ next: { ...view.options, houseWords: ['suha'] } })
      return TAKEN
    })
    const open = openTable(view, NOT_LISTED, propose)
    await type(open, 'suha')
    await press(open, 'Lay')
    await press(open, 'Propose as a house word')
    await flushPromises()
    expect(document.activeElement).toBe(open.wrapper.get('.word-input').element)
  })
  it('BB-05 explains that a full hand cannot draw', async () => {
    const open = openPosition({ hands: ['HAUSNEINSE', 'EEEEE'] })
    await press(open, 'Draw')
    expect(shownRefusal(open)).toBe('You already hold ten cards. Lay a word or pass. BB-05')
  })
  it('BB-30 turns tiles of the word face up where that is agreed', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'], options: { mixed: 'on' } })
    await type(open, 'haus')
    await open.wrapper.findAll('.slot')[1]?.trigger('click')
    expect(slotLabels(open)[1]).toBe('Place 2, A: A lies there, face up')
    await press(open, 'Lay')
    expect(open.play.mock.calls[0]?.[0]).toMatchObject({ open: [1] })
  })
  it('BB-30 lets no word lie face up as a whole, and a tap turns a card down again', async () => {
    const open = openPosition({ hands: ['EINES', 'EEEEE'], options: { mixed: 'on' } })
    await type(open, 'ei')
    const slot = (at: number) => open.wrapper.findAll('.slot')[at]
    await slot(0)?.trigger('click')
    await slot(1)?.trigger('click')
    expect(open.wrapper.find('.sentence').text()).toBe('At least one card must lie face down.')
    expect(remark(open)).toBe('Press a face-up card to turn it face down again.')
    expect(open.wrapper.find('button.lay').attributes('aria-disabled')).toBe('true')
    await slot(1)?.trigger('click')
    expect(slotLabels(open)[1]).toBe('Place 2, I: I lies there')
    expect(open.wrapper.find('button.lay').attributes('aria-disabled')).toBeUndefined()
    await slot(1)?.trigger('keydown', { key: 'Delete' })
    expect(slotLabels(open)[1]).toBe('Place 2, I: still empty')
  })
  it('BB-32 says that a word agreed on counts from the next game', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] }, NOT_LISTED)
    await open.wrapper.setProps({ next: { houseWords: ['Suha'] } })
    await type(open, 'suha')
    await press(open, 'Lay')
    expect(remark(open)).toContain('As a house word it counts from the next game on.')
    expect(remark(open)).not.toContain('propose')
  })
  it('names the first card that is chosen, and scolds nobody who has only begun', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    await open.wrapper.find('[data-hand-card][aria-label="H, 2"]').trigger('click')
    expect(open.wrapper.find('.sentence').text()).toBe('Placed: H.')
    expect(open.atRest().at(-1)).toBe('Placed: H.')
    await press(open, 'Lay')
    expect(remark(open)).not.toContain('BB-')
  })
  it('BB-04 says to draw first where no card is left to lie for a letter', async () => {
    const open = openPosition({ hands: ['BERLI', 'EEEEE'] })
    await type(open, 'berlin')
    expect(remark(open)).toBe('Draw another card first, or take a shorter word.')
    expect(open.atRest().at(-1)).toContain('Draw another card first')
  })
  it('BB-14 says what a question mark stands for that fills a gap', async () => {
    const open = openPosition({ hands: ['HAUNX', 'EEEEE'] })
    await type(open, 'haus')
    const drawn = viewOf(scenario({ hands: ['HAUNX?', 'EEEEE'] }), 0)
    await open.wrapper.setProps({ version: 2, view: asJson(drawn) })
    expect(open.atRest().at(-1)).toContain('The question mark stands for S.')
  })
  it('leads out of the word field by Escape once it is empty', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    const field = open.wrapper.find<HTMLInputElement>('.word-input')
    field.element.focus()
    await type(open, 'ha')
    await field.trigger('keydown', { key: 'Escape' })
    expect(document.activeElement).toBe(field.element)
    await type(open, '')
    await field.trigger('keydown', { key: 'Escape' })
    expect(document.activeElement).toBe(open.wrapper.find('[data-focus-home="asked"]').element)
  })
  it('BB-23 says at the last turn that cards left in hand count minus, the refilled ones too', () => {
    const hint = (lastRefill: 'on' | 'off', turn: number): string => {
      const scene = scenario({ hands: ['HAUSN', 'EEEEE'], turn, options: { lastRefill } })
      const { wrapper } = openTable(viewOf(scene, 0))
      const said = wrapper.find('.remark').text()
      wrapper.unmount()
      return said
    }
    expect(hint('on', 8)).toBe(buchstabenbluffTable.ask.hintLastRefill)
    expect(hint('off', 8)).toBe(buchstabenbluffTable.ask.hintLast)
    expect(hint('on', 6)).toBe(buchstabenbluffTable.ask.hintBegin)
  })
  it('takes everything back with Escape', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    await type(open, 'haus')
    await open.wrapper.find('.word-input').trigger('keydown', { key: 'Escape' })
    expect(slotLabels(open)).toEqual([])
    expect(handLabels(open)).toHaveLength(5)
    expect(open.spoken()).toContain('Taken back: “Haus”.')
  })

  it('BB-15 says at a desk what is claimed of one of the first words', () => {
    vi.stubGlobal('innerWidth', 1366)
    const open = openTable(announced('HAUS', 'Haus'))
    vi.unstubAllGlobals()
    expect(open.wrapper.find('.sentence').text()).toBe(
      'Ben says that these 4 cards spell “Haus”. Do you believe it?',
    )
  })

  it.each([
    ['Doubt', true],
    ['Believe', false],
  ] as const)('BB-15 answers with %s', async (name, doubt) => {
    const open = openTable(announced('HAUS', 'Haus'))
    expect(open.wrapper.find('.sentence').text()).toBe('Ben says “Haus”. Do you believe it?')
    await press(open, name)
    expect(open.play.mock.calls).toEqual([[{ kind: 'answer', doubt }, QUESTION]])
  })

  it('BB-15 says to whoever has answered that the answer has arrived, and does not say it again', async () => {
    const options = { answerSeconds: 'none' } as const
    const scene = scenario({ hands: ['EEEEE', 'HAUS', 'NNNNN'], turn: 1, options })
    act(scene, 1, 'lay H A U S as Haus')
    const open = openTable(viewOf(scene, 0))
    act(scene, 0, 'doubt')
    await open.wrapper.setProps({ view: asJson(viewOf(scene, 0)), own: [] })
    expect(open.spoken()).toBe('You doubt it. Soon everybody will know.')
    await open.wrapper.setProps({ version: 2 })
    expect(open.spoken()).toBe('You doubt it. Soon everybody will know.')
  })

  it('BB-19 shows the cards of a word that was settled as prints: they lie on a pile by now', () => {
    const pending = announced('HAUN', 'Haus')
    const isGone = (view: BuchstabenbluffView): boolean => {
      const { wrapper } = openTable(view)
      const found = wrapper.find('.said .word-row').classes('past')
      wrapper.unmount()
      return found
    }
    expect(isGone(pending)).toBe(false)
    const scene = scenario({
      hands: ['EEEEE', 'HAUN', 'NNNNN'],
      turn: 1,
      options: { answerSeconds: 'none' },
    })
    act(scene, 1, 'lay H A U N as Haus')
    act(scene, 2, 'believe')
    act(scene, 0, 'doubt')
    expect(isGone(viewOf(scene, 0))).toBe(true)
  })
  it('BB-15 looks the same to who answers whether the word is true or not', () => {
    const html = (laid: string): string => {
      const { wrapper } = openTable(announced(laid, 'Haus'))
      const shown = wrapper.html()
      wrapper.unmount()
      return shown.replace(/ id="[^"]*"| for="[^"]*"/gu, '')
    }
    expect(html('HAUN')).toBe(html('HAUS'))
  })
  it('spells the announced word with a button and with B, the own hand with A', async () => {
    const open = openTable(announced('HAUN', 'Haus'))
    await press(open, 'Spell it')
    const spelled = '“Haus”: H for Hotel, A for Alfa, U for Uniform, S for Sierra.'
    expect(open.spoken()).toBe(spelled)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }))
    expect(open.spoken()).toBe(`${spelled} ${spelled}`)
    const later = new KeyboardEvent('keydown', { key: 'a' })
    Object.defineProperty(later, 'timeStamp', { value: later.timeStamp + 400 })
    window.dispatchEvent(later)
    expect(open.spoken()).toContain('E for Echo, E for Echo')
  })
  it('leaves the letters alone that are typed into the word', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    await open.wrapper.find('.word-input').trigger('keydown', { key: 'a' })
    expect(open.spoken()).toBe('')
  })
  it('shows the own cards of a word to who laid them, and backs to all others', () => {
    const rows = [0, 1].map((viewer) => {
      const { wrapper } = openTable(announced('HAUN', 'Haus', viewer))
      const row = wrapper.find('.word-row')
      const known = [row.attributes('aria-label'), row.findAll('.own').length]
      wrapper.unmount()
      return known
    })
    expect(rows).toEqual([
      ['4 cards face down', 0],
      ['H, A, U, N', 4],
    ])
  })
  it('BB-18 shows the backs of a word that all believed where they lay, and none of their faces', () => {
    const scene = scenario({ hands: ['EEEEE', 'HAUNS', 'NNNNN'], turn: 1 })
    announce(scene, 1, 'lay H A U N as Haus')
    const row = openTable(viewOf(scene, 0)).wrapper.find('.word-row')
    expect(row.attributes('aria-label')).toBe('4 cards face down')
    expect(row.findAll('li').length).toBe(4)
    expect(row.text()).toBe('')
  })
  it('BB-30 names a row by what lies face up in it, where, and how many cards lie face down', () => {
    const scene = scenario({ hands: ['HAUSN', 'EEEEE'], options: { mixed: 'on' } })
    act(scene, 0, 'lay H! A! U! S as Haus')
    const { wrapper } = openTable(viewOf(scene, 1))
    expect(wrapper.find('.word-row').attributes('aria-label')).toBe(
      'Face up: H in place 1, A in place 2, U in place 3. One card lies face down.',
    )
  })
  it('says to who laid the word that it was his own', () => {
    const said = [0, 1].map((viewer) => {
      const { wrapper } = openTable(announced('HAUN', 'Haus', viewer))
      const who = wrapper.find('.who').text()
      wrapper.unmount()
      return who
    })
    expect(said).toEqual(['Ben says', 'You say'])
  })
  it('marks what was too much after a bluff, with the reason', () => {
    const scene = scenario({ hands: ['EEEEE', 'HAUNE', 'NNNNN'], turn: 1 })
    act(scene, 1, 'lay H A U N as Haus')
    act(scene, 0, 'doubt')
    act(scene, 2, 'believe')
    const { wrapper } = openTable(viewOf(scene, 0))
    expect(wrapper.findAll('.excess')).toHaveLength(1)
    expect(wrapper.find('.verdict').text()).toContain('Missing: S. You doubted.')
  })
  it('leaves who doubts to the words under the pictures, which name the others, too', () => {
    const view = announced('HAUN', 'Haus')
    const words = view.words.map((word) => ({ ...word, doubters: [2] }))
    const { wrapper } = openTable({ ...view, words })
    expect(wrapper.find('.said .verdict').text()).toBe('')
  })
  it.each([
    ['J?NG?', ['U', 'S']],
    ['?UNGJ', ['S']],
    ['JUNGS', []],
    ['J?XGS', []],
  ])('BB-14 shows what each question mark of %s stood for as JUNGS', (laid, letters) => {
    const options = { dictionary: 'open' } as const
    const scene = scenario({ hands: ['EEEEE', laid, 'NNNNN'], turn: 1, options })
    act(scene, 1, `lay ${Array.from(laid).join(' ')} as Jungs`)
    const before = openTable(viewOf(scene, 0)).wrapper
    expect(before.findAll('.stands')).toEqual([])
    before.unmount()
    act(scene, 0, 'doubt')
    act(scene, 2, 'believe')
    const { wrapper } = openTable(viewOf(scene, 0))
    expect(wrapper.findAll('.said .stands').map((mark) => mark.text())).toEqual(letters)
  })
  it.each([
    ['JNNRS', 'JUNGS', [2, 4]],
    ['JNNGS', 'JUNGS', [2]],
    ['WNGBRINDT', 'WEGBRINGT', [2, 8]],
    ['ESELS', 'LESEN', [5]],
    ['J?XGN', 'JUNGS', [3]],
  ])('BB-09 marks by place what is false in %s laid for %s', (laid, word, places) => {
    const hands = ['EEEEE', laid, 'NNNNN']
    const options = { answerSeconds: 'none', dictionary: 'open' } as const
    const scene = scenario({ hands, turn: 1, options })
    act(scene, 1, `lay ${Array.from(laid).join(' ')} as ${word}`)
    act(scene, 0, 'doubt')
    act(scene, 2, 'believe')
    const { wrapper } = openTable(viewOf(scene, 2))
    const row = wrapper.findAll('.said .word-row li')
    const marked = row.flatMap((card, at) => (card.classes('excess') ? [at + 1] : []))
    expect(marked).toEqual(places)
  })

  it('sorts, shuffles and prints Braille, which is kept', async () => {
    const open = openPosition({ hands: ['XEAHQ', 'EEEEE'] })
    expect(handLabels(open)).toEqual(['A, 1', 'E, 1', 'H, 2', 'Q, 10', 'X, 8'])
    await press(open, 'Sort by value')
    expect(handLabels(open)).toEqual(['Q, 10', 'X, 8', 'H, 2', 'A, 1', 'E, 1'])
    await press(open, 'Shuffle')
    expect(handLabels(open).toSorted()).toEqual(['A, 1', 'E, 1', 'H, 2', 'Q, 10', 'X, 8'])
    const paths = (): number => open.wrapper.findAll('.letter-hand path').length
    const before = paths()
    await press(open, 'Braille')
    expect(paths()).toBe(before + 5 * 6)
    expect(localStorage.getItem('stammtisch.buchstabenbluff.braille')).toBe('on')
  })
  it('builds the word out of tiles that are carried: into it, onto a place, back, and within the hand', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    await carry(open, 'H, 2', '.slots')
    await carry(open, 'A, 1', '.slots')
    expect(slotLabels(open)).toEqual(['Place 1, H: H lies there', 'Place 2, A: A lies there'])
    // Onto a place: what lay there goes back to the hand, and another letter there is a bluff.
    await carry(open, 'S, 1', '[data-drop="slot:0"]')
    expect(slotLabels(open)[0]).toBe('Place 1, H: S lies there, a bluff')
    expect(handLabels(open)).toEqual(['H, 2', 'N, 1', 'U, 2'])
    await carry(open, 'U, 2', '[data-hand-card][aria-label^=H]')
    expect(handLabels(open)).toEqual(['U, 2', 'H, 2', 'N, 1'])
    await carry(open, '.slot', '[data-hand-card]')
    expect(handLabels(open)).toContain('S, 1')
    await carry(open, 'N, 1', '.own-bar')
    expect(handLabels(open)).toContain('N, 1')
    expect(open.play).not.toHaveBeenCalled()
  })
  it('BB-09 changes the places of two letters that are carried onto each other, and calls a true word no bluff', async () => {
    const open = openPosition({ hands: ['BAUMN', 'EEEEE'] })
    await type(open, 'baum')
    await carry(open, '.slot', '[data-drop="slot:3"]')
    expect(slotLabels(open)).toEqual([
      'Place 1, B: M lies there',
      'Place 2, A: A lies there',
      'Place 3, U: U lies there',
      'Place 4, M: B lies there',
    ])
    expect(open.wrapper.find('.sentence').text()).toBe(buchstabenbluffTable.ask.fits)
    expect(handLabels(open)).toEqual(['N, 1'])
    expect(open.spoken()).not.toContain('bluff')
  })
  it('BB-26 opens everything word by word at the end', async () => {
    const scene = scenario({ hands: ['HAUNX', 'EEEEE'], turn: 8, draw: '' })
    act(scene, 0, 'lay H A U N as haus')
    act(scene, 1, 'believe')
    act(scene, 1, 'pass')
    const open = openTable(viewOf(scene, 1))
    // Below the sums where there is room, in a sheet of its own elsewhere.
    await press(open, 'See all the cards')
    for (const place of ['.score-sheet .read', '.score-sheet dialog']) {
      const read = open.wrapper.get(place)
      expect(read.text()).toContain(
        'Nobody doubted it. The cards were H, A, U, N. It was a bluff. It scores 6 points.',
      )
      expect(read.text()).toContain('Left in hand: X, minus 8.')
      expect(read.findAll('.words .said').map((word) => word.text())).toEqual(['Haus Bluff!'])
    }
  })
  it('has a name on every button', () => {
    for (const view of [
      viewOf(scenario({ hands: ['HAUSN', 'EEEEE'] }), 0),
      announced('HAUS', 'Haus'),
    ]) {
      const { wrapper } = openTable(view)
      const buttons = wrapper.findAll('button')
      expect(buttons).not.toEqual([])
      const nameless = buttons.filter(
        (button) => !button.attributes('aria-label') && button.text() === '',
      )
      expect(nameless.map((button) => button.html())).toEqual([])
      wrapper.unmount()
    }
  })
  it('BB-12 says what is wrong with a word before it is laid, and keeps Lay and Draw as far as they can be pressed', async () => {
    const open = openPosition({ hands: ['HOLZEEEEEE', 'EEEEE'] })
    const sentence = (): string => open.wrapper.find('.sentence').text()
    expect(sentence()).toBe(buchstabenbluffTable.ask.beginFull)
    await type(open, 'h')
    expect(sentence()).toBe('Placed: H.')
    await type(open, 'hol z')
    expect(sentence()).toBe(buchstabenbluffTable.reason['word-has-other-signs'])
    await type(open, 'holzholzholz')
    expect(sentence()).toBe(buchstabenbluffTable.reason['word-too-long'])
    await type(open, 'holzo')
    expect(sentence()).toBe('You have no more O.')
    const off = open.wrapper.findAll('.ask-turn button[aria-disabled]').map((one) => one.text())
    expect(off).toEqual(['Draw', 'Lay'])
    await type(open, 'holz')
    expect(sentence()).toBe(buchstabenbluffTable.ask.fits)
  })
  it('BB-34 says once of a word why its ß has two places', async () => {
    const position = { hands: ['FUSSE', 'EEEEE'], options: { language: 'de' } }
    const open = openPosition(position)
    await type(open, 'fuß')
    expect(slotLabels(open)).toHaveLength(4)
    expect(remark(open)).toContain('A ß is two cards: S and S.')
    await type(open, 'fuss')
    expect(remark(open)).not.toContain('ß')
    const said = open.atRest().filter((text) => text.includes('two cards'))
    expect(said).toEqual([expect.stringContaining('“Fuß”: every letter is there.')])
  })
  it('keeps a half-built word over a reload, and says what lies there', async () => {
    const position = { hands: ['HAUSN', 'EEEEE'] }
    const first = openPosition(position)
    await type(first, 'Hau')
    first.wrapper.unmount()
    const again = openPosition(position)
    expect(slotLabels(again)).toHaveLength(3)
    expect(again.atRest()).toEqual([
      'Your word so far: “Hau”, 5 points. “Hau”: every letter is there.',
    ])
    again.wrapper.unmount()
  })
  it('BB-15 says that all wait for the listener, and how many answers are missing beside', () => {
    const waiting = (seats: number): string => {
      const hands = ['EEEEE', 'HAUSN', ...Array.from({ length: seats - 2 }, () => 'NNNNN')]
      const scene = scenario({ hands, turn: 1, options: { answerSeconds: 'none' } })
      act(scene, 1, 'lay H A U S as Haus')
      const { wrapper } = openTable(viewOf(scene, 0))
      const said = wrapper.find('.verdict').text()
      wrapper.unmount()
      return said
    }
    expect([2, 3, 4].map(waiting)).toEqual([
      'Ben is waiting for you.',
      'You and one other have yet to answer.',
      'You and 2 others have yet to answer.',
    ])
  })
  it('BB-14 lets whoever has only a mouse choose what a question mark stands for', async () => {
    const open = openPosition({ hands: ['HAUN?', 'EEEEE'] })
    await type(open, 'hau?')
    const chooser = open.wrapper.find('.blank-chooser')
    expect(chooser.findAll('option')).toHaveLength(27)
    await chooser.setValue('S')
    expect(open.wrapper.find<HTMLInputElement>('.word-input').element.value).toBe('haus')
    await press(open, 'Lay')
    expect(open.play.mock.calls[0]?.[0]).toEqual({
      kind: 'lay',
      cards: cards('HAU?'),
      word: 'haus',
    })
  })
  it('BB-09 leads whoever bluffs by key to the next card, then to the field, in few words', async () => {
    const open = openPosition({ hands: ['HCDXY', 'EEEEE'] })
    await type(open, 'hee')
    expect(open.spoken()).toContain('You are missing two\u00a0Es.')
    const lie = async (label: string): Promise<void> => {
      const card = open.wrapper.find<HTMLElement>(`[data-hand-card][aria-label="${label}"]`)
      card.element.focus()
      await card.trigger('keydown', { key: 'Enter' })
      await card.trigger('click')
      await flushPromises()
    }
    await lie('D, 2')
    expect(open.atRest().at(-1)).toBe('D for E. Still missing: E.')
    // Beside the one that was taken, not the first of the hand.
    const [label = ''] = document.activeElement?.getAttribute('aria-label')?.split(',') ?? []
    expect(label).toBe('X')
    await lie('C, 3')
    expect(open.atRest().at(-1)).toBe('C for E. A bluff: Enter lays it.')
    expect(document.activeElement).toBe(open.wrapper.find('.word-input').element)
  })
  it('BB-15 shows how a word is spelled to whoever asks for it', async () => {
    const open = openTable(announced('HAUS', 'Haus'))
    await press(open, 'Spell it')
    expect(open.wrapper.find('.ask .remark').text()).toContain('H for Hotel, A for Alfa')
  })
  it('BB-18 shows the points of somebody that all may know, and how many cards nobody has seen', () => {
    const scene = scenario({ hands: ['EEEEE', 'HAUSN', 'NNNNN'], turn: 1 })
    announce(scene, 1, 'lay H A U S as HAUS', [0])
    announce(scene, 2, 'lay N N N as TOR')
    const { wrapper } = openTable(viewOf(scene, 0))
    const [ben, cem] = wrapper.findAll('.plate').map((plate) => plate.text())
    expect(ben).toContain('open 16')
    expect(ben).not.toContain('face down')
    // Nothing lies open there yet, and a naught alone is asked about.
    expect(cem).not.toContain('open')
    expect(cem).toContain('3 cards face down')
  })
  it('BB-15 answers with 1 and 2', async () => {
    for (const [key, doubt] of [
      ['1', true],
      ['2', false],
    ] as const) {
      const open = openTable(announced('HAUS', 'Haus'))
      window.dispatchEvent(new KeyboardEvent('keydown', { key }))
      await flushPromises()
      expect(open.play.mock.calls).toEqual([[{ kind: 'answer', doubt }, QUESTION]])
      open.wrapper.unmount()
    }
  })
  it('BB-18 BB-19 shows the tens of doubts while it is played', () => {
    const scene = scenario({ hands: ['EEEEE', 'HAUNE', 'NNNNN'], turn: 1 })
    act(scene, 1, 'lay H A U N as Haus')
    act(scene, 0, 'doubt')
    act(scene, 2, 'doubt')
    const { wrapper } = openTable(viewOf(scene, 0))
    const own = wrapper.get('.own-bar')
    // One number for my eyes only, and what it is made of.
    expect(own.get('.total .whole').text()).toBe('You stand at 5')
    expect(own.get('.sum').text()).toBe('open 10face down 0hand −5')
    expect(own.get('.turns').text()).toBe('4 turns left')
    expect(own.get('.brief').text()).toBe('4 turns')
    expect(wrapper.find('[data-spot="seat-2"]').text()).toContain('open 10')
  })
  it('BB-27 subtracts nothing where no card is left in the hand', () => {
    const view = viewOf(scenario({ hands: ['EEEEE', 'HAUNE'] }), 0)
    const { wrapper } = openTable({ ...view, hand: [] })
    expect(wrapper.get('.own-bar .sum').text()).toMatch(/hand 0$/u)
  })
  it('shows what the cards of a word count while it is put together', async () => {
    const open = openPosition({ hands: ['HAUQX', 'EEEEE'] })
    expect(open.wrapper.find('.worth').exists()).toBe(false)
    await type(open, 'h')
    expect(open.wrapper.find('.worth').text()).toBe('2 points')
    expect(open.wrapper.find('.in-language').text()).toBe('German words')
    await type(open, 'haus')
    expect(open.wrapper.find('.worth').text()).toBe('5 points')
  })
  it('leaves every other tile in its place while a word is put together', async () => {
    const open = openPosition({ hands: ['HAUSN', 'EEEEE'] })
    const places = (): Map<string | undefined, string> =>
      new Map(
        open.wrapper
          .findAll('.hand-fan > li:not(.gap)')
          .map((item) => [
            item.find('[data-hand-card]').attributes('data-key'),
            item.attributes('style') ?? '',
          ]),
      )
    const before = places()
    await type(open, 'haus')
    const after = places()
    expect(after.size).toBe(1)
    for (const [key, style] of after) expect(style).toBe(before.get(key))
  })
  it('guides whoever has the first turn, the begun word, the laid one, the first answer and the second turn, once', async () => {
    localStorage.removeItem('stammtisch.guide.buchstabenbluff')
    const scene = scenario({ hands: ['TORAA', 'HAUSN', 'NNNNN'] })
    const open = openTable(viewOf(scene, 1))
    const guided = () => open.wrapper.find('.guide').exists() && open.wrapper.find('.guide').text()
    const show = async (): Promise<void> => {
      const view = viewOf(scene, 1)
      const asked = decisionOf(view)
      const own = asked === undefined ? [] : [{ kind: asked, name: QUESTION }]
      await open.wrapper.setProps({ view: asJson(view), own })
    }
    expect(guided()).toBe(false)
    act(scene, 0, 'pass')
    await show()
    expect(guided()).toContain(buchstabenbluffTable.guide.step2)
    await press(open, table.guide.next)
    expect(guided()).toBe(false)
    await type(open, 'haus')
    expect(guided()).toContain(buchstabenbluffTable.guide.step3)
    act(scene, 1, 'lay H A U S as Haus')
    await press(open, table.guide.next)
    await show()
    expect(guided()).toContain(buchstabenbluffTable.guide.step4)
    for (const seat of [0, 2]) act(scene, seat, 'believe')
    await press(open, table.guide.next)
    await show()
    expect(guided()).toBe(false)
    // The first word of somebody else to be answered comes only now.
    act(scene, 2, 'lay N N as In')
    await show()
    expect(guided()).toContain(buchstabenbluffTable.guide.step5)
    await press(open, table.guide.next)
    for (const seat of [0, 1]) act(scene, seat, 'believe')
    act(scene, 0, 'pass')
    await show()
    expect(guided()).toContain(buchstabenbluffTable.guide.step6)
    await press(open, table.guide.next)
    expect(guided()).toBe(false)
    expect(localStorage.getItem('stammtisch.guide.buchstabenbluff')).toBe('1')
  })
})
