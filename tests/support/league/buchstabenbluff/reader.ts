/** A player of Buchstabenbluff who lets the bot itself answer whatever he might announce, in imagined hands of its own. */
import { facesOf } from '../../../../src/games/buchstabenbluff/outside/cards'
import type { Laying, TurnView } from '../../../../src/bots/buchstabenbluff/layings'
import type { Memory } from '../../../../src/bots/buchstabenbluff/memory'
import { drawFrom, unseenPool } from '../../../../src/bots/buchstabenbluff/pool'
import { playersLeft } from '../../../../src/bots/buchstabenbluff/question'
import type { Vocabularies } from '../../../../src/bots/buchstabenbluff/vocabulary'
import type { Random } from '../../../../src/engine/chance/random'
import { seatAfter, type Seat } from '../../../../src/engine/basics/seat'
import type {
  BuchstabenbluffView,
  WordView,
} from '../../../../src/games/buchstabenbluff/outside/contract'
import { inManner, type BuchstabenbluffBot } from './habits'
import { bestLaying, liesOf, pointsOf, truthsOf } from './layings'

/** Hands of the one who is asked that are imagined for each laying, and layings that are tried. */
const HANDS = 4
const TRIED = 16
const BUDGET = { playouts: 0, hasTime: () => true }

/** A word of one's own as the others see it: what nobody doubted stays face down. */
function withoutSecrets({ cards, judgement, ...word }: WordView): WordView {
  const isOpen = word.fate === 'true' || word.fate === 'bluff'
  return isOpen ? { ...word, ...(cards && { cards }), ...(judgement && { judgement }) } : word
}

/** How another seat would see the table if this was laid, with an imagined hand. */
function seenBy(
  other: Seat,
  view: TurnView,
  { word, cards }: Laying,
  random: Random,
): BuchstabenbluffView {
  const { you = 0, players, words, turn } = view
  const pending: WordView = {
    seat: you,
    turn,
    word,
    spelling: word,
    count: facesOf(word).length,
    open: [],
    fate: 'pending',
    doubters: [],
  }
  return {
    ...view,
    you: other,
    hand: drawFrom(unseenPool(view), players[other]?.hand ?? 0, random),
    phase: { kind: 'answers', missing: playersLeft(view) - 1 },
    players: players.map((player, seat) =>
      seat === you ? { ...player, hand: player.hand - cards.length } : player,
    ),
    words: [...words.map(withoutSecrets), pending],
  }
}

/** How often the bot doubts a laying, the next player standing for all. */
function chanceOfDoubt(
  { target, known, memory }: Reading,
  view: TurnView,
  laying: Laying,
  random: Random,
): number {
  const other = seatAfter(view.you ?? 0, view.seats)
  let doubts = 0
  for (let number = 0; number < HANDS; number++) {
    const seen = seenBy(other, view, laying, random)
    const mind = target.newMemory(seen, known)
    for (const [at, short] of memory.stoppedShort) mind.stoppedShort.set(at, short)
    target.remember(mind, [], seen)
    const move = target.decide(seen, mind, random, BUDGET)
    if (move.kind === 'answer' && move.doubt) doubts += 1
  }
  return doubts / HANDS
}

/** Whose code is run, and with what it is run. */
interface Reading {
  readonly target: BuchstabenbluffBot
  readonly known: Vocabularies
  readonly memory: Memory
}

function dearest(view: TurnView, layings: readonly Laying[], count: number): readonly Laying[] {
  const worth = new Map(layings.map((laying) => [laying, pointsOf(view, laying, [])]))
  return [...layings]
    .sort((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0))
    .slice(0, count)
}

/** A player who lays by what `target` would doubt, and plays everything else as `bot` does. */
export function readerOf(
  target: BuchstabenbluffBot,
  known: () => Vocabularies,
  bot: BuchstabenbluffBot,
): BuchstabenbluffBot {
  return inManner(bot, {
    lay(view, memory, random) {
      const reading = { target, known: known(), memory }
      const others = playersLeft(view) - 1
      const tried = [
        ...dearest(view, truthsOf(view, memory), TRIED / 4),
        ...dearest(view, liesOf(view, memory, random), TRIED),
      ]
      return bestLaying(view, tried, (laying) => {
        const chance = chanceOfDoubt(reading, view, laying, random)
        return Array.from({ length: others }, () => chance)
      })
    },
  })
}
