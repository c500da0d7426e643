/** The bots of one match: seated when they are first asked, told what their seats see, and closed with the match. */
import { formatHex } from '../../engine/basics/hex'
import type { Json } from '../../engine/basics/json'
import type { Language } from '../../engine/basics/language'
import type { Match, Played } from '../../engine/match/match'
import { isSameJson } from '../../engine/basics/sameJson'
import type { Entropy } from '../../engine/basics/ports'
import type { Seat } from '../../engine/basics/seat'
import type { ThoughtAnswer, ThoughtWish } from '../../engine/contract/thought'
import type { BotLevel } from '../../protocol/terms'
import type { BotPort, BotSeat } from '../ports'

const SEED_BYTES = 16
const NOTHING: ThoughtAnswer = { kind: 'nothing' }

function agoOf(thought: ThoughtAnswer): number {
  return 'ago' in thought ? thought.ago : 0
}

/** What the bots of a match need. */
export interface BotSeatsPorts {
  readonly entropy: Entropy
  readonly bots: BotPort
  /** In which bots read content: whatever they know of it does not depend on it. */
  readonly language: Language
  /** What kind of player answers for this seat; undefined where the game's bots are all alike. */
  characterAt(seat: Seat): string | undefined
  /** How well the bot plays that advises. */
  adviserLevel(): BotLevel
  /** Who answers for this seat just now. */
  controllerOf(seat: Seat): { readonly kind: string }
  /** A bot says something without being asked. */
  say(seat: Seat, signal: Json): void
}

interface SeatedBot {
  readonly level: BotLevel
  readonly seat: BotSeat
  /** What it was shown last. */
  view: Json
}

/** The bots of one match. */
export class BotSeats {
  private readonly bots = new Map<Seat, SeatedBot>()
  /** They see what somebody's own seat sees and are asked for advice; they never move. */
  private readonly advisers = new Map<Seat, BotSeat>()
  private readonly firstViews: readonly Json[]
  private readonly history: Played[] = []

  constructor(
    private readonly match: Match,
    private readonly ports: BotSeatsPorts,
  ) {
    const { language } = ports
    this.firstViews = Array.from({ length: match.seats }, (_, seat) => match.view(seat, language))
  }

  /** All that was played, before a restart of the host too. */
  played(): readonly Played[] {
    return this.history
  }

  /** Takes in what was played, with nobody listening yet. */
  restore(played: Played): void {
    this.history.push(played)
  }

  /** Tells every bot what its seat saw; those who noticed anything of it. */
  observe(played: Played): ReadonlySet<Seat> {
    const { language } = this.ports
    this.history.push(played)
    const noticed = new Set<Seat>()
    for (const [seat, bot] of this.bots) {
      const seen = played.seen(seat, language)
      const view = this.match.view(seat, language)
      bot.seat.observe(seen, view)
      if (seen.length > 0 || !isSameJson(bot.view, view)) noticed.add(seat)
      bot.view = view
    }
    for (const [seat, adviser] of this.advisers) {
      adviser.observe(played.seen(seat, language), this.match.view(seat, language))
    }
    return noticed
  }

  /** Lets the bots of all other seats hear what somebody says; the answer is which seats have heard it. A bot that is seated later has not. */
  hear(from: Seat, signal: Json): ReadonlySet<Seat> {
    const listeners = new Set(this.bots.keys())
    listeners.delete(from)
    for (const seat of listeners) this.bots.get(seat)?.seat.hear(from, signal)
    for (const [seat, adviser] of this.advisers) if (seat !== from) adviser.hear(from, signal)
    return listeners
  }

  /** Why the bot at `seat` moved as it did, without a seat the one whose move was seen last. */
  why(
    seat: Seat | undefined,
    wish: ThoughtWish & { readonly about: 'move' },
    answer: (thought: ThoughtAnswer, from?: Seat) => void,
  ): void {
    const asked = [...this.bots].filter(([at]) => seat === undefined || at === seat)
    const found: { readonly from: Seat; readonly thought: ThoughtAnswer }[] = []
    let left = asked.length
    if (left === 0) answer(NOTHING)
    for (const [from, bot] of asked) {
      bot.seat.think(wish, (thought = NOTHING) => {
        if (thought.kind !== 'nothing') found.push({ from, thought })
        left -= 1
        if (left > 0) return
        found.sort(
          (one, other) => agoOf(one.thought) - agoOf(other.thought) || one.from - other.from,
        )
        const [latest] = found
        if (latest) answer(latest.thought, latest.from)
        else answer(NOTHING)
      })
    }
  }

  /** What an adviser would do at `seat`, from what that seat sees. */
  advise(seat: Seat, answer: (thought: ThoughtAnswer) => void): void {
    const adviser = this.advisers.get(seat) ?? this.seat(seat, this.ports.adviserLevel())
    this.advisers.set(seat, adviser)
    adviser.think({ about: 'advice' }, (thought = NOTHING) => {
      answer(thought)
    })
  }

  /** The bot of this level at a seat; a new one is told what whoever takes the seat over may be told. */
  at(seat: Seat, level: BotLevel): BotSeat {
    const known = this.bots.get(seat)
    if (known?.level === level) return known.seat
    known?.seat.close()
    const bot = this.seat(seat, level)
    const view = this.match.view(seat, this.ports.language)
    this.bots.set(seat, { level, seat: bot, view })
    return bot
  }

  /** Ends all bots; whoever is asked again is seated anew. */
  close(): void {
    for (const { seat } of this.bots.values()) seat.close()
    for (const adviser of this.advisers.values()) adviser.close()
    this.bots.clear()
    this.advisers.clear()
  }

  private seat(seat: Seat, level: BotLevel): BotSeat {
    const { language, entropy } = this.ports
    const character = this.ports.characterAt(seat)
    const bot = this.ports.bots.seat({
      game: this.match.game,
      level,
      seat,
      ...(character === undefined ? {} : { character }),
      seed: formatHex(entropy.bytes(SEED_BYTES)),
      knowledge: this.match.knowledge,
      say: (signal) => {
        // An adviser keeps silent until it is asked, and a bot once its person is back.
        const isBots = this.ports.controllerOf(seat).kind === 'bot'
        if (isBots && this.bots.has(seat)) this.ports.say(seat, signal)
      },
    })
    const first = this.firstViews[seat]
    if (first !== undefined) bot.observe([], first)
    const recalled = this.history.flatMap((played) => played.recalled(seat, language))
    bot.observe(recalled, this.match.view(seat, language))
    return bot
  }
}
