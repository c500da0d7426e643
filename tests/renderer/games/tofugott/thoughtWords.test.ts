// @vitest-environment happy-dom
// What a computer of Tofugott advises, in three languages: silhouettes, chances and whose answers they are.
import { expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { toJson } from '../../../../src/engine/basics/json'
import type { Thought } from '../../../../src/engine/contract/thought'
import { LANGUAGES, type Language } from '../../../../src/engine/basics/language'
import { SILHOUETTES } from '../../../../src/games/tofugott/outside/silhouettes'
import { tofugottWindow } from '../../../../src/renderer/games/tofugott/window'
import { allMessages } from '../../../support/window/wholeWording'
import { begin, look, readOut } from '../../../games/tofugott/scenario'

const messages = await allMessages()

const running = begin({ seats: 2 })
readOut(running)

/** A thought in words, seat 0 being Ida, who answers, and seat 1 whoever asks. */
function say(language: Language, thought: Thought): string {
  const { t } = createI18n({ legacy: false, locale: language, messages }).global
  const said = (key: string, named: Record<string, unknown> = {}): string => t(key, named)
  const listener = { you: 1, names: ['Ida', 'Ann'], t: said }
  const words = tofugottWindow.thoughtWords?.(thought, listener, toJson(look(running, 1)))
  return t(`tofugottTable.thought.${thought.kind}`, { ...thought.values, ...words })
}

const [dolphin, rat, human] = (['dolphin', 'rat', 'human'] as const).map((one) =>
  SILHOUETTES.indexOf(one),
)

function guessOf(n: number): Thought {
  return { kind: 'adviseGuess', values: { silhouette: dolphin ?? 0, percent: 34, worst: 3, n } }
}

const ANSWERS = {
  ...{ silhouette1: dolphin ?? 0, percent1: 34, silhouette2: rat ?? 0, percent2: 41 },
  ...{ silhouette3: human ?? 0, percent3: 55 },
}

it.each([
  [
    'de',
    /^Tippe auf „Delfin“: .*3 Antworten von Ida.* 34 % Chance die beste, mit 3 % die schlechteste\.$/u,
  ],
  [
    'en',
    /^Guess “Dolphin”: .*3 answers from Ida.* best is about 34%, of it being the worst 3%\.$/u,
  ],
  [
    'nl',
    /^Gok op “Dolfijn”: .*3 antwoorden van Ida.* 34% kans het beste en met 3% het slechtste\.$/u,
  ],
] as const)('advice on a guess names whose answers it rests on, in %s', (language, told) => {
  expect(say(language, guessOf(3))).toMatch(told)
})

it.each([
  ['de', '„Delfin“ (34 %), „Ratte“ (41 %) und „Mensch“ (55 %).'],
  ['en', '“Dolphin” (34%), “Rat” (41%) and “Human” (55%).'],
  ['nl', '“Dolfijn” (34%), “Rat” (41%) en “Mens” (55%).'],
] as const)('advice on the six answers ends with one for each question, in %s', (language, end) => {
  for (const n of [0, 1, 6]) {
    expect(say(language, { kind: 'adviseAnswers', values: { ...ANSWERS, n } }).endsWith(end)).toBe(
      true,
    )
  }
})

it.each(LANGUAGES)('advice is one whole sentence, in %s', (language) => {
  const all = [
    ...[0, 1, 3].map(guessOf),
    ...[0, 1, 3].map((n) => ({ kind: 'adviseAnswers', values: { ...ANSWERS, n } })),
    { kind: 'adviseAnyGuess', values: { percent: 13 } },
  ]
  for (const thought of all) expect(say(language, thought)).toMatch(/^[^.|{}]+\.$/u)
})
