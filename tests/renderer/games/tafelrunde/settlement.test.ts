// @vitest-environment happy-dom
// The last settlement of Die Tafelrunde 2, as a board finds it that is made anew.
import { describe, expect, it } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { createI18n } from 'vue-i18n'
import { toJson } from '../../../../src/engine/basics/json'
import type { TafelrundeSeen } from '../../../../src/games/tafelrunde/outside/contract'
import {
  useSettlement,
  type Settlement,
} from '../../../../src/renderer/games/tafelrunde/score/useSettlement'
import { Voice } from '../../../../src/renderer/games/tafelrunde/voice/voice'
import { allMessages } from '../../../support/window/wholeWording'

const messages = await allMessages()
const { t } = createI18n({ legacy: false, locale: 'en', messages }).global
const said = (key: string, named: Record<string, unknown> = {}): string => t(key, named)
const voice = new Voice({ names: ['Ada', 'Ben'], you: 0, t: said })

function raid(number: number, strength: number): TafelrundeSeen[] {
  const fighters = [{ seat: 1, cards: [3], strength }]
  return [
    { kind: 'raidStarted', raid: number, start: 0, revealed: [] },
    { kind: 'strengthsCompared', colour: 'blue', fighters },
    {
      kind: 'colourWon',
      colour: 'blue',
      seat: 1,
      hauls: [{ from: 'middle', chests: [2] }],
      kept: [],
    },
    { kind: 'secured', seat: 1, chests: [2] },
  ]
}
const BEGUN: TafelrundeSeen = { kind: 'raidStarted', raid: 3, start: 1, revealed: [] }

/** The settlement at a board that is told only `events`. */
function settlementOf(
  story: { before?: readonly TafelrundeSeen[]; events?: readonly TafelrundeSeen[] },
  {
    version = ref(1),
    events = (): readonly TafelrundeSeen[] => [],
    asked = (): string | undefined => undefined,
  } = {},
): Settlement {
  const { before = [], events: told = [] } = story
  const known = { first: null, before: before.map(toJson), events: told.map(toJson) }
  const options = { events, version: () => version.value, voice: () => voice, isOver: () => false }
  const made = effectScope().run(() => useSettlement({ ...options, asked, story: () => known }))
  if (!made) throw new Error('it is made')
  return made
}

describe('TR-42 the last settlement', () => {
  it('is there again on a board that is made anew, that of the latest raid alone', () => {
    for (const story of [
      { events: [...raid(1, 5), ...raid(2, 9), BEGUN] },
      { before: [...raid(1, 5), ...raid(2, 9), BEGUN] },
      { before: raid(1, 5), events: [...raid(2, 9), BEGUN] },
    ]) {
      const { steps } = settlementOf(story)
      expect(steps.value.map(({ colour }) => colour)).toEqual(['blue', undefined])
      expect(steps.value[0]?.fighters.map(({ strength }) => strength)).toEqual([9])
    }
    expect(settlementOf({ events: [BEGUN] }).steps.value).toEqual([])
  })
  it('is told once, though the newest of what was told comes with the board', async () => {
    const version = ref(1)
    const newest = raid(2, 9)
    const { steps } = settlementOf({ events: newest }, { version, events: () => newest })
    expect(steps.value).toHaveLength(2)
    version.value = 2
    await nextTick()
    expect(steps.value).toHaveLength(2)
  })
  it('is put away once the next raid is played or one is asked something, until it is opened anew', async () => {
    const version = ref(1)
    const asked = ref<string>()
    let events: readonly TafelrundeSeen[] = []
    const settlement = settlementOf(
      { events: raid(2, 9) },
      { version, events: () => events, asked: () => asked.value },
    )
    async function tell(...told: TafelrundeSeen[]): Promise<number | undefined> {
      events = told
      version.value += 1
      await nextTick()
      return settlement.at.value
    }
    settlement.go(1)
    expect(await tell(BEGUN)).toBe(1)
    expect(
      await tell({ kind: 'played', seat: 1, card: 3, colour: 'blue', value: 4 }),
    ).toBeUndefined()
    settlement.go(1)
    expect(await tell()).toBe(1)
    asked.value = 'play'
    await nextTick()
    expect(settlement.at.value).toBeUndefined()
    settlement.go(0)
    asked.value = undefined
    await nextTick()
    expect(settlement.at.value).toBe(0)
    expect(await tell({ kind: 'passed', seat: 1, cause: 'chosen' })).toBeUndefined()
  })
})
