/** The move by ear while it is put together: every choice is said once it is made, and the key that says what can be done names them all. */
import { watch } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Seat } from '../../../../engine/basics/seat'
import type { DecisionKind } from '../../../../games/time-bluff/outside/contract'
import { useOwnReadings } from '../../../speech/reading/useOwnReadings'
import { useSpeech } from '../../../speech/useSpeech'
import type { Translate } from '../../../wording/translate'
import { EMPTY_DRAFT, SLOTS, type Draft } from '../ask/draft'
import { cardName } from './readableCard'

const WORDS = 'timeBluffTable'

function pileName({ place }: Draft, t: Translate): string[] {
  return place === undefined ? [] : [t(`${WORDS}.pile.name`, { number: place + 1 })]
}

/** What one change has made of a draft, sentence by sentence; nothing if the draft only begins anew. */
function changeLines(now: Draft, before: Draft, t: Translate): string[] {
  if (now === EMPTY_DRAFT) return []
  const cards = SLOTS.flatMap((slot) => {
    const lies = now.cards[slot]
    const lay = before.cards[slot]
    if (lies?.key === lay?.key) return []
    if (lies) return [t(`${WORDS}.said.put.${slot}`, { card: cardName(lies.card, t) })]
    return lay ? [t(`${WORDS}.said.back`, { card: cardName(lay.card, t) })] : []
  })
  if (now.place === before.place) return cards
  if (now.place === undefined) return [...cards, t(`${WORDS}.said.pileBack`)]
  return [...cards, ...pileName(now, t).map((name) => `${name}.`)]
}

/** All that is chosen so far in one sentence; undefined while nothing is. */
function chosenText(
  draft: Draft,
  { t, nameOf }: { readonly t: Translate; readonly nameOf: (seat: Seat) => string },
): string | undefined {
  const cards = SLOTS.flatMap((slot) => {
    const lies = draft.cards[slot]
    return lies ? [`${cardName(lies.card, t)}, ${t(`${WORDS}.slot.${slot}`)}`] : []
  })
  const what = [
    ...cards,
    ...(draft.named === undefined ? [] : [t(`${WORDS}.hour`, { hour: draft.named })]),
    ...(draft.snooze === undefined ? [] : [t(`${WORDS}.neighbour.${draft.snooze}`)]),
    ...(draft.to === undefined ? [] : [nameOf(draft.to)]),
    ...pileName(draft, t),
  ]
  return what.length === 0 ? undefined : t(`${WORDS}.said.soFar`, { what: what.join('; ') })
}

interface LayingVoiceOptions {
  readonly draft: () => Draft
  readonly asked: () => DecisionKind | undefined
  /** All is chosen. */
  readonly isReady: () => boolean
  /** What comes next; undefined: something else says it. */
  readonly next: () => string | undefined
  readonly nameOf: (seat: Seat) => string
}

/** Says what is chosen as long as the component lives. */
export function useLayingVoice({ draft, asked, isReady, next, nameOf }: LayingVoiceOptions): void {
  const { t } = useI18n()
  const speech = useSpeech()

  const soFar = (): string | undefined => chosenText(draft(), { t, nameOf })
  watch([draft, asked], ([now, is], [before, was]) => {
    if (is !== was) return
    const lines = changeLines(now, before, t)
    if (lines.length === 0) return
    // Before it is confirmed, the whole move is heard once.
    const told = isReady() ? [soFar()] : lines
    speech.say([...told, next()].filter(Boolean).join(' '))
  })
  useOwnReadings({ options: (told) => [told, soFar()].filter(Boolean).join(' ') })
}
