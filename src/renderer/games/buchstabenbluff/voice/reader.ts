/** Answers to the keys that read things out at a table of Buchstabenbluff. */
import type { Seat } from '../../../../engine/basics/seat'
import { decisionOf } from '../../../../games/buchstabenbluff/outside/check'
import {
  LARGEST_HAND,
  type BuchstabenbluffView,
  type ScoreView,
  type WordView,
} from '../../../../games/buchstabenbluff/outside/contract'
import type { Readings } from '../../../speech/reading/reading'
import { formatPoints } from '../../../wording/formatPoints'
import { openPointsOf, ownScore, pointsOfWord, valueOfCards } from '../score/counting'
import { lyingText, openText } from './lyingText'
import { reasonsOf } from './verdictText'
import type { Voice } from './voice'

/** The word that waits for answers, otherwise the one announced last. */
export function latestWord({ words }: BuchstabenbluffView): WordView | undefined {
  return words.at(-1)
}

/** Words of which a question says what is claimed of them: whoever has laid the first one is asked of the second. */
const FIRST_WORDS = 2

/** Whether the word that waits is one of the first of the match: its question says what is claimed. */
export function isOneOfTheFirst({ words }: BuchstabenbluffView): boolean {
  return words.length <= FIRST_WORDS
}

/** How many cards can be drawn: the hand has room for them, and they are there (BB-05, BB-24); whose turn it is, is not asked. */
export function drawable({ hand = [], drawPile, discards }: BuchstabenbluffView): number {
  return Math.max(0, Math.min(LARGEST_HAND - hand.length, drawPile + discards.length))
}

/** Whether the hand has no room for a card (BB-05). */
export function isHandFull({ hand = [] }: BuchstabenbluffView): boolean {
  return hand.length >= LARGEST_HAND
}

/** Whether the hand has room for a card and there is one to draw. */
export function mayDraw(view: BuchstabenbluffView): boolean {
  return drawable(view) > 0
}

/** Whether the running turn is the last one of the view's owner (BB-29). */
export function isLastTurn({ you, players, player }: BuchstabenbluffView): boolean {
  return you !== undefined && player === you && players[you]?.turnsLeft === 1
}

/** That the running turn is the last one, and what becomes of the cards that are left then (BB-23). */
export function lastTurn({ options }: BuchstabenbluffView, voice: Voice): string {
  return voice.table(options.lastRefill === 'on' ? 'ask.hintLastRefill' : 'ask.hintLast')
}

/** What is asked of the listener now. */
function questionOf(view: BuchstabenbluffView, voice: Voice): string | undefined {
  switch (decisionOf(view)) {
    case undefined:
      return undefined
    case 'turn':
      return [
        voice.say(mayDraw(view) ? 'ask.turn' : 'ask.turnFull'),
        ...(isLastTurn(view) ? [lastTurn(view, voice)] : []),
      ].join(' ')
    case 'answer': {
      const word = latestWord(view)
      if (!word) return undefined
      const open = openText(word.open, voice)
      return voice.say(isOneOfTheFirst(view) ? 'ask.answerFirst' : 'ask.answer', {
        name: voice.name(word.seat),
        word: voice.quoted(word.word),
        n: word.count,
        open: open === undefined ? '' : ` ${open}`,
      })
    }
  }
}

/** What is asked: whoever has drawn knows that it is his turn, and what else he may do. */
function askOf(view: BuchstabenbluffView, voice: Voice): string | undefined {
  const { phase } = view
  const goesOn = decisionOf(view) === 'turn' && phase.kind === 'turn' && phase.drawn > 0
  if (!goesOn) return questionOf(view, voice)
  return voice.say(mayDraw(view) ? 'ask.turnGoesOn' : 'ask.turnGoesOnFull')
}

/** How many cards may still be drawn, if any (BB-04, BB-05, BB-24). */
function drawing(view: BuchstabenbluffView, voice: Voice): string {
  if (isHandFull(view)) return voice.say('say.handFull')
  const n = drawable(view)
  return n > 0 ? voice.say('say.mayDraw', { n }) : voice.say('say.nothingToDraw')
}

function optionsOf(view: BuchstabenbluffView, voice: Voice): string | undefined {
  const question = questionOf(view, voice)
  if (question === undefined) return undefined
  if (view.phase.kind === 'answers') {
    const keys = voice.listener.t('table.twoAnswers', {
      first: voice.table('doubt'),
      second: voice.table('believe'),
    })
    return `${question} ${voice.say('say.secret')} ${keys}`
  }
  const left = view.players[view.player]?.turnsLeft ?? 0
  return [
    question,
    handOf(view, voice),
    drawing(view, voice),
    voice.say('say.how'),
    voice.say('say.keys'),
    // That it is the last one, the question says.
    ...(isLastTurn(view) ? [] : [voice.say('say.turnsLeft', { n: left })]),
  ].join(' ')
}

/** Whom all wait for. */
export function waitingOf(view: BuchstabenbluffView, voice: Voice): string {
  const { phase, player } = view
  switch (phase.kind) {
    case 'turn':
      if (voice.isYou(player)) return voice.waitingForYou()
      return voice.table('wait.turn', { name: voice.name(player) })
    case 'answers':
      if (decisionOf(view) === undefined) return voice.table('missing', { n: phase.missing })
      if (phase.missing === 1) return voice.waitingForYou()
      return voice.table('missingYou', { n: phase.missing - 1 })
    case 'over':
      return voice.table('wait.over')
  }
}

function handOf(view: BuchstabenbluffView, voice: Voice): string {
  const { hand } = view
  if (!hand) return voice.say('say.watching')
  if (hand.length === 0) return voice.say('say.emptyHand')
  return voice.say('say.hand', { cards: voice.counted(hand), n: valueOfCards(hand, view) })
}

/** What became of a word, with its cards where they may be known. */
export function fateText(word: WordView, view: BuchstabenbluffView, voice: Voice): string {
  const { fate, doubters, cards, judgement, spelling } = word
  if (fate === 'pending') return [...lyingText(word, voice), voice.say('fate.pending')].join(' ')
  const parts = [voice.say(`fate.${fate}`, { names: voice.names(doubters) })]
  if (cards) parts.push(voice.say('fate.cards', { cards: voice.laid(cards, spelling) }))
  if (fate === 'believed' && judgement) {
    parts.push(voice.say(judgement.isTrue ? 'fate.honest' : 'fate.fooled'))
  }
  const points = pointsOfWord(word, view)
  if (points !== undefined) parts.push(voice.say('fate.points', { n: points }))
  return parts.join(' ')
}

function wordText(word: WordView, view: BuchstabenbluffView, voice: Voice): string {
  return voice.say('say.word', {
    name: voice.name(word.seat),
    word: voice.quoted(word.word),
    fate: fateText(word, view, voice),
  })
}

function latestText(view: BuchstabenbluffView, voice: Voice): string[] {
  const word = latestWord(view)
  if (!word) return []
  const { cards, judgement, fate } = word
  const isJudged = (fate === 'true' || fate === 'bluff') && cards && judgement
  const reasons = isJudged
    ? reasonsOf({ cards, judgement, language: view.options.language }, voice)
    : []
  return [wordText(word, view, voice), ...reasons]
}

function capitalised(text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase() + text.slice(first.length)
}

/** Everything that everybody may know of a player, as one sentence. */
export function playerOf(view: BuchstabenbluffView, seat: Seat, voice: Voice): string {
  const player = view.players[seat]
  if (!player) return ''
  const { hand, pile, bonus, turnsLeft, left } = player
  const open = openPointsOf(view, seat)
  const facts = [
    view.dealer === seat && voice.table('dealer'),
    left && voice.listener.t('table.gone'),
    voice.table('cardsInHand', { n: hand }),
    voice.table('pile', { n: pile }),
    bonus > 0 && voice.table('bonus', { n: bonus }),
    open.points > bonus && voice.table('openPoints', { n: open.points }),
    voice.table('turnsLeft', { n: turnsLeft }),
  ].filter((fact) => typeof fact === 'string')
  return voice.say('say.player', { name: capitalised(voice.name(seat)), facts: facts.join(', ') })
}

function middleOf({ drawPile, discards }: BuchstabenbluffView, voice: Voice): string {
  if (discards.length === 0) return voice.say('say.middleEmpty', { n: drawPile })
  const cards = voice.counted([...discards].sort((one, other) => one - other))
  return voice.say('say.middle', { n: drawPile, cards })
}

/** What a match begins with: the piles, and whose turn it is, since all hold as many cards; whoever begins is asked after it. */
export function dealOf(view: BuchstabenbluffView, voice: Voice): string {
  const middle = middleOf(view, voice)
  return voice.isYou(view.player) ? middle : [middle, waitingOf(view, voice)].join(' ')
}

function tableauOf(view: BuchstabenbluffView, voice: Voice): string {
  const words =
    view.phase.kind === 'over'
      ? view.words.map((word) => wordText(word, view, voice))
      : latestText(view, voice)
  const players = view.players.map((_, seat) => playerOf(view, seat, voice))
  return [...words, middleOf(view, voice), ...players].join(' ')
}

/** A score as a sum that can be checked: words and doubts, less the hand (BB-27). */
export function scoreText(seat: Seat, score: ScoreView, voice: Voice): string {
  const { pile, bonus, hand, total } = score
  const name = capitalised(voice.name(seat))
  return voice.say('say.score', { name, pile, bonus, hand, total: formatPoints(total) })
}

/** The own score as long as it is not settled: one number, and what it is made of (BB-27). */
function scoreSoFarText({ pile, bonus, hand, total }: ScoreView, voice: Voice): string {
  return voice.say('say.scoreSoFar', { pile, bonus, hand, total: formatPoints(total) })
}

/** The points of all at one glance and by one measure: as far as everybody knows them (BB-18, BB-19). */
function totalsText(view: BuchstabenbluffView, voice: Voice): string {
  const list = view.players.map((_, seat) => {
    const points = formatPoints(openPointsOf(view, seat).points)
    return voice.say(voice.isYou(seat) ? 'say.totalOfYou' : 'say.totalOf', {
      name: voice.name(seat),
      points,
    })
  })
  return voice.say('say.totals', { list: list.join(', ') })
}

/** At the end everybody's score; before that one's own, and what all may know of everybody. */
function standingOf(view: BuchstabenbluffView, voice: Voice): string {
  const { phase } = view
  if (phase.kind === 'over') {
    return phase.scores.map((score, seat) => scoreText(seat, score, voice)).join(' ')
  }
  const score = ownScore(view)
  const own = score ? [scoreSoFarText(score, voice)] : []
  return [
    ...own,
    totalsText(view, voice),
    ...view.players.map((_, seat) => playerOf(view, seat, voice)),
  ].join(' ')
}

/** What the keys for spelling say: the own hand, and the latest word. */
export function spellHand(view: BuchstabenbluffView, voice: Voice): string {
  return view.hand && view.hand.length > 0 ? voice.spelled(view.hand) : handOf(view, voice)
}

/** The word that was announced last, letter by letter; words of one's own list of them where there is none. */
export function spellLatest(view: BuchstabenbluffView, voice: Voice): string {
  const word = latestWord(view)
  if (!word) return voice.say('say.noWord')
  return voice.say('say.spelled', {
    word: voice.quoted(word.word),
    letters: voice.spelledWord(word.spelling),
  })
}

/** Answers to the keys that read things out. */
export const buchstabenbluffReadings: Readings<BuchstabenbluffView, Voice> = {
  ask: askOf,
  options: optionsOf,
  waiting: waitingOf,
  hand: handOf,
  tableau: tableauOf,
  standing: standingOf,
}
