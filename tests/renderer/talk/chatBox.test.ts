// @vitest-environment happy-dom
// What the chat offers to say, and what becomes of a line that the host does not take.
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { Command } from '../../../src/protocol/clientMessages'
import type { Answer } from '../../../src/protocol/hostMessages'
import { tijdlijnWindow } from '../../../src/renderer/games/tijdlijn/window'
import ChatBox, { type ChatBoxProps } from '../../../src/renderer/talk/ChatBox.vue'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'
import { openWindow, stateOf, tableOf, TAKEN, type WindowPart } from '../../support/window/windowAt'

unmountAfterEach()

const TOO_FAST: Answer = { type: 'answer', id: 1, ok: false, refusal: 'too-fast' }

function openChat(props: Partial<ChatBoxProps> = {}): WindowPart {
  return openWindow(ChatBox, { chat: [], ...props }, { state: stateOf(tableOf()) })
}

/** The field, and what somebody does at it whose lines are answered when the test wants it. */
function writeIn({ wrapper, sent }: WindowPart): {
  write(text: string): Promise<void>
  send(): Promise<void>
  answer(answer: Answer): Promise<void>
  text(): string
  problem(): string
  asked(): readonly Command[]
} {
  const answers: ((answer: Answer) => void)[] = []
  sent.mockImplementation(
    () =>
      new Promise((settle) => {
        answers.push(settle)
      }),
  )
  const field = wrapper.get<HTMLInputElement>('form input')
  return {
    write: (text) => field.setValue(text),
    send: () => wrapper.get('form').trigger('submit'),
    async answer(answer) {
      answers.shift()?.(answer)
      await flushPromises()
    },
    text: () => field.element.value,
    problem: () => (wrapper.find('.problem').exists() ? wrapper.get('.problem').text() : ''),
    asked: () => sent.mock.calls.map(([command]) => command),
  }
}

describe('the chat', () => {
  it('offers no phrase about bluffs where nobody bluffs', () => {
    const { wrapper, t } = openChat()
    const offered = (box: WindowPart): string[] =>
      box.wrapper.findAll('.phrases button').map((button) => button.text())
    const fits = openChat({ without: tijdlijnWindow.unfitPhrases })
    expect(wrapper.text()).toContain(t('app.play.phrase.caught'))
    expect(offered(fits)).not.toContain(t('app.play.phrase.caught'))
    expect(offered(fits)).toContain(t('app.play.phrase.thanks'))
  })

  it('P-73 gives a line back that the host refuses, and says beside it why', async () => {
    const box = openChat()
    const at = writeIn(box)
    await at.write('Hello')
    await at.send()
    expect(at.text()).toBe('')
    await at.answer(TOO_FAST)
    expect(at.text()).toBe('Hello')
    expect(at.problem()).toBe(box.t('app.refusal.too-fast'))
    await at.send()
    expect(at.problem()).toBe('')
    await at.answer(TAKEN)
    expect(at.text()).toBe('')
    expect(at.asked()).toEqual([
      { kind: 'say', text: 'Hello' },
      { kind: 'say', text: 'Hello' },
    ])
  })

  it('P-73 keeps what was typed and sent meanwhile behind lines that come back, in their order', async () => {
    const at = writeIn(openChat())
    for (const line of ['One', 'Two']) {
      await at.write(line)
      await at.send()
    }
    await at.write('Three')
    await at.answer(TOO_FAST)
    expect(at.text()).toBe('One Three')
    await at.answer(TOO_FAST)
    expect(at.text()).toBe('One Two Three')
  })

  it('P-73 sends lines that came back and are longer together than one in two', async () => {
    const at = writeIn(openChat())
    const [first, second] = ['a'.repeat(150), 'b'.repeat(150)]
    await at.write(first)
    await at.send()
    await at.write(second)
    await at.answer(TOO_FAST)
    expect(at.text()).toBe(`${first} ${second}`)
    await at.send()
    expect(at.asked().at(-1)).toEqual({ kind: 'say', text: first })
    expect(at.text()).toBe(second)
  })

  it('P-73 says nothing of a line that is taken, and leaves what was typed meanwhile', async () => {
    const at = writeIn(openChat())
    await at.write('One')
    await at.send()
    await at.write('Two')
    await at.answer(TAKEN)
    expect([at.text(), at.problem()]).toEqual(['Two', ''])
  })
})
