/** The places of a text in which something was found, gone through one after the other. */
import { nextTick, onScopeDispose, ref, watch, type Ref } from 'vue'

/** Where the places stand, in the order in which they are read. */
const PLACE = 'data-place'

/** Milliseconds after which whoever types has probably ended, and hears the first place. */
const TYPED = 700

/** What is gone through. */
export interface FoundPlacesOptions {
  readonly box: Readonly<Ref<HTMLElement | null>>
  readonly wanted: Readonly<Ref<string>>
  readonly count: () => number
}

/** The places of the rules in which a word was found, one of which is shown. */
export interface FoundPlaces {
  /** The one that is shown, from 0. */
  readonly at: Readonly<Ref<number>>
  /** Its words, for the ear. */
  readonly heard: Readonly<Ref<string>>
  /** Shows one of the next, or of those before; after the last comes the first. */
  step(by: number): void
}

/** Shows the first place of whatever is looked for, as long as the component lives; the focus stays where it is. */
export function useFoundPlaces({ box, wanted, count }: FoundPlacesOptions): FoundPlaces {
  const at = ref(0)
  const heard = ref('')
  let timer: ReturnType<typeof setTimeout> | undefined

  function placeAt(index: number): Element | undefined {
    return box.value?.querySelectorAll(`[${PLACE}]`)[index]
  }
  function show(): void {
    for (const [index, place] of (box.value?.querySelectorAll(`[${PLACE}]`) ?? []).entries()) {
      place.toggleAttribute('data-shown', index === at.value && wanted.value.trim() !== '')
    }
    if (wanted.value.trim() !== '') placeAt(at.value)?.scrollIntoView({ block: 'center' })
  }
  function tell(): void {
    heard.value = placeAt(at.value)?.textContent.replaceAll(/\s+/gu, ' ').trim() ?? ''
  }
  watch(wanted, async () => {
    clearTimeout(timer)
    at.value = 0
    heard.value = ''
    await nextTick()
    show()
    if (wanted.value.trim() !== '') timer = setTimeout(tell, TYPED)
  })
  onScopeDispose(() => clearTimeout(timer))
  return {
    at,
    heard,
    step(by) {
      const places = count()
      if (places === 0) return
      clearTimeout(timer)
      at.value = (at.value + by + places) % places
      show()
      tell()
    },
  }
}
