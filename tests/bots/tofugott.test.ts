/** The bots of Tofugott play legal moves from views and memories alone, the same for the same seed, and guess the better the higher their level. */
import { describe, expect, it } from 'vitest'
import { pairChances } from '../../src/bots/tofugott/answers'
import { TOFUGOTT_BOTS } from '../../src/bots/tofugott/bots'
import { explainChoice } from '../../src/bots/tofugott/explain'
import { ANYBODY, expectAnswers, expectEach, learnByBayes } from '../../src/bots/tofugott/opinion'
import { drawPersonOf } from '../../src/bots/tofugott/taste'
import { registered, simulateMatch } from '../../src/cli/simulateMatches'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { present } from '../../src/engine/basics/invariant'
import { winnersOf } from '../../src/engine/contract/outcome'
import { pick } from '../../src/engine/chance/random'
import { tofugott } from '../../src/games/tofugott/inside/index'
import {
  QUESTIONS,
  SHIPPED_DECK,
  type TofugottMove,
  type TofugottSeen,
} from '../../src/games/tofugott/outside/contract'
import { CHARACTERS } from '../../src/games/tofugott/outside/characters'
import { factOf, isFact } from '../../src/games/tofugott/outside/facts'
import {
  PHRASES_FOR,
  phrasesOf,
  SPARE_PHRASES_FOR,
  type Sentence,
} from '../../src/games/tofugott/outside/phrases'
import { pointsOf, QUESTION_KINDS } from '../../src/games/tofugott/outside/questionKinds'
import { SILHOUETTES } from '../../src/games/tofugott/outside/silhouettes'
import { TRAIT_VALUES } from '../../src/games/tofugott/outside/traits'
import { BOT_LEVELS, type BotLevel } from '../../src/protocol/terms'
import { DECKS_OF_TESTS } from '../games/tofugott/decks'
import { begin } from '../games/tofugott/scenario'
import { pointsPerGuess, shareAlike, tallyGuesses } from '../support/strength/guesses'
import { meanOf } from '../support/strength/ladder'
import { randomValues } from '../support/match/randomOptions'
import {
  meetsQuestion,
  namedIn,
  reasonsAmong,
  repeatedAmong,
  type SaidReason,
} from '../support/strength/saidByBots'
import { shippedContents } from '../support/match/shippedContents'

const BUDGET = { playouts: 0, hasTime: () => true }
const HOMEMADE = registered('tofugott', DECKS_OF_TESTS)
const SHIPPED_CONTENTS = shippedContents()
const SHIPPED = registered('tofugott', SHIPPED_CONTENTS)
const ENGLISH = 'en'
/** Of the decks of the tests; its cards say nothing of traits. */
const HOMEMADE_DECK = 'tofugott/homemade'

/** A match at some point, and what every seat has seen of it. */
function somewhere(seed: string) {
  const random = fastRandom(seed)
  const seats = 2 + random.below(5)
  const decks = random.below(2) === 0 ? [SHIPPED_DECK] : [SHIPPED_DECK, HOMEMADE_DECK]
  const running = begin({ seats, seed, options: { decks, turns: 2 } })
  const { state, plan } = running
  const eyes = { language: ENGLISH, plan } as const
  const views = state.players.map((_, seat) => tofugott.view(state, seat, eyes))
  const seen: TofugottSeen[][] = views.map(() => [])
  const steps = random.below(60)
  for (let step = 0; step < steps; step++) {
    const decision = pick(tofugott.toAct(state), random)
    if (!decision) break
    const move = tofugott.sampleFrom(state, decision.seat, random)
    const act = { seat: decision.seat, move, byClock: random.below(8) === 0 }
    for (const event of tofugott.play(state, act, random)) {
      seen.forEach((list, seat) => {
        const one = tofugott.eventFor(event, seat, eyes)
        if (one) list.push(one)
      })
    }
  }
  return { state, plan, eyes, views, seen, decision: pick(tofugott.toAct(state), random), random }
}

type Place = ReturnType<typeof somewhere>

/** What a bot that has watched from the beginning does in `view`. */
function decideIn(
  { plan, views, seen }: Place,
  level: (typeof BOT_LEVELS)[number],
  view: Place['views'][number],
): TofugottMove {
  const bot = TOFUGOTT_BOTS[level]
  const seat = view.you ?? 0
  const first = present(views[seat], 'every seat sees the beginning')
  const memory = bot.newMemory(first, tofugott.knowledge(plan))
  bot.remember(memory, seen[seat] ?? [], view)
  return bot.decide(view, memory, fastRandom('same'), BUDGET)
}

/** The same choice with nothing to be said of it. */
function withoutWords(move: TofugottMove): TofugottMove {
  return move.kind === 'guess' ? { kind: 'guess', silhouette: move.silhouette } : move
}

/** How much the trait that a reason names speaks for the choice where the question asks for it; undefined where it names none. */
function worthOf({ phrase, role, silhouette, asked }: SaidReason): number | undefined {
  const named = namedIn(phrase)
  const sign = role === 'worst' ? -1 : 1
  return named && sign * (asked[named.trait] ?? 0) * TRAIT_VALUES[silhouette][named.trait]
}

/** Whether a phrase says of the silhouette what the table of traits says, or fits any card of this kind. */
function isTrue({ phrase, role, silhouette }: SaidReason): boolean {
  const named = namedIn(phrase)
  if (named === undefined) {
    const points = QUESTION_KINDS.flatMap((kind) => pointsOf(kind, role !== 'worst'))
    const fitting: Sentence[] = [...PHRASES_FOR[role], ...SPARE_PHRASES_FOR[role], ...points]
    return fitting.includes(phrase)
  }
  if (isFact(phrase)) return phrase === factOf(silhouette, named.trait)
  const value = TRAIT_VALUES[silhouette][named.trait]
  return named.isThere ? value > 0 : value < 0
}

/** What three bots guess at the first question of a match, none hearing the others. */
function guessesAtOnce(seed: string, level: BotLevel = 'solid') {
  const random = fastRandom(seed)
  const { state, plan } = begin({ seats: 4, seed, options: { decks: [SHIPPED_DECK] } })
  const [keeper] = tofugott.toAct(state)
  const seat = present(keeper, 'somebody keeps a card').seat
  tofugott.play(state, { seat, move: { kind: 'keep', card: 0 }, byClock: false }, random)
  const first = CHARACTERS.length - [...seed].reduce((sum, sign) => sum + sign.charCodeAt(0), 0)
  const choices = [1, 2, 3].flatMap((after) => {
    const eyes = { language: ENGLISH, plan } as const
    const view = tofugott.view(state, (seat + after) % 4, eyes)
    const character = CHARACTERS.at((first + after * 5) % CHARACTERS.length)
    const memory = TOFUGOTT_BOTS[level].newMemory(view, tofugott.knowledge(plan), character)
    const move = TOFUGOTT_BOTS[level].decide(view, memory, random, BUDGET)
    return move.kind === 'guess' ? [move] : []
  })
  return { choices }
}

/** The share of cards with a reason at least: bots say nothing twice, and rather nothing than what misses the question. */
const LEAST_SAID = 0.45

describe('bots of Tofugott', () => {
  it.each([2, 3, 4, 5, 6])(
    'play legal moves to the end at %i seats, whatever the options, cards without traits included',
    (seats) => {
      for (let number = 0; number < 6; number++) {
        const seed = `legal-${String(seats)}-${String(number)}`
        const random = fastRandom(seed)
        const options = randomValues(tofugott.optionSpecs, random, DECKS_OF_TESTS)
        const turns = {
          turns: 1,
          decks: number % 2 === 0 ? [HOMEMADE_DECK] : [SHIPPED_DECK, HOMEMADE_DECK],
        }
        const request = { ...HOMEMADE, seats, seed, options: { ...options, ...turns } }
        const { outcome } = simulateMatch({ ...request, levels: [...BOT_LEVELS] }, number)
        expect(winnersOf(outcome).length).toBeGreaterThan(0)
      }
    },
    60_000,
  )

  it('play the same match for the same seed, another one for another', () => {
    const play = (seed: string): string =>
      simulateMatch({ ...SHIPPED, seats: 3, seed, options: {}, levels: [...BOT_LEVELS] }, 0).record
    expect(play('one')).toEqual(play('one'))
    expect(play('one')).not.toEqual(play('other'))
  }, 30_000)

  it('play the character that they are given, any if they are given none', () => {
    const { plan, views, random } = somewhere('character')
    const first = present(
      views.find((view) => view.you === view.active),
      'somebody is asked first',
    )
    const drawn = CHARACTERS.map((character) => {
      const bot = TOFUGOTT_BOTS.easy
      const memory = bot.newMemory(first, tofugott.knowledge(plan), character)
      bot.decide(first, memory, random, BUDGET)
      return memory.self?.character
    })
    expect(drawn).toEqual(CHARACTERS)
    const free = Array.from({ length: 60 }, (_, number) => {
      const memory = TOFUGOTT_BOTS.easy.newMemory(first, tofugott.knowledge(plan), 'no such one')
      TOFUGOTT_BOTS.easy.decide(first, memory, fastRandom(`free-${String(number)}`), BUDGET)
      return memory.self?.character
    })
    expect(new Set(free).size).toBeGreaterThan(6)
  })

  it('decide the same in any world that looks the same to them', () => {
    let compared = 0
    for (let number = 0; number < 80; number++) {
      const place = somewhere(`worlds-${String(number)}`)
      const { state, plan, eyes, decision, random } = place
      if (!decision) continue
      const view = tofugott.view(state, decision.seat, eyes)
      const world = tofugott.imagine(view, random, plan)
      const other = tofugott.view(world, decision.seat, eyes)
      for (const level of BOT_LEVELS) {
        expect(decideIn(place, level, other)).toEqual(decideIn(place, level, view))
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(150)
  }, 60_000)

  it('TG-12 choose only what is in play, and TG-14 lock it without words', () => {
    let chosen = 0
    for (let number = 0; number < 80; number++) {
      const place = somewhere(`choices-${String(number)}`)
      if (!place.decision) continue
      const view = tofugott.view(place.state, place.decision.seat, place.eyes)
      for (const level of BOT_LEVELS) {
        const move = decideIn(place, level, view)
        expect(tofugott.check(view, move)).toBeUndefined()
        if (move.kind !== 'guess' && move.kind !== 'answer') continue
        expect(JSON.stringify(move)).not.toContain('explanation')
        chosen += 1
      }
    }
    expect(chosen).toBeGreaterThan(60)
  }, 60_000)

  it.each(['solid', 'sharp'] as const)(
    'guess (%s) as differently as their characters are while nothing is known of a player',
    (level) => {
      const TRIALS = 40
      let [same, turned] = [0, 0]
      for (let number = 0; number < TRIALS; number++) {
        const { choices } = guessesAtOnce(`strangers-${String(number)}`, level)
        const guessed = choices.map(({ silhouette }) => silhouette)
        if (new Set(guessed).size === 1) same += 1
        turned += 1
      }
      expect(turned).toBe(TRIALS)
      expect(same / TRIALS).toBeLessThan(0.6)
    },
    30_000,
  )

  it.each(['solid', 'sharp'] as const)(
    'guess (%s) one thing or another of a player whom all of them know',
    (level) => {
      const request = { ...SHIPPED, seats: 6, seed: 'alike', options: {} }
      const shares = Array.from({ length: 6 }, (_, number) =>
        shareAlike(tallyGuesses(request, number, [level])[level]),
      ).flatMap((share) => share ?? [])
      expect(shares.length).toBe(6)
      expect(meanOf(shares).mean).toBeLessThan(0.8)
    },
    60_000,
  )

  it('TG-14 say what is true, those for children too, and no trait twice in a turn', () => {
    for (let number = 0; number < 4; number++) {
      const options = { turns: 1 }
      const reasons = reasonsAmong({ seats: 4, number, options, levels: ['gentle'] })
      const turns = reasons.map(({ turn, phrase }) => `${String(turn)} ${phrase}`)
      expect(turns).toEqual([...new Set(turns)])
      expect(reasons.filter((reason) => !isTrue(reason))).toEqual([])
      expect(reasons.length).toBeGreaterThan(0)
    }
  })

  it.each([2, 3, 4, 5, 6])(
    'TG-14 say of most cards why, what is true and what the question asks for, and no trait twice in a turn, at %i seats',
    (seats) => {
      const matches = Array.from({ length: 4 }, (_, number) =>
        reasonsAmong({ seats, number, options: { turns: 1 } }),
      )
      for (const reasons of matches) {
        const turns = reasons.map(({ turn, phrase }) => `${String(turn)} ${phrase}`)
        expect(turns).toEqual([...new Set(turns)])
        for (const reason of reasons) {
          expect(isTrue(reason), JSON.stringify(reason)).toBe(true)
          expect(worthOf(reason) ?? 1, JSON.stringify(reason)).toBeGreaterThan(0)
        }
      }
      const all = matches.flat()
      const cards = matches.length * seats * QUESTIONS * (seats + 1)
      expect(all.length / cards).toBeGreaterThan(0.75)
      expect(all.filter(meetsQuestion).length / all.length).toBeGreaterThan(0.95)
    },
    60_000,
  )

  it.each([
    [2, 4],
    [4, 2],
    [6, 4],
  ])(
    'TG-14 say no sentence twice in a match, each bot, at %i seats with %i turns',
    (seats, turns) => {
      for (let number = 0; number < 4; number++) {
        const reasons = reasonsAmong({ seats, number, options: { turns, spicy: 'on' } })
        const said = reasons.map(({ seat, phrase }) => `${String(seat)} ${phrase}`)
        expect(said.length).toBeGreaterThan(seats * turns * QUESTIONS * (seats + 1) * LEAST_SAID)
        expect(said).toEqual([...new Set(said)])
      }
    },
    60_000,
  )

  it.each([
    [2, 0.95],
    [3, 0.9],
    [4, 0.85],
    [5, 0.7],
    [6, 0.8],
  ])(
    'TG-14 say what fits the question in a whole match at %i seats, no sentence that anybody has said, of at least %f of all cards',
    (seats, least) => {
      const matches = Array.from({ length: 4 }, (_, number) =>
        reasonsAmong({ seats, number, options: {} }),
      )
      const all = matches.flat()
      const turns = Math.max(...all.map(({ turn }) => turn))
      expect(all.length / (matches.length * turns * QUESTIONS * (seats + 1))).toBeGreaterThan(least)
      expect(all.filter((reason) => !meetsQuestion(reason))).toEqual([])
      expect(repeatedAmong(matches).repeated).toBe(0)
    },
    60_000,
  )

  it('TG-14 say what is new, what the question is about alone, and rather nothing than what was heard', () => {
    const asked = { scary: 2, quick: 1 }
    const reasons = { role: 'best', asked, leaning: {}, kind: 'threat' } as const
    const all: Sentence[] = [
      'fact-ghost-scary',
      ...phrasesOf('scary', true),
      ...pointsOf('threat', true),
    ]
    const heard = new Set<Sentence>()
    for (const _ of all) {
      const said = explainChoice('ghost', { ...reasons, heard }, fastRandom('heard'))
      if (said?.kind === 'phrase') heard.add(said.phrase)
    }
    expect([...heard].sort()).toEqual([...all].sort())
    expect(explainChoice('ghost', { ...reasons, heard }, fastRandom('heard'))).toBeUndefined()
  })

  it('TG-14 speak of no cushions where the heart is meant', () => {
    const reasons = { role: 'best', asked: { soft: 2 }, leaning: {}, kind: 'kindness' } as const
    const heard = new Set<Sentence>(pointsOf('kindness', true))
    expect(explainChoice('tofu', { ...reasons, heard }, fastRandom('soft'))).toBeUndefined()
  })

  it('TG-14 say nothing of a card that somebody else had locked', () => {
    const { state, plan, random } = begin({ seats: 2, seed: 'substitute', options: {} })
    const eyes = { language: ENGLISH, plan } as const
    while (state.phase.kind !== 'revealing') {
      const { seat } = present(tofugott.toAct(state)[0], 'somebody is asked')
      const move = withoutWords(tofugott.sampleFrom(state, seat, random))
      tofugott.play(state, { seat, move, byClock: false }, random)
    }
    const { seat } = present(tofugott.toAct(state)[0], 'somebody explains')
    const view = tofugott.view(state, seat, eyes)
    const bot = TOFUGOTT_BOTS.solid
    const memory = bot.newMemory(view, tofugott.knowledge(plan))
    expect(bot.decide(view, memory, random, BUDGET)).toEqual({ kind: 'done' })
  })

  it('guess better the higher their level, and better than chance', () => {
    const request = { ...SHIPPED, seats: 4, seed: 'guesses', options: { turns: 2 } }
    const tallies = Array.from({ length: 24 }, (_, number) => tallyGuesses(request, number))
    const gained = BOT_LEVELS.map((level) =>
      tallies.flatMap((tally) => pointsPerGuess(tally[level]) ?? []),
    )
    const [gentle = 0, easy = 0, solid = 0, sharp = 0] = gained.map((points) => meanOf(points).mean)
    expect(gentle).toBeGreaterThan(0)
    expect(easy).toBeGreaterThan(gentle)
    expect(solid).toBeGreaterThan(easy)
    expect(sharp).toBeGreaterThan(solid)
  }, 120_000)
})

describe('the model of answering', () => {
  const WORTHS = [
    [1.2, -0.4, 0, 0.7, -1.1, 0.3, 2, -0.2],
    [0, 0.5, -0.6, 1.4, 0.2, -0.9, 0.1, 1],
    [-1, 0.8, 0.3, 0, 0.6, 1.1, -0.5, 0.4],
  ] as const

  /** All ways to fill the slots left, each by a place of its own, one by one. */
  function weigh(slots: readonly (readonly number[])[], used: readonly number[]): number {
    const [slot, ...others] = slots
    if (!slot) return 1
    return slot.reduce(
      (sum, odds, place) =>
        used.includes(place) ? sum : sum + odds * weigh(others, [...used, place]),
      0,
    )
  }

  it('TG-08 gives every pair of answers the chance that counting all sixes gives it', () => {
    const slots = WORTHS.flatMap((worths) => [
      worths.map((worth) => Math.exp(worth)),
      worths.map((worth) => Math.exp(-worth)),
    ])
    const [bestOdds = [], worstOdds = [], ...later] = slots
    const all = weigh(slots, [])
    const chances = pairChances(WORTHS)
    for (const best of [0, 3, 6]) {
      for (const worst of [1, 4, 7]) {
        const weight = (bestOdds[best] ?? 0) * (worstOdds[worst] ?? 0) * weigh(later, [best, worst])
        expect(chances.of({ best, worst })).toBeCloseTo(weight / all, 10)
      }
    }
    expect(chances.of({ best: 2, worst: 2 })).toBe(0)
  })

  it('learns by Bayes what somebody likes', () => {
    const { taste } = drawPersonOf('tidy', fastRandom('tidy'))
    const random = fastRandom('answers')
    const asked = { silhouettes: SILHOUETTES.slice(0, 8), questions: [{ strong: 1 }, {}, {}] }
    const truth = expectAnswers([{ taste, weight: 1 }], asked)
    let opinion = ANYBODY
    const surprise = (): number => {
      const expected = expectAnswers(opinion, asked).marginals().best
      return truth
        .marginals()
        .best.reduce((sum, chance, place) => sum - chance * Math.log(expected[place] ?? 1), 0)
    }
    const before = surprise()
    for (let times = 0; times < 6; times++) {
      const { best, worst } = truth.draw(random)
      const [liked, disliked] = [asked.silhouettes[best], asked.silhouettes[worst]]
      if (!liked || !disliked) continue
      const before = opinion
      const reveal = { best: liked, worst: disliked }
      const expected = () => expectEach(before, asked)
      opinion = learnByBayes(before, { asked, reveal, expected })
    }
    expect(surprise()).toBeLessThan(before)
    expect(opinion.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 10)
  })
})
