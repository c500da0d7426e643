/** Single letters that spell: the latest word, and the own hand. */
import { onMounted, onScopeDispose } from 'vue'
import { useSettings } from '../../../stores/settings'
import { plainKey } from '../../../table/keys/keys'

/** What the keys do. */
export interface SpellingKeys {
  readonly word: () => void
  readonly hand: () => void
}

/** Answers the keys as long as the component lives, unless single letters are switched off. */
export function useSpellingKeys({ word, hand }: SpellingKeys): void {
  const { settings } = useSettings()
  const acts: Readonly<Record<string, () => void>> = { b: word, a: hand }
  function onKeydown(event: KeyboardEvent): void {
    const act = acts[plainKey(event) ?? '']
    if (!act || !settings.keys) return
    act()
    event.preventDefault()
  }
  onMounted(() => {
    window.addEventListener('keydown', onKeydown)
  })
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKeydown)
  })
}
