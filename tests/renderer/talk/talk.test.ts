// @vitest-environment happy-dom
// Talk around a match: what is said stands beside whoever says it, nothing covers the table, nothing is missed.
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatLine, MatchView } from '../../../src/protocol/tableViews'
import { REACTIONS } from '../../../src/protocol/terms'
import TableRoom from '../../../src/renderer/pages/play/TableRoom.vue'
import { newMatch } from '../../pretend/newMatch'
import { whisperWindow } from '../../pretend/window/whisperWindow'
import { openWindow, stateOf, tableOf } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const HELLO: ChatLine = { number: 1, person: 'p1', name: 'Ben', text: 'hello' }

function matchView(): MatchView {
  const match = newMatch()
  return {
    number: 1,
    game: 'whisper',
    view: match.view(0, 'en'),
    own: [],
    awaited: { kind: 'number', number: 1 },
    entries: 0,
    commitment: 'c',
  }
}
const MATCH = matchView()

function openRoom() {
  const room = openWindow(
    TableRoom,
    { table: tableOf(), game: whisperWindow },
    { state: stateOf(tableOf(), MATCH, { chat: [HELLO] }) },
  )
  const says = async (...chat: ChatLine[]): Promise<void> => {
    room.store.state = stateOf(tableOf(), MATCH, { chat: [HELLO, ...chat] })
    await flushPromises()
  }
  const bubbles = (): string[] => room.wrapper.findAll('.bubble').map((one) => one.text())
  const chatButton = () => room.wrapper.find('.tools .chat')
  const showLog = async (isWanted: boolean): Promise<void> => {
    const isThere = room.wrapper.find('.side-panel').exists()
    if (isThere !== isWanted) await room.wrapper.find('.tools .log').trigger('click')
  }
  return { ...room, says, bubbles, chatButton, showLog }
}

describe('talk at the table', () => {
  it('shows for a while what somebody says, the latest only, and nothing from before', async () => {
    const room = openRoom()
    const plate = new DOMRect(10, 60, 100, 40)
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(plate)
    expect(room.bubbles()).toEqual([])
    const first: ChatLine = { number: 2, person: 'p1', name: 'Ben', text: 'What?' }
    const second: ChatLine = { number: 3, person: 'p1', name: 'Ben', phrase: 'thanks' }
    await room.says(first)
    expect(room.bubbles()).toEqual(['What?'])
    await room.says(first, second)
    expect(room.bubbles()).toEqual(['Thanks!'])
    vi.advanceTimersByTime(10_000)
    await flushPromises()
    expect(room.bubbles()).toEqual([])
  })

  it('lays nothing over answers: what others say stands elsewhere with their name, and one’s own nowhere', async () => {
    const room = openRoom()
    room.wrapper.get('.ask').element.append(document.createElement('button'))
    // An answer lies on both sides of a plate.
    const plate = new DOMRect(10, 400, 100, 40)
    const answer = new DOMRect(0, 300, 390, 500)
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      if (this.tagName === 'MAIN') return new DOMRect(0, 0, 390, 800)
      return this.matches('.ask *') ? answer : plate
    })
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(60)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
    await room.says(
      { number: 2, person: 'me', name: 'Ann', text: 'Mine' },
      { number: 3, person: 'p1', name: 'Ben', text: 'Yours' },
    )
    expect(room.bubbles()).toEqual(['BenYours'])
  })

  it('names whoever speaks without a seat', async () => {
    const room = openRoom()
    await room.says({ number: 2, person: 'guest', name: 'Zoe', text: 'Hi' })
    expect(room.bubbles()).toEqual(['ZoeHi'])
  })

  it('makes faces with one press, beside the log too, and tells those of others', async () => {
    const room = openRoom()
    await room.showLog(true)
    await room.wrapper.findAll('.side-panel .reaction')[1]?.trigger('click')
    expect(room.sent).toHaveBeenLastCalledWith({ kind: 'react', reaction: REACTIONS[1] })
    await room.says({ number: 2, person: 'p2', name: 'Cem', reaction: 'yawn' })
    expect(room.wrapper.find('.bubble .reaction-face').exists()).toBe(true)
    expect(room.heard()).toContain('Cem yawns.')
  })

  it('counts what nobody has read, and not what was said while the talk was open', async () => {
    const room = openRoom()
    await room.showLog(false)
    expect(room.chatButton().attributes('aria-label')).toBe('Chat')
    const lines: ChatLine[] = [
      { number: 2, person: 'p1', name: 'Ben', text: 'one' },
      { number: 3, person: 'me', name: 'Ann', text: 'mine' },
      { number: 4, person: 'p2', name: 'Cem', text: 'two' },
    ]
    await room.says(...lines.slice(0, 1))
    expect(room.chatButton().attributes('aria-label')).toBe('Chat, one new message')
    await room.says(...lines)
    expect(room.chatButton().attributes('aria-label')).toBe('Chat, 2 new messages')
    await room.chatButton().trigger('click')
    expect(room.chatButton().attributes('aria-label')).toBe('Chat')
    await room.says(...lines, { number: 5, person: 'p2', name: 'Cem', text: 'three' })
    await room.chatButton().trigger('click')
    expect(room.chatButton().attributes('aria-label')).toBe('Chat')
  })

  it('counts nothing that stands in the open log', async () => {
    const room = openRoom()
    await room.showLog(false)
    const lines: ChatLine[] = [2, 3].map((number) => {
      return { number, person: 'p1', name: 'Ben', text: `line ${String(number)}` }
    })
    await room.says(...lines.slice(0, 1))
    expect(room.chatButton().attributes('aria-label')).toBe('Chat, one new message')
    await room.showLog(true)
    expect(room.wrapper.get('.side-panel').text()).toContain('line 2')
    expect(room.chatButton().attributes('aria-label')).toBe('Chat')
    await room.says(...lines)
    expect(room.wrapper.get('.side-panel').text()).toContain('line 3')
    expect(room.chatButton().attributes('aria-label')).toBe('Chat')
    await room.showLog(false)
    expect(room.chatButton().attributes('aria-label')).toBe('Chat')
  })

  it('opens everything beside the table: nothing is modal, Escape closes it and the focus is back', async () => {
    const room = openRoom()
    document.body.append(room.wrapper.element)
    for (const tool of ['chat', 'rules', 'help', 'people', 'settings', 'leave']) {
      const button = room.wrapper.find<HTMLButtonElement>(`.tools .${tool}`)
      button.element.focus()
      await button.trigger('click')
      await flushPromises()
      const panel = room.wrapper.find('.side-panel')
      expect(panel.element.contains(document.activeElement)).toBe(true)
      expect(document.querySelector('dialog[open]')).toBeNull()
      await panel.trigger('keydown', { key: 'Escape' })
      expect(room.wrapper.find('.side-panel').exists()).toBe(false)
      expect(document.activeElement).toBe(button.element)
    }
  })

  it('opens the talk by key, and the help, and leaves what is typed alone', async () => {
    const room = openRoom()
    const title = (): string => room.wrapper.find('.side-panel h2').text()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'c' }))
    await flushPromises()
    expect(title()).toBe('Chat')
    await room.wrapper.find('.chat form input').trigger('keydown', { key: 'c' })
    expect(title()).toBe('Chat')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))
    await flushPromises()
    expect(title()).toBe('Keyboard help')
  })
})
