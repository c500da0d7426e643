/** The bots of one match: seated when they are first asked, told what their seats see, and closed with the match. */
import { formatHex } from '../engine/hex'
import type { Json } from '../engine/json'
import type { Language } from '../engine/language'
import type { Match, Played } from '../engine/match'
import type { Entropy } from '../engine/ports'
import type { Seat } from '../engine/seat'
import type { BotLevel } from '../protocol/terms'
import type { BotPort, BotSeat } from './ports'

const SEED_BYTES = 16

/** What the bots of a match need. */
export interface BotSeatsPorts {
  readonly entropy: Entropy
  readonly bots: BotPort
  /** In which bots read content: whatever they know of it does not depend on it. */
  readonly language: Language
  /** What kind of player answers for this seat; undefined where the game's bots are all alike. */
  characterAt(seat: Seat): string | undefined
  /** A bot says something without being asked. */
  say(seat: Seat, signal: Json): void
}

/** The bots of one match. */
export class BotSeats {
  private readonly bots = new Map<Seat, { readonly level: BotLevel; readonly seat: BotSeat }>()
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

  /** Tells every bot what its seat saw. */
  observe(played: Played): void {
    const { language } = this.ports
    this.history.push(played)
    for (const [seat, bot] of this.bots) {
      bot.seat.observe(played.seen(seat, language), this.match.view(seat, language))
    }
  }

  /** Tells every bot of another seat what a seat says; who is seated later has not heard it. */
  hear(from: Seat, signal: Json): void {
    for (const [seat, bot] of this.bots) if (seat !== from) bot.seat.hear(from, signal)
  }

  /** The bot of this level at a seat; a new one is told what whoever takes the seat over may be told. */
  at(seat: Seat, level: BotLevel): BotSeat {
    const known = this.bots.get(seat)
    if (known?.level === level) return known.seat
    known?.seat.close()
    const bot = this.seat(seat, level)
    this.bots.set(seat, { level, seat: bot })
    return bot
  }

  /** Ends all bots; whoever is asked again is seated anew. */
  close(): void {
    for (const { seat } of this.bots.values()) seat.close()
    this.bots.clear()
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
        this.ports.say(seat, signal)
      },
    })
    const first = this.firstViews[seat]
    if (first !== undefined) bot.observe([], first)
    const recalled = this.history.flatMap((played) => played.recalled(seat, language))
    bot.observe(recalled, this.match.view(seat, language))
    return bot
  }
}
