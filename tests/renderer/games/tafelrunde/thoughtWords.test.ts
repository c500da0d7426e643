// @vitest-environment happy-dom
// What a computer of Die Tafelrunde 2 advises, in three languages: how a card has to lie, too, and which chests it means.
import { expect, it } from 'vitest'
import { createI18n } from 'vue-i18n'
import { isRecord, toJson, type Json } from '../../../../src/engine/basics/json'
import type { Thought } from '../../../../src/engine/contract/thought'
import type { Language } from '../../../../src/engine/basics/language'
import { tafelrundeWindow } from '../../../../src/renderer/games/tafelrunde/window'
import { tafelrunde } from '../../../../src/games/tafelrunde/inside/index'
import { cards, chests, scenario } from '../../../games/tafelrunde/scenario'
import { allMessages } from '../../../support/window/wholeWording'

const messages = await allMessages()

function say(language: Language, thought: Thought, view: Json = null): string {
  const { t } = createI18n({ legacy: false, locale: language, messages }).global
  const said = (key: string, named: Record<string, unknown> = {}): string => t(key, named)
  const words = tafelrundeWindow.thoughtWords?.(thought, { names: [], t: said }, view)
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

it.each([
  ['de', 'Mit meiner 5 lag in Blau', 'In Beutezug 2: Mit'],
  ['en', 'With my 5 I was still behind', 'In raid 2: With'],
  ['nl', 'Met mijn 5', 'In rooftocht 2: Met'],
] as const)(
  'a reason names its card, and its raid once that is over (%s)',
  (language, now, later) => {
    const view = toJson(
      tafelrunde.view(scenario({ middle: 'B4', players: [{ hand: 'B7' }, { hand: 'R7' }] }), 0),
    )
    const thought = { kind: 'behindBlue', values: { value: 5, raid: 2 } }
    const inRaid = (raid: number): string =>
      say(language, thought, isRecord(view) ? { ...view, raid } : null)
    expect(inRaid(2)).toMatch(new RegExp(`^${now}`, 'u'))
    expect(inRaid(3)).toMatch(new RegExp(`^${later}`, 'u'))
  },
)
