/** Everything that happens at a table of Die Tafelrunde 2 in words. */
import type { OfKind } from '../../../../engine/basics/kinds'
import type { Seat } from '../../../../engine/basics/seat'
import { chestGems, specialOf, valueOf } from '../../../../games/tafelrunde/outside/faces'
import type {
  Colour,
  Fighter,
  Haul,
  PassCause,
  TafelrundeSeen,
  TafelrundeView,
} from '../../../../games/tafelrunde/outside/contract'
import type { RowLine } from '../../../speech/listener/sealVoice'
import { tieText } from '../score/tie'
import type { Voice } from './voice'

const PASSED: Readonly<Record<PassCause, string>> = {
  chosen: 'passed',
  'empty-hand': 'passedEmpty',
  'only-feierabend': 'passedFeierabend',
}

/** Who holds which special card; nothing where a table plays without them. */
function specialsOf(voice: Voice, event: OfKind<TafelrundeSeen, 'dealt'>): string[] {
  const specials = event.specials.map(
    (special, seat) => `${voice.name(seat)} ${voice.table(`special.${special}`)}`,
  )
  return specials.length > 0 ? [voice.say('event.dealt', { specials: specials.join(', ') })] : []
}

function dealt(voice: Voice, event: OfKind<TafelrundeSeen, 'dealt'>): string[] {
  const lines = specialsOf(voice, event)
  if (event.hand) lines.push(voice.say('event.hand', { cards: voice.cards(event.hand) }))
  return lines
}

/** What a strength is made of, e.g. `5 + 4 + chest 3`. */
export function sumOf(voice: Voice, fighter: Fighter, colour: Colour): string {
  const parts = fighter.cards.map((card) => String(valueOf(card, colour)))
  if (fighter.chest !== undefined) {
    parts.push(voice.say('event.fromChest', { gems: chestGems(fighter.chest) }))
  }
  return parts.join(' + ')
}

/** Whether a strength is one card's, so that what it is made of says nothing more. */
export function isOfOneCard(named: { readonly strength: number; readonly sum: string }): boolean {
  return named.sum === String(named.strength)
}

/** A fighter with his strength and what it is made of, if that is more than one card. */
export function fighterText(
  voice: Voice,
  named: { readonly name: string; readonly strength: number; readonly sum: string },
): string {
  return voice.say(isOfOneCard(named) ? 'say.strength' : 'event.fighter', { ...named })
}

function compared(voice: Voice, event: OfKind<TafelrundeSeen, 'strengthsCompared'>): string[] {
  const fighters = event.fighters.map((fighter) =>
    fighterText(voice, {
      name: voice.name(fighter.seat),
      strength: fighter.strength,
      sum: sumOf(voice, fighter, event.colour),
    }),
  )
  return [
    voice.say('event.compared', {
      colour: voice.colour(event.colour),
      fighters: fighters.join('; '),
    }),
  ]
}

/** Whether an event says where cards of a colour go: special cards go after all colours (TR-29). */
export function isOfColourCards(event: TafelrundeSeen): boolean {
  const isOfCards = event.kind === 'returned' || event.kind === 'discarded'
  return isOfCards && event.cards.every((card) => specialOf(card) === undefined)
}

/** Whether an event goes on with the settling of a colour: who wins it, and whose cards go where. */
function goesOnWith(event: TafelrundeSeen, colour: Colour): boolean {
  const isOutcome = event.kind === 'colourWon' || event.kind === 'colourTied'
  return isOutcome ? event.colour === colour : isOfColourCards(event)
}

/** What is told of where cards go: whose they are knows which; all others have seen them lie, and the rule says where they go. */
export function isTold(voice: Voice, event: TafelrundeSeen): boolean {
  const isOfCards = event.kind === 'returned' || event.kind === 'discarded'
  return !isOfCards || voice.isYou(event.seat)
}

/** The strengths of a colour at one look, the strongest first: `Blue: Emma 16 > Carla 12 > you 7`. */
function orderOf(
  voice: Voice,
  { colour, fighters }: OfKind<TafelrundeSeen, 'strengthsCompared'>,
): string {
  const sorted = fighters.toSorted((one, other) => other.strength - one.strength)
  const [first, second] = sorted
  const parts = sorted.map(({ seat, strength }, at) => {
    const sign = strength === sorted[at - 1]?.strength ? '= ' : '> '
    return `${at === 0 ? '' : sign}${voice.name(seat)} ${String(strength)}`
  })
  const said = { colour: voice.colour(colour), fighters: parts.join(' ') }
  return voice.say(first?.strength === second?.strength ? 'event.orderTied' : 'event.order', said)
}

/** Who fights for a colour, as they sit: how strong each is, and who is strongest, is being counted. */
export function countingOf(voice: Voice, event: TafelrundeSeen): string | undefined {
  if (event.kind !== 'strengthsCompared') return undefined
  const seats = event.fighters.map(({ seat }) => seat).toSorted((one, other) => one - other)
  const fighters = seats.map((seat) => voice.name(seat)).join(', ')
  return voice.say('event.order', { colour: voice.colour(event.colour), fighters })
}

/** What goes on with a colour, where its beginning was told before. */
function goneOn(voice: Voice, events: readonly TafelrundeSeen[]): RowLine | undefined {
  const [first] = events
  const isAlone = first !== undefined && events.length === 1
  const colour = first && 'colour' in first ? first.colour : undefined
  if (!isAlone || !goesOnWith(first, colour ?? 'blue')) return undefined
  const caption = captionOf(voice, first)
  return {
    text: describe(voice, first).join(' '),
    ...(caption !== undefined && { caption }),
    own: true,
  }
}

/** Who takes which chests, or that a tie sends them to the middle; empty as long as that is open. */
function outcomeOf(voice: Voice, events: readonly TafelrundeSeen[]): string {
  const decided = events.filter(({ kind }) => kind === 'colourWon' || kind === 'colourTied')
  return decided.flatMap((event) => describe(voice, event)).join(' ')
}

/** Several who are out for the same cause, the listener last; with one alone the sentence is his. */
function outText(voice: Voice, seats: readonly Seat[], cause: PassCause): string {
  const [only, ...more] = seats
  if (only !== undefined && more.length === 0) return voice.about(only, PASSED[cause])
  const others = seats.filter((seat) => !voice.isYou(seat))
  const own = seats.filter((seat) => voice.isYou(seat))
  const key = `event.${PASSED[cause]}All${own.length > 0 ? 'You' : ''}`
  return voice.say(key, { names: voice.names([...others, ...own]) })
}

/** Whoever can play nothing more is out without a turn, one after the other: the ear has them in one sentence. */
function outInRow(voice: Voice, events: readonly TafelrundeSeen[]): RowLine | undefined {
  const passed = events.flatMap((event) => (event.kind === 'passed' ? event : []))
  const [first] = passed
  if (!first || first.cause === 'chosen') return undefined
  const isOne = passed.length === events.length && passed.every((one) => one.cause === first.cause)
  if (!isOne) return undefined
  const seats = passed.map(({ seat }) => seat)
  return { text: outText(voice, seats, first.cause), own: true }
}

/** What is told in one line: who is out with whom, and a colour that is settled, with how strong each was and what came of it. */
export function inRow(voice: Voice, events: readonly TafelrundeSeen[]): RowLine | undefined {
  return outInRow(voice, events) ?? colourInRow(voice, events)
}

function colourInRow(voice: Voice, events: readonly TafelrundeSeen[]): RowLine | undefined {
  const [first, ...others] = events
  if (!first) return undefined
  if (first.kind !== 'strengthsCompared') return goneOn(voice, events)
  if (!others.every((event) => goesOnWith(event, first.colour))) return undefined
  const told = others.filter((event) => isTold(voice, event))
  const lines = [first, ...told].flatMap((event) => describe(voice, event))
  const outcome = outcomeOf(voice, others)
  return {
    text: lines.join(' '),
    caption: orderOf(voice, first),
    ...(outcome !== '' && { outcome }),
    own: true,
  }
}

function keptLines(voice: Voice, kept: readonly Haul[]): string[] {
  return kept.flatMap(({ from, chests }) =>
    from === 'middle' ? [] : [voice.about(from, 'kept', { chests: voice.chests(chests) })],
  )
}

function won(voice: Voice, event: OfKind<TafelrundeSeen, 'colourWon'>): string[] {
  const chests = event.hauls.flatMap((haul) => haul.chests)
  const named = { colour: voice.colour(event.colour), chests: voice.chests(chests) }
  const key = chests.length === 0 ? 'wonNothing' : 'won'
  return [voice.about(event.seat, key, named), ...keptLines(voice, event.kept)]
}

function tied(voice: Voice, event: OfKind<TafelrundeSeen, 'colourTied'>): string[] {
  const chests = event.hauls.flatMap((haul) => haul.chests)
  const line = voice.say(chests.length === 0 ? 'event.tiedNothing' : 'event.tied', {
    colour: voice.colour(event.colour),
    names: voice.names(event.seats),
    chests: voice.chests(chests),
  })
  return [line, ...keptLines(voice, event.kept)]
}

/** Everybody draws two after each raid: only the own cards are news, and whoever cannot draw. */
function drew(voice: Voice, event: OfKind<TafelrundeSeen, 'drew'>): string[] {
  return event.cards ? [voice.say('event.drewYou', { cards: voice.inSentence(event.cards) })] : []
}

function ended(voice: Voice, event: OfKind<TafelrundeSeen, 'matchEnded'>): string[] {
  const gems = event.gems.map((n, seat) => voice.about(seat, 'gems', { n })).join(', ')
  const tie = tieText(event, voice)
  return [
    voice.table(`end.${event.end}`),
    voice.won(event.ranks, 'matchEnded', { gems }),
    ...(tie === undefined ? [] : [tie]),
  ]
}

function special(
  voice: Voice,
  event: OfKind<TafelrundeSeen, 'letzteWarnungPlayed' | 'wiederbelebungPlayed'>,
): string[] {
  if (event.kind === 'letzteWarnungPlayed') {
    const what =
      event.colour === undefined ? voice.say('event.nothing') : voice.colour(event.colour)
    return [voice.about(event.seat, 'letzteWarnung', { what })]
  }
  const what = event.card === undefined ? voice.say('event.nothing') : voice.card(event.card)
  return [voice.about(event.seat, 'wiederbelebung', { what })]
}

/** How those with equally many gems were told apart (TR-36), for the page of the result; undefined where gems alone decided. */
export function endingOf({ phase, players }: TafelrundeView, voice: Voice): string | undefined {
  if (phase.kind !== 'over') return undefined
  const gems = players.map((player) => player.gems ?? 0)
  const hands = players.map(({ hand }) => hand)
  return tieText({ ranks: phase.ranks, gems, hands }, voice)
}

/** What begins with an event, as a heading of the log. */
export function headingOf(voice: Voice, event: TafelrundeSeen): string | undefined {
  if (event.kind === 'matchEnded') return voice.listener.t('app.play.ending')
  if (event.kind !== 'raidStarted') return undefined
  return voice.listener.t('tafelrundeTable.raid', { raid: event.raid })
}

/** What stands under a picture where it shows more than words would: chests that lie open, cards on their way, numbers side by side. */
export function captionOf(voice: Voice, event: TafelrundeSeen): string | undefined {
  switch (event.kind) {
    case 'dealt':
      return specialsOf(voice, event).join(' ')
    case 'raidStarted':
      return voice.about(event.start, 'raidBegins', { raid: event.raid })
    case 'strengthsCompared':
      return orderOf(voice, event)
    case 'returned':
    case 'discarded':
      return ''
    default:
      return undefined
  }
}

/** The lines for an event. */
export function describe(voice: Voice, event: TafelrundeSeen): string[] {
  switch (event.kind) {
    case 'dealt':
      return dealt(voice, event)
    case 'raidStarted': {
      const chests = voice.chests(event.revealed)
      // With none left nothing is turned.
      if (event.revealed.length === 0) {
        return [voice.about(event.start, 'raidBegins', { raid: event.raid })]
      }
      return [voice.about(event.start, 'raidStarted', { raid: event.raid, chests })]
    }
    case 'played':
      return [voice.about(event.seat, 'played', { card: voice.card(event.card, event.colour) })]
    case 'feierabendPlayed':
      return [voice.about(event.seat, 'feierabend')]
    case 'zorkPlayed':
      return [voice.about(event.seat, 'zork')]
    case 'letzteWarnungPlayed':
    case 'wiederbelebungPlayed':
      return special(voice, event)
    case 'passed':
      return [voice.about(event.seat, PASSED[event.cause])]
    case 'strengthsCompared':
      return compared(voice, event)
    case 'colourWon':
      return won(voice, event)
    case 'colourTied':
      return tied(voice, event)
    case 'colourUnfought':
      return [voice.say('event.unfought', { colour: voice.colour(event.colour) })]
    case 'discarded':
    case 'returned':
      return [voice.about(event.seat, event.kind, { cards: voice.cards(event.cards) })]
    case 'secured':
      return [voice.about(event.seat, 'secured', { chests: voice.chests(event.chests) })]
    case 'securedBefore':
      return [voice.about(event.seat, 'securedBefore', { n: event.count })]
    case 'reshuffled':
    case 'notDrawn':
      return [voice.about(event.seat, event.kind)]
    case 'drew':
      return drew(voice, event)
    case 'startPassedOn':
      return [voice.about(event.seat, 'startPassedOn')]
    case 'matchEnded':
      return ended(voice, event)
  }
}
