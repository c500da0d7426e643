// Cards that have just come keep their mark until the next own question is answered.
import { describe, expect, it } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { useNewCards } from '../../../src/renderer/stage/hand/useNewCards'

function handOf(...first: string[]) {
  const keys = ref(first)
  const asked = ref<string>()
  const scope = effectScope()
  const isNew = scope.run(() => useNewCards({ keys: () => keys.value, asked: () => asked.value }))
  return {
    marked: () => keys.value.filter((key) => isNew?.(key)),
    async change(cards: string[], question: string | undefined): Promise<void> {
      keys.value = cards
      asked.value = question
      await nextTick()
    },
  }
}

describe('new cards', () => {
  it('are none of the first hand, also where it arrives late', async () => {
    const early = handOf('a', 'b')
    expect(early.marked()).toEqual([])
    const late = handOf()
    await late.change(['a', 'b'], undefined)
    expect(late.marked()).toEqual([])
  })

  it('keep their mark while the next question is open, and lose it with the answer', async () => {
    const hand = handOf('a', 'b')
    await hand.change(['a', 'b', 'c'], undefined)
    expect(hand.marked()).toEqual(['c'])
    await hand.change(['a', 'b', 'c'], 'doubt-1')
    expect(hand.marked()).toEqual(['c'])
    await hand.change(['a', 'b', 'c'], undefined)
    expect(hand.marked()).toEqual([])
  })

  it('that come with the end of a question are new for the next one', async () => {
    const hand = handOf('a', 'b')
    await hand.change(['a', 'b'], 'lay-1')
    await hand.change(['b', 'c'], undefined)
    expect(hand.marked()).toEqual(['c'])
    await hand.change(['b', 'c'], 'lay-2')
    await hand.change(['c', 'd'], 'lay-3')
    expect(hand.marked()).toEqual(['d'])
  })

  it('have no mark where all are new, or most of many: it would tell nothing apart', async () => {
    const all = handOf('a', 'b')
    await all.change(['c', 'd'], undefined)
    expect(all.marked()).toEqual([])
    const most = handOf('a', 'b')
    await most.change([...'abcdefgh'], undefined)
    expect(most.marked()).toEqual([])
    const some = handOf(...'abcdef')
    await some.change([...'abcdefghijkl'], undefined)
    expect(some.marked()).toEqual([...'ghijkl'])
  })
})
