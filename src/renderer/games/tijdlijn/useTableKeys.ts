/** Single keys at a table of Tijdlijn: two lead straight to the line, which is read out as well, and to the own cards; one hurries the rest for whoever is out; the others tell what is chosen, too. */
import { inject, onScopeDispose } from 'vue'
import { isRecord } from '../../../engine/basics/json'
import { ownCards } from '../../../games/tijdlijn/outside/check'
import type { TijdlijnView } from '../../../games/tijdlijn/outside/contract'
import { useOwnReadings } from '../../speech/reading/useOwnReadings'
import { useSpeech } from '../../speech/useSpeech'
import { useSettings } from '../../stores/settings'
import { plainKey } from '../../table/keys/keys'
import { useConfirmKey } from '../../table/keys/useConfirmKey'
import { useHandDigits } from '../../table/keys/useHandDigits'
import { useIdleKeys } from '../../table/keys/useIdleKeys'
import { COACHED_MOVE } from '../../table/guide/useGuide'
import { chosenOf, handOf, lineOf } from './voice/reader'
import type { Choosing } from './ask/useChoosing'
import type { LatestCard } from './line/useLanding'
import type { Rest } from './useRest'
import type { Turn } from './ask/useTurn'
import type { Voice } from './voice/voice'

interface TableKeysOptions {
  readonly view: () => TijdlijnView
  readonly voice: () => Voice
  readonly turn: Pick<Turn, 'asked' | 'draft'>
  readonly rest: Pick<Rest, 'label' | 'toggle'>
  readonly choosing: Pick<Choosing, 'undo'>
  readonly latest: Pick<LatestCard, 'newest'>
  /** Who points at what just now, in sentences. */
  readonly pointed: () => string
}

/** Where the line begins, and what has the Tab stop of the hand. */
const STOPS = {
  line: '.game-stage .line-strip .track [data-key]',
  hand: '.front-hand [data-hand-card][tabindex="0"]',
} as const

/** Brings the focus there; false if nothing is there. */
function goTo(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.focus()
  return found !== null
}

/** To what is chosen or has just been laid, or to where the line begins, as it is read; whoever is there stays. */
function goToLine(...keys: readonly (string | undefined)[]): void {
  if (document.activeElement?.closest('.line-strip .track')) return
  for (const key of keys) if (key !== undefined && goTo(keyedIn(key))) return
  goTo(STOPS.line)
}
function keyedIn(key: string): string {
  return `.game-stage .line-strip .track [data-key="${key}"]`
}

/** The card that a coach speaks of, as long as it lies there. */
function coachedCard(move: unknown): string | undefined {
  if (!isRecord(move) || typeof move.card !== 'number') return undefined
  const card = `.front-hand [data-hand-card][data-key="${String(move.card)}"]`
  return document.querySelector(card) ? card : undefined
}

/** There the hand answers the key itself. */
function isOnHandCard({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[data-hand-card]') !== null
}

/** Answers the keys as long as the component lives. */
export function useTableKeys(options: TableKeysOptions): void {
  const { view, voice, turn, rest, choosing, pointed, latest } = options
  const speech = useSpeech()
  const { settings } = useSettings()
  const coached = inject(COACHED_MOVE, () => undefined)

  function withChosen(told: string): string {
    return [told, chosenOf(view(), turn.draft.value, voice())].join(' ').trim()
  }
  function keysHint(): string {
    if (turn.asked.value !== undefined) return voice().table('ask.keysHint')
    const { value: label } = rest.label
    return label === undefined ? '' : voice().table('hurry.keyHint', { label })
  }
  useHandDigits({
    cards: () => ownCards(view()).map(({ card }) => String(card)),
    canChoose: () => turn.asked.value !== undefined,
  })
  useConfirmKey()
  useIdleKeys('f', () => turn.asked.value !== undefined)
  useOwnReadings({
    hand: withChosen,
    tableau: (told) => [withChosen(told), pointed()].join(' ').trim(),
    options: (told) => [withChosen(told), pointed(), keysHint()].filter(Boolean).join(' '),
  })
  function readLine(): void {
    const [gap, card] = [turn.draft.value.gap, latest.newest.value]
    goToLine(
      gap === undefined ? undefined : `gap-${String(gap)}`,
      card === undefined ? undefined : `card-${String(card)}`,
    )
    speech.say(lineOf(view(), voice()))
  }
  function onKey(event: KeyboardEvent): void {
    const key = plainKey(event)
    // Wherever the focus is, also nowhere; no letter, so it is not switched off with them.
    if (key === 'escape') choosing.undo()
    if (!settings.keys) return
    if (key === 'z') readLine()
    else if (key === 'k') {
      if (!goTo(coachedCard(coached()) ?? STOPS.hand)) speech.say(handOf(view(), voice()))
    } else if (key === 'i') {
      if (isOnHandCard(event)) return
      speech.say(voice().table('ask.lookHint'))
    } else if (key !== 'x' || event.repeat) return
    else if (!rest.toggle()) speech.say(voice().table('hurry.notNow'))
    event.preventDefault()
  }
  window.addEventListener('keydown', onKey)
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKey)
  })
}
