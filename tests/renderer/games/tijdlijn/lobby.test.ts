// @vitest-environment happy-dom
// A table of Tijdlijn that cannot be dealt: the lobby says once what is missing, whoever asks.
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../src/engine/basics/language'
import type { SetupProblemView } from '../../../../src/renderer/options/setupText'
import LobbyPanel from '../../../../src/renderer/pages/lobby/LobbyPanel.vue'
import { tijdlijnWindow } from '../../../../src/renderer/games/tijdlijn/window'
import { openWindow, stateOf, tableOf } from '../../../support/window/windowAt'
import { unmountAfterEach } from '../../../support/window/unmountAfterEach'

unmountAfterEach()

function tooFew(n: number): SetupProblemView {
  return {
    kind: 'refused',
    refusal: { reason: 'too-few-events', rule: 'TL-30', values: { n, needed: 36 } },
  }
}
async function lobbyText(n: number, language: Language): Promise<string> {
  const problem = tooFew(n)
  const table = tableOf({ game: 'tijdlijn', phase: 'gathering', setup: problem })
  const { wrapper, t } = openWindow(
    LobbyPanel,
    { table, game: tijdlijnWindow },
    {
      state: stateOf(table),
      language,
      answer: { type: 'answer', id: 1, ok: false, refusal: 'cannot-be-dealt', setup: problem },
    },
  )
  // The refusal of a start says the same.
  const start = wrapper.findAll('button').find((one) => one.text() === t('app.lobby.start'))
  await start?.trigger('click')
  await flushPromises()
  expect(start).toBeDefined()
  const rules = wrapper.findAll('.rule-link').map((link) => link.attributes('title'))
  return [wrapper.text(), ...rules].join(' ')
}
function timesIn(text: string, part: string): number {
  return text.split(part).length - 1
}

describe('the lobby of Tijdlijn', () => {
  it.each([
    ['de', 'bleibt kein Ereignis, gebraucht werden 36.'],
    ['nl', 'blijft er geen gebeurtenis'],
    ['en', 'leave no event,'],
  ] as const)('TL-30 says once that none is left: %s', async (language, said) => {
    expect(timesIn(await lobbyText(0, language), said)).toBe(1)
  })
  it.each([
    ['de', 'bleibt ein Ereignis,', 'bleiben 31 Ereignisse,'],
    ['nl', 'blijft er één gebeurtenis', 'blijven er 31 gebeurtenissen'],
    ['en', 'leave one event,', 'leave 31 events,'],
  ] as const)(
    'TL-30 says once how many are left and needed: %s',
    async (language, one, several) => {
      for (const [n, said] of [
        [1, one],
        [31, several],
      ] as const) {
        const text = await lobbyText(n, language)
        expect(timesIn(text, said)).toBe(1)
        expect(timesIn(text, '36')).toBe(1)
        expect(timesIn(text, 'TL-30')).toBe(1)
      }
    },
  )
})
