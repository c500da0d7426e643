/** Answers to the keys that read things out at a table of Tijdlijn. */
import type { Seat } from '../../../../engine/basics/seat'
import { decisionOf, matchesDiscard, ownCards } from '../../../../games/tijdlijn/outside/check'
import type {
  CardHandle,
  NodeView,
  StandingView,
  TijdlijnView,
} from '../../../../games/tijdlijn/outside/contract'
import type { Readings } from '../../../speech/reading/reading'
import type { Draft } from '../ask/draft'
import { gapsOf, scoreName, yearOf } from './names'
import { playOffOf, rankNow, standingOf, tallyOf, pointsOf } from '../score/tally'
import type { Voice } from './voice'
import { writtenOf } from './writtenOf'

/** Those of the others who have no card left. */
function rivalsOf({ players, you }: TijdlijnView): Seat[] {
  return players.flatMap(({ cards, left, out }, seat) =>
    seat === you || left || out || cards.length > 0 ? [] : [seat],
  )
}

/** Which card goes where; in a play-off what it is about (TC-09), and once somebody has none left, that it is the last turn or can be (TC-07, TC-08). */
function layingQuestion(view: TijdlijnView, voice: Voice): string {
  const rivals = rivalsOf(view)
  if (rivals.length === 0)
    return voice.say(playOffOf(view).length > 0 ? 'ask.layPlayOff' : 'ask.lay')
  const names = voice.names(rivals)
  return voice.say(ownCards(view).length === 1 ? 'ask.layLast' : 'ask.layLastTurn', { names })
}

/** What is asked of the view's owner; undefined if nothing. */
export function questionOf(view: TijdlijnView, voice: Voice): string | undefined {
  const asked = decisionOf(view)
  if (asked === undefined) return undefined
  if (asked === 'lay') return layingQuestion(view, voice)
  const canDiscard = ownCards(view).some((card) => matchesDiscard(view, card))
  if (canDiscard && asked === 'choose') return voice.say('ask.choose')
  // TL-15: whoever fails with all of them ends the game.
  const isLast = ownCards(view).filter(({ stuck }) => !stuck).length === 1
  if (asked === 'retry') return voice.say(isLast ? 'ask.retryLast' : 'ask.retry')
  if (asked === 'choose') return voice.say(isLast ? 'ask.chooseLast' : 'ask.chooseOnlyPlay')
  return voice.say(`ask.${asked}`)
}

/** The question as it is heard: also with whose turn it is, which its slip shows by itself. */
function heardQuestionOf(view: TijdlijnView, voice: Voice): string | undefined {
  const question = questionOf(view, voice)
  const isUnsaid = decisionOf(view) === 'lay' && question !== voice.say('ask.lay')
  return question !== undefined && isUnsaid ? `${voice.say('ask.yourTurn')} ${question}` : question
}

/** Of a card that has come into the line: its year with what it brings and the points that stand there now, counted alike (TL-25), and its story. */
export function landedOf(
  view: TijdlijnView,
  card: CardHandle | undefined,
  voice: Voice,
): { readonly brings: string; readonly story: string } | undefined {
  for (const { cards, slot } of view.line) {
    const found = [...cards, ...slot].find((one) => one.card === card)
    if (!found) continue
    const key = slot.includes(found) ? 'ask.landedSlot' : 'ask.landedBottom'
    const { year, explanation } = found.back
    return {
      brings: voice.table(key, {
        year: voice.year(year),
        score: scoreName(pointsOf(view), voice.listener.t),
      }),
      story: writtenOf(explanation) ?? '',
    }
  }
  return undefined
}

/** Every choice that is left for the view's owner, in words. */
function choicesOf(view: TijdlijnView, voice: Voice): string[] {
  const asked = decisionOf(view)
  if (asked === undefined) return []
  if (asked === 'lay') return [handOf(view, voice), placesOf(view, voice)]
  const cards = ownCards(view)
  const playable = asked === 'discard' ? [] : cards.filter(({ stuck }) => !stuck)
  const isDiscarding = asked === 'choose' || asked === 'discard'
  const matching = isDiscarding ? cards.filter((card) => matchesDiscard(view, card)) : []
  return [
    ...(playable.length > 0 ? [voice.say('say.canPlay', { cards: voice.cards(playable) })] : []),
    ...(matching.length > 0 ? [voice.say('say.canDiscard', { cards: voice.cards(matching) })] : []),
    ...(asked === 'goOn' ? [voice.say('say.canStop')] : []),
  ]
}

/** What stands on a chosen card, and what is known of one that is stuck: drawn so small that would be a smudge. */
export function textOfChosen({ front, stuck, back }: StandingView, voice: Voice): string {
  if (!stuck) return front
  return back
    ? voice.table('chosenStuckOf', { card: front, year: voice.year(back.year) })
    : voice.table('chosenStuck', { card: front })
}

/** That a card of one's own is chosen, and if it is stuck, that at once: it is chosen to be discarded. */
export function chosenText(card: StandingView, voice: Voice): string {
  const named = { ...card, front: voice.card(card) }
  return voice.table('cardChosen', { card: textOfChosen(named, voice) })
}

/** What has been put together, but not confirmed; empty if nothing. */
export function chosenOf(view: TijdlijnView, { card, gap }: Draft, voice: Voice): string {
  const chosen = ownCards(view).find((one) => one.card === card)
  const place = gap === undefined ? undefined : gapsOf(view)[gap]
  return [
    ...(chosen ? [chosenText(chosen, voice)] : []),
    ...(place ? [voice.say('say.chosenGap', { gap: voice.gap(place) })] : []),
  ].join(' ')
}

function placesOf(view: TijdlijnView, voice: Voice): string {
  const gaps = gapsOf(view)
  const [first = {}] = gaps
  const last = gaps.at(-1) ?? {}
  return voice.say('say.rowGaps', {
    n: gaps.length,
    first: voice.gap(first),
    last: voice.gap(last),
  })
}

function optionsOf(view: TijdlijnView, voice: Voice): string | undefined {
  const question = heardQuestionOf(view, voice)
  return question === undefined ? undefined : [question, ...choicesOf(view, voice)].join(' ')
}

/** Whom all wait for. */
export function waitingOf({ phase }: TijdlijnView, voice: Voice): string {
  if (phase.kind === 'over') return voice.table('wait.over')
  if (voice.isYou(phase.seat)) return voice.say('say.waitingYou')
  // He has just played one: that it is his turn would sound like another turn.
  const key = phase.decision === 'goOn' ? 'wait.goesOn' : 'wait.playing'
  return voice.table(key, { name: voice.name(phase.seat) })
}

/** To whoever is out: who still plays (TC-08); undefined for all others, and when it is over. */
export function outOf({ you, players, phase }: TijdlijnView, voice: Voice): string | undefined {
  if (you === undefined || phase.kind === 'over' || !players[you]?.out) return undefined
  const staying = players.flatMap(({ out, left }, seat) => (out || left ? [] : [seat]))
  return voice.say('say.youAreOut', { names: voice.names(staying) })
}

function waitingReading(view: TijdlijnView, voice: Voice): string {
  return [waitingOf(view, voice), outOf(view, voice)].filter(Boolean).join(' ')
}

/** The own cards. */
export function handOf(view: TijdlijnView, voice: Voice): string {
  if (view.you === undefined) return voice.say('say.watching')
  const cards = ownCards(view)
  if (cards.length === 0) return voice.say('say.inFrontNone')
  return voice.say('say.inFront', { cards: voice.standings(cards) })
}

/** A place of the line, and what lies in the gap behind it. */
function placeOf(view: TijdlijnView, index: number, voice: Voice): string[] {
  const node = view.line[index]
  if (!node) return []
  const here = voice.datedAll(node.cards)
  const next: NodeView | undefined = view.line[index + 1]
  if (!next || view.options.mode === 'competitive') return [here]
  const gap = voice.gap({ after: yearOf(node), before: yearOf(next) })
  if (node.slot.length === 0) return [here, voice.say('say.gapFree', { gap })]
  return [here, voice.say('say.gapTaken', { gap, cards: voice.datedAll(node.slot) })]
}

/** The line as a list, gaps as "between … and …". */
export function lineOf(view: TijdlijnView, voice: Voice): string {
  const places = view.line.flatMap((_, index) => placeOf(view, index, voice))
  return voice.say('say.line', { places: places.join(voice.say('say.and')) })
}

function discardOf({ discard, options }: TijdlijnView, voice: Voice): string {
  const top = discard.at(-1)
  if (!top) return voice.say('say.discardNone')
  const card = voice.dated(top)
  return options.mode === 'co-operative'
    ? voice.say('say.discard', { card, icon: voice.icon(top.back.icon) })
    : voice.say('say.discardPile', { n: discard.length, card })
}

function pileOf({ pile, top }: TijdlijnView, voice: Voice): string {
  if (!top) return voice.say('say.pileNone')
  return voice.say('say.pile', { n: pile, card: voice.faceUp(top) })
}

/** As it begins a sentence. */
function beginning(name: string): string {
  return name.slice(0, 1).toLocaleUpperCase() + name.slice(1)
}

function playerOf({ players, options }: TijdlijnView, seat: Seat, voice: Voice): string {
  const player = players[seat]
  if (!player) return ''
  const named = { name: beginning(voice.name(seat)) }
  const cards = voice.standings(player.cards)
  // Playing together they still count (TL-31); playing against each other they are set aside.
  const isCounted = options.mode === 'co-operative' && player.cards.length > 0
  if (player.left)
    return voice.say(isCounted ? 'say.playerLeftCards' : 'say.playerLeft', { ...named, cards })
  if (player.out) return voice.say('say.playerOut', { ...named, round: player.out.round })
  if (player.cards.length === 0) return voice.say('say.playerNone', named)
  // Whoever has fewest may win: nobody should have to count along.
  return options.mode === 'competitive'
    ? voice.say('say.playerCount', { ...named, n: player.cards.length, cards })
    : voice.say('say.player', { ...named, cards })
}

/** Who plays off (TC-08), as a list of one sentence; empty before it comes to that. */
function playOffText(view: TijdlijnView, voice: Voice): string[] {
  const staying = playOffOf(view)
  return staying.length === 0
    ? []
    : [voice.say('event.playOffAll', { staying: voice.names(staying) })]
}

function tableauOf(view: TijdlijnView, voice: Voice): string {
  const players = view.players.map((_, seat) => playerOf(view, seat, voice))
  const piles = [discardOf(view, voice), pileOf(view, voice)]
  return [...playOffText(view, voice), lineOf(view, voice), ...piles, ...players].join(' ')
}

/** In front of whom the cards lie that count against the score. */
export function whereInFront({ players }: TijdlijnView, voice: Voice): string {
  if (players.length === 1) return voice.say('say.whereAlone')
  const holding = players.filter(({ cards }) => cards.length > 0)
  const isLeft = holding.length > 0 && holding.every(({ left }) => left)
  return voice.say(isLeft ? 'say.whereLeft' : 'say.where')
}

/** Co-operative: what is won and what can still be laid, at the end the score. Competitive: cards in front of each. */
function readStanding(view: TijdlijnView, voice: Voice): string {
  if (view.options.mode === 'competitive') {
    const players = view.players.map(({ cards, out, left }, seat) =>
      voice.say(out || left ? 'say.countOut' : 'say.count', {
        name: voice.name(seat),
        n: cards.length,
      }),
    )
    const counts = { round: view.round, players: beginning(players.join(', ')) }
    return [voice.say('say.counts', counts), ...playOffText(view, voice)].join(' ')
  }
  const { front, lost, isSettled } = standingOf(view)
  const isOver = view.phase.kind === 'over'
  const settled = isOver ? 'say.final' : 'say.score'
  const score = voice.say(isSettled ? settled : 'say.won', {
    ...tallyOf(view),
    ...(isSettled ? {} : { front }),
    where: whereInFront(view, voice),
    score: scoreName(pointsOf(view), voice.listener.t),
  })
  if (!isSettled) return lost === 0 ? score : `${score} ${voice.say('say.lost', { n: lost })}`
  const rank = rankNow(view)
  // Who has won or lost says the rank at the end.
  if (rank === undefined || isOver) return score
  return `${score} ${voice.say('say.rank', { rank: voice.table(`rank.${rank}`) })}`
}

/** What lies there when a match begins: how many cards in front of each, not which; whoever asks for the table hears them all. */
export function dealOf(view: TijdlijnView, voice: Voice): string {
  const { players } = view
  const n = players[0]?.cards.length ?? 0
  return [
    voice.say(players.length === 1 ? 'say.dealtAlone' : 'say.dealt', { n }),
    lineOf(view, voice),
    ...(view.discard.length > 0 ? [discardOf(view, voice)] : []),
    pileOf(view, voice),
  ].join(' ')
}

/** Answers to the keys that read things out. */
export const tijdlijnReadings: Readings<TijdlijnView, Voice> = {
  ask: heardQuestionOf,
  options: optionsOf,
  waiting: waitingReading,
  hand: handOf,
  tableau: tableauOf,
  standing: readStanding,
}
