/** How many cards a deck of one's own takes to be played with. */
import type { DeckDraft } from '../../engine/decks/deckDraft'
import type { SealedLegality } from '../../engine/contract/game'
import { PRESET_IDS, presetOptions } from '../../engine/options/presets'
import type { OptionContext } from '../../engine/options/options'
import { offersOf, type Offered } from '../games/offered'
import { presetSourceOf } from '../options/tableSetup'
import type { Translate } from '../wording/translate'

/** What one of the ways in which a game is offered asks of a deck. */
export interface DeckNeed {
  /** Its title stands under `app.game`. */
  readonly way: string
  /** Cards of the smallest match: with the fewest seats, as on a first evening or as printed. */
  readonly least: number
}

/** Whatever deck is meant: what is asked here hangs on the other options. */
const ANY_DECK: OptionContext = { language: 'en', catalogue: () => undefined, byHost: true }

function leastOf({ game, options }: Offered): number | undefined {
  return game.open((rules) => {
    const { entriesFor } = rules
    if (!entriesFor) return undefined
    const counts = PRESET_IDS.flatMap((preset) => {
      const wished = { ...presetOptions(presetSourceOf(game), preset, ANY_DECK), ...options }
      const parsed = rules.parseOptions(wished, ANY_DECK)
      return parsed.ok ? [entriesFor(parsed.value, rules.seatsWith(parsed.value).min)] : []
    })
    return Math.min(...counts)
  })
}

/** What each of the ways in which a game is offered asks of a deck; empty where it says nothing of that. */
export function deckNeeds(game: SealedLegality): readonly DeckNeed[] {
  return offersOf(game).flatMap((offered) => {
    const least = leastOf(offered)
    return least === undefined ? [] : [{ way: offered.key, least }]
  })
}

/** Whether a match can be dealt from so many cards, in some way. */
export function isEnough(needs: readonly DeckNeed[], cards: number): boolean {
  return needs.length === 0 || needs.some(({ least }) => least <= cards)
}

/** So many cards make the smallest match of any way; undefined where the game says nothing of that. */
export function leastCards(needs: readonly DeckNeed[]): number | undefined {
  return needs.length === 0 ? undefined : Math.min(...needs.map(({ least }) => least))
}

/** How many cards are missing, for any match or for one of the ways; empty where none is. */
export function needText(needs: readonly DeckNeed[], cards: number, t: Translate): string {
  const short = needs.filter(({ least }) => least > cards)
  if (!isEnough(needs, cards)) {
    const least = leastCards(needs) ?? 0
    return t('decks.short', { n: least - cards, least })
  }
  return short
    .map(({ way, least }) => t('decks.shortFor', { way: t(`app.game.${way}`), n: least - cards }))
    .join(' ')
}

/** That a deck is saved, and what it still takes to play it. */
export function savedText(
  { title, languages: [language = 'en'], rows }: DeckDraft,
  needs: readonly DeckNeed[],
  t: Translate,
): string {
  const saved = t('decks.saved', { title: title[language] ?? '' })
  return `${saved} ${needText(needs, rows.length, t)}`.trim()
}
