/** Bots of Tijdlijn have a character that shows within their level. */
import { describe, expect, it } from 'vitest'
import { LEVELS } from '../../src/bots/tijdlijn/levels'
import { TIJDLIJN_BOTS } from '../../src/bots/tijdlijn/bots'
import { chooseLay } from '../../src/bots/tijdlijn/competitive'
import { errorsAbout, leaningOf } from '../../src/bots/tijdlijn/characters'
import { advise } from '../../src/bots/tijdlijn/advise'
import { believe, newMemory } from '../../src/bots/tijdlijn/picture'
import { prudentMoves } from '../../src/bots/tijdlijn/prudence'
import { present } from '../../src/engine/basics/invariant'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { tijdlijn } from '../../src/games/tijdlijn/inside/index'
import { CHARACTERS, type Character } from '../../src/games/tijdlijn/outside/characters'
import { ownCards } from '../../src/games/tijdlijn/outside/check'
import { legalMoves } from '../../src/games/tijdlijn/outside/legalMoves'
import type { TijdlijnView } from '../../src/games/tijdlijn/outside/contract'
import { parsedOptions } from '../support/match/randomOptions'
import { dealTable } from '../support/host/randomTable'
import { shippedContents } from '../support/match/shippedContents'
import { look, scene } from '../games/tijdlijn/scenario'

const CONTENTS = shippedContents()
const BUDGET = { playouts: 12, hasTime: () => true }

/** Views of matches of the shipped deck, each of somebody who is asked; all move by what is sure for who has no character. */
function* asked(mode: 'competitive' | 'co-operative', matches: number): Iterable<TijdlijnView> {
  const options = parsedOptions(tijdlijn, { mode }, CONTENTS)
  for (let number = 0; number < matches; number++) {
    const random = fastRandom(`characters ${String(number)}`)
    const table = dealTable(tijdlijn, { options, seats: 3 }, random, CONTENTS)
    if (!table) continue
    const { state, plan } = table
    for (let step = 0; step < 12; step++) {
      const [decision] = tijdlijn.toAct(state)
      if (!decision) break
      const { seat } = decision
      const view = tijdlijn.view(state, seat, { language: 'en', plan })
      yield view
      const move = tijdlijn.sampleMove(view, random)
      tijdlijn.play(state, { seat, move, byClock: false }, random)
    }
  }
}

function decide(view: TijdlijnView, character: Character | undefined): string {
  const bot = TIJDLIJN_BOTS.easy
  const memory = bot.newMemory(view, null, character)
  bot.remember(memory, [], view)
  return JSON.stringify(bot.decide(view, memory, fastRandom('whims'), BUDGET))
}

describe('characters of Tijdlijn', () => {
  it.each(CHARACTERS)('lay as their level would in most turns, and not in all: %s', (character) => {
    let [turns, shifted] = [0, 0]
    for (const view of asked('competitive', 25)) {
      turns += 1
      if (decide(view, character) !== decide(view, undefined)) shifted += 1
    }
    expect(turns).toBeGreaterThan(200)
    expect(shifted).toBeGreaterThan(0)
    expect(shifted).toBeLessThan(turns / 2)
  })

  it('favour what is nearly as sure, and nothing that is clearly less so', () => {
    const view = look(scene({ line: '1500 1600', players: ['1501 1400', '79'], pile: '' }), 0)
    const [near = 0, far = 0] = view.players[0]?.cards.map(({ card }) => card) ?? []
    const ends = leaningOf('careful')
    const between = leaningOf('daring')
    // One lies between 1500 and 1600 for certain, the other one before 1500, but for one point in a hundred.
    const sure = new Map([
      [near, Array.from({ length: 100 }, () => 1550)],
      [far, [...Array.from({ length: 99 }, () => 1400), 1550]],
    ])
    const choose = (leaning: typeof ends) =>
      chooseLay(view, (card) => sure.get(card) ?? [0], { ...leaning, patience: 0 })
    expect(choose(ends)).toMatchObject({ card: far, gap: 0 })
    expect(choose(between)).toMatchObject({ card: near, gap: 1 })
    sure.set(far, [
      ...Array.from({ length: 90 }, () => 1400),
      ...Array.from({ length: 10 }, () => 1550),
    ])
    expect(choose(ends)).toMatchObject({ card: near, gap: 1 })
  })

  it('TC-05 lay first what will not stay sure once others have laid theirs, of what is nearly as sure now (sharp)', () => {
    const view = look(scene({ line: '1500 1600', players: ['1400 1501', '79'], pile: '' }), 0)
    const [far = 0, near = 0] = view.players[0]?.cards.map(({ card }) => card) ?? []
    const [theirs = 0] = view.players[1]?.cards.map(({ card }) => card) ?? []
    // Before 1500 nobody else has anything; the others have something that may split the room between 1500 and 1600.
    const believed = new Map([
      [far, Array.from({ length: 100 }, () => 1400)],
      [near, [...Array.from({ length: 99 }, (_, at) => 1501 + at), 1700]],
      [theirs, [1550]],
    ])
    const choose = (patience: number) =>
      chooseLay(view, (card) => believed.get(card) ?? [0], { patience })
    expect(choose(0)).toMatchObject({ card: far, gap: 0 })
    expect(choose(LEVELS.sharp.patience)).toMatchObject({ card: near, gap: 1 })
    believed.set(theirs, [1100])
    expect(choose(LEVELS.sharp.patience)).toMatchObject({ card: far, gap: 0 })
  })

  it('know the years in which they are at home a little better, and others a little worse', () => {
    expect(errorsAbout(leaningOf('antiquary'), 1200)).toBeLessThan(1)
    expect(errorsAbout(leaningOf('antiquary'), 1990)).toBeGreaterThan(1)
    expect(errorsAbout(leaningOf('modern'), 1990)).toBeLessThan(1)
    expect(errorsAbout(leaningOf('modern'), 1200)).toBeGreaterThan(1)
    expect(errorsAbout(leaningOf('daring'), 1200)).toBe(1)
  })

  it('TL-27 who is talkative speaks of whatever a listener speaks of, and more', () => {
    const said = { talkative: 0, listener: 0 }
    for (const view of asked('co-operative', 120)) {
      const others = view.players.map((_, seat) => ({ ...view, you: seat }))
      for (const own of others) {
        const speaks = (character: 'talkative' | 'listener'): boolean => {
          const memory = newMemory(leaningOf(character))
          memory.self = 1
          return advise(memory, own, LEVELS.solid) !== undefined
        }
        if (speaks('talkative')) said.talkative += 1
        if (speaks('listener')) said.listener += 1
        if (speaks('listener')) expect(speaks('talkative')).toBe(true)
      }
    }
    expect(said.talkative).toBeGreaterThan(said.listener)
  })

  it('TL-18 who dares more tries where who dares less discards', () => {
    let tried = 0
    for (const view of asked('co-operative', 60)) {
      const memory = newMemory()
      const fronts = new Map(ownCards(view).map((front) => [front.card, front]))
      const beliefOf = (card: number) =>
        believe(memory, view, present(fronts.get(card), 'an own card'), LEVELS.easy)
      const mayTry = (character: Character): boolean => {
        const { dares } = leaningOf(character)
        const prudent = { view, beliefOf, isSaidTaken: () => false, dares }
        return prudentMoves(prudent, legalMoves(view)).some(({ kind }) => kind === 'play')
      }
      if (mayTry('careful')) expect(mayTry('daring')).toBe(mayTry('careful'))
      else if (mayTry('daring')) tried += 1
    }
    expect(tried).toBeGreaterThan(0)
  })

  it('are the same person next evening: the same character has the same picture', () => {
    const views = [...asked('competitive', 1)]
    expect(views).toHaveLength(12)
    for (const view of views) {
      const [one, other] = [0, 1].map(() => {
        const memory = newMemory(leaningOf('antiquary'))
        memory.self = 7
        return view.players[view.you ?? 0]?.cards.map((card) =>
          believe(memory, view, card, LEVELS.solid),
        )
      })
      expect(one).not.toEqual([])
      expect(one).toEqual(other)
    }
  })
})
