/** A match of Tofugott as one page to laugh about once more: it needs no net and no program, and nothing in it runs. */
import type { Json } from '../../../../engine/basics/json'
import type { TieRound } from '../../../../games/tofugott/outside/contract'
import { isTofugottSeen } from '../../../../games/tofugott/outside/guards'
import type { KeepsakeParts } from '../../gameTable'
import { chronicleAfter, EMPTY_CHRONICLE, type Chronicle, type PastTurn } from '../score/chronicle'
import { silhouetteName } from '../voice/names'
import { escapeHtml } from './escapeHtml'
import { picture, symbols, tag } from './html'
import { questionSection } from './keepsakeQuestion'
import { KEEPSAKE_STYLE } from './keepsakeStyle'
import { highlights, lines, namesOfSeats, podium, winnerLine } from './keepsakeTop'

function asideOf({ aside }: PastTurn, { t }: KeepsakeParts): string {
  const cards = aside.map((one) => `${picture(one)} ${escapeHtml(silhouetteName(one, t))}`)
  const label = escapeHtml(t('tofugottTable.aside'))
  return aside.length === 0 ? '' : tag('p', [label, ...cards].join(' '), 'class="aside"')
}

function turnArticle(turn: PastTurn, parts: KeepsakeParts): string {
  const { title, scenario, language } = turn.card
  const by = parts.t('tofugottTable.keepsake.readBy', { name: parts.names[turn.active] ?? '' })
  const written = `lang="${language}"`
  const head = tag('p', escapeHtml(by), 'class="by"') + tag('h2', escapeHtml(title), written)
  const scene = tag('p', escapeHtml(scenario), `class="scenario" ${written}`)
  const questions = turn.questions.map((past) => questionSection(turn, past, parts)).join('')
  return tag('article', head + scene + asideOf(turn, parts) + questions)
}

function drawLines({ seats, steps }: TieRound, parts: KeepsakeParts): string {
  const { names, t } = parts
  const drawn = steps.map((step) => {
    const cards = step.map((silhouette, index) =>
      t('tofugott.event.drawn', {
        name: names[seats[index] ?? 0] ?? '',
        silhouette: silhouetteName(silhouette, t),
      }),
    )
    return tag('p', escapeHtml(t('tofugott.event.drewForTofu', { cards: cards.join(', ') })))
  })
  const tied = t('tofugott.event.tied', { names: namesOfSeats(seats, parts) })
  return tag('p', escapeHtml(tied)) + drawn.join('')
}

function tieBreak({ tieBreak: rounds }: Chronicle, parts: KeepsakeParts): string {
  if (rounds.length === 0) return ''
  const title = tag('h2', escapeHtml(parts.t('tofugottTable.tie.title')))
  return tag('article', title + rounds.map((round) => drawLines(round, parts)).join(''))
}

function headOf(title: string, faces: string): string {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
  const meta =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return tag('head', meta + tag('title', escapeHtml(title)) + tag('style', faces + KEEPSAKE_STYLE))
}

/** The page of a match, from all that a spectator was told of it; what people wrote stands in it letter for letter. `faces`: the rules for its type. */
export function keepsakePage(told: readonly Json[], parts: KeepsakeParts, faces: string): string {
  const seen = told.flatMap((event: unknown) => (isTofugottSeen(event) ? [event] : []))
  const chronicle = seen.reduce(chronicleAfter, EMPTY_CHRONICLE)
  const { date, language, t } = parts
  const title = t('tofugottTable.keepsake.title')
  const top =
    tag('h1', escapeHtml(title)) +
    tag('p', escapeHtml(date), 'class="date"') +
    winnerLine(chronicle, parts) +
    podium(chronicle, parts) +
    highlights(seen, parts) +
    lines(chronicle, parts)
  const turns = chronicle.turns.map((one) => turnArticle(one, parts)).join('')
  const body = symbols() + tag('header', top) + tag('main', turns + tieBreak(chronicle, parts))
  const page = tag(
    'html',
    `${headOf(`${title}, ${date}`, faces)}\n${tag('body', body)}`,
    `lang="${language}"`,
  )
  return `<!doctype html>\n${page}\n`
}
