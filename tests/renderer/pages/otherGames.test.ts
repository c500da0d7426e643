// @vitest-environment happy-dom
// A table goes over from any game to any other: nobody is ever shown something of one game through the window of another.
import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import type { ClientState } from '../../../src/client/client'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { invariant } from '../../../src/engine/basics/invariant'
import type { Outcome } from '../../../src/engine/contract/outcome'
import { offerKey } from '../../../src/engine/options/offers'
import { pick } from '../../../src/engine/chance/random'
import { plannerFor } from '../../../src/engine/match/setup'
import { GAME_IDS, type GameId } from '../../../src/games/contracts'
import { GAMES } from '../../../src/games/registry'
import type { MatchView, TableView } from '../../../src/protocol/tableViews'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import BigScreenPage from '../../../src/renderer/pages/play/BigScreenPage.vue'
import FailedPage from '../../../src/renderer/pages/play/FailedPage.vue'
import TablePage from '../../../src/renderer/pages/play/TablePage.vue'
import WaitingPage from '../../../src/renderer/pages/WaitingPage.vue'
import { fairnessOf } from '../../support/match/fairness'
import { inShort } from '../../support/longRun'
import { dealShown } from '../../support/match/shownMatch'
import { TRIAL_CONTENTS } from '../../support/match/trialContents'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'
import {
  openWindow,
  peopleNamed,
  stateOf,
  tableOf,
  type WindowPart,
} from '../../support/window/windowAt'

unmountAfterEach()

const NAMES = ['Ann', 'Ben', 'Cem', 'Dora']
const MOST_MOVES = 300

/** A table of a game with all its options, as its host tells it. */
function tableAt(game: GameId, changes: Partial<TableView> = {}): TableView {
  const planner = plannerFor(GAMES[game], TRIAL_CONTENTS[game])
  const planned = planner.plan({ options: {}, seats: 4, language: 'en', byHost: true })
  invariant(planned.ok, `${game} can be planned`)
  const { options } = planned.value
  const seats = peopleNamed(...NAMES)
  return tableOf({ game, options, seats, phase: 'gathering', ...changes })
}

/** A match of a game that has begun, and one that has been played to its end, or as far as random moves bring it. */
function matchesOf(game: GameId): Readonly<Record<'begun' | 'over', MatchView>> {
  const random = fastRandom(`other ${game}`)
  const contents = TRIAL_CONTENTS[game]
  const fairness = fairnessOf(random, 4)
  const match = dealShown({ game: GAMES[game], contents, options: {}, seats: 4, fairness })
  const shown = (outcome?: Outcome): MatchView => ({
    ...{ number: 1, game, view: match.view(0, 'en'), own: [], entries: match.entries() },
    ...{ awaited: { kind: 'hidden' }, commitment: 'c', ...(outcome ? { outcome } : {}) },
  })
  const begun = shown()
  while (match.entries() < MOST_MOVES && !match.outcome()) {
    const asked = pick(match.toAct(), random)
    if (!asked) break
    match.play(asked.seat, match.sampleMove(asked.seat, random))
  }
  return { begun, over: shown(match.outcome() ?? { kind: 'none' }) }
}

const MATCHES = new Map(GAME_IDS.map((game) => [game, matchesOf(game)]))

/** What the window knows of a table whose match has begun or is over. */
function withMatch(game: GameId, at: 'begun' | 'over'): ClientState {
  const phase = at === 'over' ? 'over' : 'playing'
  return stateOf(tableAt(game, { match: 1, phase }), MATCHES.get(game)?.[at])
}

/** What it knows once there is no match on it any more. */
function gathered(game: GameId, played?: GameId): ClientState {
  const past = played && MATCHES.get(played)?.over.outcome
  const table = tableAt(game)
  if (!past) return stateOf(table)
  const one = { number: 1, game: played, names: NAMES, outcome: past }
  return stateOf(table, undefined, { history: [one] })
}

/** The name of a game in the way in which it is played here. */
function gameName({ t }: WindowPart, game: GameId): string {
  return t(`app.game.${offerKey(game, undefined)}`)
}

function isThere({ wrapper }: WindowPart): boolean {
  return !wrapper.findComponent(WaitingPage).exists()
}

async function show(part: WindowPart, state: ClientState): Promise<void> {
  part.store.state = state
  await flushPromises()
  await vi.waitUntil(() => isThere(part), 20_000)
}

/** The page before stays until the window of the game is loaded; nothing fails meanwhile. */
async function seeLobby(part: WindowPart, game: GameId): Promise<void> {
  const head = (): string => part.wrapper.get('.lobby .head').text()
  await vi.waitUntil(() => head().includes(gameName(part, game)), 20_000)
  expect(part.store.failures, game).toBe(0)
}

beforeEach(() => {
  Element.prototype.animate = () => new Animation()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Every other game, the next one first; in short the two that follow. */
function othersThan(game: GameId): readonly GameId[] {
  const at = GAME_IDS.indexOf(game)
  const others = [...GAME_IDS.slice(at + 1), ...GAME_IDS.slice(0, at)]
  return inShort(others.slice(0, 2), others)
}

describe.each(GAME_IDS)('a table of %s goes over', (from) => {
  const others = othersThan(from)

  it('to other games, after a match that was given up', async () => {
    const part = openWindow(TablePage, {}, { state: withMatch(from, 'begun') })
    await vi.waitUntil(() => isThere(part), 20_000)
    expect(part.wrapper.find('.play').exists()).toBe(true)
    for (const to of others) {
      await show(part, gathered(from))
      await show(part, gathered(to))
      await seeLobby(part, to)
      await show(part, withMatch(to, 'begun'))
      expect(part.store.failures, to).toBe(0)
      expect(part.wrapper.find('.play').exists()).toBe(true)
    }
  })

  it('to other games, after a match to its end', async () => {
    const part = openWindow(TablePage, {}, { state: gathered(from) })
    await vi.waitUntil(() => isThere(part), 20_000)
    for (const to of others) {
      await show(part, withMatch(from, 'over'))
      expect(part.wrapper.find('.play').exists()).toBe(true)
      await show(part, gathered(to, from))
      await seeLobby(part, to)
      expect(part.wrapper.text()).not.toMatch(/\w\.grade/u)
    }
  })

  it('to other games, seen on a big screen', async () => {
    const part = openWindow(BigScreenPage, { table: 't1' }, { state: withMatch(from, 'over') })
    await vi.waitUntil(() => isThere(part), 20_000)
    for (const to of others) {
      await show(part, gathered(to))
      await vi.waitUntil(() => part.wrapper.text().includes(gameName(part, to)), 20_000)
      expect(part.store.failures, to).toBe(0)
      await show(part, withMatch(from, 'over'))
    }
  })
})

describe('a table that cannot be shown', () => {
  const reload = vi.fn()
  beforeEach(() => {
    reload.mockClear()
    vi.spyOn(location, 'reload').mockImplementation(reload)
  })

  it.each([
    { what: 'what is of no game at all', view: null, said: 'app.failed.host' },
    { what: 'what this window failed over itself', view: undefined, said: 'app.failed.window' },
  ])('says whose fault it is: $what', async ({ view, said }) => {
    const game = await GAME_WINDOWS.tafelrunde()
    const state = withMatch('tafelrunde', 'begun')
    const match = state.match && view === null ? { ...state.match.match, view } : state.match?.match
    const table = tableAt('tafelrunde', { match: 1, phase: 'playing' })
    const shown = { table, game }
    const part = openWindow(FailedPage, { shown }, { state: stateOf(table, match) })
    expect(part.wrapper.text()).toContain(part.t(said))
  })

  it('can be loaded again, and left for the first page', async () => {
    const state = stateOf(tableAt('tafelrunde'))
    const page = { component: { render: () => undefined } }
    const routes = [{ path: '/:rest(.*)*', ...page }]
    const router = createRouter({ history: createMemoryHistory(), routes })
    await router.push('/table')
    const { wrapper } = openWindow(FailedPage, {}, { state, router })
    const [again, home] = wrapper.findAll('button')
    await again?.trigger('click')
    expect(reload).toHaveBeenCalledTimes(1)
    await home?.trigger('click')
    await flushPromises()
    expect(router.currentRoute.value.path).toBe('/')
  })

  it('is shown again with what the host tells next, where no match lies on it', async () => {
    const sound = gathered('tafelrunde')
    const part = openWindow(TablePage, {}, { state: sound })
    await vi.waitUntil(() => isThere(part), 20_000)
    part.store.distrust(new Error('planned'))
    await flushPromises()
    expect(part.wrapper.find('.lobby').exists()).toBe(true)
    expect(part.store.isNonsense).toBe(false)
  })
})
