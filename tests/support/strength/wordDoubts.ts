/** How often bots of Buchstabenbluff doubt a player who does as people do: he lays words that all know, some true, some one letter short. */
import { BUCHSTABENBLUFF_BOTS } from '../../../src/bots/buchstabenbluff/bots'
import { almostTrueLayings, moveOf, trueLayings } from '../../../src/bots/buchstabenbluff/layings'
import { studyVocabulary, type Vocabularies } from '../../../src/bots/buchstabenbluff/vocabulary'
import type { ContentPort } from '../../../src/engine/contract/content'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { present } from '../../../src/engine/basics/invariant'
import type { Language } from '../../../src/engine/basics/language'
import { pick, type Random } from '../../../src/engine/chance/random'
import { buchstabenbluff } from '../../../src/games/buchstabenbluff/inside/index'
import type { BuchstabenbluffTypes } from '../../../src/games/buchstabenbluff/inside/types'
import { canDraw } from '../../../src/games/buchstabenbluff/outside/check'
import type {
  BuchstabenbluffMove,
  BuchstabenbluffView,
} from '../../../src/games/buchstabenbluff/outside/contract'
import type { BotLevel } from '../../../src/protocol/terms'
import { parsedOptions } from '../match/randomOptions'
import { dealTable, type RandomTable } from '../host/randomTable'

/** Cards with which a person has enough. */
const ENOUGH = 8
/** Lengths of a bluff that a person thinks will pass. */
const MODEST = { from: 4, to: 7 }
/** Words that he thinks of. */
const THOUGHT_OF = 12
const PERSON = 0

/** Who sits there, and how often it is played. */
export interface DoubtRequest {
  readonly level: BotLevel
  readonly seats: number
  readonly language: Language
  readonly matches: number
}

/** One word of the person's. */
export interface DoubtedWord {
  readonly length: number
  readonly isTrue: boolean
  readonly doubters: number
  /** Bots that were asked. */
  readonly asked: number
}

function playAsPerson(
  seen: BuchstabenbluffView,
  { common }: Vocabularies,
  random: Random,
): BuchstabenbluffMove {
  const view = { ...seen, hand: seen.hand ?? [] }
  if (view.hand.length < ENOUGH && canDraw(view)) return { kind: 'draw' }
  const truth = pick(trueLayings(view, common, THOUGHT_OF), random)
  const bluffs = almostTrueLayings(view, common, { most: THOUGHT_OF * 10, missing: 1 })
  const modest = bluffs.filter(({ word }) => word.length >= MODEST.from && word.length <= MODEST.to)
  const bluff = pick(modest, random)
  const laying = random.below(2) === 0 ? (bluff ?? truth) : (truth ?? bluff)
  return laying ? moveOf(laying, common) : { kind: 'pass' }
}

/** Plays one match to its end: seat 0 as a person, the others bots of the level. */
function playMatch(
  { state, plan, seats }: RandomTable<BuchstabenbluffTypes>,
  level: BotLevel,
  known: Vocabularies,
  random: Random,
): BuchstabenbluffView {
  const look = (seat: number): BuchstabenbluffView =>
    buchstabenbluff.view(state, seat, { language: 'de', plan })
  const bot = BUCHSTABENBLUFF_BOTS[level]
  const memories = Array.from({ length: seats }, (_, seat) => bot.newMemory(look(seat), known))
  for (let owed = buchstabenbluff.toAct(state)[0]; owed; owed = buchstabenbluff.toAct(state)[0]) {
    const { seat } = owed
    const view = look(seat)
    const memory = present(memories[seat], 'a seat')
    bot.remember(memory, [], view)
    const isPersons = seat === PERSON && view.phase.kind === 'turn'
    const move = isPersons
      ? playAsPerson(view, known, random)
      : bot.decide(view, memory, random, { playouts: 0, hasTime: () => false })
    buchstabenbluff.play(state, { seat, move, byClock: false }, random, plan)
  }
  return look(PERSON)
}

/** Every word of the person's in so many matches, and how many bots doubted it. */
export function playDoubts(
  { level, seats, language, matches }: DoubtRequest,
  contents: ContentPort,
): readonly DoubtedWord[] {
  const options = parsedOptions(buchstabenbluff, { language }, contents)
  let known: Vocabularies | undefined
  return Array.from({ length: matches }, (_, number) => number).flatMap((number) => {
    const random = fastRandom(`doubts-${String(number)}`)
    const table = present(dealTable(buchstabenbluff, { options, seats }, random, contents), 'dealt')
    known ??= studyVocabulary(buchstabenbluff.knowledge(table.plan))
    return playMatch(table, level, known, random).words.flatMap((word) =>
      word.seat === PERSON && word.judgement
        ? [
            {
              length: word.count,
              isTrue: word.judgement.isTrue,
              doubters: word.doubters.length,
              asked: seats - 1,
            },
          ]
        : [],
    )
  })
}
