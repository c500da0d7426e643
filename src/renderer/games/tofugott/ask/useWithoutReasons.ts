/** Going on without being asked for a reason (TG-14): who wants no more of that, or has given one with the guess, is done with the card as soon as it has been seen. */
import { computed, inject, ref, watch, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { TofugottView } from '../../../../games/tofugott/outside/contract'
import { useSpeech } from '../../../speech/useSpeech'
import { keptByTab } from '../../../stores/kept'
import { isTouched } from '../../../table/screen/isTouched'
import { COACHED } from '../../../table/guide/useGuide'
import { DRAFT_PLACE } from '../../../table/ask/useKeptDraft'
import type { BoardProps } from '../../gameTable'
import type { Choosing } from './useChoosing'

/** Where in the browser's storage stands who of this tab, in which match, is asked no more. */
const KEY = 'stammtisch.withoutReasons'
/** No match is called so. */
const NOWHERE = 'nowhere'

/** What it takes. */
export interface WithoutReasonsOptions {
  readonly choosing: Choosing
  readonly view: () => TofugottView
  /** What is asked of the own seat. */
  readonly own: () => BoardProps['own']
  /** Whether what has happened is still being shown. */
  readonly isPlaying: () => boolean
}

/** Whether somebody goes on without reasons. */
export interface WithoutReasons {
  readonly isOn: ComputedRef<boolean>
  /** Whether it can be chosen here: not in a first round, whose steps are laid down. */
  readonly isOffered: boolean
  /** Turns it on or off for this match, and says what that means; whether it can be chosen. */
  toggle(): boolean
  /** Whether cards go on now without anything being asked: then nobody needs to hear the question either. */
  isSilent(): boolean
}

/** For which match it was chosen. */
function kept(): string {
  return keptByTab.getItem(KEY) ?? NOWHERE
}

/** Whether the reason of the own guess was given with it: nothing more needs to be asked. */
function isReasonGiven({ own }: TofugottView): boolean {
  return own?.guess?.explanation !== undefined
}

/** Whose cards go on by themselves, kept in this tab so that a page that is loaded again keeps to it. */
export function useWithoutReasons(options: WithoutReasonsOptions): WithoutReasons {
  const { choosing, view, own, isPlaying } = options
  const { t } = useI18n()
  const speech = useSpeech()
  const isOffered = !inject(COACHED, false)
  const place = inject(DRAFT_PLACE, () => undefined)
  const chosen = ref(kept())
  /** For guesses and answers alike, whoever's turn it is: it was said to hold until it is taken back. */
  const isOn = computed(() => isOffered && chosen.value === (place() ?? ''))
  /** The question that was answered last, here or by hand: one that the host refuses is not tried again and again. */
  let answered: string | undefined

  function isSilent(): boolean {
    return isOn.value || (isOffered && isReasonGiven(view()))
  }
  function goOn(): void {
    const [question] = own()
    const isAsked = choosing.asked.value === 'explain' && question !== undefined
    if (!isSilent() || !isAsked || isPlaying() || question.name === answered) return
    answered = question.name
    if (!choosing.sending.value) choosing.finish(undefined)
  }
  watch([isOn, own, isPlaying, choosing.asked, choosing.sending], goOn, {
    immediate: true,
    flush: 'post',
  })

  return {
    isOn,
    isOffered,
    isSilent,
    toggle: () => {
      if (!isOffered) return false
      const isWanted = !isOn.value
      if (isWanted) keptByTab.setItem(KEY, place() ?? '')
      else keptByTab.removeItem(KEY)
      chosen.value = kept()
      const on = isTouched() ? 'isOnTouch' : 'isOn'
      speech.say(t(`tofugottTable.withoutReasons.${isWanted ? on : 'isOff'}`))
      return true
    },
  }
}
