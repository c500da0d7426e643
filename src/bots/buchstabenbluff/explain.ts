/** Why a bot of Buchstabenbluff announced, doubted or believed, and what it advises: chances, from what everybody has seen or from what its seat knew. */
import type { OfKind } from '../../engine/basics/kinds'
import { removeOne } from '../../engine/kit/sorted'
import { percentOf, type Thought } from '../../engine/contract/thought'
import { facesOf, QUESTION_MARK } from '../../games/buchstabenbluff/outside/cards'
import { parseWord } from '../../games/buchstabenbluff/outside/cardSpelling'
import type {
  BuchstabenbluffMove,
  BuchstabenbluffSeen,
  BuchstabenbluffView,
  Card,
} from '../../games/buchstabenbluff/outside/contract'
import { areContained } from '../../games/buchstabenbluff/outside/fit'
import type { BuchstabenbluffTypes } from '../../games/buchstabenbluff/inside/types'
import type { Explainer, Explanation, Mind } from '../explain'
import { chancesOfDoubt } from './doubters'
import { plainestOf, trueLayings, type Laying } from './layings'
import type { Memory } from './memory'
import { publicPool } from './pool'
import { valueOf, type Judged } from './question'

const KINDS = [
  'doubted',
  'doubtedHolding',
  'doubtedByGut',
  'believed',
  'believedHolding',
  'believedByGut',
  'unknownWord',
  'laid',
  'laidHonest',
  'laidBluff',
  'laidByGut',
  'laidHonestByGut',
  'laidBluffByGut',
  'passed',
  'adviseDoubt',
  'adviseDoubtThough',
  'adviseUnknownWord',
  'adviseBelieve',
  'adviseDraw',
  // Where the hand spells a word already.
  'adviseDrawOn',
  // Where what stays in the hand counts against it.
  'adviseDrawLast',
  'advisePass',
  // Where the hand spells a word.
  'advisePassThough',
  'adviseHonest',
  'adviseBluff',
] as const
type Kind = (typeof KINDS)[number]
const OWN_KINDS: readonly Kind[] = [
  'doubtedHolding',
  'believedHolding',
  'laidHonest',
  'laidBluff',
  'laidHonestByGut',
  'laidBluffByGut',
]

/** How many words of a hand advice looks at, and how many points it gives up for one that people know. */
const CANDIDATES = 12
const FOR_A_WORD_THAT_PEOPLE_KNOW = 3

/** In hundredths: as likely as not. */
const EVEN = 50

type LayMove = OfKind<BuchstabenbluffMove, 'lay'>
type BuchstabenbluffMind = Mind<BuchstabenbluffView, Memory>

/** How likely a word that waits for answers is a lie. */
export type ExpectLie = (judged: Judged) => number

function thought(kind: Kind, values: Thought<Kind>['values']): Thought<Kind> {
  return { kind, values }
}

/** The match as whoever watches sees it (BB-16, BB-26). */
function viewInPublic(view: BuchstabenbluffView): BuchstabenbluffView {
  const { you: _you, hand: _hand, ...rest } = view
  const words = view.words.map(({ cards, ...word }) =>
    cards && (word.fate === 'true' || word.fate === 'bluff') ? { ...word, cards } : word,
  )
  return { ...rest, words }
}

/** How likely the word that waits for answers is true; undefined: none waits. */
function truthOf({ view, memory }: BuchstabenbluffMind, expectLie: ExpectLie): number | undefined {
  const word = view.words.at(-1)
  return word?.fate === 'pending' ? 1 - expectLie({ ...memory, view, word }) : undefined
}

/** How many letters of the word that waits lie in the own hand, none counted twice. */
function heldOf({ words, hand = [] }: BuchstabenbluffView): number {
  const left = [...hand]
  const held = facesOf(words.at(-1)?.spelling ?? '').filter((face) => {
    const isHeld = left.includes(face)
    if (isHeld) removeOne(left, face)
    return isHeld
  })
  return held.length
}

function explainAnswer(
  { view, memory }: BuchstabenbluffMind,
  { doubt }: OfKind<BuchstabenbluffMove, 'answer'>,
  expectLie: ExpectLie | undefined,
): Explanation | undefined {
  const n = view.words.at(-1)?.count ?? 0
  if (!expectLie) return { open: thought(doubt ? 'doubtedByGut' : 'believedByGut', { n }) }
  const seen = truthOf({ view: viewInPublic(view), memory }, expectLie)
  const known = truthOf({ view, memory }, expectLie)
  if (seen === undefined || known === undefined) return undefined
  if (seen === 0) return { open: thought('unknownWord', {}) }
  const whole = { percent: percentOf(known), n: heldOf(view) }
  return {
    open: thought(doubt ? 'doubted' : 'believed', { percent: percentOf(seen) }),
    whole: thought(doubt ? 'doubtedHolding' : 'believedHolding', whole),
  }
}

function spellingOf({ options }: BuchstabenbluffView, { word }: LayMove): string {
  const { language, umlautCards } = options
  const spelled = parseWord(word, { language, umlautCards: umlautCards === 'on' })
  return spelled.ok ? spelled.value : ''
}

/** How likely somebody doubts what is laid, as far as that can be foreseen by what everybody has seen, in hundredths. */
function doubtsOf({ view, memory }: BuchstabenbluffMind, move: LayMove): number {
  const open = (move.open ?? []).flatMap((at) => move.cards[at] ?? [])
  const handSize = view.players[view.you ?? 0]?.hand ?? 0
  const suspect = { word: spellingOf(view, move), open, handSize }
  const turn = { view, vocabulary: memory.vocabulary }
  const chances = chancesOfDoubt(turn, suspect, publicPool(view))
  return percentOf(1 - chances.reduce((product, chance) => product * (1 - chance), 1))
}

function isHonest(view: BuchstabenbluffView, move: LayMove): boolean {
  return areContained(move.cards, facesOf(spellingOf(view, move)))
}

/** How many letters of a word neither cards nor their question marks make up. */
function lackingOf(word: readonly Card[], cards: readonly Card[]): number {
  const left = [...cards]
  const lacking = word.filter((face) => {
    const isThere = left.includes(face)
    if (isThere) removeOne(left, face)
    return !isThere
  })
  return lacking.length - left.filter((card) => card === QUESTION_MARK).length
}

function explainLay(mind: BuchstabenbluffMind, move: LayMove, reckons: boolean): Explanation {
  const honest = isHonest(mind.view, move)
  if (!reckons) {
    const n = move.cards.length
    const whole = thought(honest ? 'laidHonestByGut' : 'laidBluffByGut', { n })
    return { open: thought('laidByGut', { n }), whole }
  }
  const percent = doubtsOf(mind, move)
  const { cards } = move
  const word = facesOf(spellingOf(mind.view, move))
  const whole = honest
    ? thought('laidHonest', { percent, n: valueOf(cards, mind.view.values) })
    : thought('laidBluff', { percent, n: lackingOf(word, cards) })
  return { open: thought('laid', { percent }), whole }
}

function isShown(
  seen: BuchstabenbluffSeen,
  move: BuchstabenbluffMove,
  { you }: BuchstabenbluffView,
): boolean {
  switch (move.kind) {
    case 'answer': {
      if (seen.kind === 'believed') return !move.doubt
      return seen.kind === 'doubted' && seen.doubters.some((seat) => seat === you) === move.doubt
    }
    case 'lay':
      return seen.kind === 'announced' && seen.seat === you
    case 'pass':
      return seen.kind === 'passed' && seen.seat === you
    case 'draw':
      return false
  }
}

/** What has become of the word that was laid at `then`; undefined if none was. */
function fateOf(then: BuchstabenbluffView, now: BuchstabenbluffView): string | undefined {
  return then.phase.kind === 'turn' ? now.words[then.words.length]?.fate : undefined
}

/** What the hand spells best: a word that people know, if it is worth nearly as much as an odd one by which nobody would stand. */
function bestLaying({ view, memory }: BuchstabenbluffMind): Laying | undefined {
  const { vocabulary } = memory
  const layings = trueLayings({ ...view, hand: view.hand ?? [] }, vocabulary, CANDIDATES)
  const most = Math.max(...layings.map(({ value }) => value))
  const known = layings.filter(
    ({ word, value }) =>
      vocabulary.plainnessOf(word) > 0 && value >= most - FOR_A_WORD_THAT_PEOPLE_KNOW,
  )
  const choices = (known.length > 0 ? known : layings).map((laying) => {
    return { laying, points: laying.value }
  })
  return plainestOf(choices, 0, vocabulary)?.laying
}

/** The same as advice names it. */
function bestWord(mind: BuchstabenbluffMind): Pick<Thought, 'values' | 'quotes'> | undefined {
  const best = bestLaying(mind)
  if (!best) return undefined
  const word = mind.memory.vocabulary.written(best.word)
  return { values: { n: best.value }, quotes: { word } }
}

/** Whether hardly anybody knows this word, and another one would do. */
function isOdd(mind: BuchstabenbluffMind, move: LayMove): boolean {
  const { vocabulary } = mind.memory
  const best = bestLaying(mind)
  if (!best) return false
  const isKnown = vocabulary.plainnessOf(spellingOf(mind.view, move)) > 0
  return !isKnown && vocabulary.plainnessOf(best.word) > 0
}

/** What to announce, and what the cards for it are worth. */
function adviseWord(mind: BuchstabenbluffMind, move: LayMove): Thought<Kind> {
  const n = valueOf(move.cards, mind.view.values)
  const quotes = { word: move.word }
  if (!isHonest(mind.view, move)) {
    return { ...thought('adviseBluff', { n, percent: doubtsOf(mind, move) }), quotes }
  }
  const plainer = isOdd(mind, move) ? bestWord(mind) : undefined
  return { kind: 'adviseHonest', ...(plainer ?? { values: { n }, quotes }) }
}

/** To draw on, beside what the hand spells already. */
function adviseDrawing(mind: BuchstabenbluffMind): Thought<Kind> {
  const best = bestWord(mind)
  if (!best) return thought('adviseDraw', {})
  const { players, you = 0 } = mind.view
  const isLastTurn = (players[you]?.turnsLeft ?? 1) <= 1
  return { kind: isLastTurn ? 'adviseDrawLast' : 'adviseDrawOn', ...best }
}

/** To keep the hand, beside what it spells. */
function advisePassing(mind: BuchstabenbluffMind): Thought<Kind> {
  const best = bestWord(mind)
  return best ? { kind: 'advisePassThough', ...best } : thought('advisePass', {})
}

function adviseOn(
  mind: BuchstabenbluffMind,
  move: BuchstabenbluffMove,
  expectLie: ExpectLie | undefined,
): Thought | undefined {
  switch (move.kind) {
    case 'answer': {
      const truth = expectLie && truthOf(mind, expectLie)
      if (truth === undefined) return undefined
      if (truth === 0) return thought('adviseUnknownWord', {})
      const percent = percentOf(truth)
      if (!move.doubt) return thought('adviseBelieve', { percent })
      // A doubt that is likely to be wrong can still pay: then the number alone would speak against it.
      return thought(percent > EVEN ? 'adviseDoubtThough' : 'adviseDoubt', { percent })
    }
    case 'draw':
      return adviseDrawing(mind)
    case 'pass':
      return advisePassing(mind)
    case 'lay':
      return adviseWord(mind, move)
  }
}

/** How bots explain themselves that reckon so how likely a word is a lie, or go by gut where nothing is given. */
export function explainerWith(expectLie?: ExpectLie): Explainer<BuchstabenbluffTypes, Memory> {
  return {
    kinds: KINDS,
    ownKinds: OWN_KINDS,
    explain(mind, move) {
      if (move.kind === 'answer') return explainAnswer(mind, move, expectLie)
      if (move.kind === 'lay') return explainLay(mind, move, expectLie !== undefined)
      return move.kind === 'pass' ? { open: thought('passed', {}) } : undefined
    },
    isShown,
    // Hands go on until the end; a word that was turned up is nobody's secret any more.
    isPast(then, now) {
      const fate = fateOf(then, now)
      return now.phase.kind === 'over' || fate === 'true' || fate === 'bluff'
    },
    // Whoever lays a word gives nothing away of it while somebody may still doubt it.
    isEarly: (then, now) => fateOf(then, now) === 'pending',
    isSettled: (then, now) => now.phase.kind === 'over' || now.turn > then.turn,
    advise: (mind, move) => adviseOn(mind, move, expectLie),
  }
}
