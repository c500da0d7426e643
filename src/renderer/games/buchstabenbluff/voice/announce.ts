/** Everything that happens at a table of Buchstabenbluff in words. */
import type { OfKind } from '../../../../engine/basics/kinds'
import type {
  BuchstabenbluffSeen,
  PassCause,
} from '../../../../games/buchstabenbluff/outside/contract'
import type { RowLine } from '../../../speech/listener/sealVoice'
import { lineBegin } from '../../../wording/lineBegin'
import { openText, ownCardsText } from './lyingText'
import { scoreText } from './reader'
import { believersText, doubtersText, reasonsOf } from './verdictText'
import type { Voice } from './voice'

const PASSED: Readonly<Record<PassCause, string>> = {
  chosen: 'passed',
  forced: 'passedForced',
  left: 'passedLeft',
}

/** Card after card, as one line: who draws hears which, everybody else how many were drawn before laying. Drawing up after a turn is told in the end. */
export function inRow(voice: Voice, events: readonly BuchstabenbluffSeen[]): RowLine | undefined {
  const draws = events.flatMap((event) => (event.kind === 'drew' ? [event] : []))
  const [first] = draws
  const [other, ...others] = events.filter((event) => event.kind !== 'drew')
  const isRow = draws.every(({ seat, cause }) => seat === first?.seat && cause === first.cause)
  if (!first || !isRow || others.length > 0) return undefined
  const end = other?.kind === 'refilled' && other === events.at(-1) ? other : undefined
  const { seat, cause } = first
  if (other && (end?.seat !== seat || cause !== 'refill')) return undefined
  const cards = draws.flatMap(({ card }) => card ?? [])
  if (cards.length === draws.length) {
    return { text: voice.about(seat, 'drew', { card: voice.drawn(cards) }), own: true }
  }
  if (end) return { text: refilled(voice, end).join(' ') }
  if (cause !== 'turn' || cards.length > 0) return undefined
  return { text: voice.about(seat, 'drew', { n: draws.length }) }
}

function drew(voice: Voice, event: OfKind<BuchstabenbluffSeen, 'drew'>): string[] {
  const line = inRow(voice, [event])
  return line ? [line.text] : []
}

/** Who drew has heard every single card. */
function refilled(
  voice: Voice,
  { seat, count }: OfKind<BuchstabenbluffSeen, 'refilled'>,
): string[] {
  return voice.isYou(seat) ? [] : [voice.about(seat, 'refilled', { n: count })]
}

function announced(voice: Voice, event: OfKind<BuchstabenbluffSeen, 'announced'>): string[] {
  const { seat, word, spelling, count, open } = event
  const said = { n: count, word: voice.quoted(word) }
  const claim = [voice.about(seat, 'announced', said)]
  // Where it is laid in other letters than it is written with, the ear needs them; the capital of ß would be SS already.
  if (word.toLowerCase() !== spelling.toLowerCase()) {
    claim.push(voice.say('event.laidAs', { letters: Array.from(spelling).join(', ') }))
  }
  // What all may know comes first, then what only who laid it knows.
  const lying = [openText(open, voice), ownCardsText(event, voice)]
  // In one line: the question after it waits for each one more, and so does a key that answers it.
  return [claim.join(' '), ...lying.filter((text) => text !== undefined)]
}

function believed(
  voice: Voice,
  { seat, count, word }: OfKind<BuchstabenbluffSeen, 'believed'>,
): string {
  const named = { n: count, word: voice.quoted(word) }
  const other = voice.onlyOther(seat)
  if (other === undefined) return voice.about(seat, 'believed', named)
  const key = voice.isYou(other) ? 'believedOneByYou' : 'believedOne'
  return voice.about(seat, key, { ...named, other: voice.name(other) })
}

/** Who gets as many points as others in one sentence with them. */
function gainsText(gains: readonly number[], voice: Voice): string[] {
  const gainers = [...gains.keys()].filter((seat) => (gains[seat] ?? 0) > 0)
  return [...new Set(gainers.map((seat) => gains[seat] ?? 0))].map((n) => {
    const [seat, ...others] = gainers.filter((gainer) => gains[gainer] === n)
    if (seat !== undefined && others.length === 0) return voice.about(seat, 'gain', { n })
    const names = voice.names([...(seat === undefined ? [] : [seat]), ...others])
    return lineBegin(voice.say('event.gainMany', { names, n }))
  })
}

/** Where the cards went, and who got how many tens. */
function consequences(voice: Voice, event: OfKind<BuchstabenbluffSeen, 'doubted'>): string[] {
  const { seat, gains, value, judgement } = event
  const kept = voice.about(seat, judgement.isTrue ? 'keeps' : 'loses', { n: value })
  return [kept, ...gainsText(gains, voice)]
}

/** Who doubted, what lay there and why that was the verdict. */
function verdictLines(voice: Voice, event: OfKind<BuchstabenbluffSeen, 'doubted'>): string[] {
  const { seat, doubters, believers, cards, judgement, word, spelling } = event
  const who = `${doubtersText(doubters, voice)} ${believersText(believers, voice)}`.trim()
  const verdict = voice.about(seat, judgement.isTrue ? 'wasTrue' : 'wasBluff', {
    word: voice.quoted(word),
    cards: voice.laid(cards, spelling),
  })
  return [who, verdict, ...reasonsOf(event, voice)]
}

function doubted(voice: Voice, event: OfKind<BuchstabenbluffSeen, 'doubted'>): string[] {
  return [...verdictLines(voice, event), ...consequences(voice, event)]
}

/** What is said in one go for each of the pictures of a verdict: what came out, then what came of it. */
export function saidOf(voice: Voice, event: BuchstabenbluffSeen): string[] | undefined {
  if (event.kind !== 'doubted') return undefined
  return [verdictLines(voice, event), consequences(voice, event)].map((lines) => lines.join(' '))
}

function ended(
  voice: Voice,
  { scores, ranks, end }: OfKind<BuchstabenbluffSeen, 'ended'>,
): string[] {
  const sums = scores.map((score, seat) => scoreText(seat, score, voice))
  const deserted = end === 'deserted' ? [voice.say('event.deserted')] : []
  return [...deserted, voice.won(ranks, 'ended'), ...sums]
}

/** What begins with an event, as a heading of the log. */
export function headingOf(voice: Voice, event: BuchstabenbluffSeen): string | undefined {
  const { t } = voice.listener
  if (event.kind === 'ended') return t('app.play.ending')
  if (event.kind !== 'turnBegan') return undefined
  if (voice.isYou(event.seat)) return t('table.turnOfYou')
  return t('table.turnOf', { name: voice.name(event.seat) })
}

/** What stands under the picture of a verdict: what comes of it. What came out is stamped on the cards, and who doubted stands below them. */
export function captionOf(voice: Voice, event: BuchstabenbluffSeen): string | undefined {
  return event.kind === 'doubted' ? consequences(voice, event).join(' ') : undefined
}

/** The lines for an event. */
export function describe(voice: Voice, event: BuchstabenbluffSeen): string[] {
  switch (event.kind) {
    case 'turnBegan':
      // One's own turn is asked for.
      return voice.isYou(event.seat) ? [] : [voice.about(event.seat, 'turnBegan')]
    case 'drew':
      return drew(voice, event)
    case 'refilled':
      return refilled(voice, event)
    case 'reshuffled':
      return [voice.say('event.reshuffled', { n: event.count })]
    case 'passed':
      return [voice.about(event.seat, PASSED[event.cause])]
    case 'announced':
      return announced(voice, event)
    case 'believed':
      return [believed(voice, event)]
    case 'doubted':
      return doubted(voice, event)
    case 'left':
      return [voice.about(event.seat, 'left')]
    case 'ended':
      return ended(voice, event)
  }
}
