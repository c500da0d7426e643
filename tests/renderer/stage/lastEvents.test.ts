// @vitest-environment happy-dom
// The end of a match of every game on its own board: what has just happened is seen before a sheet covers it.
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { createI18n } from 'vue-i18n'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { isRecord, type Json } from '../../../src/engine/basics/json'
import { GAME_IDS, type GameId } from '../../../src/games/contracts'
import { GAMES } from '../../../src/games/registry'
import GameBoard from '../../../src/renderer/games/GameBoard.vue'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import { LONGEST_LAG } from '../../../src/renderer/stage/playing/playing'
import type { SealedScenery } from '../../../src/renderer/stage/playing/sealScenery'
import { timingOf } from '../../../src/renderer/stage/playing/timing'
import { fairnessOf, startedMatch } from '../../support/match/fairness'
import { TRIAL_CONTENTS } from '../../support/match/trialContents'
import { allMessages } from '../../support/window/wholeWording'
import { peopleNamed } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => new Animation())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** What covers the middle when a match is over. */
const SHEETS: Readonly<Record<GameId, string>> = {
  'time-bluff': '.score-sheet',
  tafelrunde: '.gem-sheet',
  buchstabenbluff: '.score-sheet',
  tijdlijn: '.result-sheet',
  tofugott: '.final',
}
const NAMES = ['Ann', 'Ben', 'Cem']
const MESSAGES = await allMessages()
/** Milliseconds from one look at the table to the next. */
const BLINK = 50

interface End {
  readonly before: Json
  readonly events: readonly Json[]
  readonly after: Json
}

/** Whether the own view says that a round or the match is over. */
function isOver(view: Json, phase: string): boolean {
  return isRecord(view) && isRecord(view.phase) && view.phase.kind === phase
}

/** The first message of a random match by which seat 0 gets to this phase. */
function endOf(id: GameId, phase: string, seed: string): End {
  const random = fastRandom(seed)
  const fairness = fairnessOf(random, NAMES.length)
  const started = { options: {}, seats: NAMES.length, fairness, contents: TRIAL_CONTENTS[id] }
  const match = startedMatch(GAMES[id], started)
  for (;;) {
    const [owed] = match.toAct()
    if (!owed) throw new Error('the match never came to that')
    const before = match.view(0, 'en')
    const played = match.play(owed.seat, match.sampleMove(owed.seat, random))
    if (!played.ok) throw new Error(played.error.kind)
    const after = match.view(0, 'en')
    if (isOver(after, phase)) return { before, events: played.value.seen(0, 'en'), after }
  }
}

/** Milliseconds of all that is to be seen of it. */
function lengthOf(scenery: SealedScenery, { before, events }: End): number {
  return scenery.open((open) => {
    const view: unknown = before
    if (!open.isView(view)) throw new Error('no view of this game')
    return events.reduce<number>((sum, event) => {
      const seen: unknown = event
      if (!open.isSeen(seen)) return sum
      const { moves, holds } = timingOf(open.sceneOf(seen, view), 'full')
      return sum + moves + holds
    }, 0)
  })
}

/** An end of which there is something to see. */
function livelyEnd(id: GameId, phase: string, scenery: SealedScenery): End {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const end = endOf(id, phase, `end-${String(attempt)}`)
    if (lengthOf(scenery, end) > 0) return end
  }
  throw new Error('nothing is ever to be seen')
}

/** What covers the table, and after which phase: the end of every match, and of a round where a sheet tells of it. */
const ENDS: readonly (readonly [GameId, string])[] = [
  ...GAME_IDS.map((id) => [id, 'over'] as const),
  ['time-bluff', 'scored'],
]

describe.each(ENDS)('the last events of %s before it is %s', (id, phase) => {
  it('are played before the sheet covers them', async () => {
    const game = await GAME_WINDOWS[id]()
    const { before, events, after } = livelyEnd(id, phase, game.scenery)
    const i18n = createI18n({ legacy: false, locale: 'en', messages: MESSAGES })
    const wrapper = mount(GameBoard, {
      props: {
        game,
        view: before,
        events: [],
        version: 1,
        seats: peopleNamed(...NAMES),
        names: NAMES,
        listener: { you: 0, names: NAMES, t: i18n.global.t },
        own: [],
        awaited: { kind: 'hidden' },
        arrived: 0,
        play: () => Promise.resolve({ type: 'answer', id: 1, ok: true }),
      },
      global: { plugins: [i18n, createPinia()] },
      attachTo: document.body,
    })
    await vi.dynamicImportSettled()
    await flushPromises()
    await wrapper.setProps({ version: 2, events, view: after })
    const isPlaying = (): boolean => wrapper.find('.line .captions').exists()
    expect(isPlaying()).toBe(true)
    for (let passed = 0; isPlaying(); passed += BLINK) {
      expect(wrapper.find(SHEETS[id]).exists()).toBe(false)
      expect(passed).toBeLessThanOrEqual(LONGEST_LAG + BLINK)
      vi.advanceTimersByTime(BLINK)
      await nextTick()
    }
    const sheet = wrapper.get(SHEETS[id]).text()
    // As in the result, whoever looks is no name there.
    expect(sheet).not.toContain(NAMES[0])
    expect(sheet.includes('You')).toBe(sheet.includes('Ben'))
  })
})
