// Sending a draft: judged by the rules first, answered by its question's name, kept when it is refused.
import { describe, expect, it, vi } from 'vitest'
import type { Json } from '../../../src/engine/basics/json'
import type { Answer } from '../../../src/protocol/hostMessages'
import type { OwnQuestion } from '../../../src/protocol/tableViews'
import { hostRefusalKey, useSending } from '../../../src/renderer/table/ask/useSending'

const TAKEN: Answer = { type: 'answer', id: 1, ok: true }

function sendingWith(own: readonly OwnQuestion[], answer: Answer = TAKEN) {
  const play = vi.fn((_move: Json, _question: string) => Promise.resolve(answer))
  const sending = useSending<string, { readonly word: string }, 'too-short'>({
    empty: '',
    check: ({ word }) => (word.length < 2 ? 'too-short' : undefined),
    own: () => own,
    play,
  })
  return { play, sending }
}

describe('sending a draft', () => {
  it('names the question that it answers, and is gone once it was taken', async () => {
    const { play, sending } = sendingWith([{ kind: 'whisper', name: 'whisper-3' }])
    sending.change('moon')
    await sending.send({ word: 'moon' })
    expect(play).toHaveBeenCalledExactlyOnceWith({ word: 'moon' }, 'whisper-3')
    expect(sending.draft.value).toBe('')
  })

  it('is refused by the rules before anything is sent', async () => {
    const { play, sending } = sendingWith([{ kind: 'whisper', name: 'q' }])
    await sending.send({ word: 'm' })
    expect(play).not.toHaveBeenCalled()
    expect(sending.refused.value).toEqual({ by: 'rules', reason: 'too-short' })
  })

  it('says that the question is closed, and keeps the draft', async () => {
    const refusal: Answer = { type: 'answer', id: 1, ok: false, refusal: 'question-closed' }
    const { sending } = sendingWith([{ kind: 'whisper', name: 'q' }], refusal)
    sending.change('moon')
    await sending.send({ word: 'moon' })
    expect(sending.draft.value).toBe('moon')
    expect(sending.refused.value).toEqual({ by: 'host', refusal: 'question-closed' })
    expect(sending.refused.value && hostRefusalKey(sending.refused.value)).toBe(
      'table.refusedClosed',
    )
    const nothingAsked = sendingWith([])
    await nothingAsked.sending.send({ word: 'moon' })
    expect(nothingAsked.play).not.toHaveBeenCalled()
    expect(nothingAsked.sending.refused.value).toEqual({ by: 'host', refusal: 'question-closed' })
  })

  it('keeps the reason that only the host could know', async () => {
    const { sending } = sendingWith([{ kind: 'whisper', name: 'q' }], {
      type: 'answer',
      id: 1,
      ok: false,
      refusal: 'illegal-move',
      reason: 'word-not-in-list',
      rule: 'PG-10',
    })
    await sending.send({ word: 'moon' })
    expect(sending.refused.value).toEqual({
      by: 'host',
      refusal: 'illegal-move',
      reason: 'word-not-in-list',
    })
    expect(sending.sending.value).toBe(false)
  })

  it('sends nothing a second time while the first is on its way', async () => {
    const { play, sending } = sendingWith([{ kind: 'draw', name: 'draw-1' }])
    await Promise.all([sending.send({ word: 'one' }), sending.send({ word: 'two' })])
    expect(play).toHaveBeenCalledTimes(1)
  })
})
