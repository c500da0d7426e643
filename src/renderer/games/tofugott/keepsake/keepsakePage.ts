/** A match of Tofugott as one page to laugh about once more: it needs no net and no program, and nothing in it runs. */
import type { Json } from '../../../../engine/json'
import type { TurnedCard } from '../../../../games/tofugott/outside/contract'
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
import { explanationText, gainText, silhouetteName } from '../names'
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
    const shown = `${silhouetteName(card.silhouette, t)}${byClock}`
    const said = card.said.map((one) => tag('q', text(explanationText(one, t)))).join('')
    const role = tag('b', this.marked(this.roleOf(card), card.seat))
    const words = `${role} ${tag('span', text(shown))}${said}`
    return tag('li', picture(card.silhouette) + tag('div', words), `class="${card.role}"`)
  }

  private gains({ gains = [] }: PastQuestion): string {
    const scored = gains.flatMap((points, seat) =>
      points === 0 ? [] : [`${this.name(seat)} ${gainText(points)}`],
    )
    return scored.length === 0 ? '' : tag('p', text(scored.join(', ')), 'class="gains"')
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
    return tag('article', head + scene + questions, `lang="${language}"`)
  }

  private get sums(): readonly number[] {
    const { names } = this.parts
    const gains = this.chronicle.turns.flatMap(({ questions }) =>
      questions.map((question) => question.gains ?? []),
    )
    return names.map((_, seat) => gains.reduce((sum, of) => sum + (of[seat] ?? 0), 0))
  }

  whole(): string {
    const { names, date, language, t } = this.parts
    const title = t('tofugottTable.keepsake.title')
    const sums = this.sums.map((sum, seat) =>
      tag(
        'li',
        `${this.marked(names[seat] ?? '', seat)} ${tag('b', text(gainText(sum).replace('+', '')))}`,
      ),
    )
    const head =
      tag('h1', text(title)) + tag('p', text(date)) + tag('ul', sums.join(''), 'class="sums"')
    const body =
      symbols() + tag('header', head) + this.chronicle.turns.map((one) => this.turn(one)).join('')
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
