/** Single letters that spell: the latest word, and the own hand. */
import { onMounted, onScopeDispose } from 'vue'
import { useSettings } from '../../stores/settings'

/** What the keys do. */
export interface SpellingKeys {
  readonly word: () => void
  readonly hand: () => void
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')
  )
}

/** Answers the keys as long as the component lives, unless single letters are switched off. */
export function useSpellingKeys({ word, hand }: SpellingKeys): void {
  const { settings } = useSettings()
  const acts: Readonly<Record<string, () => void>> = { b: word, a: hand }
  function onKeydown(event: KeyboardEvent): void {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
    const act = acts[event.key.toLowerCase()]
    if (!act || !isPlain || !settings.keys || isWriting(event.target)) return
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
