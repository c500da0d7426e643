/** A stage on which no event is played, for tests of what stands on it. */
import { computed, ref, shallowRef, type Ref } from 'vue'
import type { Stage } from '../../../src/renderer/stage/playing/useStage'

/** A stage without scenes; `isPlaying`: whether pictures are shown all the same, until somebody skips them. */
export function stillStage(isPlaying: Ref<boolean> = ref(false)): Stage {
  return {
    shown: computed(() => undefined),
    isPlaying: computed(() => isPlaying.value),
    isAwaited: computed(() => false),
    scene: computed(() => undefined),
    begun: computed(() => []),
    count: computed(() => 0),
    unseen: computed(() => 0),
    missed: shallowRef(0),
    open: () => undefined,
    skip: () => {
      isPlaying.value = false
    },
  }
}
