/** TL-05 on the wire: as long as a card is not turned, nothing that anybody is sent depends on its date. */
import { describe, expect, it } from 'vitest'
import { nameContent } from '../../src/engine/contract/content'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { sealGame } from '../../src/engine/contract/game'
import { present } from '../../src/engine/basics/invariant'
import { pick } from '../../src/engine/chance/random'
import { GAMES } from '../../src/games/registry'
import { tijdlijn } from '../../src/games/tijdlijn/inside/index'
import type { TijdlijnTypes } from '../../src/games/tijdlijn/inside/types'
import { MODES, type Mode } from '../../src/games/tijdlijn/outside/contract'
import { isTijdlijnView } from '../../src/games/tijdlijn/outside/guards'
import { legalMoves } from '../../src/games/tijdlijn/outside/legalMoves'
import { SHIPPED_DECK } from '../../src/games/tijdlijn/outside/options'
import type { BotPort } from '../../src/host/ports'
import { deckFile, eventOf, portOf } from '../games/tijdlijn/decks'
import { openEvening, tell } from '../support/host/evening'
import { instantBots, type TestPlayer } from '../support/host/memoryHost'
import { questionOf, tableOf, viewOf } from '../support/match/seats'

const EVENTS = 112
const STEPS = 40

/** What an event's dark side is made of: a number of years, of which the texts follow. */
function deckWith(darkSides: readonly number[]) {
  const events = darkSides.map((dark, place) => {
    const { picture, text } = eventOf(`front-${String(place)}`, 1)
    const back = eventOf('x'.repeat(1 + (dark % 7)), 1000 + 7 * dark)
    const fronts = Object.entries(Object(text)).map(([language, sides]) => [
      language,
      {
        front: String(Reflect.get(Object(sides), 'front')),
        explanation: `It was in ${String(1000 + 7 * dark)}${'!'.repeat(dark % 11)}`,
      },
    ])
    const key = `dark-${String(dark)}`
    return { ...back, key, picture: picture ?? '', text: Object.fromEntries(fronts) }
  })
  return nameContent(SHIPPED_DECK, deckFile(events))
}

interface Wires {
  /** Everything that was sent to somebody, told to a bot or written to the log, by step of the clock. */
  readonly steps: readonly string[][]
}

function listening(heard: string[]): BotPort {
  return {
    seat: (request) => {
      heard.push(JSON.stringify({ ...request, say: undefined }))
      const bot = instantBots.seat(request)
      return {
        ...bot,
        observe: (events, view) => {
          heard.push(JSON.stringify({ events, view }))
          bot.observe(events, view)
        },
      }
    },
  }
}

function answer(player: TestPlayer, step: number): void {
  const view: unknown = viewOf(player)
  const question = questionOf(player)
  if (!isTijdlijnView(view) || question === undefined) return
  const move = present(pick([...legalMoves(view)], fastRandom(String(step))), 'a move')
  void player.client.command(
    { kind: 'move', question: question.name, move: { ...move } },
    tableOf(player).id,
  )
}

/** The provable deal names what it is dealt from by a hash: of the whole deck, the same in every match with it. */
function withoutDealHash(line: string): string {
  return line.startsWith('{"type":"askShare"')
    ? line.replace(/"deal":"[\da-f]{64}"/u, '"deal"')
    : line
}

/** A match of two people, a bot and a spectator, with these dark sides. */
async function wiresOf(
  darkSides: readonly number[],
  mode: Mode,
  games: typeof GAMES = GAMES,
): Promise<Wires> {
  const heard: string[] = []
  const contents = portOf([deckWith(darkSides)])
  const { host, people, keeper, table } = await openEvening('dates', {
    game: 'tijdlijn',
    options: { mode },
    languages: ['de', 'nl'],
    surroundings: { contents, games, bots: listening(heard) },
  })
  const watcher = host.player('Carla')
  await tell(host, watcher, { kind: 'join', as: 'spectator' }, table)
  await tell(host, keeper, { kind: 'start' }, table)
  const steps: string[][] = []
  const all = [...people.map(({ frames }) => frames), watcher.frames, heard, host.log]
  const told = all.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    await host.clock.turn(800)
    await host.settle()
    for (const player of people) answer(player, step)
    await host.settle()
    steps.push(all.flatMap((lines, at) => lines.slice(told[at]).map(withoutDealHash)))
    all.forEach((lines, at) => (told[at] = lines.length))
  }
  return { steps }
}

const DARK = Array.from({ length: EVENTS }, (_, place) => place)

/** The same deck, with the dark sides of all events that these wires never show given to others. */
function otherwise({ steps }: Wires): number[] {
  const shown = new Set(steps.flat().flatMap((line) => line.match(/dark-\d+/gu) ?? []))
  const hidden = DARK.filter((dark) => !shown.has(`dark-${String(dark)}`))
  expect(shown.size).toBeGreaterThan(5)
  expect(hidden.length).toBeGreaterThan(EVENTS / 2)
  const next = new Map(hidden.map((dark, at) => [dark, hidden[(at + 5) % hidden.length] ?? dark]))
  return DARK.map((dark) => next.get(dark) ?? dark)
}

describe.each([...MODES])('TL-05 TC-14 every wire of a %s match', (mode) => {
  it('is the same to the letter, in the same order and at the same time, whatever unturned cards hide', async () => {
    const wires = await wiresOf(DARK, mode)
    const other = await wiresOf(otherwise(wires), mode)
    expect(other.steps).toEqual(wires.steps)
  }, 60_000)

  it('would show it: a planted length is found', async () => {
    const leaky = sealGame<TijdlijnTypes>({
      ...tijdlijn,
      view: (state, viewer, eyes) => {
        const view = tijdlijn.view(state, viewer, eyes)
        const secret = (state.top === 'none' ? 0 : state.top.card.year) % 20
        return view.top
          ? { ...view, top: { ...view.top, picture: view.top.picture + '-'.repeat(secret) } }
          : view
      },
    })
    const games = { ...GAMES, tijdlijn: leaky }
    const wires = await wiresOf(DARK, mode, games)
    const other = await wiresOf(otherwise(wires), mode, games)
    expect(other.steps).not.toEqual(wires.steps)
  }, 60_000)
})
