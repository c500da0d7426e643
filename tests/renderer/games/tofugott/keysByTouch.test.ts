// @vitest-environment happy-dom
// What is said of keys: nothing where there are none.
import { afterEach, expect, it, vi } from 'vitest'
import type { Viewer } from '../../../../src/engine/basics/seat'
import type { TofugottView } from '../../../../src/games/tofugott/outside/contract'
import { EMPTY_DRAFT, type Draft } from '../../../../src/renderer/games/tofugott/ask/draft'
import {
  activeIn,
  begin,
  guessersIn,
  look,
  readOut,
  silhouettes,
} from '../../../games/tofugott/scenario'

/** A step and what is seen meanwhile; absent: a card is chosen at the beginning. */
interface Heard {
  readonly step?: Partial<Draft>
  readonly view?: TofugottView
}

/** What is heard of a step, in the keys of the words; absent: of the card that one chooses to read out. */
async function heardOfCard(
  isTouched: boolean,
  viewer: Viewer,
  { step = { card: 0 }, view = look(begin(), viewer) }: Heard = {},
): Promise<string> {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isTouched, media: query }),
  )
  vi.resetModules()
  const { stepText } = await import('../../../../src/renderer/games/tofugott/voice/draftVoice')
  const { Voice } = await import('../../../../src/renderer/games/tofugott/voice/voice')
  const voice = new Voice({ you: 0, names: ['Ada', 'Ben', 'Cem', 'Dora'], t: (key) => key })
  return stepText(EMPTY_DRAFT, { ...EMPTY_DRAFT, ...step }, view, voice)
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('TG-04 the card that is chosen is told with the key that reads it out, and without one on a touch screen', async () => {
  expect(await heardOfCard(false, 0)).toBe('tofugott.say.cardChosen tofugott.say.readKey')
  expect(await heardOfCard(true, 0)).toBe('tofugott.say.cardChosen')
})

it('TG-10 a guess, and the last of the six, are told with the key that locks them, and without one on a touch screen', async () => {
  const running = begin()
  readOut(running)
  const [guesser = 0] = guessersIn(running)
  const guess = { step: { guess: 'rat' as const }, view: look(running, guesser) }
  expect(await heardOfCard(false, guesser, guess)).toMatch(/tofugott\.say\.confirmKey$/u)
  expect(await heardOfCard(true, guesser, guess)).not.toContain('confirmKey')
  const answers = silhouettes('rat pig elephant dolphin human tofu')
  const six = { step: { answers }, view: look(running, activeIn(running)) }
  expect(await heardOfCard(false, 0, six)).toMatch(/tofugott\.say\.confirmKey$/u)
  const five = { ...six, step: { answers: answers.slice(1) } }
  expect(await heardOfCard(false, 0, five)).not.toContain('confirmKey')
})
