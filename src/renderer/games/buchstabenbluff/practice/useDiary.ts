/** The diary of this device. */
import { ref, type Ref } from 'vue'
import type { Language } from '../../../../engine/basics/language'
import { keptByDevice } from '../../../stores/kept'
import { noteResult, readDiary, type DayResult, type Diary } from './diary'

const KEPT = 'stammtisch.buchstabenbluff.practice'

/** What is kept, and keeping more. */
export interface KeptDiary {
  readonly diary: Readonly<Ref<Diary>>
  note(language: Language, result: DayResult): void
}

/** Reads the diary; another window may have written into it before a result is noted. */
export function useDiary(): KeptDiary {
  const diary = ref(readDiary(keptByDevice.getItem(KEPT)))
  return {
    diary,
    note(language, result) {
      diary.value = noteResult(
        readDiary(keptByDevice.getItem(KEPT) ?? JSON.stringify(diary.value)),
        language,
        result,
      )
      keptByDevice.setItem(KEPT, JSON.stringify(diary.value))
    },
  }
}
