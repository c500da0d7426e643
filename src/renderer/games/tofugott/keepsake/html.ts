/** Pieces of a saved page. */
import { SILHOUETTES, type Silhouette } from '../../../../games/tofugott/outside/silhouettes'
import type { KeepsakeParts } from '../../gameTable'
import { SILHOUETTE_PATHS } from '../cards/silhouettes'
import { escapeHtml } from './escapeHtml'

/** An element; its content is HTML already. */
export function tag(name: string, content: string, attributes = ''): string {
  return `<${name}${attributes === '' ? '' : ` ${attributes}`}>${content}</${name}>`
}

/** Every silhouette once; where it is shown it is only named. */
export function symbols(): string {
  const all = SILHOUETTES.map((one) => {
    const path = `<path d="${SILHOUETTE_PATHS[one]}" fill-rule="evenodd"/>`
    return tag('symbol', path, `id="${one}" viewBox="0 0 100 100"`)
  })
  return tag('svg', all.join(''), 'width="0" height="0" aria-hidden="true"')
}

/** A silhouette that stands in `symbols`. */
export function picture(silhouette: Silhouette): string {
  return tag('svg', `<use href="#${silhouette}"/>`, 'class="picture" aria-hidden="true"')
}

/** A name as text, the way it is typed; what a bot does and says is marked as a bot's. */
export function markedName(name: string, seat: number, { isBot, t }: KeepsakeParts): string {
  const mark = isBot(seat) ? ` ${tag('i', escapeHtml(`(${t('table.bot')})`))}` : ''
  return escapeHtml(name) + mark
}
