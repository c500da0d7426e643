/** The words under the pictures go no earlier than what they tell of. */
import { describe, expect, it } from 'vitest'
import { effectScope, ref } from 'vue'
import { useLastTold } from '../../../src/renderer/stage/captions/useLastTold'
import type { Caption } from '../../../src/renderer/stage/captions/useCaptions'

describe('the words under the pictures', () => {
  it('stay while the pictures go on, until another line comes or they end', () => {
    const scope = effectScope()
    const lines = ref<readonly Caption[]>([{ number: 1, text: 'Points: Ada +1.' }])
    const isPlaying = ref(true)
    const shown = scope.run(() =>
      useLastTold(
        () => lines.value,
        () => isPlaying.value,
      ),
    )
    lines.value = []
    expect(shown?.value.map(({ text }) => text)).toEqual(['Points: Ada +1.'])
    lines.value = [{ number: 2, text: 'Nora reads out.' }]
    expect(shown?.value.map(({ number }) => number)).toEqual([2])
    lines.value = []
    isPlaying.value = false
    expect(shown?.value).toEqual([])
    scope.stop()
  })
})
