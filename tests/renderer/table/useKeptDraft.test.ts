// @vitest-environment happy-dom
// A choice that is not confirmed yet outlives a reload, for the same question of the same seat alone.
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h, nextTick, shallowRef } from 'vue'
import { DRAFT_PLACE, plainForm, useKeptDraft } from '../../../src/renderer/table/ask/useKeptDraft'

interface Draft {
  readonly cards: readonly number[]
}
const EMPTY: Draft = { cards: [] }
const NOWHERE = ''
const HERE = 'app-1 table-1 match-1 seat-0'

beforeEach(() => {
  sessionStorage.clear()
})

/** A board that puts cards together: question and draft can be changed from outside. */
function openBoard(name: string | undefined, place = HERE) {
  const question = shallowRef(name)
  const draft = shallowRef(EMPTY)
  const Board = defineComponent({
    setup() {
      useKeptDraft({
        draft,
        change: (next) => {
          draft.value = next
        },
        empty: EMPTY,
        form: plainForm<Draft>([], ['cards']),
        own: () => (question.value === undefined ? [] : [{ kind: 'lay', name: question.value }]),
      })
      return () => h('div')
    },
  })
  const wrapper = mount(Board, {
    global: { provide: { [DRAFT_PLACE]: () => (place === NOWHERE ? undefined : place) } },
  })
  return {
    draft,
    question,
    choose: async (...cards: number[]) => {
      draft.value = { cards }
      await nextTick()
    },
    reload: () => {
      wrapper.unmount()
    },
  }
}

describe('a draft that is kept', () => {
  it('is offered again to the same question', async () => {
    const board = openBoard('lay-3')
    await board.choose(4, 7)
    board.reload()
    expect(openBoard('lay-3').draft.value).toEqual({ cards: [4, 7] })
  })

  it('waits for a question that comes after the board', async () => {
    const board = openBoard('lay-3')
    await board.choose(4)
    board.reload()
    const again = openBoard(undefined)
    expect(again.draft.value).toEqual(EMPTY)
    again.question.value = 'lay-3'
    await nextTick()
    expect(again.draft.value).toEqual({ cards: [4] })
  })

  it('belongs to one seat of one match: nobody else is offered it, and then it is gone', async () => {
    for (const [name, place] of [
      ['lay-4', HERE],
      ['lay-3', 'app-1 table-1 match-1 seat-1'],
      ['lay-3', 'app-1 table-1 match-2 seat-0'],
    ]) {
      const board = openBoard('lay-3')
      await board.choose(4)
      board.reload()
      const other = openBoard(name, place)
      expect(other.draft.value).toEqual(EMPTY)
      other.reload()
      expect(sessionStorage.length).toBe(0)
    }
  })

  it('goes with its question, and when it is taken back', async () => {
    const board = openBoard('lay-3')
    await board.choose(4)
    board.question.value = undefined
    await nextTick()
    expect(sessionStorage.length).toBe(0)
    board.question.value = 'lay-4'
    await board.choose(5)
    expect(sessionStorage.length).toBe(1)
    board.draft.value = EMPTY
    await nextTick()
    expect(sessionStorage.length).toBe(0)
  })

  it('is not kept for who only watches', async () => {
    const board = openBoard('lay-3', NOWHERE)
    await board.choose(4)
    expect(sessionStorage.length).toBe(0)
    board.reload()
    expect(openBoard('lay-3', NOWHERE).draft.value).toEqual(EMPTY)
  })

  it.each(['{', '7'])('is left out where %s is kept', (damaged) => {
    sessionStorage.setItem('stammtisch.draft', damaged)
    expect(openBoard('lay-3').draft.value).toEqual(EMPTY)
  })

  it('is left out if it has another shape', async () => {
    const board = openBoard('lay-3')
    await board.choose(4)
    const [key = ''] = Object.keys(sessionStorage)
    const kept = sessionStorage.getItem(key) ?? ''
    board.reload()
    sessionStorage.setItem(key, kept.replace('[4]', '"4"'))
    expect(openBoard('lay-3').draft.value).toEqual(EMPTY)
  })
})
