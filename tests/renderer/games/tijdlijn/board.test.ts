// @vitest-environment happy-dom
// The table of Tijdlijn with the real rules behind it: every kind of question answered by hand and by key, in both ways of playing.
import { present } from '../../../../src/engine/basics/invariant'
import { flushPromises, type DOMWrapper } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { toJson } from '../../../../src/engine/basics/json'
import { decisionOf, matchesDiscard, ownCards } from '../../../../src/games/tijdlijn/outside/check'
import type {
  DecisionKind,
  StandingView,
  TijdlijnView,
} from '../../../../src/games/tijdlijn/outside/contract'
import { phrasesFor } from '../../../../src/renderer/games/tijdlijn/voice/phrasesFor'
import { tijdlijnWindow } from '../../../../src/renderer/games/tijdlijn/window'
import { formatPoints } from '../../../../src/renderer/wording/formatPoints'
import { useSpeech } from '../../../../src/renderer/speech/useSpeech'
import { tijdlijn } from '../../../../src/renderer/wording/en/tijdlijn'
import { table } from '../../../../src/renderer/wording/en/table'
import { tijdlijnTable } from '../../../../src/renderer/wording/en/tijdlijnTable'
import { clearWindow, NAMES, openTable, pointingAt, QUESTION, type Table } from './openTable'
import { viewWhere } from './playedViews'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(clearWindow)

function asked(decision: DecisionKind, besides: (view: TijdlijnView) => boolean = () => true) {
  const mode = decision === 'lay' ? 'competitive' : 'co-operative'
  return viewWhere((view) => decisionOf(view) === decision && besides(view), { options: { mode } })
}
function cardButton(wrapper: Table, handle: number) {
  return wrapper.get(`[data-hand-card][data-key="${String(handle)}"]`)
}
function button(wrapper: Table, text: string) {
  const all = wrapper.findAll('button')
  const found =
    all.find((one) => one.text().startsWith(text)) ??
    all.find((one) => one.attributes('aria-label')?.startsWith(text))
  if (!found) throw new Error(`no button ${text}`)
  return found
}
/** A view with the cards in front of seat 0 changed. */
function withOwn(view: TijdlijnView, change: (card: StandingView) => StandingView): TijdlijnView {
  const players = view.players.map((player, seat) =>
    seat === 0 ? { ...player, cards: player.cards.map(change) } : player,
  )
  return { ...view, players }
}
/** Carries a card to where something is, without a mouse: what lies under the pointer is told. */
type Found = Pick<DOMWrapper<Element>, 'element' | 'trigger'>
async function drag(card: Found, onto: Found): Promise<void> {
  const under = vi.spyOn(document, 'elementFromPoint').mockReturnValue(onto.element)
  const at = { pointerId: 1, isPrimary: true, button: 0, bubbles: true }
  await card.trigger('pointerdown', { ...at, clientX: 0, clientY: 0 })
  for (const kind of ['pointermove', 'pointerup']) {
    window.dispatchEvent(new PointerEvent(kind, { ...at, clientX: 90, clientY: 90 }))
  }
  await flushPromises()
  under.mockRestore()
}
/** The figures of a year. */
function yearText(year = 0): string {
  return String(Math.abs(year))
}
/** As by Enter: it has the focus, and sight of it. */
function press(element: Element | null): void {
  if (!(element instanceof HTMLElement)) throw new Error('nothing to press')
  element.focus()
  element.click()
}
const { play: PLAY, discardIt: DISCARD, stop: STOP } = tijdlijnTable

describe('the table of Tijdlijn, together', () => {
  it.each(['choose', 'retry', 'goOn'] as const)(
    'TL-06 plays a card when asked to %s',
    async (kind) => {
      const view = asked(kind)
      const card = ownCards(view).find(({ stuck }) => !stuck)
      if (!card) throw new Error('a card can be played')
      const { wrapper, play } = openTable(view)
      await cardButton(wrapper, card.card).trigger('click')
      expect(play).not.toHaveBeenCalled()
      await button(wrapper, PLAY).trigger('click')
      expect(play).toHaveBeenCalledWith({ kind: 'play', card: card.card }, QUESTION)
    },
  )
  it('TL-18 tells in words how many lie where, what is wanted, and before any card is chosen what a discard needs', () => {
    const view = asked('choose', ({ discard }) => discard.length > 0)
    const { wrapper } = openTable(view)
    const icon = view.discard.at(-1)?.back.icon ?? ''
    expect(icon).not.toBe('')
    const [pile, discards] = wrapper.findAll('.piles .count').map((one) => one.text())
    expect(pile).toBe(`Pile: ${String(view.pile)}`)
    expect(discards).toMatch(
      new RegExp(`^Discards: ${String(view.discard.length)}wanted: \\w+$`, 'u'),
    )
    const wanted = discards?.split('wanted: ')[1] ?? ''
    expect(wrapper.get('.discard .needed').text()).toContain(wanted)
  })
  it('TL-25 counts what is won from the first card on, and apart from it what can still be laid; the sum is for the end', async () => {
    const view = asked('choose', ({ line }) => line.length > 1)
    const { wrapper } = openTable(view)
    const [node] = view.line
    const [discarded] = view.discard
    if (!node || !discarded) throw new Error('a card lies there')
    const line = [{ cards: node.cards.slice(0, 1), slot: [] }]
    const dealt = { ...view, line, discard: [discarded], score: -20 }
    await wrapper.setProps({ view: toJson(dealt) })
    const inFront = view.players.flatMap(({ cards }) => cards).length
    const left = `${String(view.pile + inFront)} still to lay, or\u00a0−1 each`
    // Nobody has played, and nobody is losing: two for the first card, one for the discards.
    const score = (): string => wrapper.get('.line-middle .score').text()
    expect(score()).toContain(`1point${left}`)
    expect(score()).not.toContain('−20')
    const stuck = view.players.map((player, seat) => ({
      ...player,
      cards: player.cards.map((card) => ({ ...card, stuck: seat > 0 })),
    }))
    const own = view.players[0]?.cards.length ?? 0
    await wrapper.setProps({ view: toJson({ ...dealt, players: stuck }) })
    expect(score()).toContain(`${String(view.pile + own)} still to lay`)
    expect(score()).toContain(`lost\u00a0−${String(inFront - own)}`)
    expect(score()).toContain(`${String(view.pile + inFront)} left, −1\u00a0each`)
    const players = view.players.map((player) => ({ ...player, cards: [] }))
    await wrapper.setProps({ view: toJson({ ...dealt, pile: 0, players, score: 1 }) })
    expect(score()).toContain('1point')
    expect(score()).not.toContain('to lay')
  })
  it('TL-19 marks what matches the discards, and discards it', async () => {
    const view = asked('choose', (one) => ownCards(one).some((card) => matchesDiscard(one, card)))
    const card = ownCards(view).find((one) => matchesDiscard(view, one))
    if (!card) throw new Error('a card matches')
    const { wrapper, play } = openTable(view)
    expect(cardButton(wrapper, card.card).attributes('aria-label')).toContain(
      'matches the discards',
    )
    await cardButton(wrapper, card.card).trigger('click')
    await button(wrapper, DISCARD).trigger('click')
    expect(play).toHaveBeenCalledWith({ kind: 'discard', card: card.card }, QUESTION)
  })
  it('TL-02 says nothing of others to whoever plays alone', async () => {
    const [first] = asked('choose').players
    const view = { ...asked('choose'), seats: 1, players: first ? [first] : [] }
    const { wrapper } = openTable(view)
    await button(wrapper, tijdlijnTable.lookAlone).trigger('click')
    expect(wrapper.get('dialog').text()).not.toContain(tijdlijnTable.point.short)
    wrapper.unmount()
    const company = openTable(asked('choose')).wrapper
    await button(company, tijdlijnTable.look).trigger('click')
    expect(company.get('dialog').text()).toContain(tijdlijnTable.point.short)
  })
  it('TL-16 stops after the first success', async () => {
    const { wrapper, play } = openTable(asked('goOn'))
    await button(wrapper, STOP).trigger('click')
    expect(play).toHaveBeenCalledWith({ kind: 'stop' }, QUESTION)
  })
  it('TL-13 TL-19 says by which rule something is refused, and what can be done instead', async () => {
    const view = asked('choose', (one) => ownCards(one).some((card) => !matchesDiscard(one, card)))
    const card = ownCards(view).find((one) => !one.stuck && !matchesDiscard(view, one))
    if (!card) throw new Error('a card does not match')
    const { wrapper, play } = openTable(view)
    await cardButton(wrapper, card.card).trigger('click')
    await button(wrapper, DISCARD).trigger('click')
    expect(play).not.toHaveBeenCalled()
    expect(wrapper.get('.remark').html()).toContain('title="TL-19"')
    expect(wrapper.get('.remark').text()).toMatch(/You can discard|None of your cards/u)
    // Two lines beside the buttons at 1280 pixels.
    expect(wrapper.get('.remark').text().length).toBeLessThan(112)
  })
  it('TL-14 shows both icons and the year of stuck cards as long as they are remembered', async () => {
    const isStuck = ({ stuck }: StandingView): boolean => stuck
    const shown = asked('choose', (one) => ownCards(one).some(isStuck))
    const hidden = withOwn(shown, ({ back: _forgotten, ...card }) => card)
    for (const view of [shown, hidden]) {
      const card = ownCards(view).find(isStuck)
      if (!card) throw new Error('a card is stuck')
      const { wrapper } = openTable(view)
      const there = cardButton(wrapper, card.card)
      expect(there.find('.hidden').exists()).toBe(view === shown)
      expect(/on the back/u.test(there.attributes('aria-label') ?? '')).toBe(view === shown)
      expect(there.get('.note').text() === tijdlijnTable.stuck).toBe(view === hidden)
      await button(wrapper, tijdlijnTable.look).trigger('click')
      const [told] = wrapper.findAll('.event-text').filter((one) => one.text().includes(card.front))
      expect(/on the back/u.test(told?.text() ?? '')).toBe(view === shown)
      wrapper.unmount()
    }
  })
  it('TL-16 TL-25 tells year, points and story of the first card beside the question whether to go on', async () => {
    const view = asked('goOn', ({ line }) => line.some(({ slot }) => slot.length > 0))
    const [card] = view.line.flatMap(({ slot }) => slot)
    const bottom = view.line.flatMap(({ cards }) => cards).at(-1)
    if (!bottom) throw new Error('cards lie there')
    for (const [placed, points] of [
      [card, '+1'],
      [bottom, '+2'],
    ] as const) {
      if (!placed) throw new Error('cards lie there, in a slot too')
      const event = { kind: 'played', seat: 0, card: placed, landing: { kind: 'end', at: 0 } }
      const story = { first: toJson(view), events: [toJson(event)] }
      const { wrapper } = openTable(view, undefined, story)
      const landed = wrapper.get('.turn-ask .landed')
      // The sentence goes on with the number that stands on the table.
      const counter = wrapper.get('.score .numeral').text()
      expect(landed.text()).toContain(`${points}, ${counter} point`)
      expect(landed.text()).toContain(placed.back.explanation)
      expect(landed.text()).toContain(yearText(placed.back.year))
      wrapper.unmount()
    }
  })
  it('TL-12 shows on whose place a try has failed last, until another one succeeds', () => {
    const view = asked('goOn')
    const placed = view.line.flatMap(({ cards }) => cards).at(-1)
    if (!placed) throw new Error('cards lie there')
    const failed = (seat: number) => ({ kind: 'stuck', seat, turn: 1, card: placed, at: 0 })
    const success = { kind: 'played', seat: 1, card: placed, landing: { kind: 'end', at: 0 } }
    const shown = (...events: object[]) => {
      const story = { first: toJson(view), events: events.map(toJson) }
      const { wrapper } = openTable(view, undefined, story)
      const places = wrapper.findAll('[data-spot^="seat-"]')
      const marked = places.filter((place) => place.find('.tried-last').exists())
      const found = marked.map((place) => place.attributes('data-spot'))
      if (found.length > 0) expect(wrapper.get('.tried-last').text()).toContain('stuck')
      wrapper.unmount()
      return found
    }
    expect(shown(success)).toEqual([])
    expect(shown(success, failed(1))).toEqual(['seat-1'])
    expect(shown(failed(1), failed(0))).toEqual(['seat-0'])
    expect(shown(failed(1), success)).toEqual([])
  })
  it('TL-19 takes a card that is dragged onto the discards', async () => {
    const view = asked('choose', (one) => ownCards(one).some((card) => matchesDiscard(one, card)))
    const card = ownCards(view).find((one) => !one.stuck && matchesDiscard(view, one))
    const other = ownCards(view).find((one) => !matchesDiscard(view, one))
    if (!card || !other) throw new Error('one matches, one does not')
    const { wrapper, play } = openTable(view)
    await drag(cardButton(wrapper, other.card), wrapper.get('[data-spot="discard"]'))
    expect(wrapper.get('.remark').html()).toContain('title="TL-19"')
    await drag(cardButton(wrapper, card.card), wrapper.get('[data-spot="discard"]'))
    expect(wrapper.find('.remark.refused').exists()).toBe(false)
    expect(play).not.toHaveBeenCalled()
    await wrapper.get('.discard[data-next]').trigger('click')
    expect(play).toHaveBeenCalledWith({ kind: 'discard', card: card.card }, QUESTION)
  })
  it('TL-20 discards a stuck card that matches, chosen or dragged', async () => {
    const choose = asked('choose', (one) => ownCards(one).some((card) => matchesDiscard(one, card)))
    const view: TijdlijnView = {
      ...withOwn(choose, (one) => ({ ...one, stuck: true })),
      phase: { kind: 'turn', seat: 0, decision: 'discard' },
    }
    const card = ownCards(view).find((one) => matchesDiscard(view, one))
    if (!card) throw new Error('one matches')
    for (const way of ['from the hand', 'from the slip', 'by a press', 'by key'] as const) {
      const { wrapper, play } = openTable(view)
      const pile = wrapper.get('[data-spot="discard"]')
      if (way === 'from the hand') await drag(cardButton(wrapper, card.card), pile)
      else await cardButton(wrapper, card.card).trigger('click')
      if (way === 'from the slip') await drag(wrapper.get('.slot'), pile)
      if (way === 'by a press') await pile.trigger('click')
      if (way === 'by key') press(wrapper.get('.discard[data-next]').element)
      else await button(wrapper, DISCARD).trigger('click')
      expect(play).toHaveBeenCalledWith({ kind: 'discard', card: card.card }, QUESTION)
      expect(wrapper.find('dialog').exists()).toBe(false)
      sessionStorage.clear()
      wrapper.unmount()
    }
  })
  it('says what was chosen by key and what was taken back, and leads on and back', async () => {
    const view = asked('choose')
    const card = ownCards(view).find(({ stuck }) => !stuck)
    if (!card) throw new Error('a card can be played')
    const { wrapper } = openTable(view)
    const said = vi.spyOn(useSpeech(), 'say')
    press(cardButton(wrapper, card.card).element)
    await flushPromises()
    expect(said).toHaveBeenCalledWith(`“${card.front}” chosen.`)
    expect(document.activeElement).toBe(button(wrapper, PLAY).element)
    await button(wrapper, PLAY).trigger('keydown', { key: 'Escape' })
    await flushPromises()
    expect(said).toHaveBeenCalledWith(`“${card.front}” is back in front of you.`)
    expect(document.activeElement).toBe(cardButton(wrapper, card.card).element)
  })
  it('TL-06 plays a card at once that is let go over the line, wherever that was, and says why one cannot be played', async () => {
    const view = asked('choose', (one) => ownCards(one).some(({ stuck }) => stuck))
    const card = ownCards(view).find(({ stuck }) => !stuck)
    const stuck = ownCards(view).find((one) => one.stuck)
    if (!card || !stuck) throw new Error('one can be played, one cannot')
    const { wrapper, play } = openTable(view)
    await drag(cardButton(wrapper, stuck.card), wrapper.get('.line-middle .window'))
    expect(wrapper.get('.remark').html()).toContain('title="TL-13"')
    expect(play).not.toHaveBeenCalled()
    await drag(cardButton(wrapper, card.card), wrapper.get('.track > .gap'))
    expect(play).toHaveBeenCalledExactlyOnceWith({ kind: 'play', card: card.card }, QUESTION)
  })
  it('TL-13 says on the button, and at once by ear, that a card which was chosen is stuck', async () => {
    const view = asked('choose', (one) => ownCards(one).some(({ stuck }) => stuck))
    const [free, stuck] = [false, true].map((is) => ownCards(view).find((one) => one.stuck === is))
    if (!free || !stuck) throw new Error('one can be played, one cannot')
    const { wrapper } = openTable(view)
    const said = vi.spyOn(useSpeech(), 'say')
    await cardButton(wrapper, free.card).trigger('click')
    expect(wrapper.get('.play').text()).not.toContain('stuck')
    expect(said.mock.calls.flat().join(' ')).not.toContain('stuck')
    await cardButton(wrapper, stuck.card).trigger('click')
    expect(wrapper.get('.play').text()).toContain('this one is stuck')
    expect(said.mock.lastCall?.[0]).toMatch(/\(stuck(: [^)]+)?\) chosen\.$/u)
  })
  it('gives the focus back when a card that was looked at is put away', async () => {
    const { wrapper } = openTable(asked('choose'))
    press(wrapper.get('.line-strip .lying').element)
    await flushPromises()
    const { element: dialog } = wrapper.get<HTMLDialogElement>('dialog')
    expect(dialog.open).toBe(true)
    await wrapper.get('dialog').trigger('cancel')
    expect(dialog.isConnected).toBe(false)
    // Only a dialog that was closed hands the focus back to what had opened it.
    expect(dialog.open).toBe(false)
  })
  it('leads to the line and to the hand by one key each, and L says so and what is chosen', async () => {
    const view = asked('choose')
    const card = ownCards(view).find(({ stuck }) => !stuck)
    const [first] = view.line
    if (!card || !first) throw new Error('a card can be played')
    const { wrapper } = openTable(view)
    const speech = useSpeech()
    const said = vi.spyOn(speech, 'say')
    const key = (name: string): boolean =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key: name }))
    key('k')
    expect(document.activeElement?.hasAttribute('data-hand-card')).toBe(true)
    key('z')
    expect(document.activeElement?.classList.contains('lying')).toBe(true)
    expect(said.mock.lastCall?.[0]).toContain(first.cards[0]?.front)
    expect(said.mock.lastCall?.[0]).not.toContain(card.front)
    await cardButton(wrapper, card.card).trigger('click')
    const told = speech.own.options?.('You play.')
    expect(told).toContain(`“${card.front}” chosen.`)
    expect(told).toContain(tijdlijnTable.ask.keysHint)
  })
  it('plays the chosen card by F, which says what is missing without one, and that nothing is asked', async () => {
    const view = asked('choose')
    const card = present(
      ownCards(view).find(({ stuck }) => !stuck),
      'a card that can be played',
    )
    const { wrapper, play } = openTable(view)
    const said = vi.spyOn(useSpeech(), 'say')
    const pressF = (): boolean =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', cancelable: true }))
    expect(pressF()).toBe(false)
    expect(said).toHaveBeenLastCalledWith(tijdlijnTable.ask.cardFirst)
    await cardButton(wrapper, card.card).trigger('click')
    pressF()
    expect(play).toHaveBeenCalledExactlyOnceWith({ kind: 'play', card: card.card }, QUESTION)
    await flushPromises()
    await wrapper.setProps({ own: [], version: 2 })
    expect(pressF()).toBe(true)
    await vi.waitFor(() => {
      expect(said).toHaveBeenLastCalledWith(table.notAsked)
    })
  })
  it('leads by Z to the card that has just come into the line, otherwise to its beginning, and says at its ends that it ends', () => {
    const view = asked('choose', ({ line }) => line.length > 2)
    const cards = view.line.flatMap((place) => place.cards)
    const [first, last] = [present(cards[0], 'a card'), present(cards.at(-1), 'a card')]
    const told = [{ kind: 'played', seat: 1, card: present(view.line[1]?.cards[0], 'a card') }]
    const press = (key: string): unknown =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true }),
      )
    const here = (): string | null | undefined => document.activeElement?.getAttribute('data-key')
    const known = openTable(view, undefined, { before: told.map(toJson), events: [], first: 1 })
    press('z')
    expect(here()).toBe(`card-${String(told[0]?.card.card)}`)
    known.wrapper.unmount()
    openTable(view)
    press('z')
    expect(here()).toBe(`card-${String(first.card)}`)
    const said = vi.spyOn(useSpeech(), 'say')
    press('ArrowLeft')
    expect(said.mock.lastCall?.[0]).toMatch(/^Beginning of the time line: /u)
    expect(said.mock.lastCall?.[0]).toContain(first.front)
    press('End')
    press('ArrowRight')
    expect(said.mock.lastCall?.[0]).toMatch(/^End of the time line: /u)
    expect(said.mock.lastCall?.[0]).toContain(last.front)
  })
  it('chooses the card in a place of the hand by its digit, says so, and leads to it while nothing can be chosen', async () => {
    const view = asked('choose')
    const place = ownCards(view).findIndex(({ stuck }) => !stuck)
    const card = present(ownCards(view)[place], 'a card that can be played')
    const { wrapper } = openTable(view)
    const said = vi.spyOn(useSpeech(), 'say')
    const press = (digit: string): boolean =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key: digit, cancelable: true }))
    expect(press('0')).toBe(false)
    expect(said).toHaveBeenLastCalledWith('You have no card number 10.')
    expect(press(String(place + 1))).toBe(false)
    await flushPromises()
    expect(wrapper.find(`[data-hand-card][data-key="${String(card.card)}"]`).exists()).toBe(false)
    expect(said.mock.calls.flat().join(' ')).toContain(`“${card.front}” chosen.`)
    // The chosen one keeps its place.
    press(String(place + 1))
    expect(said.mock.calls.flat().join(' ')).not.toContain('back')
  })
  it('takes a chosen card back, by pressing it and by Escape', async () => {
    const view = asked('choose')
    const [card] = ownCards(view)
    if (!card) throw new Error('cards lie there')
    const { wrapper } = openTable(view)
    for (const back of ['slot', 'stage', 'page'] as const) {
      await cardButton(wrapper, card.card).trigger('click')
      expect(wrapper.find(`[data-hand-card][data-key="${String(card.card)}"]`).exists()).toBe(false)
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
      if (back === 'slot') await wrapper.get('.slot').trigger('click')
      else if (back === 'stage') wrapper.get('.game-stage').element.dispatchEvent(escape)
      // After a reload nothing has the focus.
      else document.body.dispatchEvent(escape)
      await nextTick()
      expect(wrapper.find(`[data-hand-card][data-key="${String(card.card)}"]`).exists()).toBe(true)
    }
  })
  it('TL-19 names a discard that is impossible with what it needs, in one name', async () => {
    const view = asked('choose', (seen) => {
      return seen.discard.length > 0 && ownCards(seen).some((card) => !matchesDiscard(seen, card))
    })
    const unfit = ownCards(view).find((card) => !matchesDiscard(view, card))
    if (!unfit) throw new Error('some card does not match')
    const { wrapper } = openTable(view)
    await cardButton(wrapper, unfit.card).trigger('click')
    expect(wrapper.get('.discard').attributes('aria-label')).toMatch(/^Discard: needs a \w+$/u)
  })
  it('TL-02 names no key for pointing to whoever plays alone', () => {
    const view = asked('choose')
    const alone = { ...view, players: view.players.slice(0, 1) }
    expect(tijdlijnWindow.keysNow?.(toJson(view))).toContain('look')
    expect(tijdlijnWindow.keysNow?.(toJson(alone))).not.toContain('look')
    expect(tijdlijnWindow.keysNow?.(toJson(alone))).toContain('lookAlone')
  })
  it('TL-27 points at a card of somebody else', async () => {
    const view = asked('choose', ({ players }) => (players[1]?.cards.length ?? 0) > 0)
    const { wrapper, signal } = openTable(view)
    await wrapper.get('button[data-spot="front-1"]').trigger('click')
    // All of them are read first; what can be said comes with the one that is meant.
    expect(wrapper.find('.point-at').exists()).toBe(false)
    await wrapper.get('.cards-dialog .cards > li button').trigger('click')
    await button(wrapper, tijdlijn.talk.phrase['too-risky']).trigger('click')
    await flushPromises()
    const card = view.players[1]?.cards[0]?.card
    expect(signal).toHaveBeenCalledWith({ kind: 'point', card, phrase: 'too-risky' })
    expect(wrapper.find('.point-at').exists()).toBe(false)
  })
  it('TL-27 says of a stuck card what can be done with it, and nothing of one that is out of the game', async () => {
    const view = asked('choose', ({ players }) =>
      players.some(({ cards }) => cards.some(({ stuck }) => stuck)),
    )
    const stuck = view.players.flatMap(({ cards }) => cards).find((one) => one.stuck)
    if (!stuck) throw new Error('a card is stuck')
    expect(phrasesFor(view, stuck.card)).toEqual(['this', 'not-this'])
    expect(phrasesFor(view, view.discard.at(-1)?.card ?? 0)).toEqual([])
    const { wrapper } = openTable(view)
    await wrapper.get('[data-spot="discard"]').trigger('click')
    expect(wrapper.get('.cards-dialog').findAll('.event-text').length).toBeGreaterThan(0)
    expect(wrapper.find('.cards-dialog li button').exists()).toBe(false)
  })
  it('TL-19 says what is left to do when the discards are pressed with a card that may go there', async () => {
    const view = asked('choose', (seen) =>
      ownCards(seen).some((card) => matchesDiscard(seen, card)),
    )
    const card = ownCards(view).find((one) => matchesDiscard(view, one))
    if (!card) throw new Error('a card matches')
    const { wrapper } = openTable(view)
    await cardButton(wrapper, card.card).trigger('click')
    for (const _ of ['once', 'once more']) {
      await wrapper.get('[data-spot="discard"]').trigger('click')
      expect(wrapper.get('.chosen').text()).toBe(tijdlijnTable.ask.aimHint)
      expect(wrapper.find('.cards-dialog').exists()).toBe(false)
    }
  })
  it.each(['choose', 'goOn'] as const)(
    'G says by ear what comes first where a card is to be placed and none is chosen (%s)',
    async (decision) => {
      const { wrapper } = openTable(asked(decision))
      const said = vi.spyOn(useSpeech(), 'say')
      await button(wrapper, tijdlijnTable.play).trigger('click')
      expect(said).toHaveBeenLastCalledWith(tijdlijnTable.ask.cardFirst)
    },
  )
  it('says that a place is chosen before a card', async () => {
    const { wrapper } = openTable(asked('lay'))
    const said = vi.spyOn(useSpeech(), 'say')
    await wrapper.get('.opening.open').trigger('click')
    expect(said).toHaveBeenLastCalledWith(tijdlijnTable.ask.gapFirst)
    expect(wrapper.find('output').exists()).toBe(false)
  })
  it('TL-27 takes a mark away with the turn in which it was made, and with its card', async () => {
    const view = asked('choose')
    const { wrapper } = openTable(view)
    const marks = [pointingAt(view)]
    await wrapper.setProps({ marks })
    expect(wrapper.find('.mark-notes').exists()).toBe(true)
    await wrapper.setProps({ view: toJson({ ...view, turn: view.turn + 1 }), version: 2 })
    expect(wrapper.find('.mark-notes').exists()).toBe(false)
    const players = view.players.map((player) => ({ ...player, cards: [] }))
    const { wrapper: other } = openTable({ ...view, players })
    await other.setProps({ marks })
    expect(other.find('.mark-notes').exists()).toBe(false)
  })
  it('TL-27 takes a mark away once its card is turned, and keeps one at a card that lay turned', async () => {
    const view = asked('choose')
    const { wrapper } = openTable(view)
    await wrapper.setProps({ marks: [pointingAt(view)] })
    const stuck = view.players.map((player, seat) =>
      seat === 0
        ? { ...player, cards: player.cards.map((card) => ({ ...card, stuck: true })) }
        : player,
    )
    const turned = { ...view, players: stuck }
    await wrapper.setProps({ view: toJson(turned), version: 2 })
    expect(wrapper.find('.mark-notes').exists()).toBe(false)
    await wrapper.setProps({ marks: [pointingAt(turned)] })
    expect(wrapper.find('.mark-notes').exists()).toBe(true)
  })
  it('TL-27 shows what was said of a turn once the table has come to that turn', async () => {
    const view = asked('choose')
    const next = { ...view, turn: view.turn + 1 }
    const { wrapper } = openTable(view)
    await wrapper.setProps({ marks: [pointingAt(next)] })
    expect(wrapper.find('.mark-notes').exists()).toBe(false)
    await wrapper.setProps({ view: toJson(next), version: 2 })
    expect(wrapper.find('.mark-notes').exists()).toBe(true)
  })
  it('shows a mark on the card that somebody points at', async () => {
    const view = asked('choose')
    const [card] = ownCards(view)
    if (!card) throw new Error('cards lie there')
    const { wrapper } = openTable(view)
    await wrapper.setProps({ marks: [pointingAt(view)] })
    const [note] = wrapper.findAll('.mark-notes:not(.brief)')
    expect(note?.text()).toContain(tijdlijn.talk.phrase.this)
    expect(note?.text()).toContain('Ben')
    // On the card itself the hand alone: what is said stands beside the cards and covers no picture.
    const there = wrapper.get(`li:has([data-key="${String(card.card)}"])`)
    expect(there.find('.mark-notes.brief').exists()).toBe(true)
    expect(there.find('.note').exists()).toBe(false)
    expect(there.find('.against').exists()).toBe(false)
    const signal = { kind: 'point', card: card.card, phrase: 'not-this' }
    const at = tijdlijnWindow.talk?.markOf(signal, toJson(view)) ?? ''
    await wrapper.setProps({ marks: [{ seat: 1, at }] })
    expect(there.find('.brief .against').exists()).toBe(true)
  })
})

describe('the table of Tijdlijn, against each other', () => {
  it('TC-05 lays a card at a place, both chosen by hand', async () => {
    const view = asked('lay', ({ line }) => line.length > 2)
    const [card] = ownCards(view)
    if (!card) throw new Error('cards lie there')
    const { wrapper, play } = openTable(view)
    const places = wrapper.findAll('.opening')
    expect(places).toHaveLength(view.line.length + 1)
    await places[1]?.trigger('click')
    await cardButton(wrapper, card.card).trigger('click')
    await button(wrapper, 'Lay it down: between').trigger('click')
    expect(play).toHaveBeenCalledWith({ kind: 'lay', card: card.card, gap: 1 }, QUESTION)
  })
  it('TC-03 goes from place to place by arrows, each said as between … and …', async () => {
    const view = asked('lay', ({ line }) => line.length > 2)
    const { wrapper } = openTable(view)
    const first = wrapper.get('.opening')
    expect(first.attributes('aria-label')).toMatch(/^Place before /u)
    expect(wrapper.findAll('.opening').map((one) => one.attributes('tabindex'))).toContain('0')
    await wrapper.get('.track').trigger('keydown', { key: 'End' })
    const { activeElement } = document
    expect(activeElement?.getAttribute('aria-label')).toMatch(/^Place after /u)
  })
  it('arrows go from place to place while one is chosen, with Shift to the cards too', async () => {
    const { wrapper } = openTable(asked('lay', ({ line }) => line.length > 2))
    const track = wrapper.get('.track')
    const walk = async (key: string, shiftKey = false): Promise<string> => {
      await track.trigger('keydown', { key, shiftKey })
      const { activeElement } = document
      return activeElement instanceof HTMLElement ? (activeElement.dataset['key'] ?? '') : ''
    }
    expect(await walk('Home')).toBe('gap-0')
    expect(await walk('ArrowRight')).toBe('gap-1')
    expect(await walk('ArrowRight')).toBe('gap-2')
    expect(await walk('ArrowLeft', true)).toMatch(/^card-/u)
    expect(await walk('ArrowRight')).toBe('gap-2')
  })
  it('TC-05 drags a card to its place', async () => {
    const view = asked('lay', ({ line }) => line.length > 2)
    const [card] = ownCards(view)
    if (!card) throw new Error('cards lie there')
    const { wrapper, play } = openTable(view)
    await drag(cardButton(wrapper, card.card), wrapper.get('[data-drop="gap-2"]'))
    await button(wrapper, 'Lay it down: between').trigger('click')
    expect(play).toHaveBeenCalledWith({ kind: 'lay', card: card.card, gap: 2 }, QUESTION)
  })
  it('TC-05 lays a card that is let go on another beside it, and says what to do with one that nothing takes', async () => {
    const view = asked('lay', ({ line }) => line.length > 2)
    const [card] = ownCards(view)
    if (!card) throw new Error('cards lie there')
    const { wrapper } = openTable(view)
    const said = vi.spyOn(useSpeech(), 'say')
    const hand = cardButton(wrapper, card.card)
    await drag(hand, wrapper.get('.facts'))
    const { missedRow } = tijdlijnTable.ask
    expect(wrapper.get('.turn-ask .remark').text()).toBe(missedRow)
    expect(said.mock.calls.filter(([text]) => text === missedRow)).toHaveLength(1)
    await drag(hand, wrapper.get('.facts'))
    expect(said.mock.calls.filter(([text]) => text === missedRow)).toHaveLength(2)
    expect(wrapper.find('.slot .event-card').exists()).toBe(false)
    const places = wrapper.findAll('.opening')
    for (const [at, { element }] of places.entries()) {
      const place = new DOMRect(100 * at, 0, 40, 9)
      vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(place)
    }
    await drag(hand, wrapper.findAll('.track > .place')[0] ?? hand)
    expect(wrapper.get('[data-drop="gap-1"]').attributes('aria-pressed')).toBe('true')
    expect(wrapper.get('.turn-ask .remark').text()).not.toBe(missedRow)
  })
  it('leads by key from the card to the places, and from the place to the button', async () => {
    const view = asked('lay', ({ line }) => line.length > 2)
    const [card] = ownCards(view)
    if (!card) throw new Error('cards lie there')
    const { wrapper } = openTable(view)
    const said = vi.spyOn(useSpeech(), 'say')
    const own = cardButton(wrapper, card.card).element
    const passed: unknown[] = []
    document.addEventListener('focusin', ({ target }) => {
      const isCard =
        target !== own && target instanceof Element && target.matches('[data-hand-card]')
      if (isCard) passed.push(target.getAttribute('aria-label'))
    })
    press(own)
    await flushPromises()
    // No other card of the hand is read out on the way.
    expect(passed).toEqual([])
    expect(said).toHaveBeenCalledWith(tijdlijnTable.ask.gapHint)
    const place = document.activeElement
    expect(place?.getAttribute('aria-label')).toMatch(/^Place before /u)
    press(place)
    await flushPromises()
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Lay it down: before')
  })
  it('TC-05 keeps the chosen card and its place over a reload', async () => {
    const view = asked('lay', ({ line }) => line.length > 2)
    const [card] = ownCards(view)
    if (!card) throw new Error('a card can be laid')
    const { wrapper } = openTable(view)
    await cardButton(wrapper, card.card).trigger('click')
    await wrapper.findAll('.opening')[1]?.trigger('click')
    const chosen = wrapper.find('.ask').text()
    wrapper.unmount()
    expect(chosen).toContain('between')
    expect(openTable(view).wrapper.find('.ask').text()).toBe(chosen)
  })
  it('TC-08 tells whoever is out who still plays', () => {
    const before = viewWhere(({ phase }) => phase.kind === 'turn' && phase.seat === 1, {
      options: { mode: 'competitive' },
    })
    const players = before.players.map((player, seat) =>
      seat === 0 ? { ...player, cards: [], out: { round: 3, cards: 2 } } : player,
    )
    const { wrapper } = openTable({ ...before, players })
    expect(wrapper.find('.ask').text()).toContain('You are out. Still playing: Ben')
  })
  it('TC-08 says who plays off once the others are out', () => {
    const before = asked('lay')
    const players = before.players.map((player, seat) =>
      seat === 1 ? { ...player, cards: [], out: { round: 4, cards: 1 } } : player,
    )
    const view = { ...before, players, playOffAfter: 4 }
    expect(openTable(before).wrapper.find('.play-off').exists()).toBe(false)
    const { wrapper } = openTable(view)
    expect(wrapper.get('.line-middle .score').text()).toMatch(/^Round \d+ · play-off/u)
    expect(wrapper.get('.play-off').text()).toBe('Ada, Cem')
  })
  it('speaks the cards that are looked at closely, with I the one alone', async () => {
    const view = asked('lay')
    const [card, ...others] = ownCards(view)
    const { wrapper } = openTable(view)
    const said = vi.spyOn(useSpeech(), 'say')
    await button(wrapper, tijdlijnTable.look).trigger('click')
    for (const { front } of ownCards(view)) expect(said.mock.lastCall?.[0]).toContain(front)
    await wrapper.get('dialog').trigger('cancel')
    await cardButton(wrapper, card?.card ?? 0).trigger('keydown', { key: 'i' })
    expect(said.mock.lastCall?.[0]).toContain(card?.front)
    for (const { front } of others) expect(said.mock.lastCall?.[0]).not.toContain(front)
  })
  it('TC-08 says so too where all seats go into the play-off', () => {
    const { wrapper } = openTable({ ...asked('lay'), playOffAfter: 4 })
    expect(wrapper.get('.play-off').text()).toBe('Ada, Ben, Cem')
  })
  it('keeps the size of the cards in a narrow window, however long the row grows', () => {
    const view = asked('lay', ({ line }) => line.length > 8)
    const { wrapper } = openTable(view)
    expect(wrapper.get('.line-strip').classes()).toContain('zoom-1')
  })
  it('TC-03 steps to a place with two buttons', async () => {
    const view = asked('lay')
    const { wrapper } = openTable(view)
    await wrapper.get('.stepper button').trigger('click')
    expect(wrapper.get('.stepper .gap').text()).not.toBe(tijdlijnTable.ask.noGap)
    expect(wrapper.findAll('.opening[aria-pressed="true"]')).toHaveLength(1)
  })
})

/** A canvas that takes every stroke and measures nothing. */
const drawsAnything = new Proxy({}, { get: () => () => ({ width: 0 }), set: () => true })

describe('the end at a table of Tijdlijn', () => {
  it('says under which name the picture of the line was saved, to the eye and to the ear', async () => {
    const { wrapper } = openTable(viewWhere(({ phase }) => phase.kind === 'over'))
    const said = vi.spyOn(useSpeech(), 'say')
    const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
    await button(wrapper, tijdlijnTable.result.picture).trigger('click')
    await flushPromises()
    expect(wrapper.get('.result-sheet [role="alert"]').text()).not.toBe('')
    vi.stubGlobal('Path2D', Object)
    context.mockReturnValue(Object.setPrototypeOf({}, drawsAnything))
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
      done(new Blob())
    })
    await button(wrapper, tijdlijnTable.result.picture).trigger('click')
    await flushPromises()
    expect(links).toHaveBeenCalledOnce()
    expect(wrapper.get('.kept').text()).toBe('Saved as time-line.png.')
    expect(said).toHaveBeenLastCalledWith('Saved as time-line.png.')
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  it('TL-24 TL-25 lays out with its year what was left, the own cards too, and says in front of whom', async () => {
    const view = viewWhere(
      ({ phase, players }) =>
        phase.kind === 'over' && players.every(({ cards }) => cards.length > 0),
    )
    const { wrapper } = openTable(view)
    const own = wrapper.get('.left-cards')
    for (const { back } of ownCards(view)) expect(own.text()).toContain(yearText(back?.year))
    await own.trigger('click')
    expect(wrapper.get('dialog').text()).toContain(ownCards(view)[0]?.back?.explanation)
    await wrapper.get('dialog').trigger('cancel')
    await button(wrapper, tijdlijnTable.result.events).trigger('click')
    const parts = wrapper.findAll('dialog .part')
    for (const [seat, { cards }] of view.players.entries()) {
      const title = seat === 0 ? tijdlijnTable.frontYours : `Cards in front of ${NAMES[seat] ?? ''}`
      const part = parts.find((one) => one.get('h3').text() === title)
      expect(part?.findAll('li')).toHaveLength(cards.length)
      for (const { back } of cards) expect(part?.text()).toContain(yearText(back?.year))
    }
  })
  it.each(['co-operative', 'competitive'] as const)(
    'TL-25 TC-17 shows what it came to: %s',
    async (mode) => {
      const view = viewWhere(({ phase }) => phase.kind === 'over', { options: { mode } })
      const { wrapper } = openTable(view)
      const sheet = wrapper.get('.result-sheet')
      expect(sheet.get('.why').text()).toMatch(
        /^(?:Every|Only|The line|\d+ of|Nobody|Whoever|After round) .*\.$/u,
      )
      expect(wrapper.findAll('.opening')).toEqual([])
      if (view.score !== undefined) expect(sheet.text()).toContain(formatPoints(view.score))
      await button(wrapper, tijdlijnTable.result.events).trigger('click')
      const shown = document.body.textContent
      for (const { cards } of view.line) {
        for (const { back } of cards) expect(shown).toContain(back.explanation)
      }
      expect(shown).toContain(tijdlijnTable.result.notice)
    },
  )
})
