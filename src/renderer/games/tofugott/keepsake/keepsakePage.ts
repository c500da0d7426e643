/** A match of Tofugott as one page to laugh about once more: it needs no net and no program, and nothing in it runs. */
import type { Json } from '../../../../engine/json'
import { winnersOf } from '../../../../engine/outcome'
import type { Seat } from '../../../../engine/seat'
import type { TieRound, TurnedCard } from '../../../../games/tofugott/outside/contract'
import { SILHOUETTES, type Silhouette } from '../../../../games/tofugott/outside/silhouettes'
import { isTofugottSeen } from '../../../../games/tofugott/outside/guards'
import type { KeepsakeParts } from '../../gameTable'
import {
  chronicleAfter,
  EMPTY_CHRONICLE,
  type Chronicle,
  type PastQuestion,
  type PastTurn,
} from '../chronicle'
import { joinNames } from '../../../speech/listener'
import { formatPoints } from '../../../wording/formatPoints'
import { explanationText, scoredText, silhouetteName, silhouetteTitle } from '../names'
import { SILHOUETTE_PATHS } from '../silhouettes'
import { escapeHtml } from './escapeHtml'
import { KEEPSAKE_STYLE } from './keepsakeStyle'

function tag(name: string, content: string, attributes = ''): string {
  return `<${name}${attributes === '' ? '' : ` ${attributes}`}>${content}</${name}>`
}

function text(words: string): string {
  return escapeHtml(words)
}

/** Every silhouette once; where it is shown it is only named. */
function symbols(): string {
  const all = SILHOUETTES.map((one) => {
    const path = `<path d="${SILHOUETTE_PATHS[one]}" fill-rule="evenodd"/>`
    return tag('symbol', path, `id="${one}" viewBox="0 0 100 100"`)
  })
  return tag('svg', all.join(''), 'width="0" height="0" aria-hidden="true"')
}

function picture(silhouette: Silhouette): string {
  return tag('svg', `<use href="#${silhouette}"/>`, 'class="picture" aria-hidden="true"')
}

class Page {
  constructor(
    private readonly chronicle: Chronicle,
    private readonly parts: KeepsakeParts,
  ) {}

  private name(seat: number): string {
    return this.parts.names[seat] ?? ''
  }

  /** What a bot does and says is marked as a bot's. */
  private marked(name: string, seat: number): string {
    const { isBot, t } = this.parts
    const mark = isBot(seat) ? ` ${tag('i', text(`(${t('table.bot')})`))}` : ''
    return text(name) + mark
  }

  private roleOf({ role, seat }: TurnedCard): string {
    if (role === 'guess') return this.name(seat)
    return this.parts.t(`tofugottTable.past.${role}`, { name: this.name(seat) })
  }

  private card(card: TurnedCard): string {
    const { t } = this.parts
    const byClock = card.byClock ? `, ${t('tofugottTable.byClock')}` : ''
    const shown = `${silhouetteTitle(card.silhouette, t)}${byClock}`
    const said = card.said
      .map((one) => ` ${tag('q', text(explanationText(one, card.silhouette, t)))}`)
      .join('')
    const role = tag('b', this.marked(this.roleOf(card), card.seat))
    const words = `${role} ${tag('span', text(shown))}${said}`
    return tag('li', picture(card.silhouette) + tag('div', words), `class="${card.role}"`)
  }

  private gains({ gains, question }: PastQuestion): string {
    if (!gains) return ''
    const words = scoredText(gains, this.parts) ?? this.nobodyScored(question)
    return tag('p', text(words), 'class="gains"')
  }

  private nobodyScored(question: number): string {
    return this.parts.t('tofugott.event.settledNone', { question: question + 1 })
  }

  private aside({ aside }: PastTurn): string {
    const { t } = this.parts
    const cards = aside.map((one) => `${picture(one)} ${text(silhouetteName(one, t))}`)
    const label = text(t('tofugottTable.aside'))
    return aside.length === 0 ? '' : tag('p', [label, ...cards].join(' '), 'class="aside"')
  }

  private question(turn: PastTurn, past: PastQuestion): string {
    const asked = turn.card.questions[past.question] ?? ''
    const cards = past.turned.map((card) => this.card(card)).join('')
    return tag('section', tag('h3', text(asked)) + tag('ul', cards) + this.gains(past))
  }

  private turn(turn: PastTurn): string {
    const { title, scenario, language } = turn.card
    const by = this.parts.t('tofugottTable.keepsake.readBy', { name: this.name(turn.active) })
    const head = tag('h2', text(title)) + tag('p', text(by), 'class="by"')
    const scene = tag('p', text(scenario), 'class="scenario"')
    const questions = turn.questions.map((past) => this.question(turn, past)).join('')
    return tag('article', head + scene + this.aside(turn) + questions, `lang="${language}"`)
  }

  private get sums(): readonly number[] {
    const { names } = this.parts
    const gains = this.chronicle.turns.flatMap(({ questions }) =>
      questions.map((question) => question.gains ?? []),
    )
    return names.map((_, seat) => gains.reduce((sum, of) => sum + (of[seat] ?? 0), 0))
  }

  private names(seats: readonly Seat[]): string {
    return joinNames(
      seats.map((seat) => this.name(seat)),
      this.parts.t,
    )
  }

  /** Who has won; nothing where the end was not told. */
  private winner(): string {
    const { ended } = this.chronicle
    if (!ended) return ''
    const key = ended.end === 'deserted' ? 'deserted' : 'matchEnded'
    const names = this.names(winnersOf({ kind: 'ranking', ranks: ended.ranks }))
    return tag('p', text(this.parts.t(`tofugott.event.${key}`, { names })), 'class="winner"')
  }

  /** Everybody with his points, in the order of the places. */
  private places(): string {
    const ranks = this.chronicle.ended?.ranks ?? []
    const places = this.sums
      .map((sum, seat) => ({ sum, seat, rank: ranks[seat] }))
      .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
      .map(({ sum, seat, rank }) => {
        const place = rank === undefined ? '' : `${String(rank)}. `
        const points = tag('b', text(formatPoints(sum)))
        return tag('li', `${place}${this.marked(this.name(seat), seat)} ${points}`)
      })
    return tag('ul', places.join(''), 'class="sums"')
  }

  private draw({ seats, steps }: TieRound): string {
    const { t } = this.parts
    const lines = steps.map((step) => {
      const cards = step.map((silhouette, index) =>
        t('tofugott.event.drawn', {
          name: this.name(seats[index] ?? 0),
          silhouette: silhouetteName(silhouette, t),
        }),
      )
      return tag('p', text(t('tofugott.event.drewForTofu', { cards: cards.join(', ') })))
    })
    const tied = tag('p', text(t('tofugott.event.tied', { names: this.names(seats) })))
    return tied + lines.join('')
  }

  private tieBreak(): string {
    const { tieBreak } = this.chronicle
    if (tieBreak.length === 0) return ''
    const title = tag('h2', text(this.parts.t('tofugottTable.tie.title')))
    return tag('article', title + tieBreak.map((round) => this.draw(round)).join(''))
  }

  whole(): string {
    const { date, language, t } = this.parts
    const title = t('tofugottTable.keepsake.title')
    const head = tag('h1', text(title)) + tag('p', text(date)) + this.winner() + this.places()
    const turns = this.chronicle.turns.map((one) => this.turn(one)).join('')
    const body = symbols() + tag('header', head) + tag('main', turns + this.tieBreak())
    const meta =
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`
    const top = tag(
      'head',
      meta + tag('title', text(`${title}, ${date}`)) + tag('style', KEEPSAKE_STYLE),
    )
    return `<!doctype html>\n${tag('html', `${top}\n${tag('body', body)}`, `lang="${language}"`)}\n`
  }
}

/** The page of a match, from all that a spectator was told of it; what people wrote stands in it letter for letter. */
export function keepsakePage(told: readonly Json[], parts: KeepsakeParts): string {
  const chronicle = told
    .flatMap((event: unknown) => (isTofugottSeen(event) ? [event] : []))
    .reduce(chronicleAfter, EMPTY_CHRONICLE)
  return new Page(chronicle, parts).whole()
}
