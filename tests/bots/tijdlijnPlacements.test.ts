/** How often the bots of Tijdlijn lay a card right when all play against each other. */
import { beforeAll, describe, expect, it } from 'vitest'
import { registered, simulateMatch, type SimulationRequest } from '../../src/cli/simulateMatches'
import { isTijdlijnSeen } from '../../src/games/tijdlijn/outside/guards'
import { BOT_LEVELS, type BotLevel } from '../../src/protocol/terms'
import { shippedContents } from '../support/match/shippedContents'

const MATCHES = 50
const LONG_LINE = 10
/** What part of the cards laid by each level was right, over a match and into a long line. */
type Shares = Readonly<Record<'all' | 'long', number>>

class Count {
  private right = 0
  private laid = 0

  add(isRight: boolean): void {
    this.laid += 1
    if (isRight) this.right += 1
  }

  get share(): number {
    return this.right / this.laid
  }
}

/** Undefined: no card was laid. */
function isLaidRight(event: unknown): boolean | undefined {
  return isTijdlijnSeen(event) && event.kind === 'laid' ? event.isRight : undefined
}

/** The first card of a match lies; each that is right lies beside it. */
function sharesOf(level: BotLevel): Shares {
  const counts = { all: new Count(), long: new Count() }
  const played = registered('tijdlijn', shippedContents())
  let line = 1
  const tables: SimulationRequest['tables'] = {
    at: (options, seats) => {
      const { planned, seatBot } = played.tables.at(options, seats)
      return {
        planned,
        seatBot: (seating) => {
          const bot = seatBot(seating)
          if (!seating.seed.endsWith('/0')) return bot
          line = 1
          return {
            hear: bot.hear.bind(bot),
            decide: bot.decide.bind(bot),
            think: bot.think.bind(bot),
            observe: (events, view) => {
              bot.observe(events, view)
              for (const event of events) {
                const isRight = isLaidRight(event)
                if (isRight === undefined) continue
                counts.all.add(isRight)
                if (line >= LONG_LINE) counts.long.add(isRight)
                if (isRight) line += 1
              }
            },
          }
        },
      }
    },
  }
  const options = { mode: 'competitive' }
  const request = { ...played, tables, seats: 4, seed: 'laid', options, levels: [level] }
  for (let match = 0; match < MATCHES; match += 1) simulateMatch(request, match)
  return { all: counts.all.share, long: counts.long.share }
}

describe('TC-03 a card that is laid against each other', () => {
  let shares: Readonly<Record<BotLevel, Shares>>
  beforeAll(() => {
    const [gentle, easy, solid, sharp] = BOT_LEVELS.map(sharesOf)
    if (!gentle || !easy || !solid || !sharp) throw new Error('there are four levels')
    shares = { gentle, easy, solid, sharp }
  }, 120_000)

  it('is right about two times in three where solid lays it, as with people who know some history', () => {
    expect(shares.solid.all).toBeGreaterThan(0.65)
    expect(shares.solid.all).toBeLessThan(0.75)
  })

  it('is right about every other time where easy does, less often where gentle does', () => {
    expect(shares.easy.all).toBeGreaterThan(0.5)
    expect(shares.easy.all).toBeLessThan(0.62)
    expect(shares.gentle.all).toBeLessThan(shares.easy.all - 0.05)
  })

  it('is right about five times in six where sharp lays it, as with people who know much history', () => {
    expect(shares.sharp.all).toBeGreaterThan(0.8)
    expect(shares.sharp.all).toBeLessThan(0.9)
  })

  it.each(BOT_LEVELS)('errs more in a long line: %s', (level) => {
    expect(shares[level].long).toBeLessThan(shares[level].all - 0.04)
  })
})
