/** What each game finds remarkable in what it told: small stories of which the answer is plain. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import type { Game, GameTypes } from '../../src/engine/contract/game'
import { present } from '../../src/engine/basics/invariant'
import { highest, mostOf } from '../../src/engine/contract/remark'
import { buchstabenbluff } from '../../src/games/buchstabenbluff/inside/index'
import type { WordView } from '../../src/games/buchstabenbluff/outside/contract'
import { LEGALITIES, type GameId } from '../../src/games/contracts'
import { tafelrunde } from '../../src/games/tafelrunde/inside/index'
import { tijdlijn } from '../../src/games/tijdlijn/inside/index'
import { timeBluff } from '../../src/games/time-bluff/inside/index'
import { tofugott } from '../../src/games/tofugott/inside/index'
import { readContents } from '../support/conformance/table'
import { parsedOptions } from '../support/match/randomOptions'
import { TRIAL_CONTENTS } from '../support/match/trialContents'

/** Games that tell what was remarkable; a new one may begin without. */
const REMARKABLE: readonly GameId[] = [
  'time-bluff',
  'tafelrunde',
  'buchstabenbluff',
  'tijdlijn',
  'tofugott',
]

/** What a spectator sees of a table of three that has just been dealt. */
function dealtView<T extends GameTypes>(game: Game<T>, id: GameId): T['view'] {
  const contents = TRIAL_CONTENTS[id]
  const options = parsedOptions(game, {}, contents)
  const read = readContents(game, game.contentFor(options), contents)
  const plan = read.ok ? game.plan(options, 3, read.value) : read
  if (!plan.ok) throw new Error('it can be dealt')
  const state = game.deal(plan.value, fastRandom('remarks'), {})
  return game.view(state, 'spectator', { language: 'en', plan: plan.value })
}

describe('remarks', () => {
  it('stand out: fewer than enough, and what all share, are none', () => {
    expect(mostOf('kind', [1, 3, 3], 2)).toEqual([
      { kind: 'kind', seats: [1, 2], values: { n: 3 } },
    ])
    expect(mostOf('kind', [1, 1, 0], 2)).toEqual([])
    expect(mostOf('kind', [2, 2, 2], 2)).toEqual([])
    expect(mostOf('kind', [2], 2)).toHaveLength(1)
    expect(highest([])).toEqual([])
  })

  it.each(REMARKABLE)('%s has some', (id) => {
    expect(LEGALITIES[id].open((rules) => rules.remarks?.kinds.length)).toBeGreaterThan(2)
  })

  it('of Time Bluff: who saw through bluffs, who was caught, the biggest pile', () => {
    const doubted = (doubter: number, layer: number, right: boolean) =>
      ({ kind: 'doubted', doubter, layer, place: 0, card: 1, right }) as const
    const pickedUp = (seat: number, count: number) =>
      ({ kind: 'pickedUp', seat, place: 0, count }) as const
    const told = [
      // What was claimed is not so: whoever laid it has been caught and takes the pile.
      doubted(0, 2, false),
      pickedUp(2, 4),
      doubted(0, 1, false),
      pickedUp(1, 9),
      doubted(1, 2, false),
      doubted(2, 0, true),
      pickedUp(2, 6),
    ]
    const found = present(timeBluff.remarks, 'it has some').find({
      told,
      view: dealtView(timeBluff, 'time-bluff'),
    })
    expect(found).toEqual([
      { kind: 'nose', seats: [0], values: { n: 2 } },
      { kind: 'caught', seats: [2], values: { n: 2 } },
      { kind: 'pile', seats: [1], values: { n: 9 } },
    ])
  })

  it('of Die Tafelrunde 2: the closest win and the richest haul', () => {
    const compared = (...strengths: number[]) =>
      ({
        kind: 'strengthsCompared',
        colour: 'blue',
        fighters: strengths.map((strength, seat) => ({ seat, cards: [], strength })),
      }) as const
    const won = (seat: number, ...chests: number[]) =>
      ({
        kind: 'colourWon',
        colour: 'blue',
        seat,
        hauls: [{ from: 2, chests }],
        kept: [],
      }) as const
    const told = [compared(9, 2), won(0, 2, 2), compared(5, 6), won(1, 0), compared(7), won(0, 0)]
    const found = present(tafelrunde.remarks, 'it has some').find({
      told,
      view: dealtView(tafelrunde, 'tafelrunde'),
    })
    expect(found).toEqual([
      { kind: 'close', seats: [1], values: { n: 1, gems: 2 } },
      { kind: 'haul', seats: [0], values: { n: 8 } },
      { kind: 'robber', seats: [0], values: { n: 3 } },
      { kind: 'raider', seats: [0], values: { n: 2 } },
    ])
  })

  it('of Tijdlijn: how far the line reaches, and the closest place, with no year 0', () => {
    const view = dealtView(tijdlijn, 'tijdlijn')
    const [node] = view.line
    const [card] = node?.cards ?? []
    if (!card) throw new Error('the line has begun')
    const dated = (year: number) => ({
      ...card,
      back: { ...card.back, key: `box/${String(year)}`, year },
    })
    const line = [-100, -1, 1, 2021].map((year) => ({ cards: [dated(year)], slot: [] }))
    const told = [
      { kind: 'laid', seat: 0, card: dated(-1), gap: 1, isRight: true, left: 3 } as const,
    ]
    const found = present(tijdlijn.remarks, 'it has some').find({ told, view: { ...view, line } })
    expect(found).toContainEqual({ kind: 'span', seats: [], values: { n: 2120 } })
    expect(found).toContainEqual({ kind: 'close', seats: [0], values: { n: 100 } })
  })

  it('of Tijdlijn: no gap that is wide for its line', () => {
    const view = dealtView(tijdlijn, 'tijdlijn')
    const [card] = view.line[0]?.cards ?? []
    if (!card) throw new Error('the line has begun')
    const dated = (year: number) => ({
      ...card,
      back: { ...card.back, key: `box/${String(year)}`, year },
    })
    const line = [-373, 537, 1414, 1899, 1961].map((year) => ({ cards: [dated(year)], slot: [] }))
    const closest = (year: number) =>
      present(tijdlijn.remarks, 'it has some')
        .find({
          told: [{ kind: 'laid', seat: 0, card: dated(year), gap: 1, isRight: true, left: 3 }],
          view: { ...view, line },
        })
        .find(({ kind }) => kind === 'close')
    expect(closest(1414)).toBeUndefined()
  })

  it('of Buchstabenbluff: the longest true word, the boldest bluff, who doubted well', () => {
    const view = dealtView(buchstabenbluff, 'buchstabenbluff')
    const word = (
      seat: number,
      text: string,
      fate: WordView['fate'],
      isTrue: boolean,
    ): WordView => ({
      seat,
      word: text,
      spelling: text,
      count: text.length,
      open: [],
      turn: 0,
      fate,
      doubters: fate === 'bluff' ? [2] : [],
      judgement: { isTrue, isListed: true, excess: [], lacking: [] },
    })
    const words = [
      word(0, 'LANTERN', 'believed', true),
      word(1, 'ZEPPELINS', 'believed', false),
      word(1, 'OVEN', 'bluff', false),
      word(0, 'WAVES', 'true', true),
    ]
    const found = present(buchstabenbluff.remarks, 'it has some').find({
      told: [],
      view: { ...view, words },
    })
    expect(found).toEqual([
      { kind: 'longest', seats: [0], values: { n: 7, word: 'Lantern' } },
      { kind: 'bluff', seats: [1], values: { n: 9, word: 'Zeppelins' } },
      { kind: 'nose', seats: [2], values: { n: 1 } },
      { kind: 'caught', seats: [1], values: { n: 1 } },
    ])
    // BB-07: a word is as long as it is laid, FUESSEN longer than HAUSSN.
    const sharp = { ...word(0, 'FUESSEN', 'believed', true), word: 'füßen' }
    const laid = present(buchstabenbluff.remarks, 'it has some').find({
      told: [],
      view: { ...view, words: [sharp, word(1, 'HAUSSN', 'believed', true)] },
    })
    expect(laid).toEqual([{ kind: 'longest', seats: [0], values: { n: 7, word: 'Füßen' } }])
  })

  it('of Tofugott: who guessed best, and whom nobody could read', () => {
    const texts = { language: 'en', title: '', scenario: '', questions: [] } as const
    const card = { id: 'c', spicy: false, ...texts } as const
    const read = (seat: number) => ({ kind: 'read', seat, pile: 9, card }) as const
    const guessed = (seat: number, silhouette: 'rat' | 'pig') =>
      ({
        kind: 'turned',
        question: 0,
        card: { seat, role: 'guess', silhouette, byClock: false, said: [] },
      }) as const
    const settled = (seat: number, ...gains: number[]) => {
      const answers = { seat, question: 0, best: 'pig', worst: 'tofu' } as const
      return { kind: 'settled', ...answers, gains, points: gains } as const
    }
    const told = [
      read(0),
      guessed(1, 'pig'),
      guessed(2, 'pig'),
      settled(0, 2, 1, 1),
      guessed(1, 'pig'),
      guessed(2, 'rat'),
      settled(0, 1, 1, 0),
      read(1),
      guessed(0, 'rat'),
      guessed(2, 'rat'),
      settled(1, 0, 0, 0),
    ]
    const found = present(tofugott.remarks, 'it has some').find({
      told,
      view: dealtView(tofugott, 'tofugott'),
    })
    expect(found).toEqual([
      { kind: 'guesser', seats: [1], values: { n: 2 } },
      { kind: 'book', seats: [0], values: { n: 3 } },
      { kind: 'riddle', seats: [1], values: { n: 1 } },
      { kind: 'fished', seats: [0], values: { n: 2 } },
    ])
  })
})
