/** What a bot did in somebody's own place, told to him as its doing. */
import type { Json } from '../../../engine/basics/json'
import type { GameWindow } from '../../games/gameTable'
import type { Listener } from '../listener/listener'

/** The lines of events that are told together; what is one's own is to anybody else a sentence that begins with one's name. */
export function standInText(
  { voice }: GameWindow,
  events: readonly Json[],
  listener: Listener,
): string[] {
  const { you, names, isBot, t } = listener
  const name = you === undefined ? undefined : names[you]
  const others: Listener = { names, t, ...(isBot ? { isBot } : {}) }
  function linesFor(ear: Listener): string[] {
    const row = voice.inRow?.(events, ear)
    return row ? [row.text] : events.flatMap((event) => voice.announce(event, ear))
  }
  const toOthers = linesFor(others)
  return linesFor(listener).map((told, at) => {
    const isOwn = name !== undefined && toOthers[at]?.startsWith(`${name} `) === true
    return isOwn ? t('app.notice.forYou', { told }) : told
  })
}
