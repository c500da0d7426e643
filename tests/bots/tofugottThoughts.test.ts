/** What the bots of Tofugott say of a guess when they are asked: once it is turned, to everybody; and what they advise whoever plays with them alone. */
import { describe, expect, it } from 'vitest'
import { Reasons } from '../../src/bots/explain'
import { TOFUGOTT_BOTS } from '../../src/bots/tofugott/bots'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { invariant, present } from '../../src/engine/basics/invariant'
import { tofugott } from '../../src/games/tofugott/inside/index'
import type { Thought } from '../../src/engine/contract/thought'
import type { TofugottEvent, TofugottSeen } from '../../src/games/tofugott/outside/contract'
import { silhouettesInPlay } from '../../src/games/tofugott/outside/silhouettesInPlay'
import { SILHOUETTES } from '../../src/games/tofugott/outside/silhouettes'
import { BOT_LEVELS, type BotLevel } from '../../src/protocol/terms'
import {
  begin,
  guess,
  look,
  play,
  readOut,
  reveal,
  seenBy,
  silhouettes,
  sixAnswers,
  type Running,
} from '../games/tofugott/scenario'

const NO_BUDGET = { playouts: 0, hasTime: () => false }
const IN_COMPANY = { atOnce: false }
const ALONE = { atOnce: true }

/** A bot of a level guesses as the one guesser of two; the active player has answered so. */
function guessOf(level: BotLevel, best = 'rat pig tree', worst = 'human ghost tofu') {
  const running = begin({ seats: 2 })
  readOut(running)
  const bot = TOFUGOTT_BOTS[level]
  const explainer = present(bot.explainer, 'it explains itself')
  const view = look(running, 1)
  const memory = bot.newMemory(view, tofugott.knowledge(running.plan))
  const reasons = new Reasons(explainer)
  const move = bot.decide(view, memory, fastRandom('guess'), NO_BUDGET)
  invariant(move.kind === 'guess', 'a guess is asked for')
  reasons.note({ view, memory }, move)
  reasons.see(seenBy(running, play(running, 0, sixAnswers(best, worst)), 1))
  const before = reasons.tell(look(running, 1), ALONE)
  reasons.see(seenBy(running, guess(running, move.silhouette), 1))
  return {
    before,
    after: reasons.tell(look(running, 1), IN_COMPANY),
    silhouette: SILHOUETTES.indexOf(move.silhouette),
  }
}

describe('why a silhouette was guessed', () => {
  it.each(BOT_LEVELS)(
    'TG-13 P-65 is told nobody before it is turned, then everybody: %s',
    (level) => {
      const { before, after } = guessOf(level)
      expect(before).toEqual({ kind: 'nothing' })
      expect(after.kind).toBe('told')
    },
  )

  it.each(['solid', 'sharp'] as const)('TG-14 names the chance that it saw: %s', (level) => {
    const { after, silhouette } = guessOf(level)
    const kind: unknown = expect.stringMatching(/^guessed(?:Though)?$/u)
    expect(after).toMatchObject({ thought: { kind, values: { silhouette, n: 0 } } })
    const percent = after.kind === 'told' ? after.thought.values['percent'] : 0
    expect(percent).toBeGreaterThan(1)
    expect(percent).toBeLessThan(100)
  })

  it('P-65 is the same whatever has been answered', () => {
    const [one, other] = [
      guessOf('sharp'),
      guessOf('sharp', 'ghost tofu human', 'dolphin rat elephant'),
    ]
    expect(one.after).toEqual(other.after)
  })
})

/** What a bot that has seen all of it advises a seat. */
function adviceAt(
  running: Running,
  seat: number,
  {
    level = 'sharp',
    seen = [],
  }: { readonly level?: BotLevel; readonly seen?: readonly TofugottSeen[] } = {},
): Thought | undefined {
  const bot = TOFUGOTT_BOTS[level]
  const view = look(running, seat)
  const memory = bot.newMemory(view, tofugott.knowledge(running.plan))
  bot.remember(memory, seen, view)
  const move = bot.decide(view, memory, fastRandom('advice'), NO_BUDGET)
  return present(bot.explainer, 'it explains itself').advise({ view, memory }, move)
}

/** Seat 1 is the last of three who is to guess; what the others have locked is hidden from it. */
function beforeGuess(best: string, worst: string, other: string): Running {
  const running = begin({ seats: 3 })
  readOut(running)
  play(running, 0, sixAnswers(best, worst))
  const [silhouette = 'rat'] = silhouettes(other)
  play(running, 2, { kind: 'guess', silhouette })
  return running
}

describe('advice', () => {
  it('P-65 P-66 on a guess names one with its chances, the same whatever the others have locked', () => {
    const one = adviceAt(beforeGuess('rat pig tree', 'human ghost tofu', 'pig'), 1)
    const other = adviceAt(beforeGuess('ghost tofu human', 'dolphin rat elephant', 'tofu'), 1)
    expect(one).toEqual(other)
    expect(one).toMatchObject({ kind: 'adviseGuess', values: { n: 0 } })
    const { percent = 0, worst = 100 } = one?.values ?? {}
    expect(percent).toBeGreaterThan(worst)
  })

  it('P-65 P-66 on a guess is the same whoever advises: nobody goes by his own taste', () => {
    const running = beforeGuess('rat pig tree', 'human ghost tofu', 'pig')
    const view = look(running, 1)
    const { sharp } = TOFUGOTT_BOTS
    const told = ['rat', 'romantic', 'cynic'].map((seed) => {
      const memory = sharp.newMemory(view, tofugott.knowledge(running.plan))
      const move = sharp.decide(view, memory, fastRandom(seed), NO_BUDGET)
      return present(sharp.explainer, 'it explains itself').advise({ view, memory }, move)
    })
    expect(new Set(told.map((thought) => JSON.stringify(thought))).size).toBe(1)
  })

  it('P-66 on a guess goes by what the player has answered before', () => {
    const answeredOf = (best: string, worst: string): Thought | undefined => {
      const running = begin({ seats: 2 })
      const seen = seenBy(running, readOut(running), 1)
      const told = (events: readonly TofugottEvent[]): void => {
        seen.push(...seenBy(running, events, 1))
      }
      told(play(running, 0, sixAnswers(best, worst)))
      for (let question = 0; question < 2; question++) {
        told(guess(running, 'tree'))
        told(reveal(running))
      }
      return adviceAt(running, 1, { seen })
    }
    const [one, other] = [
      answeredOf('rat pig elephant', 'dolphin human tofu'),
      answeredOf('dolphin human elephant', 'rat pig tofu'),
    ]
    expect(one?.values['n']).toBe(2)
    expect(one?.values['percent']).not.toBe(other?.values['percent'])
  })

  it('P-66 on a guess says so where the only other player answers against what is guessed of him', () => {
    const running = begin({ seats: 2 })
    readOut(running)
    const view = look(running, 1)
    const { sharp } = TOFUGOTT_BOTS
    const memory = sharp.newMemory(view, tofugott.knowledge(running.plan))
    memory.contrary.set(0, 0.9)
    const move = sharp.decide(view, memory, fastRandom('contrary'), NO_BUDGET)
    const advice = present(sharp.explainer, 'it explains itself').advise({ view, memory }, move)
    expect(advice).toEqual({ kind: 'adviseAnyGuess', values: { percent: 13 } })
  })

  it('TG-16 P-66 on the six answers names what is expected as the best of each question, each once', () => {
    const running = begin({ seats: 3 })
    readOut(running)
    const advice = adviceAt(running, 0)
    expect(advice).toMatchObject({ kind: 'adviseAnswers', values: { n: 0 } })
    const named = [1, 2, 3].map((at) => advice?.values[`silhouette${String(at)}`] ?? -1)
    const inHand = silhouettesInPlay(look(running, 0)).map((one) => SILHOUETTES.indexOf(one))
    expect(new Set(named).size).toBe(3)
    for (const silhouette of named) expect(inHand).toContain(silhouette)
    for (const at of [1, 2, 3]) expect(advice?.values[`percent${String(at)}`]).toBeGreaterThan(12)
  })

  it('there is none where taste alone decides: on a question card, a reason, or of who goes by his own', () => {
    const running = begin({ seats: 2 })
    expect(adviceAt(running, 0)).toBeUndefined()
    readOut(running)
    for (const level of ['gentle', 'easy'] as const) {
      expect(adviceAt(running, 0, { level })).toBeUndefined()
      expect(adviceAt(running, 1, { level })).toBeUndefined()
    }
    play(running, 0, sixAnswers('rat pig tree', 'human ghost tofu'))
    guess(running, 'elephant')
    expect(adviceAt(running, 1)).toBeUndefined()
  })
})
