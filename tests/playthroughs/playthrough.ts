/** Matches as readable text: who acts, the move, what happened, and now and then the whole position. */
import { BOTS } from '../../src/bots/registry'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { invariant } from '../../src/engine/basics/invariant'
import { isRecord } from '../../src/engine/basics/json'
import type { Match, Played } from '../../src/engine/match/match'
import type { Options } from '../../src/engine/options/options'
import type { Outcome } from '../../src/engine/contract/outcome'
import type { Entry } from '../../src/engine/match/record'
import type { GameId } from '../../src/games/contracts'
import { GAMES } from '../../src/games/registry'
import type { BotLevel } from '../../src/protocol/terms'
import { fairnessOf, startedMatch } from '../support/match/fairness'
import { TRIAL_CONTENTS } from '../support/match/trialContents'

/** A playthrough to be kept. */
export interface PlaythroughSpec {
  readonly game: GameId
  /** Name of its file, without ending. */
  readonly name: string
  readonly seats: number
  readonly options: Options
  /** Seats given up for good, each after so many entries. */
  readonly leaves?: readonly { readonly seat: number; readonly after: number }[]
  /** For one entry in so many the time has run out; absent: for none. */
  readonly late?: number
  /** Who plays; absent: everybody at random. */
  readonly level?: BotLevel
  /** Kinds of events (with a detail after a colon) that must happen. */
  readonly shows: readonly string[]
}

/** All playthroughs. */
export const PLAYTHROUGHS: readonly PlaythroughSpec[] = [
  {
    game: 'time-bluff',
    name: 'beginner-table',
    seats: 4,
    options: { pairCards: 'off', target: 'round' },
    level: 'solid',
    shows: ['doubted:true', 'doubted:false', 'roundEnded:emptied'],
  },
  {
    game: 'time-bluff',
    name: 'pair-cards',
    seats: 3,
    options: { target: 'round' },
    shows: ['protected', 'beamed', 'snoozed', 'drew:broken'],
  },
  {
    game: 'time-bluff',
    name: 'vortex-chain',
    seats: 3,
    options: { target: 'round' },
    shows: ['vortexReplaced:49', 'vortexReplaced:inside'],
  },
  {
    game: 'time-bluff',
    name: 'two-players',
    seats: 2,
    options: { target: 30 },
    level: 'sharp',
    shows: ['roundEnded:emptied', 'matchEnded'],
  },
  {
    game: 'time-bluff',
    name: 'six-players',
    seats: 6,
    options: { target: 'round', openJoker: 'named', snoozeTarget: 'chosen' },
    level: 'solid',
    shows: ['doubted:false', 'roundEnded:emptied'],
  },
  {
    game: 'time-bluff',
    name: 'exhausted-pile',
    seats: 5,
    options: { target: 'round', lastDoubt: 'on', handDraw: 'on' },
    late: 13,
    shows: ['pileExhausted', 'roundEnded:pile-exhausted', 'drew:forgotten'],
  },
  {
    game: 'tafelrunde',
    name: 'every-special',
    seats: 4,
    options: {},
    shows: ['feierabendPlayed', 'letzteWarnungPlayed', 'wiederbelebungPlayed', 'zorkPlayed'],
  },
  {
    game: 'tafelrunde',
    name: 'tie',
    seats: 3,
    options: { specials: 'none' },
    shows: ['colourTied', 'colourUnfought', 'returned'],
  },
  {
    game: 'tafelrunde',
    name: 'reshuffle',
    seats: 2,
    options: {},
    shows: ['reshuffled', 'matchEnded:stack-empty'],
  },
  {
    game: 'tafelrunde',
    name: 'chosen-specials',
    seats: 3,
    options: { specials: 'chosen', passiveDefence: 'on', openGems: 'on' },
    shows: ['dealt', 'colourWon'],
  },
  {
    game: 'tafelrunde',
    name: 'zork-in-addition',
    seats: 4,
    options: { specials: 'all-zork', zork: 'addition' },
    shows: ['zorkPlayed', 'secured', 'matchEnded:stack-empty'],
  },
  {
    game: 'tafelrunde',
    name: 'protected-chests',
    seats: 2,
    options: { specials: 'all-letzte-warnung' },
    shows: ['letzteWarnungPlayed', 'passed:empty-hand'],
  },
  {
    game: 'buchstabenbluff',
    name: 'german-table',
    seats: 3,
    options: { language: 'de' },
    shows: ['believed', 'doubted:true', 'doubted:false', 'passed:chosen', 'ended:finished'],
  },
  {
    game: 'buchstabenbluff',
    name: 'open-dictionary',
    seats: 4,
    options: { language: 'en', dictionary: 'open', repeats: 'refused', lastRefill: 'off' },
    shows: ['doubted:true', 'doubted:unlisted', 'ended:finished'],
  },
  {
    game: 'buchstabenbluff',
    name: 'mixed-rows',
    seats: 2,
    options: { language: 'nl', mixed: 'on', turns: 3, houseWords: ['gelato', 'ijs'] },
    shows: ['announced:open', 'doubted:true', 'believed'],
  },
  {
    game: 'buchstabenbluff',
    name: 'umlaut-cards',
    seats: 4,
    options: { language: 'de', umlautCards: 'on' },
    shows: ['announced:umlaut', 'doubted:true', 'doubted:false'],
  },
  {
    game: 'buchstabenbluff',
    name: 'long-match',
    seats: 5,
    options: { language: 'de', turns: 7 },
    shows: ['reshuffled', 'drew:turn', 'drew:refill', 'passed:forced'],
  },
  {
    game: 'buchstabenbluff',
    name: 'seats-given-up',
    seats: 3,
    options: { language: 'en', dictionary: 'open' },
    leaves: [
      { seat: 1, after: 12 },
      { seat: 0, after: 24 },
    ],
    shows: ['left', 'passed:left', 'doubted:unlisted', 'ended:deserted'],
  },
  {
    game: 'buchstabenbluff',
    name: 'eight-seats',
    seats: 8,
    options: { language: 'de' },
    shows: ['reshuffled', 'believed', 'doubted:true'],
  },
  {
    game: 'tijdlijn',
    name: 'together',
    seats: 3,
    options: {},
    shows: ['played:stack', 'played:slot', 'played:end', 'stuck', 'discarded', 'refilled'],
  },
  {
    game: 'tijdlijn',
    name: 'alone',
    seats: 1,
    options: { cards: 24 },
    shows: ['played:slotStack', 'stuck', 'discarded'],
  },
  {
    game: 'tijdlijn',
    name: 'forgotten-stuck-cards',
    seats: 5,
    options: { rememberStuck: 'off', cards: 48 },
    shows: ['stuck', 'discarded', 'ended:none-fits'],
  },
  {
    game: 'tijdlijn',
    name: 'one-language',
    seats: 2,
    options: { decks: ['dutch'], cards: 24 },
    shows: ['played:slot', 'stuck', 'discarded'],
  },
  {
    game: 'tijdlijn',
    name: 'play-off',
    seats: 4,
    options: { mode: 'competitive' },
    shows: ['laid:right', 'laid:wrong', 'playOff', 'ended:won'],
  },
  {
    game: 'tijdlijn',
    name: 'reshuffle',
    seats: 3,
    options: { mode: 'competitive', decks: ['small'] },
    shows: ['reshuffled', 'ended:won'],
  },
  {
    game: 'tijdlijn',
    name: 'eight-seats',
    seats: 8,
    options: {
      mode: 'competitive',
      hand: 6,
      unseenFirst: 'off',
      themes: ['science', 'sport', 'food', 'arts', 'nature', 'politics'],
    },
    shows: ['laid:wrong', 'drew', 'ended:won'],
  },
  {
    game: 'tofugott',
    name: 'two-players',
    seats: 2,
    options: {},
    shows: ['turned', 'explained', 'settled', 'ended:finished'],
  },
  {
    game: 'tofugott',
    name: 'tie',
    seats: 4,
    options: { turns: 1 },
    shows: ['tied', 'drewForTofu', 'ended:finished'],
  },
  {
    game: 'tofugott',
    name: 'spicy-and-homemade',
    seats: 3,
    options: { turns: 1, spicy: 'on', decks: ['tofugott/box', 'tofugott/homemade'] },
    shows: ['read', 'setAside', 'ended:finished'],
  },
  {
    game: 'tofugott',
    name: 'floor',
    seats: 5,
    options: { turns: 1, floor: 0 },
    shows: ['settled', 'explained', 'ended:finished'],
  },
  {
    game: 'tofugott',
    name: 'six-players',
    seats: 6,
    options: { waitingNames: 'on', guessSeconds: 30, explainSeconds: 60 },
    shows: ['turnBegun', 'settled', 'ended:finished'],
  },
  {
    game: 'tofugott',
    name: 'four-turns',
    seats: 2,
    options: { turns: 4, answerSeconds: 60 },
    shows: ['tied', 'ended:finished'],
  },
]

/** What is shown is the same in every language but for the texts of content. */
const LANGUAGE = 'en'
const VIEW_EVERY = 12
const MOST_SEEDS = 400

function newMatch(spec: PlaythroughSpec, seed: number): Match {
  const random = fastRandom(`playthrough-${String(seed)}`)
  const { options, seats } = spec
  const fairness = fairnessOf(random, seats)
  const contents = TRIAL_CONTENTS[spec.game]
  return startedMatch(GAMES[spec.game], { options, seats, fairness, contents })
}

/** What a word shows: how its doubt came out, a letter with dots, a card face up. */
function wordNotes({
  judgement,
  spelling,
  open,
}: Readonly<Record<string, unknown>>): (string | undefined)[] {
  const { isTrue, isListed } = isRecord(judgement) ? judgement : {}
  return [
    isTrue === undefined ? undefined : String(isTrue),
    isListed === false ? 'unlisted' : undefined,
    typeof spelling === 'string' && /[ÄÖÜ]/u.test(spelling) ? 'umlaut' : undefined,
    Array.isArray(open) && open.length > 0 ? 'open' : undefined,
  ]
}

function notesOf(event: unknown): string[] {
  if (!isRecord(event) || typeof event.kind !== 'string') return []
  const details = [
    event.right,
    event.end,
    event.cause,
    event.card,
    event.inside === true ? 'inside' : undefined,
    ...wordNotes(event),
    isRecord(event.landing) ? event.landing.kind : undefined,
    event.kind === 'laid' && event.isRight === true ? 'right' : undefined,
    event.kind === 'laid' && event.isRight === false ? 'wrong' : undefined,
  ]
  const known = details.filter((detail) => detail !== undefined).map(String)
  return [event.kind, ...known.map((detail) => `${String(event.kind)}:${detail}`)]
}

function moveText(game: GameId, entry: Entry): string {
  const raw = entry.kind === 'left' ? undefined : entry.move
  return GAMES[game].open((rules) => {
    const move = rules.parseMove(raw)
    return move.ok ? rules.notation.formatMove(move.value) : '?'
  })
}

function outcomeText(outcome: Outcome | undefined): string {
  if (outcome?.kind !== 'ranking') return JSON.stringify(outcome)
  const { ranks, scores } = outcome
  return JSON.stringify({ ranks, scores })
}

interface Script {
  readonly text: string
  readonly notes: ReadonlySet<string>
}

type Decide = (match: Match, seat: number) => unknown

function deciderOf(
  spec: PlaythroughSpec,
  match: Match,
  seed: number,
): { decide: Decide; told(played: Played): void } {
  const random = fastRandom(`moves-${String(seed)}`)
  const { level } = spec
  if (level === undefined) {
    return { decide: (running, seat) => running.sampleMove(seat, random), told: () => undefined }
  }
  const seatBot = BOTS[spec.game].study(match.knowledge)
  const bots = Array.from({ length: spec.seats }, (_, seat) => {
    const own = { level, seed: `${String(seed)}/${String(seat)}`, say: () => undefined }
    const bot = seatBot(own)
    bot.observe([], match.view(seat, LANGUAGE))
    return bot
  })
  return {
    decide: (_, seat) => bots[seat]?.decide({ playouts: 0, hasTime: () => false }),
    told: (played) => {
      bots.forEach((bot, seat) => {
        bot.observe(played.seen(seat, LANGUAGE), match.view(seat, LANGUAGE))
      })
    },
  }
}

/** A seat that goes, or the next answer; undefined when nobody acts any more. */
function playNext(
  spec: PlaythroughSpec,
  match: Match,
  decide: Decide,
): { readonly played: Played; readonly line: string } | undefined {
  const gone = spec.leaves?.find(({ after }) => after === match.entries())
  const [decision] = match.toAct()
  if (!decision) return undefined
  if (gone) {
    const prepared = match.prepareLeave(gone.seat)
    invariant(prepared.ok, 'whoever plays may go')
    return { played: prepared.value.apply(), line: `seat ${String(gone.seat + 1)} goes for good` }
  }
  const { seat, kind } = decision
  const isLate = spec.late !== undefined && match.entries() % spec.late === spec.late - 1
  const prepared = isLate
    ? match.prepareFallback(seat)
    : match.prepare(seat, { move: decide(match, seat) })
  invariant(prepared.ok, 'a playthrough plays legal moves')
  const text = moveText(spec.game, prepared.value.entry)
  const asked = isLate ? `${kind} by the clock` : kind
  return { played: prepared.value.apply(), line: `seat ${String(seat + 1)} ${asked}: ${text}` }
}

/** The playthrough of a spec with a seed. */
export function writePlaythrough(spec: PlaythroughSpec, seed: number): Script {
  const match = newMatch(spec, seed)
  const { decide, told } = deciderOf(spec, match, seed)
  const lines = [
    `game ${spec.game}`,
    `seats ${String(spec.seats)}`,
    `options ${JSON.stringify(spec.options)}`,
    `level ${spec.level ?? 'random'}`,
    `seed ${String(seed)}`,
    '',
    match.formatState(),
    '',
  ]
  const notes = new Set<string>()
  for (let entry = playNext(spec, match, decide); entry; entry = playNext(spec, match, decide)) {
    const { played, line } = entry
    told(played)
    lines.push(`${String(match.entries())}. ${line}`)
    for (const event of played.seen('spectator', LANGUAGE)) {
      lines.push(`     ${JSON.stringify(event)}`)
      for (const note of notesOf(event)) notes.add(note)
    }
    if (match.entries() % VIEW_EVERY === 0)
      lines.push('', match.formatView(played.entry.seat, LANGUAGE), '')
  }
  lines.push('', match.formatState(), `outcome ${outcomeText(match.outcome())}`, '')
  return { text: lines.join('\n'), notes }
}

/** Whether a playthrough shows what it is kept for. */
export function showsAll(spec: PlaythroughSpec, notes: ReadonlySet<string>): boolean {
  return spec.shows.every((note) => notes.has(note))
}

/** The first playthrough that shows what it is to show. */
export function findPlaythrough(spec: PlaythroughSpec): string {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const { text, notes } = writePlaythrough(spec, seed)
    if (showsAll(spec, notes)) return text
  }
  throw new Error(`no playthrough shows ${spec.shows.join(', ')}`)
}
