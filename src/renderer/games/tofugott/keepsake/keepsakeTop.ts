/** What a saved page begins with: who won, the podium, what was remarkable, and what was worth saying twice. */
import { winnersOf } from '../../../../engine/contract/outcome'
import type { Seat } from '../../../../engine/basics/seat'
import type {
  Explanation,
  TofugottSeen,
  TurnedCard,
} from '../../../../games/tofugott/outside/contract'
import { remarksOf } from '../../../../games/tofugott/outside/remarks'
import { joinNames } from '../../../speech/listener/listener'
import { remarkTexts } from '../../../speech/texts/remarkText'
import { formatPoints } from '../../../wording/formatPoints'
import type { KeepsakeParts } from '../../gameTable'
import type { Chronicle } from '../score/chronicle'
import { escapeHtml } from './escapeHtml'
import { markedName, picture, tag } from './html'
import { ownerOf, quotesOf } from './keepsakeQuestion'

/** How many places stand on the podium, and how many lines are told again. */
const STEPS = 3
const MOST_LINES = 3

/** The names of seats in one text. */
export function namesOfSeats(seats: readonly Seat[], { names, t }: KeepsakeParts): string {
  return joinNames(
    seats.map((seat) => names[seat] ?? ''),
    t,
  )
}

function sumsOf({ turns }: Chronicle, { names }: KeepsakeParts): readonly number[] {
  const gains = turns.flatMap(({ questions }) => questions.map((question) => question.gains ?? []))
  return names.map((_, seat) => gains.reduce((sum, of) => sum + (of[seat] ?? 0), 0))
}

/** Who has won; nothing where the end was not told. */
export function winnerLine({ ended }: Chronicle, parts: KeepsakeParts): string {
  if (!ended) return ''
  const key = ended.end === 'deserted' ? 'deserted' : 'matchEnded'
  const names = namesOfSeats(winnersOf({ kind: 'ranking', ranks: ended.ranks }), parts)
  return tag('p', escapeHtml(parts.t(`tofugott.event.${key}`, { names })), 'class="winner"')
}

/** Everybody with his points, in the order of the places, the first ones on a podium. */
export function podium(chronicle: Chronicle, parts: KeepsakeParts): string {
  const ranks = chronicle.ended?.ranks ?? []
  const places = sumsOf(chronicle, parts)
    .map((sum, seat) => ({ sum, seat, rank: ranks[seat] }))
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ sum, seat, rank }, index) => {
      const place = rank === undefined ? '' : tag('span', `${String(rank)}.`, 'class="rank"')
      const points = escapeHtml(
        parts.t('tofugottTable.points', { n: Math.abs(sum), points: formatPoints(sum) }),
      )
      const name = tag('strong', markedName(parts.names[seat] ?? '', seat, parts))
      const step = index < STEPS ? `step step-${String(index + 1)}` : 'below'
      return tag(
        'li',
        `${place} ${name} ${tag('span', points, 'class="points"')}`,
        `class="${step}"${rank === undefined ? '' : ` data-rank="${String(rank)}"`}`,
      )
    })
  return tag('ol', places.join(''), 'class="podium"')
}

/** Best guesser, hardest to read and the like. */
export function highlights(told: readonly TofugottSeen[], parts: KeepsakeParts): string {
  const { names, t } = parts
  const found = remarkTexts(
    { remarks: remarksOf(told, names.length) },
    { names, words: 'tofugott', t },
  )
  const items = found.map(({ title, who, text }) =>
    tag(
      'li',
      `${tag('span', escapeHtml(title), 'class="title"')} ${tag('strong', escapeHtml(who))} ${tag('span', escapeHtml(text))}`,
    ),
  )
  if (items.length === 0) return ''
  const heading = tag('h2', escapeHtml(t('app.result.remarks')))
  return tag('section', heading + tag('ul', items.join('')), 'class="highlights"')
}

/** What somebody has typed is told again rather than a phrase, and of a worst answer rather than of another. */
function weightOf({ said, role }: TurnedCard): number {
  const signs = (one: Explanation): number =>
    one.kind === 'words' ? 100 + Math.min(one.text.length, 60) : 10
  const ofRole = { guess: 0, best: 2, worst: 4 }[role]
  return Math.max(0, ...said.map(signs)) + ofRole
}

/** The lines of the evening, no two of one seat as long as others have said something. */
function bestSaid(cards: readonly TurnedCard[]): readonly TurnedCard[] {
  const said = cards
    .filter((card) => card.said.length > 0)
    .sort((one, other) => weightOf(other) - weightOf(one))
  const firsts = said.filter(
    (card, index) => said.findIndex(({ seat }) => seat === card.seat) === index,
  )
  return [...firsts, ...said.filter((card) => !firsts.includes(card))].slice(0, MOST_LINES)
}

/** The best lines large, each with its question. */
export function lines({ turns }: Chronicle, parts: KeepsakeParts): string {
  const asked = new Map(
    turns.flatMap(({ card, questions }) =>
      questions.flatMap(({ question, turned }) =>
        turned.map((one) => [one, card.questions[question] ?? ''] as const),
      ),
    ),
  )
  const quotes = bestSaid([...asked.keys()]).map((card) => {
    const name = tag('b', markedName(ownerOf(card, parts), card.seat, parts))
    const question = tag('span', escapeHtml(asked.get(card) ?? ''))
    const words = `${tag('p', question, 'class="question"')}${quotesOf(card, parts)}${tag('footer', name)}`
    return tag('blockquote', picture(card.silhouette) + tag('div', words), `class="${card.role}"`)
  })
  if (quotes.length === 0) return ''
  const heading = tag('h2', escapeHtml(parts.t('tofugottTable.keepsake.lines')))
  return tag('section', heading + quotes.join(''), 'class="lines"')
}
