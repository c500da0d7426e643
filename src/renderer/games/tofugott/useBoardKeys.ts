/** What single keys do at the board of Tofugott. */
import { onMounted, onScopeDispose, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { useSpeech } from '../../speech/useSpeech'
import type { Silhouette } from '../../../games/tofugott/outside/silhouettes'
import { useSettings } from '../../stores/settings'
import { plainKey, pressTableKey } from '../../table/keys/keys'
import { useIdleKeys } from '../../table/keys/useIdleKeys'
import type { Choosing } from './ask/useChoosing'
import { useDigitKeys } from './ask/useDigitKeys'
import type { WithoutReasons } from './ask/useWithoutReasons'

/** Leads into the hand. */
const HAND_KEY = 'k'
/** Leads to the reason: into its field, or to what is said with a guess. */
const WORDS_KEY = 'e'
/** Reads out, locks, is done: whatever the big button does. */
const CONFIRM_KEY = 'f'
/** No more reasons from now on, or again. */
const WITHOUT_REASONS_KEY = 'n'

/** What the keys reach. */
export interface BoardKeysOptions {
  readonly choosing: Choosing
  readonly withoutReasons: WithoutReasons
  /** The silhouettes that the hand has places for, in their order. */
  readonly places: () => readonly Silhouette[]
  /** Whether what has happened is still being shown. */
  readonly isPlaying: () => boolean
  /** The slip with the big button and the reason; each tells whether there is one. */
  readonly slip: Readonly<
    Ref<{ confirm(): boolean; giveReason(): boolean; beginWord(): boolean } | null>
  >
}

/** Leads to what is found; whether there is anything. */
function goTo(what: string): boolean {
  const found = document.querySelector<HTMLElement>(what)
  found?.focus()
  return found !== null
}

/** Whether a key is pressed on the stage, which hears it first. */
function isOnStage({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('.game-stage') !== null
}

/** Leads to the silhouette that Tab stops at; whoever is there already hears its name, and where there is none, that. */
function goToHand(say: (text: string) => void, none: string): boolean {
  const before = document.activeElement
  const isThere = goTo('.silhouette-hand [tabindex="0"]')
  if (!isThere) say(none)
  else if (document.activeElement === before) say(before?.getAttribute('aria-label') ?? '')
  return true
}

/** Hears keys of the whole window as long as the component lives: capitals before anybody else does. */
function useWindowKeys(
  onCapital: (event: KeyboardEvent) => void,
  onKey: (event: KeyboardEvent) => void,
): void {
  onMounted(() => {
    window.addEventListener('keydown', onCapital, { capture: true })
    window.addEventListener('keydown', onKey)
  })
  onScopeDispose(() => {
    window.removeEventListener('keydown', onCapital, { capture: true })
    window.removeEventListener('keydown', onKey)
  })
}

/** Answers keys: those of the stage by what is given back, letters and digits wherever the focus is, beside the table too. */
export function useBoardKeys({
  choosing,
  withoutReasons,
  places,
  isPlaying,
  slip,
}: BoardKeysOptions): (event: KeyboardEvent) => void {
  const { t } = useI18n()
  const speech = useSpeech()
  const { settings } = useSettings()

  const pressDigit = useDigitKeys({ choosing, places })
  /** While pictures are shown nothing can be confirmed: that is said. */
  function confirm(): boolean {
    if (slip.value) return slip.value.confirm()
    if (isPlaying()) speech.say(t('tofugottTable.stillShown'))
    return isPlaying()
  }
  /** Each tells whether it did anything. */
  const letters: Readonly<Record<string, () => boolean>> = {
    [HAND_KEY]: () =>
      goToHand((text) => {
        speech.say(text)
      }, t('table.noCards')),
    [WORDS_KEY]: () => slip.value?.giveReason() ?? false,
    [CONFIRM_KEY]: confirm,
    [WITHOUT_REASONS_KEY]: withoutReasons.toggle,
  }
  /** A reason that is begun outside of its field, with a capital: that is no key of the table, and goes on in the field. */
  function onCapital(event: KeyboardEvent): void {
    if (!event.shiftKey || !/^\p{L}$/u.test(event.key)) return
    if (plainKey(event) !== undefined && slip.value?.beginWord()) event.stopPropagation()
  }
  function onWindowKey(event: KeyboardEvent): void {
    // The stage has answered it: what had the focus may be gone from there by now.
    if (!settings.keys || event.repeat || event.defaultPrevented) return
    if (letters[plainKey(event) ?? '']?.()) event.preventDefault()
    else if (!isOnStage(event)) pressTableKey(event, { choose: pressDigit, undo: () => false })
  }
  useWindowKeys(onCapital, onWindowKey)
  useIdleKeys('0123456789efn', () => choosing.asked.value !== undefined)
  return (event) => {
    const choose = (place: number): boolean => settings.keys && !event.repeat && pressDigit(place)
    pressTableKey(event, { choose, undo: () => choosing.stepBack() })
  }
}
