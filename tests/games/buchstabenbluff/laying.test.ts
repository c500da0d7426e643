import { describe, expect, it } from 'vitest'
import { buchstabenbluff } from '../../../src/games/buchstabenbluff/inside/index'
import { act, announce, handOf, kinds, owed, refusal, ruleOf, scenario, viewOf } from './scenario'

describe('laying', () => {
  it('BB-06 takes at least two cards, all of them from the hand', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST'] })
    expect(refusal(scene, 0, 'lay H as es')).toBe('too-few-cards')
    expect(refusal(scene, 0, 'lay E S as es')).toBeUndefined()
    expect(refusal(scene, 0, 'lay E E as ei')).toBe('card-not-in-hand')
    expect(refusal(scene, 0, 'lay X E as es')).toBe('card-not-in-hand')
    expect(refusal(scene, 0, 'lay H A U S E as xxxxx')).toBe('word-not-in-list')
  })

  it('BB-06 lets a whole hand of ten be laid', () => {
    const scene = scenario({ hands: ['STEINEICHE', 'EINST'] })
    announce(scene, 0, 'lay S T E I N E I C H E as Steineiche', [1])
    expect(scene.state.words[0]?.fate).toBe('true')
    expect(handOf(scene, 0)).toHaveLength(5)
  })

  it('BB-07 wants as many cards as the word has letters in card spelling', () => {
    const scene = scenario({ hands: ['HAUSEFUE', 'EINST'] })
    expect(refusal(scene, 0, 'lay H A U as Haus')).toBe('length-differs')
    expect(refusal(scene, 0, 'lay H A U S E as Haus')).toBe('length-differs')
    expect(refusal(scene, 0, 'lay F U E S as Füße')).toBe('length-differs')
    expect(refusal(scene, 0, 'lay F U E S H A as Füße')).toBeUndefined()
    expect(ruleOf(scene, 0, 'lay H A U as Haus')).toBe('BB-07')
  })

  it('BB-08 takes one word at a time', () => {
    const scene = scenario({ hands: ['EISTEE', 'EINST'] })
    expect(refusal(scene, 0, 'lay E S T E E as es Tee')).toBe('word-has-other-signs')
    announce(scene, 0, 'lay E S as es')
    expect(owed(scene)).toBe('1 turn')
  })

  it('BB-10 refuses an unlisted word to its player alone; he may try again, draw or pass', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST'], options: { turnSeconds: 60 } })
    const before = JSON.stringify(scene.state)
    expect(refusal(scene, 0, 'lay H A U S as Hsau')).toBe('word-not-in-list')
    expect(ruleOf(scene, 0, 'lay H A U S as Hsau')).toBe('BB-10')
    expect(JSON.stringify(scene.state)).toBe(before)
    for (const next of ['lay H A U S as Haus', 'draw', 'pass']) {
      expect(refusal(scene, 0, next)).toBeUndefined()
    }
  })

  it('BB-10 refuses by the word and never by the cards', () => {
    for (const hand of ['HAUSX', 'QQXYJ', '?????', 'NXEEE']) {
      const scene = scenario({ hands: [hand, 'EINST'] })
      const row = Array.from(hand).slice(0, 4).join(' ')
      expect(refusal(scene, 0, `lay ${row} as Haus`)).toBeUndefined()
      expect(refusal(scene, 0, `lay ${row} as Xxxx`)).toBe('word-not-in-list')
    }
  })

  it('dictionary open: any string of letters may be announced; unlisted it is a bluff when doubted, though the letters fit', () => {
    const options = { dictionary: 'open' }
    const scene = scenario({ hands: ['HAUSE', 'EINST', 'RRRRR'], options })
    expect(refusal(scene, 0, 'lay H A U S as Hsau')).toBeUndefined()
    const events = announce(scene, 0, 'lay H A U S as Hsau', [2])
    expect(events[1]).toMatchObject({
      kind: 'doubted',
      judgement: { isTrue: false, isListed: false, excess: [], lacking: [] },
      language: 'de',
      gains: [0, 0, 10],
    })
    const believed = scenario({ hands: ['HAUSE', 'EINST'], options })
    announce(believed, 0, 'lay H A U S as Hsau')
    expect(viewOf(believed, 1).players[0]?.pile).toBe(4)
    const listed = scenario({ hands: ['HAUSE', 'EINST'], options })
    announce(listed, 0, 'lay H A U S as Haus', [1])
    expect(listed.state.words[0]?.fate).toBe('true')
  })

  it('BB-11 takes whatever form the list contains', () => {
    const scene = scenario({
      hands: ['HOUSES', 'EINST'],
      options: { language: 'en' },
    })
    expect(refusal(scene, 0, 'lay H O U S E S as houses')).toBeUndefined()
    expect(refusal(scene, 0, 'lay H O U S E S as housed')).toBe('word-not-in-list')
  })

  it('BB-12 takes two to ten letters and nothing else, with an open dictionary too', () => {
    for (const dictionary of ['refuse', 'open']) {
      const scene = scenario({ hands: ['HAUSEEEEEE', 'EINST'], options: { dictionary } })
      expect(refusal(scene, 0, 'lay H A U S E as Hau-s')).toBe('word-has-other-signs')
      expect(refusal(scene, 0, 'lay H A U S E as Hau’s')).toBe('word-has-other-signs')
      expect(refusal(scene, 0, 'lay H A U S E as Hau s')).toBe('word-has-other-signs')
      expect(refusal(scene, 0, 'lay H A U S E as Haus4')).toBe('word-has-other-signs')
      expect(refusal(scene, 0, 'lay H A U S E as домик')).toBe('word-has-other-signs')
      expect(refusal(scene, 0, 'lay H A as H')).toBe('word-too-short')
      expect(refusal(scene, 0, 'lay H A U S E E E E E E as Hauseeeeeee')).toBe('word-too-long')
      expect(refusal(scene, 0, 'lay H A U S E E E E E E as Straßengüte')).toBe('word-too-long')
      expect(ruleOf(scene, 0, 'lay H A as H')).toBe('BB-12')
    }
  })

  it('BB-12 takes no more of a text than could be a word', () => {
    const lay = { kind: 'lay', cards: [0, 1] }
    expect(buchstabenbluff.parseMove({ ...lay, word: 'a'.repeat(40) }).ok).toBe(true)
    for (const word of ['a'.repeat(41), '', ' a', 'a\nb', 7]) {
      expect(buchstabenbluff.parseMove({ ...lay, word }).ok).toBe(false)
    }
  })

  it('BB-13 allows a word again', () => {
    const scene = scenario({ hands: ['HAUSHAUS', 'HAUSE'] })
    announce(scene, 0, 'lay H A U S as Haus')
    expect(refusal(scene, 1, 'lay H A U S as haus')).toBeUndefined()
  })

  it('repeats refused: no word that anybody has announced, believed, true or bluffed, in card spelling', () => {
    for (const [dictionary, doubters] of [
      ['refuse', []],
      ['refuse', [1]],
      ['open', []],
    ] as const) {
      const options = { repeats: 'refused', dictionary }
      const scene = scenario({ hands: ['FUESSEN', 'RRRRRR'], options })
      announce(scene, 0, 'lay F U E S S E as Füße', doubters)
      expect(refusal(scene, 1, 'lay R R R R R R as FUESSE')).toBe('word-repeated')
      expect(ruleOf(scene, 1, 'lay R R R R R R as FUESSE')).toBe('BB-13')
    }
    const bluffed = scenario({ hands: ['RRRRR', 'HAUSE'], options: { repeats: 'refused' } })
    announce(bluffed, 0, 'lay R R R R as Haus', [1])
    expect(refusal(bluffed, 1, 'lay H A U S as Haus')).toBe('word-repeated')
    expect(viewOf(bluffed, 'spectator').words.map(({ spelling }) => spelling)).toEqual(['HAUS'])
  })

  it('BB-30 lays all cards face down by default', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST'] })
    expect(refusal(scene, 0, 'lay H! A U S as Haus')).toBe('open-not-offered')
    act(scene, 0, 'lay H A U S as Haus')
    expect(viewOf(scene, 1).words[0]?.open).toEqual([])
  })

  it('mixed on: any cards but not all may lie face up, and must be in the word', () => {
    const scene = scenario({ hands: ['HAUS?X', 'EINST'], options: { mixed: 'on' } })
    expect(refusal(scene, 0, 'lay H! A! U! S! as Haus')).toBe('all-open')
    expect(refusal(scene, 0, 'lay X! A U S as Haus')).toBe('open-not-in-word')
    expect(refusal(scene, 0, 'lay X A! U! S! as Haus')).toBeUndefined()
    expect(refusal(scene, 0, 'lay ?! A! U! X as Haus')).toBeUndefined()
    expect(ruleOf(scene, 0, 'lay X! A U S as Haus')).toBe('BB-30')
    for (const open of [[2], [0, 2]]) {
      const move = { kind: 'lay', cards: [7, 0], word: 'ha', open } as const
      expect(buchstabenbluff.check(viewOf(scene, 0), move)).toBe('open-not-laid')
    }
  })

  it('mixed on: a letter that the word has once may not lie face up twice', () => {
    const scene = scenario({ hands: ['HHAUS', 'EINST'], options: { mixed: 'on' } })
    expect(refusal(scene, 0, 'lay H! H! A U as Haus')).toBe('open-not-in-word')
    expect(refusal(scene, 0, 'lay H! H A U as Haus')).toBeUndefined()
  })

  it('BB-30 shows the open cards to all before they answer, and a doubt alone turns up the rest', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST'], options: { mixed: 'on' } })
    act(scene, 0, 'lay H A! U S as Haus')
    const [word] = viewOf(scene, 1).words
    expect(word).toMatchObject({ count: 4, open: [{ at: 1, card: 0 }], fate: 'pending' })
    expect(word?.cards).toBeUndefined()
    act(scene, 1, 'believe')
    expect(viewOf(scene, 1).words[0]?.cards).toBeUndefined()
    expect(viewOf(scene, 1).players[0]?.pile).toBe(4)
  })

  it('BB-30 reads places as they are written: rising, each once, none beyond ten', () => {
    const lay = { kind: 'lay', cards: [0, 1, 2], word: 'abc' }
    for (const open of [[], [1, 0], [1, 1], [10], [-1], ['0'], 0]) {
      expect(buchstabenbluff.parseMove({ ...lay, open }).ok).toBe(false)
    }
    expect(buchstabenbluff.parseMove({ ...lay, open: [0, 2] }).ok).toBe(true)
  })

  it('BB-34 spells ß as SS and, in German, umlauts with two cards; other accents are dropped', () => {
    const scene = scenario({ hands: ['FUESSETUER', 'EINST'] })
    const spelt = (words: string): string | undefined => {
      const copy = { plan: scene.plan, state: buchstabenbluff.copy(scene.state) }
      act(copy, 0, words)
      return copy.state.words[0]?.spelling
    }
    expect(spelt('lay F U E S S E as Füße')).toBe('FUESSE')
    expect(spelt('lay F U E S S E as FÜẞE')).toBe('FUESSE')
    expect(spelt('lay F U E S S E as fuesse')).toBe('FUESSE')
    expect(spelt('lay T U E R as Tür')).toBe('TUER')
    expect(spelt('lay S E E as sée')).toBe('SEE')
  })

  it('BB-34 keeps umlauts apart with cards of their own', () => {
    const scene = scenario({ hands: ['FÜSSEUE', 'EINST'], options: { umlautCards: 'on' } })
    expect(refusal(scene, 0, 'lay F Ü S S E as Füße')).toBeUndefined()
    expect(refusal(scene, 0, 'lay F U E S S E as Fuesse')).toBe('word-not-in-list')
    announce(scene, 0, 'lay F U S S E as Füße', [1])
    expect(scene.state.words[0]?.fate).toBe('bluff')
  })

  it('BB-34 drops tremas in Dutch and English and spells ĳ with two cards', () => {
    const dutch = scenario({ hands: ['IJSJE', 'EINST'], options: { language: 'nl' } })
    expect(refusal(dutch, 0, 'lay I J S as ĳs')).toBeUndefined()
    const ocean = scenario({ hands: ['COORDINATI', 'EINST'], options: { language: 'nl' } })
    expect(refusal(ocean, 0, 'lay C O O R D I N A T I as Coördinatie')).toBe('word-too-long')
    const cafe = scenario({ hands: ['CAFEX', 'EINST'], options: { language: 'en' } })
    expect(refusal(cafe, 0, 'lay C A F E as CAFÉ')).toBeUndefined()
    expect(refusal(cafe, 0, 'lay C A F E as cafe')).toBeUndefined()
  })

  it('BB-06 takes the laid cards out of the hand at once', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST'] })
    expect(kinds(act(scene, 0, 'lay H A U S as Haus'))).toEqual(['announced'])
    expect(handOf(scene, 0)).toBe('E')
    expect(viewOf(scene, 1).players[0]?.hand).toBe(1)
  })
})
