// @vitest-environment happy-dom
// Pointing by ear: the keys for the table and for what can be done say who points at what, as long as it is seen.
import { beforeEach, expect, it } from 'vitest'
import { toJson } from '../../../../src/engine/basics/json'
import { decisionOf, ownCards } from '../../../../src/games/tijdlijn/outside/check'
import { useSpeech } from '../../../../src/renderer/speech/useSpeech'
import { clearWindow, openTable, pointingAt } from './openTable'
import { viewWhere } from './playedViews'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(clearWindow)

it.each(['tableau', 'options'] as const)(
  'TL-27 tells with the key for the %s who points at which card, until somebody moves',
  async (key) => {
    const view = viewWhere((one) => decisionOf(one) === 'choose')
    const [card] = ownCards(view)
    if (!card) throw new Error('cards lie there')
    const { wrapper } = openTable(view)
    const told = (): string => useSpeech().own[key]?.('What is known.') ?? ''
    expect(told()).not.toContain('Ben')
    await wrapper.setProps({ marks: [pointingAt(view)] })
    expect(told()).toMatch(/^What is known\. .*Ben/u)
    expect(told()).toContain(card.front)
    await wrapper.setProps({ view: toJson({ ...view, turn: view.turn + 1 }), version: 2 })
    expect(told()).not.toContain(card.front)
  },
)
