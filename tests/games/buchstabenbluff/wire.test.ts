/** What goes over the wires of the others while a word waits for answers: nothing of it depends on the cards or on the list. */
import { describe, expect, it } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import { isBuchstabenbluffView } from '../../../src/games/buchstabenbluff/outside/guards'
import type { BuchstabenbluffView } from '../../../src/games/buchstabenbluff/outside/contract'
import { openMatch, type Evening } from '../../support/host/evening'
import type { TestPlayer } from '../../support/host/memoryHost'
import { moveOf, questionOf, viewOf } from '../../support/match/seats'
import { letters } from './scenario'
import { SMALL_CONTENTS } from './trial'

function viewAt(player: TestPlayer): BuchstabenbluffView {
  const view = viewOf(player)
  if (!isBuchstabenbluffView(view)) throw new Error('no view of Buchstabenbluff')
  return view
}

interface Waiting {
  /** The frames of everybody but the announcer, from the announcement on until one answer is missing. */
  readonly frames: readonly (readonly string[])[]
  /** The two letters of the hand that the word was made of. */
  readonly hand: string
}

/** A match of three people, one of whom is to announce. */
async function openTurn(seed: string): Promise<Evening & { readonly announcer: TestPlayer }> {
  const evening = await openMatch(seed, {
    game: 'buchstabenbluff',
    people: 3,
    seats: 3,
    options: { language: 'de', dictionary: 'open', answerSeconds: 'none' },
    surroundings: { contents: SMALL_CONTENTS },
  })
  const asked = evening.people.find((player) => questionOf(player)?.kind === 'turn')
  return { ...evening, announcer: present(asked, 'somebody plays') }
}

/** The same match each time; only the two cards laid, or the word, are others. */
async function announceAt(places: readonly [number, number], word?: string): Promise<Waiting> {
  const { people, tell, host, announcer } = await openTurn('wire of words')
  const others = people.filter((player) => player !== announcer)
  const { hand = [] } = viewAt(announcer)
  const before = others.map(({ frames }) => frames.length)
  const cards = places.map((place) => hand[place] ?? 0)
  const announced = word ?? letters([hand[0] ?? 0, hand[1] ?? 0])
  const laid = await tell(announcer, moveOf(announcer, { kind: 'lay', cards, word: announced }))
  expect(laid.ok).toBe(true)
  const [first] = others
  await tell(
    present(first, 'two answer'),
    moveOf(present(first, 'two answer'), { kind: 'answer', doubt: true }),
  )
  await host.settle()
  const frames = others.map((player, at) => player.frames.slice(before[at]))
  return { frames, hand: letters(hand) }
}

describe('the wires of the others', () => {
  it('BB-09 carry the same bytes in the same order, whether the word fits its cards or not', async () => {
    const fitting = await announceAt([0, 1])
    const bluff = await announceAt([2, 3])
    expect(new Set(fitting.hand.slice(0, 4)).size).toBeGreaterThan(2)
    expect(fitting.frames.flat().length).toBeGreaterThan(2)
    expect(bluff.frames).toEqual(fitting.frames)
  })

  it('BB-10 carry the same but for the word itself, whether it is listed or not', async () => {
    const shapes = []
    for (const word of ['er', 'qx']) {
      const { frames } = await announceAt([0, 1], word)
      expect(JSON.stringify(frames)).toContain(word.toUpperCase())
      shapes.push(
        frames.map((list) => list.map((frame) => frame.replaceAll(/"(?:er|qx)"/giu, '""'))),
      )
    }
    expect(shapes[0]).toEqual(shapes[1])
  })

  it('BB-10 answer nobody who asks for a word before the doubt is settled', async () => {
    const { people, tell, announcer } = await openTurn('asking')
    const [card = 0, other = 0] = viewAt(announcer).hand ?? []
    const laying = { kind: 'lay', cards: [card, other], word: 'er' } as const
    await tell(announcer, moveOf(announcer, laying))
    for (const player of people) {
      const answersTo = async (word: string): Promise<unknown[]> => {
        const frames = player.frames.length
        const { seed, language, hints } = { seed: 'x', language: 'de', hints: 0 }
        const answers = [
          await tell(player, {
            kind: 'practise',
            game: 'buchstabenbluff',
            question: { language, seed, hints, word },
          }),
          await tell(player, { kind: 'propose', proposal: { kind: 'houseWords', words: [word] } }),
          await tell(player, moveOf(player, { ...laying, word })),
        ]
        // Nothing comes but the answers themselves.
        expect(player.frames.length - frames).toBe(answers.length)
        return answers.map(({ id: _id, ...answer }) => answer)
      }
      const listed = await answersTo('er')
      expect(await answersTo('qx')).toEqual(listed)
      expect(listed).toMatchObject([
        { ok: false, refusal: 'practice-in-match' },
        { ok: false, refusal: 'illegal-move', reason: 'no-proposal-now', rule: 'BB-32' },
        { ok: false },
      ])
    }
  })
})
