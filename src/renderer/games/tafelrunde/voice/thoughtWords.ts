/** Which card a bot of Die Tafelrunde 2 advises, turned if need be, and which chests to secure, in words. */
import type { Json } from '../../../../engine/basics/json'
import type { Thought } from '../../../../engine/contract/thought'
import { COLOURS } from '../../../../games/tafelrunde/outside/contract'
import { isTafelrundeView } from '../../../../games/tafelrunde/outside/guards'
import { chestColour, chestGems } from '../../../../games/tafelrunde/outside/faces'
import { joinNames, type Listener } from '../../../speech/listener/listener'
import type { Translate } from '../../../wording/translate'
import { turnedSides } from '../hand/turnedSides'
import { sideName } from './names'

const WORDS = 'tafelrundeTable.thought'

/** What to do with a card so that this side counts: as it is held, its larger side is up. */
function playText({ values }: Thought, t: Translate): string {
  const { card, colour } = values
  const [above, below] = card === undefined ? [] : turnedSides(card)
  if (!above) return ''
  if (below && below.colour === COLOURS[colour ?? -1]) {
    return t(`${WORDS}.turnAndPlay`, { up: sideName(above, t), side: sideName(below, t) })
  }
  return t(`${WORDS}.play`, { side: sideName(above, t) })
}

/** The chests that are to be secured, one by one. */
function chestsText({ values }: Thought, t: Translate): string {
  const names: string[] = []
  for (let chest; (chest = values[`chest${String(names.length + 1)}`]) !== undefined;) {
    names.push(t(`${WORDS}.chest.${chestColour(chest)}`, { gems: chestGems(chest) }))
  }
  return joinNames(names, t)
}

/** What begins a reason that is asked for in another raid than it belongs to. */
function whenText({ values: { raid } }: Thought, view: Json, t: Translate): string {
  const on: unknown = view
  const isPast = raid !== undefined && isTafelrundeView(on) && on.raid > raid
  return isPast ? t(`${WORDS}.raidBefore`, { raid }) : ''
}

/** The words `play`, `chests` and `when` of a thought, whether it speaks of them or not. */
export function thoughtWords(
  thought: Thought,
  { t }: Listener,
  view: Json,
): Readonly<Record<string, string>> {
  return {
    play: playText(thought, t),
    chests: chestsText(thought, t),
    when: whenText(thought, view, t),
  }
}
