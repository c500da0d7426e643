/** What is put to the vote at a table of Tofugott: a page of the match, once it is over. */
import { describe, expect, it } from 'vitest'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import { begin, look } from './scenario'

const KEEPSAKE = { kind: 'keepsake' } as const

describe('a page to keep', () => {
  it('TG-31 is proposed by whoever sits, not before the match is over', () => {
    const running = begin({ seats: 2, seed: 'keepsake', options: { turns: 1 } })
    const { state, random } = running
    const { talk } = tofugott
    expect(talk.checkProposal(look(running, 0), KEEPSAKE, state.options)).toBe('no-keepsake-yet')
    for (let [owed] = tofugott.toAct(state); owed; [owed] = tofugott.toAct(state)) {
      const move = tofugott.sampleFrom(state, owed.seat, random)
      tofugott.play(state, { seat: owed.seat, move, byClock: false }, random)
    }
    expect(talk.checkProposal(look(running, 1), KEEPSAKE, state.options)).toBeUndefined()
    expect(talk.checkProposal(look(running, 'spectator'), KEEPSAKE, state.options)).toBe(
      'not-seated',
    )
    expect(talk.isAboutMatch?.(KEEPSAKE)).toBe(true)
    expect(talk.adopt(state.options, KEEPSAKE)).toBe(state.options)
  })

  it('is the only thing to propose, and nothing is signalled', () => {
    const { talk } = tofugott
    expect(talk.parseProposal({ kind: 'keepsake' })).toEqual({ ok: true, value: KEEPSAKE })
    for (const raw of [{ kind: 'keepsake', more: 1 }, { kind: 'photo' }, null, 'keepsake']) {
      expect(talk.parseProposal(raw).ok).toBe(false)
    }
    expect(talk.parseSignal({ kind: 'keepsake' }).ok).toBe(false)
  })
})
