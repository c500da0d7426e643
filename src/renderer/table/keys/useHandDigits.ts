/** A digit chooses the card in that place of the own hand, wherever the focus is: 1 the first, 0 the tenth. */
import { onScopeDispose } from 'vue'
import { useI18n } from 'vue-i18n'
import { useSpeech } from '../../speech/useSpeech'
import { useSettings } from '../../stores/settings'
import { plainKey } from './keys'

/** What digits reach. */
export interface HandDigits {
  /** The keys of its cards in their order; one that is chosen keeps its place. */
  readonly cards: () => readonly string[]
  /** Otherwise a digit leads to the card, which is read out. */
  readonly canChoose: () => boolean
}

const TENTH = '0'

function placeOf(key: string | undefined): number | undefined {
  if (key === undefined || !/^\d$/u.test(key)) return undefined
  return key === TENTH ? 9 : Number(key) - 1
}

/** Answers digits as long as the component lives: the card is pressed as by hand, so the game says what is chosen and leads on. */
export function useHandDigits({ cards, canChoose }: HandDigits): void {
  const { t } = useI18n()
  const speech = useSpeech()
  const { settings } = useSettings()

  function onKey(event: KeyboardEvent): void {
    if (!settings.keys || event.repeat || event.defaultPrevented) return
    const place = placeOf(plainKey(event))
    if (place === undefined) return
    const key = cards()[place]
    event.preventDefault()
    if (key === undefined) {
      speech.say(t('table.noSuchCard', { n: place + 1 }))
      return
    }
    const card = document.querySelector<HTMLElement>(
      `.game-stage [data-hand-card][data-key="${CSS.escape(key)}"]`,
    )
    card?.focus()
    if (canChoose()) card?.click()
  }
  window.addEventListener('keydown', onKey)
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKey)
  })
}
