import { describe, expect, it } from 'vitest'
import { buchstabenbluff } from '../../../src/games/buchstabenbluff/inside/index'
import { hasWord } from '../../../src/games/buchstabenbluff/outside/wordGraph'
import {
  act,
  announce,
  answerAll,
  bonuses,
  cards,
  giveUp,
  handOf,
  kinds,
  letters,
  moveOf,
  owed,
  refusal,
  scenario,
  viewOf,
} from './scenario'

/** Whether a word laid with these cards turns out to be true when it is doubted. */
function isTrue(row: string, word: string, options = {}): boolean {
  const scene = scenario({ hands: [row, 'EINST'], options })
  announce(scene, 0, `lay ${Array.from(row).join(' ')} as ${word}`, [1])
  return scene.state.words[0]?.fate === 'true'
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((first, at) =>
    permutations(items.filter((_, index) => index !== at)).map((rest) => [first, ...rest]),
  )
}

describe('doubting', () => {
  it('BB-09 calls a word true if all laid letters are in it, in any order', () => {
    for (const row of permutations(['H', 'A', 'U', 'S'])) {
      expect(isTrue(row.join(''), 'Haus')).toBe(true)
    }
    expect(isTrue('HAUN', 'Haus')).toBe(false)
    expect(isTrue('HHUS', 'Haus')).toBe(false)
  })

  it('BB-09 counts every letter as often as it is laid', () => {
    expect(isTrue('TEE', 'Tee')).toBe(true)
    expect(isTrue('TTE', 'Tee')).toBe(false)
    expect(isTrue('TE?', 'Tee')).toBe(true)
    expect(isTrue('EE?', 'Tee')).toBe(true)
    expect(isTrue('EEE', 'Tee')).toBe(false)
  })

  it('BB-09 minds every letter of the deck, from the first to the last', () => {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ') {
      const options = { umlautCards: 'on' }
      expect([letter, isTrue(`${letter}?`, 'es', options)]).toEqual([letter, 'ES'.includes(letter)])
    }
  })

  it('BB-14 lets a question mark stand for any letter of the deck', () => {
    expect(isTrue('????', 'Haus')).toBe(true)
    expect(isTrue('H?U?', 'Haus')).toBe(true)
    expect(isTrue('H?X?', 'Haus')).toBe(false)
  })

  it('BB-14 makes it one of A to Z where umlauts take two cards, and an umlaut where they are cards', () => {
    expect(isTrue('T??R', 'Tür')).toBe(true)
    const plain = scenario({ hands: ['T?REE', 'EINST'] })
    expect(refusal(plain, 0, 'lay T ? R as Tür')).toBe('length-differs')
    expect(isTrue('T?R', 'Tür', { umlautCards: 'on' })).toBe(true)
    expect(isTrue('TÜR', 'Tür', { umlautCards: 'on' })).toBe(true)
    expect(isTrue('TUR', 'Tür', { umlautCards: 'on' })).toBe(false)
  })

  it('BB-14 opens it again: what it stood for is asked of the next word anew', () => {
    const scene = scenario({ hands: ['?XEEE', 'NNNNN'], draw: '' })
    announce(scene, 0, 'lay ? X as es', [1])
    expect(letters(scene.state.discards)).toBe('')
    expect(handOf(scene, 0)).toContain('?')
    act(scene, 1, 'pass')
    announce(scene, 0, 'lay ? E as er', [1])
    expect(scene.state.words[1]?.fate).toBe('true')
  })

  it('BB-15 asks everybody else at once and closes when all have answered, never at the first doubt', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'RATDH', 'ULOGM'] })
    act(scene, 0, 'lay H A U S as Haus')
    expect(owed(scene)).toBe('1 answer, 2 answer, 3 answer')
    expect(kinds(act(scene, 2, 'doubt'))).toEqual([])
    expect(kinds(act(scene, 1, 'believe'))).toEqual([])
    expect(viewOf(scene, 0).phase).toEqual({ kind: 'answers', missing: 1 })
    expect(kinds(act(scene, 3, 'believe'))[0]).toBe('doubted')
  })

  it('BB-15, BB-36 does not take who has gone for somebody who believed', () => {
    const scene = scenario({ hands: ['HAUNE', 'EINST', 'RATDH', 'ULOGM'] })
    giveUp(scene, 2)
    act(scene, 0, 'lay H A U N as Haus')
    expect(owed(scene)).toBe('1 answer, 3 answer')
    const [doubted] = answerAll(scene, [1])
    expect(doubted).toMatchObject({ kind: 'doubted', doubters: [1], believers: [3] })
  })

  it('BB-15 comes out the same whatever the order of answers', () => {
    for (const doubters of [[], [2], [1, 3]]) {
      const results = permutations([1, 2, 3]).map((order) => {
        const scene = scenario({ hands: ['HAUNE', 'EINST', 'RATDH', 'ULOGM'] })
        act(scene, 0, 'lay H A U N as Haus')
        for (const seat of order) act(scene, seat, doubters.includes(seat) ? 'doubt' : 'believe')
        return JSON.stringify(scene.state)
      })
      expect(new Set(results).size).toBe(1)
    }
  })

  it('BB-15 changes no answer and takes none from the announcer', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'RATDH'] })
    expect(refusal(scene, 1, 'doubt')).toBe('not-your-turn')
    act(scene, 0, 'lay H A U S as Haus')
    act(scene, 1, 'doubt')
    expect(refusal(scene, 1, 'believe')).toBe('already-answered')
    expect(refusal(scene, 0, 'believe')).toBe('own-word')
    expect(refusal(scene, 2, 'pass')).toBe('answers-awaited')
    expect(refusal(scene, 'spectator', 'doubt')).toBe('not-seated')
  })

  it('BB-15 shows how many answers are missing, not whose, and then all of them', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'RATDH', 'ULOGM'] })
    act(scene, 0, 'lay H A U S as Haus')
    act(scene, 2, 'doubt')
    for (const viewer of [0, 1, 3, 'spectator'] as const) {
      expect(viewOf(scene, viewer).phase).toEqual({ kind: 'answers', missing: 2 })
      expect(buchstabenbluff.awaited(scene.state, viewer)).toMatchObject({
        kind: 'number',
        number: 2,
      })
    }
    expect(viewOf(scene, 2).phase).toEqual({ kind: 'answers', missing: 2, doubt: true })
    answerAll(scene)
    expect(viewOf(scene, 1).words[0]?.doubters).toEqual([2])
  })

  it('BB-16 puts believed cards to the own pile unseen, at full value whatever they are', () => {
    const scene = scenario({ hands: ['QQXYE', 'EINST', 'RATDH'] })
    const events = announce(scene, 0, 'lay Q Q X Y as Haus')
    expect(events[1]).toEqual({ kind: 'believed', seat: 0, word: 'Haus', count: 4 })
    expect(viewOf(scene, 1).players[0]).toMatchObject({ pile: 4, bonus: 0 })
    expect(viewOf(scene, 1).words[0]).not.toHaveProperty('cards')
    expect(viewOf(scene, 1).words[0]).not.toHaveProperty('judgement')
    expect(bonuses(scene)).toEqual([0, 0, 0])
    expect(scene.state.discards).toEqual([])
  })

  it('BB-17 turns the cards up for everybody, in the order in which they were laid', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'RATDH'] })
    announce(scene, 0, 'lay S U A H as Haus', [2])
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(letters(viewOf(scene, viewer).words[0]?.cards)).toBe('SUAH')
    }
  })

  it('BB-18 gives ten for each doubter of a true word, and the cards to the own pile; doubters lose nothing', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'RATDH', 'ULOGM'] })
    const events = announce(scene, 0, 'lay H A U S as Haus', [1, 2, 3])
    expect(events[1]).toMatchObject({ kind: 'doubted', gains: [30, 0, 0, 0], value: 6 })
    expect(bonuses(scene)).toEqual([30, 0, 0, 0])
    expect(viewOf(scene, 1).players[0]?.pile).toBe(4)
  })

  it('BB-19 gives ten to each who doubted a bluff; bluffer and believers get nothing and lose nothing', () => {
    const scene = scenario({ hands: ['HAUNE', 'EINST', 'RATDH', 'ULOGM'] })
    const events = announce(scene, 0, 'lay H A U N as Haus', [1, 3])
    expect(events[1]).toMatchObject({
      kind: 'doubted',
      doubters: [1, 3],
      believers: [2],
      gains: [0, 10, 0, 10],
    })
    expect(bonuses(scene)).toEqual([0, 10, 0, 10])
    expect(viewOf(scene, 1).players[0]?.pile).toBe(0)
  })

  it('BB-19 says why a doubt was right: which letters were too many and which had no card', () => {
    const scene = scenario({ hands: ['TTN?E', 'EINST'], options: { dictionary: 'open' } })
    const events = announce(scene, 0, 'lay T T N ? as Tees', [1])
    expect(events[1]).toMatchObject({
      kind: 'doubted',
      spelling: 'TEES',
      cards: cards('TTN?'),
      judgement: { isTrue: false, isListed: false, excess: cards('NT'), lacking: cards('EES') },
    })
  })

  it('BB-20 takes a miscounted letter for a lie', () => {
    expect(isTrue('STRASEE', 'Straße')).toBe(false)
    expect(isTrue('STRASSE', 'Straße')).toBe(true)
  })

  it('BB-25 lays bluffed cards face up on the discards', () => {
    const scene = scenario({ hands: ['HAUNE', 'EINST'], discards: 'XY' })
    announce(scene, 0, 'lay N A U H as Haus', [1])
    expect(letters(viewOf(scene, 'spectator').discards)).toBe('XYNAUH')
  })

  it('BB-10 looks every word up at the settlement, doubted or not, however it is told', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST'], options: { dictionary: 'open' } })
    announce(scene, 0, 'lay H A U S as Hsau')
    const { state, plan } = scene
    expect(state.words[0]?.judgement).toMatchObject({ isListed: false, excess: [] })
    expect(hasWord(plan.known.spelled.lists.all, 'HAUS')).toBe(true)
    expect(viewOf(scene, 0).words[0]).not.toHaveProperty('judgement')
    expect(buchstabenbluff.judge(viewOf(scene, 1), moveOf('lay E S as se'), plan)).toBeUndefined()
  })
})
