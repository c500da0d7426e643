/** What the bots of Tofugott say of a guess when they are asked: once it is turned, to everybody, and no advice (TG-28). */
import { describe, expect, it } from 'vitest'
import { Reasons } from '../../src/bots/explain'
import { TOFUGOTT_BOTS } from '../../src/bots/tofugott/bots'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { invariant, present } from '../../src/engine/basics/invariant'
import { tofugott } from '../../src/games/tofugott/inside/index'
import { SILHOUETTES } from '../../src/games/tofugott/outside/silhouettes'
import { BOT_LEVELS, type BotLevel } from '../../src/protocol/terms'
import { begin, guess, look, play, readOut, seenBy, sixAnswers } from '../games/tofugott/scenario'

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
    advice: explainer.advise({ view, memory }, move),
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
    expect(after).toMatchObject({ thought: { kind: 'guessed', values: { silhouette, n: 0 } } })
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

  it('TG-28 comes with no advice: everybody guesses for himself', () => {
    for (const level of BOT_LEVELS) expect(guessOf(level).advice).toBeUndefined()
  })
})
