import { describe, expect, it } from 'vitest'
import { buchstabenbluff } from '../../../src/games/buchstabenbluff/inside/index'
import { present } from '../../../src/engine/basics/invariant'
import {
  MOST_HOUSE_WORDS,
  type BuchstabenbluffOptions,
  type BuchstabenbluffProposal,
  type BuchstabenbluffReason,
} from '../../../src/games/buchstabenbluff/outside/contract'
import type { Viewer } from '../../../src/engine/basics/seat'
import { openEvening } from '../../support/host/evening'
import { matchOf, questionOf, tableOf } from '../../support/match/seats'
import { optionContext } from '../../support/match/randomOptions'
import { act, announce, passToEnd, refusal, scenario, viewOf, type Scene } from './scenario'
import { SMALL_CONTENTS } from './trial'

const talk = present(buchstabenbluff.talk, 'house words are talked about')

function houseWords(...words: readonly string[]): BuchstabenbluffProposal {
  return { kind: 'houseWords', words }
}

function propose(
  scene: Scene,
  viewer: Viewer | 'between',
  words: string | readonly string[],
  options: BuchstabenbluffOptions = scene.plan.options,
): BuchstabenbluffReason | undefined {
  return talk.checkProposal(
    viewer === 'between' ? undefined : viewOf(scene, viewer),
    houseWords(...(typeof words === 'string' ? [words] : words)),
    options,
  )
}

function withHouse(houseWords: readonly string[], more = {}): Scene {
  return scenario({ hands: ['HAUSEMURX', 'EINSTFUELLIG'], options: { houseWords, ...more } })
}

describe('house words', () => {
  it('houseWords count as listed, whatever the dictionary is', () => {
    const scene = withHouse(['Murx'])
    expect(refusal(scene, 0, 'lay M U R X as murx')).toBeUndefined()
    expect(refusal(withHouse([]), 0, 'lay M U R X as murx')).toBe('word-not-in-list')
    const open = withHouse(['Murx'], { dictionary: 'open' })
    announce(open, 0, 'lay M U R X as Murx', [1])
    expect(open.state.words[0]).toMatchObject({ fate: 'true', judgement: { isListed: true } })
  })

  it('houseWords are none by default and set by a vote, never in the form', () => {
    const context = optionContext(SMALL_CONTENTS)
    const { language } = context
    const people = { language, catalogue: (name: string) => context.catalogue(name) }
    expect(buchstabenbluff.parseOptions({}, people)).toMatchObject({ value: { houseWords: [] } })
    expect(buchstabenbluff.parseOptions({ houseWords: ['Murx'] }, people)).toMatchObject({
      ok: false,
      error: { key: 'houseWords', problem: 'not-set-here' },
    })
  })

  it('BB-32 compares them in card spelling and leaves out what does not fit the letters', () => {
    const scene = scenario({ hands: ['FUELLIGEEE', 'EINST'], options: { houseWords: ['füllig'] } })
    expect(refusal(scene, 0, 'lay F U E L L I G as FUELLIG')).toBeUndefined()
    const odd = withHouse(['x', 'zwei Öfen', 'Murx'])
    expect(odd.plan.known.houseWords).toEqual(['MURX'])
    const own = scenario({
      hands: ['FÜLLIG', 'EINST'],
      options: { houseWords: ['füllig'], umlautCards: 'on' },
    })
    expect(refusal(own, 0, 'lay F Ü L L I G as füllig')).toBeUndefined()
  })

  it('BB-32 is proposed by whoever may have been refused, and after a verdict by anybody', () => {
    const scene = withHouse([])
    expect(propose(scene, 0, 'Murx')).toBeUndefined()
    expect(propose(scene, 1, 'Murx')).toBe('no-proposal-now')
    announce(scene, 0, 'lay H A U S as Haus')
    expect(propose(scene, 0, 'Murx')).toBe('no-proposal-now')
    announce(scene, 1, 'lay E S as es', [0])
    expect(propose(scene, 0, 'Murx')).toBeUndefined()
    expect(propose(scene, 1, 'Murx')).toBeUndefined()
    expect(propose(scene, 'spectator', 'Murx')).toBe('not-seated')
  })

  it('BB-32 is not proposed while a word waits for answers, and by anybody at the end', () => {
    const scene = withHouse([])
    announce(scene, 0, 'lay H A U S as Haus', [1])
    act(scene, 1, 'lay E S as es')
    for (const seat of [0, 1]) expect(propose(scene, seat, 'Murx')).toBe('no-proposal-now')
    const over = withHouse([])
    passToEnd(over)
    for (const seat of [0, 1]) expect(propose(over, seat, 'Murx')).toBeUndefined()
  })

  it('BB-32 proposes words that can be announced, are not yet in the list of the house, and find room', () => {
    const scene = withHouse(['füllig'])
    expect(propose(scene, 0, 'M')).toBe('word-too-short')
    expect(propose(scene, 0, 'Murx 3')).toBe('word-has-other-signs')
    expect(propose(scene, 0, 'Murxereien?')).toBe('word-has-other-signs')
    expect(propose(scene, 0, 'Murksereiend')).toBe('word-too-long')
    expect(propose(scene, 0, 'FUELLIG')).toBe('house-word-known')
    const full = { ...scene.plan.options, houseWords: new Array(MOST_HOUSE_WORDS).fill('abc') }
    expect(propose(scene, 0, 'Murx', full)).toBe('house-words-full')
  })

  it('BB-32 is adopted for the next match, each word once', () => {
    const { options } = withHouse([]).plan
    const adopted = talk.adopt(options, houseWords('füllig'))
    expect(adopted.houseWords).toEqual(['füllig'])
    expect(talk.adopt(adopted, houseWords('Fuellig'))).toEqual(adopted)
    expect(options.houseWords).toEqual([])
    const parsed = buchstabenbluff.parseOptions(adopted, optionContext(SMALL_CONTENTS))
    expect(parsed).toMatchObject({ ok: true, value: { houseWords: ['füllig'] } })
  })

  it('BB-32 takes several at once, also between matches, where no cards lie', () => {
    const scene = withHouse(['füllig'])
    const { options } = scene.plan
    expect(propose(scene, 'between', ['Murx', 'Wuff'])).toBeUndefined()
    expect(propose(scene, 0, ['Murx', 'Wuff'])).toBeUndefined()
    expect(propose(scene, 1, ['Murx', 'Wuff'])).toBe('no-proposal-now')
    expect(propose(scene, 'between', ['Murx', 'FUELLIG'])).toBe('house-word-known')
    expect(propose(scene, 'between', ['Murx', 'murx'])).toBe('house-word-known')
    expect(propose(scene, 'between', ['Murx', 'zwei Öfen'])).toBe('word-has-other-signs')
    const nearlyFull = { ...options, houseWords: new Array(MOST_HOUSE_WORDS - 1).fill('abc') }
    expect(propose(scene, 'between', ['Murx', 'Wuff'], nearlyFull)).toBe('house-words-full')
    const adopted = talk.adopt(options, houseWords('Murx', 'FUELLIG', 'x', 'Wuff'))
    expect(adopted.houseWords).toEqual(['füllig', 'Murx', 'Wuff'])
    expect(talk.adopt(nearlyFull, houseWords('Murx', 'Wuff')).houseWords.at(-1)).toBe('Murx')
  })

  it('BB-32 is fixed with the deal: a verdict stays as it is, and a match in progress knows the old list', () => {
    const scene = withHouse([], { dictionary: 'open' })
    announce(scene, 0, 'lay M U R X as Murx', [1])
    const before = JSON.stringify(scene.state)
    talk.adopt(scene.plan.options, houseWords('Murx'))
    expect(JSON.stringify(scene.state)).toBe(before)
    expect(scene.plan.known.house.has('MURX')).toBe(false)
    expect(scene.state.words[0]?.fate).toBe('bluff')
  })

  it('BB-32 hands bots the words of the house with the dictionary', () => {
    const { plan } = withHouse(['füllig'])
    const { houseWords, umlautCards } = buchstabenbluff.knowledge(plan)
    expect([houseWords, umlautCards]).toEqual([['FUELLIG'], 'off'])
    const known = buchstabenbluff.study(buchstabenbluff.knowledge(plan))
    expect(known.house.has('FUELLIG')).toBe(true)
  })

  it('BB-32 takes a proposal as it was typed, and nothing else with it', () => {
    expect(talk.parseProposal({ kind: 'houseWords', words: ['fu\u0308llig', 'Murx'] })).toEqual({
      ok: true,
      value: houseWords('füllig', 'Murx'),
    })
    const more = new Array(MOST_HOUSE_WORDS + 1).fill('Murx')
    for (const words of [[], ['Murx', ''], ['Murx', 3], 'Murx', more]) {
      expect(talk.parseProposal({ kind: 'houseWords', words }).ok).toBe(false)
    }
    expect(talk.parseProposal({ ...houseWords('Murx'), cards: [1] }).ok).toBe(false)
    expect(talk.parseSignal({ kind: 'point' }).ok).toBe(false)
  })

  it('BB-32 keeps the list with the table: between matches, over a restart, in the next match', async () => {
    const { host, keeper, guest, tell } = await openEvening('house', {
      game: 'buchstabenbluff',
      people: 2,
      seats: 2,
      options: { language: 'de', turns: 3 },
      surroundings: { contents: SMALL_CONTENTS },
    })
    const proposal = { kind: 'houseWords', words: ['Murx', 'füllig'] }
    expect(await tell(guest(1), { kind: 'propose', proposal })).toMatchObject({ ok: true })
    expect(tableOf(keeper).options.houseWords).toEqual([])
    await tell(keeper, { kind: 'vote', proposal: 1, agree: true })
    expect(tableOf(guest(1)).options.houseWords).toEqual(proposal.words)
    host.restart()
    for (const player of [keeper, guest(1)]) player.cut()
    await host.clock.turn(6000)
    expect(tableOf(keeper).options.houseWords).toEqual(proposal.words)
    await tell(guest(1), { kind: 'ready', ready: true })
    expect(await tell(keeper, { kind: 'start' })).toMatchObject({ ok: true })
    await host.clock.turn(100)
    expect(matchOf(keeper)?.entries).toBe(0)
    const again = { kind: 'propose', proposal: { kind: 'houseWords', words: ['Murx'] } } as const
    const player = questionOf(keeper) ? keeper : guest(1)
    expect(await tell(player, again)).toMatchObject({ reason: 'house-word-known', rule: 'BB-32' })
  })
})
