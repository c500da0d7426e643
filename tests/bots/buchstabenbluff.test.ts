/** The bots of Buchstabenbluff play legal moves from views and memories alone, the same for the same seed, and their lies tell nothing. */
import { describe, expect, it } from 'vitest'
import { BUCHSTABENBLUFF_BOTS } from '../../src/bots/buchstabenbluff/bots'
import { chancesOfFit } from '../../src/bots/buchstabenbluff/fit'
import { almostTrueLayings, moveOf, trueLayings } from '../../src/bots/buchstabenbluff/layings'
import { mannerOf } from '../../src/bots/buchstabenbluff/manners'
import { newMemory } from '../../src/bots/buchstabenbluff/memory'
import { drawFrom, publicPool, unseenPool } from '../../src/bots/buchstabenbluff/pool'
import { expectLieSharply } from '../../src/bots/buchstabenbluff/sharp'
import { leaningToLie } from '../../src/bots/buchstabenbluff/suspicion'
import {
  studyVocabulary,
  Vocabulary,
  type Vocabularies,
} from '../../src/bots/buchstabenbluff/vocabulary'
import { registered, simulateMatch } from '../../src/cli/simulateMatches'
import type { ContentPort } from '../../src/engine/contract/content'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { present } from '../../src/engine/basics/invariant'
import { pick, type Random } from '../../src/engine/chance/random'
import { buchstabenbluff } from '../../src/games/buchstabenbluff/inside/index'
import type { BuchstabenbluffPlan } from '../../src/games/buchstabenbluff/inside/plan'
import type { Character } from '../../src/games/buchstabenbluff/outside/characters'
import type {
  BuchstabenbluffView,
  WordView,
} from '../../src/games/buchstabenbluff/outside/contract'
import { facesOf } from '../../src/games/buchstabenbluff/outside/cards'
import type { WordListName } from '../../src/games/buchstabenbluff/outside/dictionary'
import { studyWords } from '../../src/games/buchstabenbluff/outside/knownWords'
import { areContained, countFaces } from '../../src/games/buchstabenbluff/outside/fit'
import { BOT_LEVELS, type BotLevel } from '../../src/protocol/terms'
import { createContentFiles } from '../../src/server/content/contentFiles'
import { act, cards, scenario, viewOf } from '../games/buchstabenbluff/scenario'
import { SMALL_CONTENTS } from '../games/buchstabenbluff/trial'
import { climb } from '../support/strength/ladder'
import { inShort } from '../support/longRun'
import { parsedOptions, randomOptions } from '../support/match/randomOptions'
import { dealTable, randomTable, type RandomTable } from '../support/host/randomTable'
import { playDoubts } from '../support/strength/wordDoubts'
import type { BuchstabenbluffTypes } from '../../src/games/buchstabenbluff/inside/types'

const SMALL = registered('buchstabenbluff', SMALL_CONTENTS)
const SHIPPED = createContentFiles(
  { shipped: 'resources/content' },
  {
    write: ({ event }) => {
      throw new Error(event)
    },
  },
)
const ALL_SEATS = [2, 3, 4, 5, 6, 7, 8]
const NO_BUDGET = { playouts: 0, hasTime: () => false }

function study(plan: BuchstabenbluffPlan): Vocabularies {
  return studyVocabulary(buchstabenbluff.knowledge(plan))
}

/** A match that was played at random for a while, with whoever owes a decision. */
function somewhere(seed: string) {
  const random = fastRandom(seed)
  const table = randomTable(buchstabenbluff, random, SMALL_CONTENTS)
  const { plan, state } = table
  const steps = random.below(90)
  for (let step = 0; step < steps; step++) {
    const decision = pick(buchstabenbluff.toAct(state), random)
    if (!decision) break
    const { seat } = decision
    const move = buchstabenbluff.sampleFrom(state, seat, random, plan)
    buchstabenbluff.play(state, { seat, move, byClock: false }, random, plan)
  }
  return { ...table, decision: pick(buchstabenbluff.toAct(state), random), random }
}

function look({ state, plan }: RandomTable<BuchstabenbluffTypes>, seat: number) {
  return buchstabenbluff.view(state, seat, { language: 'de', plan })
}

/** The share of doubts among many answers of a level to the word that waits. */
function doubtsOf(
  level: BotLevel,
  view: BuchstabenbluffView,
  known: Vocabularies,
  character?: Character,
): number {
  const bot = BUCHSTABENBLUFF_BOTS[level]
  const memory = bot.newMemory(view, known, character)
  const random = fastRandom('doubts')
  let doubts = 0
  for (let asked = 0; asked < 400; asked++) {
    const move = bot.decide(view, memory, random, NO_BUDGET)
    if (move.kind === 'answer' && move.doubt) doubts += 1
  }
  return doubts / 400
}

/** What seat 1 sees when seat 0, with these options, has announced a word over other cards. */
function announced(
  word: string,
  options: Readonly<Record<string, string>>,
  contents: ContentPort = SMALL_CONTENTS,
) {
  const all = parsedOptions(buchstabenbluff, { language: 'de', dealer: 3, ...options }, contents)
  const table = present(
    dealTable(buchstabenbluff, { options: all, seats: 4 }, fastRandom('word'), contents),
    'four can play',
  )
  const { state, plan } = table
  const hand = present(state.players[0], 'a seat').hand
  const move = { kind: 'lay', cards: hand.slice(0, word.length), word } as const
  buchstabenbluff.play(state, { seat: 0, move, byClock: false }, fastRandom('play'), plan)
  return { view: look(table, 1), known: study(plan), plan }
}

/** The same lists, read over a shoulder: the answer says how many numbers of them were read so far. */
function watched(plan: BuchstabenbluffPlan): { known: Vocabularies; reads: () => number } {
  let reads = 0
  const words = studyWords(buchstabenbluff.knowledge(plan))
  const watch = (name: WordListName): Vocabulary => {
    const { [name]: list } = words.spelled.lists
    const edges = new Proxy(list.graph.edges, {
      get(numbers, at) {
        reads += 1
        const read: unknown = Reflect.get(numbers, at, numbers)
        return read
      },
    })
    const lists = { ...words.spelled.lists, [name]: { ...list, graph: { ...list.graph, edges } } }
    return new Vocabulary({ ...words, spelled: { ...words.spelled, lists } }, name)
  }
  const known = { everyday: watch('everyday'), common: watch('common'), all: watch('all') }
  return { known, reads: () => reads }
}

/** Twenty strings of 6 to 9 letters that are no words, and twenty words of the same lengths: some in daily use, some rare. */
const NONSENSE =
  'BLORKEN ZIFTAG TRANQUET SPLONDER GRAFTIL MENDOSK WUGGLE QIXTRAV PLIMBORT FENZIKA DRUNGLE XERTOPI BRASTEN KLOMPUS HETVAR SNERGLED VOBTICK OSTRIMAGU TUFNELK JRTAEOH'
const WORDS =
  'KITCHEN GARDEN WINDOW TEACHER MORNING CASTLE BRIDGE STATION MARKET PICTURE GALLEON PLANTAIN WALRUS TRELLIS MAGNATE OUTSTAYS HARDENED ARMADILLO DRIZZLE LANTERN'

/** The same view after another word, laid from a hand of ten. */
function saying(view: BuchstabenbluffView, spelling: string): BuchstabenbluffView {
  const word = present(view.words.at(-1), 'a word waits')
  const said = { ...word, word: spelling, spelling, count: spelling.length }
  const players = view.players.map((player, seat) =>
    seat === word.seat ? { ...player, hand: 10 - spelling.length } : player,
  )
  return { ...view, players, words: [...view.words.slice(0, -1), said] }
}

/** Plays a match among bots of one level to its end and gives back all its words, turned up. */
function playOut(
  table: RandomTable<BuchstabenbluffTypes>,
  { level, character }: { readonly level: BotLevel; readonly character?: Character },
  known: Vocabularies,
  random: Random,
): readonly WordView[] {
  const { state, plan, seats } = table
  const bot = BUCHSTABENBLUFF_BOTS[level]
  const memories = Array.from({ length: seats }, (_, seat) =>
    bot.newMemory(look(table, seat), known, character),
  )
  for (let owed = buchstabenbluff.toAct(state)[0]; owed; owed = buchstabenbluff.toAct(state)[0]) {
    const { seat } = owed
    const view = look(table, seat)
    const memory = present(memories[seat], 'a seat')
    bot.remember(memory, [], view)
    const move = bot.decide(view, memory, random, NO_BUDGET)
    const refused = buchstabenbluff.check(view, move) ?? buchstabenbluff.judge(view, move, plan)
    expect(refused).toBeUndefined()
    buchstabenbluff.play(state, { seat, move, byClock: false }, random, plan)
  }
  return look(table, 0).words
}

/** Every word of matches among bots of one level with the shipped English words. */
function wordsOf(
  level: BotLevel,
  matches: number,
  seats: number,
  character?: Character,
): WordView[] {
  const options = parsedOptions(buchstabenbluff, { language: 'en' }, SHIPPED)
  const words: WordView[] = []
  let known: Vocabularies | undefined
  for (let number = 0; number < matches; number++) {
    const random = fastRandom(`${level}-${String(number)}`)
    const table = present(dealTable(buchstabenbluff, { options, seats }, random, SHIPPED), 'dealt')
    words.push(
      ...playOut(
        table,
        { level, ...(character && { character }) },
        (known ??= study(table.plan)),
        random,
      ),
    )
  }
  return words
}

describe('bots of Buchstabenbluff', () => {
  it.each(['easy', 'solid'] as const)('doubt as readily as their character has it: %s', (level) => {
    const { view, known } = announced('LANTERNS', { language: 'en' }, SHIPPED)
    const [trusting, plain, suspicious] = [
      doubtsOf(level, view, known, 'trusting'),
      doubtsOf(level, view, known),
      doubtsOf(level, view, known, 'suspicious'),
    ]
    expect(trusting).toBeLessThan(plain)
    expect(plain).toBeLessThan(suspicious)
  })

  it.each(['solid', 'sharp'] as const)(
    'bluff as readily as their character has it: %s',
    (level) => {
      const [upright, rascal] = (['upright', 'rascal'] as const).map((character) => {
        const words = wordsOf(level, 16, 2, character)
        return words.filter(({ judgement }) => judgement?.isTrue === false).length / words.length
      })
      expect(upright).toBeLessThan(rascal ?? 0)
    },
  )

  it.each(ALL_SEATS)(
    'play legal moves to the end, whatever the options, at %i seats',
    (seats) => {
      let words = 0
      for (let number = 0; number < 12; number++) {
        const random = fastRandom(`legal-${String(number)}-${String(seats)}`)
        const options = randomOptions(buchstabenbluff, random, SMALL_CONTENTS)
        const turns = seats > 5 ? 5 : options.turns
        const table = { options: { ...options, dealer: 0, turns } as const, seats }
        const dealt = dealTable(buchstabenbluff, table, random, SMALL_CONTENTS)
        if (!dealt) continue
        const level = BOT_LEVELS[number % BOT_LEVELS.length] ?? 'sharp'
        words += playOut(dealt, { level }, study(dealt.plan), random).length
      }
      expect(words).toBeGreaterThan(12)
    },
    60_000,
  )

  it('play the same match for the same seed, another one for another', () => {
    const play = (seed: string): string =>
      simulateMatch({ ...SMALL, seats: 3, seed, options: {}, levels: BOT_LEVELS }, 0).record
    expect(play('one')).toEqual(play('one'))
    expect(play('one')).not.toEqual(play('other'))
  })

  it('decide the same in any world that looks the same to them, and legally', () => {
    let compared = 0
    for (let number = 0; number < 60; number++) {
      const table = somewhere(`worlds-${String(number)}`)
      const { decision, plan, random } = table
      if (!decision) continue
      const known = study(plan)
      const view = look(table, decision.seat)
      const state = buchstabenbluff.imagine(view, random, plan)
      const other = look({ ...table, state }, decision.seat)
      for (const level of BOT_LEVELS) {
        const [move, same] = [view, other].map((one) => {
          const bot = BUCHSTABENBLUFF_BOTS[level]
          const memory = bot.newMemory(one, known)
          bot.remember(memory, [], one)
          return bot.decide(one, memory, fastRandom('same'), NO_BUDGET)
        })
        expect(move).toEqual(same)
        const legal = present(move, 'a move')
        expect(buchstabenbluff.check(view, legal)).toBeUndefined()
        expect(buchstabenbluff.judge(view, legal, plan)).toBeUndefined()
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(100)
  }, 60_000)

  it('BB-27 never draw in their last turn to pass then, and keep it all against them (solid)', () => {
    for (let match = 0; match < 20; match++) {
      const scene = scenario({ hands: ['CJQVX', 'EEEEE'], draw: 'YBFWPKGZEN', turn: 8 })
      const bot = BUCHSTABENBLUFF_BOTS.solid
      const view = viewOf(scene, 0)
      const memory = bot.newMemory(view, study(scene.plan), 'peaceable')
      const random = fastRandom(`last turn ${String(match)}`)
      const played: string[] = []
      while (played.length < 6 && !['lay', 'pass'].includes(played.at(-1) ?? '')) {
        const move = bot.decide(viewOf(scene, 0), memory, random, NO_BUDGET)
        played.push(move.kind)
        if (move.kind === 'draw') act(scene, 0, 'draw')
      }
      const last = played.at(-1)
      expect(last === 'pass' && played.length > 1, played.join(', ')).toBe(false)
    }
  })

  it('know which cards nobody has seen', () => {
    for (let number = 0; number < 80; number++) {
      const table = somewhere(`pool-${String(number)}`)
      const { state, seats } = table
      for (let you = 0; you < seats; you++) {
        const view = look(table, you)
        if (view.phase.kind === 'over') continue
        const others = state.players.flatMap(({ hand }, seat) => (seat === you ? [] : hand))
        const hidden = state.words.flatMap(({ seat, fate, cards: laid, open }) =>
          seat !== you && (fate === 'believed' || fate === 'pending')
            ? laid.filter((_, at) => !open.includes(at))
            : [],
        )
        expect(unseenPool(view)).toEqual(countFaces([...state.draw, ...others, ...hidden]))
      }
    }
  })

  it('leave their own hand and pile among what the others do not see', () => {
    for (let number = 0; number < 40; number++) {
      const table = somewhere(`public-${String(number)}`)
      const view = look(table, 0)
      const unseen = unseenPool(view)
      publicPool(view).forEach((count, card) => {
        const own = countFaces(view.hand ?? [])[card] ?? 0
        expect(count).toBeGreaterThanOrEqual((unseen[card] ?? 0) + own)
      })
    }
  })

  it('know how likely a hand spells a word: as often as imagined hands do', () => {
    const pool = countFaces(cards('EEEEEENNNNIIISSRRTTAAUHMQ??'))
    for (const [word, size] of [
      ['NEST', 6],
      ['HUT', 5],
      ['SEEN', 10],
      ['QUASI', 8],
    ] as const) {
      const random = fastRandom(word)
      let [fits, almost] = [0, 0]
      const tries = 20_000
      for (let tried = 0; tried < tries; tried++) {
        const counts = countFaces(drawFrom(pool, size, random))
        const needed = countFaces(facesOf(word))
        const lacking = needed.reduce(
          (sum, one, card) => sum + Math.max(0, one - (counts[card] ?? 0)),
          0,
        )
        const missing = lacking - (counts.at(-1) ?? 0)
        if (missing <= 0) fits += 1
        else if (missing <= 2) almost += 1
      }
      const chances = chancesOfFit(facesOf(word), { size, pool })
      expect(chances.fits).toBeCloseTo(fits / tries, 1.8)
      expect(chances.almost).toBeCloseTo(almost / tries, 1.8)
    }
  })

  it('lay what spells the word when they are honest, and what does not when they bluff', () => {
    let [truths, lies] = [0, 0]
    for (let number = 0; number < 60; number++) {
      const table = somewhere(`layings-${String(number)}`)
      const { all } = study(table.plan)
      const seen = look(table, 0)
      const view = { ...seen, hand: seen.hand ?? [] }
      for (const { word, cards: laid, isTrue } of trueLayings(view, all, 5)) {
        expect(isTrue && areContained(laid, facesOf(word))).toBe(true)
        truths += 1
      }
      for (const { word, cards: laid } of almostTrueLayings(view, all, { most: 5, missing: 1 })) {
        expect(areContained(laid, facesOf(word))).toBe(false)
        lies += 1
      }
    }
    expect(Math.min(truths, lies)).toBeGreaterThan(30)
  })

  it('trust long words less, and letters of which all have been seen', () => {
    const { view, known } = announced('TOR', {})
    const pool = unseenPool(view)
    const lean = (word: string, without: readonly number[] = pool): number =>
      leaningToLie({ word, open: [], handSize: 9 }, without, known.all)
    expect(lean('UNTERTASSE')).toBeGreaterThan(lean('TANTE'))
    const gone = pool.map((count, card) => (cards('T?').includes(card) ? 0 : count))
    expect(lean('TANTE', gone)).toBeGreaterThan(lean('TANTE'))
  })

  it('take a word of the only other player for a lie the sooner, the more of its letters they hold themselves (sharp)', () => {
    const { view, known } = announced('TOR', {})
    const word = present(view.words.at(-1), 'a word waits')
    const players = view.players.map((player, seat) => ({ ...player, left: seat > 1 }))
    const lieFor = (hand: string): number => {
      const seen = { ...view, players, hand: cards(hand) }
      const self = { vocabulary: known.all, manner: mannerOf(undefined) }
      return expectLieSharply({ ...newMemory(seen, self), view: seen, word })
    }
    expect(lieFor('ORRRR')).toBeGreaterThan(lieFor('OEEEE') + 0.02)
    expect(lieFor('OEEEE')).toBeGreaterThan(lieFor('EEEEE'))
    expect(lieFor('EEEEE')).toBeGreaterThan(0.2)
  })

  it('BB-30 trust a word more of which a question mark lies face up: it fits any letter', () => {
    const { view, known } = announced('TOR', {})
    const lean = (word: string, shown: string, handSize = 5): number => {
      const open = cards(shown)
      const pool = unseenPool(view).map(
        (count, card) => count - open.filter((one) => one === card).length,
      )
      return leaningToLie({ word, open, handSize }, pool, known.common)
    }
    expect(lean('STEIN', '?')).toBeLessThan(lean('STEIN', ''))
    // It stands for the letter that is hardest to get.
    expect(lean('QUARK', '?', 9)).toBeLessThan(lean('QUARK', 'A', 9))
    expect(lean('STEIN', '??')).toBeLessThan(lean('STEIN', '?'))
  })

  it('BB-10 doubt a strange word where anything may be announced: sharp always, easy more often', () => {
    const strange = announced('GWX', { dictionary: 'open' })
    expect(doubtsOf('sharp', strange.view, strange.known)).toBe(1)
    const [open, closed] = ['open', 'refuse'].map((dictionary) => {
      const { view, known } = announced('TYP', { dictionary })
      return doubtsOf('easy', view, known)
    })
    expect(open).toBeGreaterThan((closed ?? 1) + 0.15)
  })

  it.each(BOT_LEVELS)(
    'BB-10 look through their words before the first question, where anything may be announced: %s',
    (level) => {
      const { view, plan } = announced('GWX', { dictionary: 'open' })
      const { known, reads } = watched(plan)
      const bot = BUCHSTABENBLUFF_BOTS[level]
      const memory = bot.newMemory(view, known)
      const [first, second] = [1, 2].map(() => {
        const before = reads()
        bot.decide(view, memory, fastRandom('answer'), NO_BUDGET)
        return reads() - before
      })
      expect(first).toBe(second)
    },
  )

  it.each(['easy', 'solid', 'sharp'] as const)(
    'BB-10 doubt nonsense clearly more often than words where anything may be announced: %s',
    (level) => {
      const { view, known } = announced('TEA', { language: 'en', dictionary: 'open' }, SHIPPED)
      const meanDoubt = (words: string): number => {
        const list = words.split(' ')
        const doubts = list.map((word) => doubtsOf(level, saying(view, word), known))
        return doubts.reduce((sum, share) => sum + share, 0) / list.length
      }
      expect(meanDoubt(NONSENSE)).toBeGreaterThan(meanDoubt(WORDS) + 0.25)
    },
    60_000,
  )

  it('doubt the readier the longer a word is for its hand, and do not all answer alike (solid)', () => {
    const [three = 1, four = 1, five = 0] = ['RAT', 'RATE', 'RATEN'].map((word) => {
      const { view, known } = announced(word, {}, SHIPPED)
      return doubtsOf('solid', view, known)
    })
    expect(three).toBeLessThan(0.15)
    expect(four).toBeGreaterThan(three)
    expect(four).toBeLessThan(0.5)
    expect(five).toBeGreaterThan(four + 0.15)
    expect(five).toBeLessThan(0.95)
  })

  it.each([
    ['easy', 2, 0.25, 0.2],
    ['easy', 4, 0.4, 0.3],
    ['solid', 2, 0.25, 0.2],
    ['solid', 4, 0.45, 0.35],
  ] as const)(
    'let a fair part of what people bluff pass, and seldom doubt them for nothing: %s at %i seats',
    (level, seats, mostBluffs, mostTruths) => {
      const words = playDoubts({ level, seats, language: 'de', matches: inShort(24, 40) }, SHIPPED)
      const doubted = (isTrue: boolean): number => {
        const own = words.filter((word) => word.isTrue === isTrue)
        expect(own.length).toBeGreaterThan(40)
        return own.filter(({ doubters }) => doubters > 0).length / own.length
      }
      expect(doubted(false)).toBeLessThan(mostBluffs)
      expect(doubted(true)).toBeLessThan(mostTruths)
      // Yet a bluff is the riskier of the two.
      expect(doubted(false)).toBeGreaterThan(doubted(true) - 0.05)
    },
    120_000,
  )

  it('lie at every length and never always, so that the length of a sharp word tells nothing', () => {
    const words = wordsOf('sharp', inShort(36, 60), 2)
    const lengths = [6, 7, 8, 9]
    for (const length of lengths) {
      const own = words.filter(({ count }) => count === length)
      const lies = own.filter(({ judgement }) => judgement?.isTrue === false)
      expect(own.length, String(length)).toBeGreaterThan(20)
      expect(lies.length / own.length, String(length)).toBeGreaterThan(0.1)
      expect(lies.length / own.length, String(length)).toBeLessThan(0.5)
    }
  }, 120_000)

  it('lie with long and short words alike at four seats, too, where their long ones had always been true (sharp)', () => {
    const words = wordsOf('sharp', inShort(32, 60), 4)
    const parts = [
      [2, 4],
      [5, 6],
      [7, 7],
      [8, 8],
      [9, 9],
    ] as const
    for (const [least, most] of parts) {
      const own = words.filter(({ count }) => count >= least && count <= most)
      const lies = own.filter(({ judgement }) => judgement?.isTrue === false)
      expect(own.length, String(most)).toBeGreaterThan(50)
      expect(lies.length / own.length, String(most)).toBeGreaterThan(0.05)
      expect(lies.length / own.length, String(most)).toBeLessThan(0.5)
    }
  }, 120_000)

  it.each([
    ['gentle', 5],
    ['easy', 7],
  ] as const)(
    'say short words, and bluff mostly with four or five letters: %s',
    (level, most) => {
      const words = wordsOf(level, 60, 4)
      expect(words.filter(({ count, judgement }) => judgement?.isTrue && count > most)).toEqual([])
      const bluffs = words.filter(({ judgement }) => judgement?.isTrue === false)
      expect(bluffs.length).toBeGreaterThan(20)
      const modest = bluffs.filter(({ count }) => count === 4 || count === 5)
      expect(modest.length / bluffs.length).toBeGreaterThan(0.65)
    },
    120_000,
  )

  it('lie with no length nearly always, so that a long solid word is not doubted for nothing', () => {
    const long = wordsOf('solid', 100, 2).filter(({ count }) => count >= 9)
    for (const length of [9, 10]) {
      const own = long.filter(({ count }) => count === length)
      const lies = own.filter(({ judgement }) => judgement?.isTrue === false)
      expect(own.length, String(length)).toBeGreaterThan(30)
      expect(lies.length / own.length, String(length)).toBeLessThan(0.7)
    }
  }, 120_000)

  it.each([
    ['solid', 'common', 3],
    ['sharp', 'all', 0.5],
  ] as const)('say plain words where odd ones bring hardly more (%s)', (level, list, within) => {
    const { view, known } = announced('HALLO', { dictionary: 'open' }, SHIPPED)
    const { everyday, [list]: vocabulary } = known
    const bot = BUCHSTABENBLUFF_BOTS[level]
    const random = fastRandom('plain')
    const pool = unseenPool({ ...view, hand: [] })
    const phase = { kind: 'turn', drawn: 0 } as const
    const players = view.players.map((player) => ({ ...player, hand: 10, turnsLeft: 3 }))
    let plain = 0
    let odd = 0
    for (let dealt = 0; dealt < 160; dealt++) {
      const hand = drawFrom(pool, 10, random)
      const own = { ...view, words: [], phase, player: 1, players, hand }
      const move = bot.decide(own, bot.newMemory(own, known), random, NO_BUDGET)
      if (move.kind !== 'lay') continue
      const layings = trueLayings(own, vocabulary, 16)
      const said = layings.find(({ word }) => vocabulary.written(word) === move.word)
      // A bluff.
      if (!said) continue
      const better = layings.filter(({ value }) => value >= (layings[0]?.value ?? 0) - within / 2)
      if (!better.some(({ word, rest }) => everyday.has(word) && rest.length <= said.rest.length))
        continue
      if (everyday.has(said.word)) plain += 1
      else odd += 1
    }
    expect(plain).toBeGreaterThan(3)
    expect(odd).toBeLessThan(plain / 3)
  })

  it('BB-34 announce a word as people write it, and lay two cards for its umlaut', () => {
    const { view, known } = announced('TOR', {}, SHIPPED)
    const turn = { ...view, hand: cards('BUERO') }
    const laying = trueLayings(turn, known.all, 5).find(({ word }) => word === 'BUERO')
    expect(moveOf(present(laying, 'BÜRO is listed'), known.all)).toMatchObject({
      word: 'BÜRO',
      cards: cards('BUERO'),
    })
    const written = ['STEUER', 'FUESSE', 'AELTESTE', 'ZUERST', 'FRAUEN', 'UEBUNG']
    expect(written.map((word) => known.all.written(word))).toEqual([
      'STEUER',
      'FÜSSE',
      'ÄLTESTE',
      'ZUERST',
      'FRAUEN',
      'ÜBUNG',
    ])
    const umlauts = announced('TOR', { umlautCards: 'on' }, SHIPPED)
    expect(umlauts.known.all.written('BÜRO')).toBe('BÜRO')
  })

  it.each([
    ['sharp', 'solid'],
    ['solid', 'easy'],
  ] as const)(
    'are stronger the more words they know and the better they weigh: %s against %s',
    (better, worse) => {
      const played = registered('buchstabenbluff', SHIPPED)
      const request = { ...played, seats: 2, seed: 'ladder', options: {} }
      const done = climb({ request, better, worse }, 100)
      expect(done, `${String(done.share)} of ${String(done.matches)}`).toMatchObject({
        isAbove: true,
      })
    },
    120_000,
  )
})
