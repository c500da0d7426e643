// @vitest-environment happy-dom
// What a computer of Die Tafelrunde 2 advises, in three languages: how a card has to lie, too, and which chests it means.
import { expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import type { Thought } from '../../../../src/engine/contract/thought'
import type { Language } from '../../../../src/engine/basics/language'
import { tafelrundeWindow } from '../../../../src/renderer/games/tafelrunde/window'
import { cards, chests } from '../../../games/tafelrunde/scenario'
import { allMessages } from '../../../support/window/wholeWording'

const messages = await allMessages()

function say(language: Language, thought: Thought): string {
  const { t } = createI18n({ legacy: false, locale: language, messages }).global
  const said = (key: string, named: Record<string, unknown> = {}): string => t(key, named)
  const words = tafelrundeWindow.thoughtWords?.(thought, { names: [], t: said }, null)
  return t(`tafelrundeTable.thought.${thought.kind}`, { ...thought.values, ...words })
}

/** Advice to play a card with blue up, which is drawn level there. */
function playBlue(card: string): Thought {
  return { kind: 'adviseLevelBlue', values: { card: cards(card)[0] ?? -1, colour: 0 } }
}
const [first = -1, second = -1] = chests('B2 R4')

it.each([
  ['de', 'Dreh Gelb 5 um und spiel Blau 2.', 'Spiel Blau 5.', 'Spiel Blau 7.'],
  ['en', 'Rotate Yellow 5 and play Blue 2.', 'Play Blue 5.', 'Play Blue 7.'],
  ['nl', 'Draai Geel 5 om en speel Blauw 2.', 'Speel Blauw 5.', 'Speel Blauw 7.'],
] as const)(
  'TR-13 says that a card has to be turned whose lower side is meant (%s)',
  (language, turned, upright, single) => {
    expect(say(language, playBlue('B2Y5'))).toContain(turned)
    expect(say(language, playBlue('B5R2'))).toContain(upright)
    expect(say(language, playBlue('B7'))).toContain(single)
  },
)

it.each([
  [
    'de',
    'Sichere die blaue Truhe mit 2 und die rote Truhe mit 4.',
    'Sichere die blaue Truhe mit 2.',
  ],
  ['en', 'Secure the blue chest with 2 and the red chest with 4.', 'Secure the blue chest with 2.'],
  [
    'nl',
    'Stel de blauwe kist met 2 en de rode kist met 4 veilig.',
    'Stel de blauwe kist met 2 veilig.',
  ],
] as const)('TR-30 names the chests that are to be secured (%s)', (language, both, one) => {
  const values = { chest1: first, chest2: second }
  expect(say(language, { kind: 'adviseSecureMost', values })).toContain(both)
  expect(say(language, { kind: 'adviseSecureLess', values: { chest1: first } })).toContain(one)
})
