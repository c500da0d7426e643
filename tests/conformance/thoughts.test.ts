/** P-65: whoever asks bots learns nothing that is still hidden, in every game whose bots explain themselves; planted leaks must be caught. */
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../src/bots/bot'
import { BUCHSTABENBLUFF_BOTS } from '../../src/bots/buchstabenbluff/bots'
import { studyVocabulary } from '../../src/bots/buchstabenbluff/vocabulary'
import { BOTS } from '../../src/bots/registry'
import { botsThatStudy, seatWith, type GameBots, type SeatedBot } from '../../src/bots/seatBot'
import { TAFELRUNDE_BOTS } from '../../src/bots/tafelrunde/bots'
import { TIME_BLUFF_BOTS } from '../../src/bots/time-bluff/bots'
import type { ContentPort } from '../../src/engine/contract/content'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import type { Game, GameTypes } from '../../src/engine/contract/game'
import { toJson } from '../../src/engine/basics/json'
import { pick } from '../../src/engine/chance/random'
import type { ThoughtAnswer } from '../../src/engine/contract/thought'
import { GAMES } from '../../src/games/registry'
import { isGameId, type GameId } from '../../src/games/contracts'
import {
  isBuchstabenbluffKnowledge,
  isBuchstabenbluffSeen,
  isBuchstabenbluffView,
} from '../../src/games/buchstabenbluff/outside/guards'
import { isTafelrundeSeen, isTafelrundeView } from '../../src/games/tafelrunde/outside/guards'
import { isTimeBluffSeen, isTimeBluffView } from '../../src/games/time-bluff/outside/guards'
import { randomTable } from '../support/host/randomTable'
import { TRIAL_CONTENTS } from '../support/match/trialContents'

const PAIRS = 400
const MOVES_BEFORE = 60
const STEPS = 12
/** On which advice is asked for again. */
const DECISIONS = 24
const BUDGET = { playouts: 0, hasTime: () => false }

interface World<T extends GameTypes> {
  readonly state: T['state']
  readonly bots: readonly SeatedBot[]
}

/** What came of the pairs: how often something was told that had to be the same, and the first that was not. */
interface Tally {
  told: number
  leak?: string
}

class Pairs<T extends GameTypes> {
  constructor(
    private readonly game: Game<T>,
    private readonly bots: GameBots,
    private readonly contents: ContentPort,
  ) {}

  /** Two worlds that look alike to a seat, with bots that sit down in them alike, played on as long as they look alike. */
  play(seed: string, tally: Tally): void {
    const { game } = this
    const random = fastRandom(seed)
    const { state, plan, seats } = randomTable(game, random, this.contents)
    const eyes = { plan, language: 'en' } as const
    // Whoever sits down in the middle of a play would have to be told of it.
    const usual = game.toAct(state)[0]?.kind
    let left = random.below(MOVES_BEFORE)
    for (;;) {
      const owed = pick(game.toAct(state), random)
      if (!owed) return
      if (left <= 0 && game.toAct(state)[0]?.kind === usual) break
      left -= 1
      const move = game.sampleFrom(state, owed.seat, random, plan)
      game.play(state, { seat: owed.seat, move, byClock: false }, random, plan)
    }
    const asker = random.below(seats)
    const other = game.imagine(game.view(state, asker, eyes), random, plan)
    const seatBot = this.bots.study(toJson(game.knowledge(plan)))
    const worlds = [state, other].map((one): World<T> => ({
      state: one,
      bots: Array.from({ length: seats }, (_, seat) => {
        const bot = seatBot({
          level: 'sharp',
          seed: `${seed}/${String(seat)}`,
          say: () => undefined,
        })
        bot.observe([], toJson(game.view(one, seat, eyes)))
        return bot
      }),
    }))
    for (let step = 0; step < STEPS; step++) {
      if (game.toAct(state).some((owed) => owed.seat === asker)) {
        this.compareAdvice(worlds, asker, tally)
      }
      const seat = pick(game.toAct(state), random)?.seat
      if (seat === undefined) return
      const shown = worlds.map(({ state: one, bots }) => {
        if (!game.toAct(one).some((owed) => owed.seat === seat)) return ''
        const move = game.parseMove(bots[seat]?.decide(BUDGET))
        if (!move.ok) return ''
        const act = { seat, move: move.value, byClock: false }
        const events = game.play(one, act, fastRandom(`${seed}/${String(step)}`), plan)
        bots.forEach((bot, at) => {
          const seen = events.flatMap((event) => game.eventFor(event, at, eyes) ?? [])
          bot.observe(
            seen.map((event) => toJson(event)),
            toJson(game.view(one, at, eyes)),
          )
        })
        const seen = events.map((event) => game.eventFor(event, asker, eyes))
        return JSON.stringify([seen, game.view(one, asker, eyes)])
      })
      if (shown[0] === '' || shown[0] !== shown[1]) return
      this.compare(worlds, asker, tally)
    }
  }

  private compare(worlds: readonly World<T>[], asker: number, tally: Tally): void {
    const answers = worlds.map(({ bots }) =>
      bots.flatMap((bot, seat) => {
        const ask = (atOnce: boolean): object => bot.think({ about: 'move', atOnce }, BUDGET)
        const [inCompany, alone] = [JSON.stringify(ask(false)), JSON.stringify(ask(true))]
        return seat === asker || this.isWhole(inCompany) ? [] : [`${inCompany} ${alone}`]
      }),
    )
    this.note(answers, tally)
  }

  /** Whoever is asked asks for advice. */
  private compareAdvice(worlds: readonly World<T>[], asker: number, tally: Tally): void {
    const advice = worlds.map(({ bots }) => [
      JSON.stringify(bots[asker]?.think({ about: 'advice' }, BUDGET)),
    ])
    this.note(advice, tally)
  }

  /** What was told in either world. */
  private note([one = [], two = []]: readonly (readonly string[])[], tally: Tally): void {
    tally.told += one.filter((answer) => answer.includes('"told"')).length
    const at = one.findIndex((answer, index) => answer !== two[index])
    if (at >= 0) tally.leak ??= `${one[at] ?? ''} and ${two[at] ?? ''}`
  }

  /** What lies behind everybody may be told whole, to everybody; to nobody before. */
  private isWhole(inCompany: string): boolean {
    return this.bots.ownThoughtKinds.some((kind) => inCompany.includes(`"kind":"${kind}"`))
  }
}

function tallyOf(id: GameId, bots: GameBots): Tally {
  const tally: Tally = { told: 0 }
  GAMES[id].open((game) => {
    const pairs = new Pairs(game, bots, TRIAL_CONTENTS[id])
    for (let pair = 0; pair < PAIRS && tally.leak === undefined; pair++) {
      pairs.play(`thoughts-${String(pair)}`, tally)
    }
  })
  return tally
}

/** How far a bot may think when it is asked again: a computer has more time at one moment than at another. */
const PLAYOUTS_AGAIN = [0, 200, 400]

/** Advice on a decision, asked for three times of one bot and once of another with whims of its own. */
function adviceAskedAgain(id: GameId, number: number): readonly ThoughtAnswer[] {
  return GAMES[id].open((game) => {
    const random = fastRandom(`again-${String(number)}`)
    const { state, plan } = randomTable(game, random, TRIAL_CONTENTS[id])
    for (let left = random.below(MOVES_BEFORE); left > 0; left--) {
      const owed = pick(game.toAct(state), random)
      if (!owed) break
      const move = game.sampleFrom(state, owed.seat, random, plan)
      game.play(state, { seat: owed.seat, move, byClock: false }, random, plan)
    }
    const owed = game.toAct(state)[0]
    if (!owed) return []
    const seatBot = BOTS[id].study(toJson(game.knowledge(plan)))
    const [one, other] = ['one', 'other'].map((seed) => {
      const bot = seatBot({ level: 'sharp', seed, say: () => undefined })
      bot.observe([], toJson(game.view(state, owed.seat, { plan, language: 'en' })))
      return bot
    })
    const again = PLAYOUTS_AGAIN.flatMap(
      (playouts) => one?.think({ about: 'advice' }, { playouts, hasTime: () => true }) ?? [],
    )
    return [...again, other?.think({ about: 'advice' }, BUDGET) ?? []].flat()
  })
}

function explains(id: string): id is GameId {
  return isGameId(id) && BOTS[id].thoughtKinds.length > 0
}

/** The same bot, but what it says from what everybody has seen tells something of what its seat sees. */
function leaky<T extends GameTypes, Memory, Studied>(
  bot: Bot<T, Memory, Studied>,
  leakOf: (view: T['view']) => number,
): Bot<T, Memory, Studied> {
  const { explainer } = bot
  if (!explainer) throw new Error('the bot explains itself')
  const explain: typeof explainer.explain = (mind, move) => {
    const told = explainer.explain(mind, move)
    return told && { ...told, open: { ...told.open, values: { n: leakOf(mind.view) } } }
  }
  return { ...bot, explainer: { ...explainer, explain } }
}

describe('what bots say of their thinking', () => {
  it.each(Object.keys(BOTS).filter(explains))('P-65 depends on nothing hidden: %s', (id) => {
    const { told, leak } = tallyOf(id, BOTS[id])
    expect(leak).toBeUndefined()
    expect(told).toBeGreaterThan(50)
  })

  it.each(Object.keys(BOTS).filter(explains))(
    'P-66 advise the same however often, and whoever, is asked about a decision: %s',
    (id) => {
      let told = 0
      for (let number = 0; number < DECISIONS; number++) {
        const [first, ...again] = adviceAskedAgain(id, number)
        if (first?.kind === 'told') told += 1
        for (const answer of again) expect(answer).toEqual(first)
      }
      expect(told).toBeGreaterThan(DECISIONS / 6)
    },
  )

  it('P-65 a planted leak is caught: how many high cards a hand of Time Bluff holds', () => {
    const bots = seatWith(
      {
        ...TIME_BLUFF_BOTS,
        sharp: leaky(
          TIME_BLUFF_BOTS.sharp,
          ({ hand = [] }) => hand.filter((card) => card > 40).length,
        ),
      },
      { isView: isTimeBluffView, isSeen: isTimeBluffSeen, isKnowledge: (data) => data === null },
    )
    expect(tallyOf('time-bluff', bots).leak).toBeTypeOf('string')
  })

  it('P-65 a planted leak is caught: the hand of Die Tafelrunde 2', () => {
    const bots = seatWith(
      { ...TAFELRUNDE_BOTS, sharp: leaky(TAFELRUNDE_BOTS.sharp, ({ hand = [] }) => hand[0] ?? 0) },
      { isView: isTafelrundeView, isSeen: isTafelrundeSeen, isKnowledge: (data) => data === null },
    )
    expect(tallyOf('tafelrunde', bots).leak).toBeTypeOf('string')
  })

  it('P-65 a planted leak is caught: a letter in a hand of Buchstabenbluff', () => {
    const sharp = leaky(BUCHSTABENBLUFF_BOTS.sharp, ({ hand = [] }) => hand[0] ?? 0)
    const bots = botsThatStudy(
      { ...BUCHSTABENBLUFF_BOTS, sharp },
      {
        isView: isBuchstabenbluffView,
        isSeen: isBuchstabenbluffSeen,
        isKnowledge: isBuchstabenbluffKnowledge,
      },
      studyVocabulary,
    )
    expect(tallyOf('buchstabenbluff', bots).leak).toBeTypeOf('string')
  })
})
