// @vitest-environment happy-dom
// What is said of keys: nothing where there are none.
import { afterEach, expect, it, vi } from 'vitest'
import type { Viewer } from '../../../../src/engine/basics/seat'
import { EMPTY_DRAFT } from '../../../../src/renderer/games/tofugott/ask/draft'
import { begin, look } from '../../../games/tofugott/scenario'

/** What is heard of the card that one chooses to read out, in the keys of the words. */
async function heardOfCard(isTouched: boolean, viewer: Viewer): Promise<string> {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isTouched, media: query }),
  )
  vi.resetModules()
  const { stepText } = await import('../../../../src/renderer/games/tofugott/voice/draftVoice')
  const { Voice } = await import('../../../../src/renderer/games/tofugott/voice/voice')
  const voice = new Voice({ you: 0, names: ['Ada', 'Ben', 'Cem', 'Dora'], t: (key) => key })
  return stepText(EMPTY_DRAFT, { ...EMPTY_DRAFT, card: 0 }, look(begin(), viewer), voice)
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('TG-04 the card that is chosen is told with the key that reads it out, and without one on a touch screen', async () => {
  expect(await heardOfCard(false, 0)).toBe('tofugott.say.cardChosen tofugott.say.readKey')
  expect(await heardOfCard(true, 0)).toBe('tofugott.say.cardChosen')
})
