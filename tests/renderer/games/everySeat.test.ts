// @vitest-environment happy-dom
// The board of every game as it stands in the window, at the largest table: for who plays and for who watches.
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createI18n } from 'vue-i18n'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Match } from '../../../src/engine/match/match'
import type { Options } from '../../../src/engine/options/options'
import type { Viewer } from '../../../src/engine/basics/seat'
import { GAME_IDS, LEGALITIES, type GameId } from '../../../src/games/contracts'
import { GAMES } from '../../../src/games/registry'
import { GAME_WINDOWS } from '../../../src/renderer/games/gameTables'
import GameBoard from '../../../src/renderer/games/GameBoard.vue'
import { offersOf } from '../../../src/renderer/games/offered'
import SeatPlate from '../../../src/renderer/table/seats/SeatPlate.vue'
import SeatRing from '../../../src/renderer/table/seats/SeatRing.vue'
import { othersFrom } from '../../../src/renderer/table/seats/seating'
import { parsedOptions } from '../../support/match/randomOptions'
import { fairnessOf, startedMatch } from '../../support/match/fairness'
import { TRIAL_CONTENTS } from '../../support/match/trialContents'
import { wordsOf } from '../../support/window/wholeWording'
import { peopleNamed } from '../../support/window/windowAt'
import { unmountAfterEach } from '../../support/window/unmountAfterEach'

unmountAfterEach()
beforeEach(() => {
  localStorage.setItem('stammtisch.settings', JSON.stringify({ motion: 'off' }))
})

const NAMES = ['Ada', 'Ben', 'Cem', 'Dora', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan']
const WORDS = { ...(await wordsOf('en')) }
/** How far into a match is looked, in moves. */
const MOVES = [0, 12]

interface Way {
  readonly game: GameId
  readonly key: string
  readonly options: Options
  readonly seats: number
}

/** Every way in which a game is offered, at the most seats that it takes. */
const WAYS = GAME_IDS.flatMap((game) =>
  offersOf(LEGALITIES[game]).map(({ key, options }): Way => {
    const seats = GAMES[game].open((rules) => {
      return rules.seatsWith(parsedOptions(rules, options, TRIAL_CONTENTS[game])).max
    })
    return { game, key, options, seats }
  }),
)

function matchAfter({ game, options, seats }: Way, moves: number): Match {
  const random = fastRandom(`every seat ${String(moves)}`)
  const fairness = fairnessOf(random, seats)
  const match = startedMatch(GAMES[game], {
    options,
    seats,
    fairness,
    contents: TRIAL_CONTENTS[game],
  })
  for (let move = 0; move < moves; move++) {
    const [owed] = match.toAct()
    if (owed) match.play(owed.seat, match.sampleMove(owed.seat, random))
  }
  return match
}

async function openBoard(game: GameId, match: Match, viewer: Viewer) {
  const missing = vi.fn((_language: string, key: string) => key)
  const i18n = createI18n({
    legacy: false,
    locale: 'en',
    missing,
    messages: { en: WORDS },
  })
  const names = NAMES.slice(0, match.seats)
  const you = viewer === 'spectator' ? undefined : viewer
  const asked = match.asked().filter(({ seat }) => seat === you)
  const wrapper = mount(GameBoard, {
    props: {
      game: await GAME_WINDOWS[game](),
      view: match.view(viewer, 'en'),
      events: [],
      version: 1,
      seats: peopleNamed(...names),
      names,
      listener: { names, t: i18n.global.t, ...(you === undefined ? {} : { you }) },
      own: asked.map(({ kind, name }) => ({ kind, name })),
      awaited: { kind: 'hidden' },
      arrived: 0,
      play: () => Promise.resolve({ type: 'answer', id: 1, ok: true }),
    },
    global: { plugins: [i18n, createPinia()] },
  })
  // The board is loaded when it is needed.
  await vi.waitUntil(() => wrapper.findComponent(SeatRing).exists(), { timeout: 60_000 })
  await flushPromises()
  return { wrapper, missing, names, you }
}

describe.each(WAYS)('the board of $key at $seats seats', (way) => {
  it.each([0, 'spectator'] as const)('shows everybody else to %s', async (viewer) => {
    for (const moves of MOVES) {
      const match = matchAfter(way, moves)
      const { wrapper, missing, names, you } = await openBoard(way.game, match, viewer)
      const plates = wrapper.findComponent(SeatRing).findAllComponents(SeatPlate)
      expect(plates.map((plate) => plate.props('seat'))).toEqual(othersFrom(way.seats, you))
      for (const plate of plates) expect(plate.text()).toContain(names[plate.props('seat')])
      if (viewer === 'spectator') expect(wrapper.findAll('[data-hand-card]')).toEqual([])
      expect(missing.mock.calls.map(([, key]) => key)).toEqual([])
      wrapper.unmount()
    }
  })
})
