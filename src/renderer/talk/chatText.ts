/** What a line of the chat says, in the reader's language. */
import type { ChatLine } from '../../protocol/tableViews'
import type { Translate } from '../wording/translate'

/** What stands after the name: own words as they were typed, a phrase in the reader's language; a reaction is a sentence with the name in it. */
export function saidText(line: ChatLine, t: Translate): string {
  if ('text' in line) return line.text
  if ('phrase' in line) return t(`app.play.phrase.${line.phrase}`)
  return t(`app.reactions.told.${line.reaction}`, { name: line.name })
}

/** The whole line, as it is told. */
export function chatText(line: ChatLine, t: Translate): string {
  const said = saidText(line, t)
  return 'reaction' in line ? said : t('app.play.said', { name: line.name, said })
}
