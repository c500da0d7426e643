/** The diary of this device. */
import { ref, type Ref } from 'vue'
import type { Language } from '../../../../engine/language'
import { noteResult, readDiary, type DayResult, type Diary } from './diary'

const KEPT = 'stammtisch.buchstabenbluff.practice'

/** What is kept, and keeping more. */
export interface KeptDiary {
  readonly diary: Readonly<Ref<Diary>>
  note(language: Language, result: DayResult): void
}

function load(): string | null {
  try {
    return localStorage.getItem(KEPT)
  } catch {
    return null
  }
}

/** Reads the diary; another window may have written into it before a result is noted. */
export function useDiary(): KeptDiary {
  const diary = ref(readDiary(load()))
  return {
    diary,
    note(language, result) {
      diary.value = noteResult(readDiary(load() ?? JSON.stringify(diary.value)), language, result)
      try {
        localStorage.setItem(KEPT, JSON.stringify(diary.value))
      } catch {
        // A browser that keeps nothing still lets people practise.
      }
    },
  }
}
