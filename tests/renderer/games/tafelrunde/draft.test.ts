/** Every legal move of Die Tafelrunde 2 can be put together by hand, and means exactly that move. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../../src/engine/chance/fastRandom'
import { decisionOf, ownPlayer } from '../../../../src/games/tafelrunde/outside/check'
import type {
  TafelrundeMove,
  TafelrundeView,
} from '../../../../src/games/tafelrunde/outside/contract'
import { specialCard } from '../../../../src/games/tafelrunde/outside/faces'
import { tafelrunde } from '../../../../src/games/tafelrunde/inside/index'
import {
  chooseCard,
  EMPTY_DRAFT,
  moveOf,
  toggleChests,
  turnCard,
  type Draft,
} from '../../../../src/renderer/games/tafelrunde/ask/draft'
import { chestChoices } from '../../../../src/renderer/games/tafelrunde/voice/names'
import { parsedOptions } from '../../../support/match/randomOptions'

/** The draft that a player makes for a move; undefined for what has a button of its own. */
function draftFor(view: TafelrundeView, move: TafelrundeMove): Draft | undefined {
  switch (move.kind) {
    case 'chooseSpecial':
      return { ...EMPTY_DRAFT, special: move.special }
    case 'play': {
      const chosen = chooseCard(EMPTY_DRAFT, move.card)
      return chosen.up === move.colour ? chosen : chooseCard(chosen, move.card)
    }
    case 'feierabend':
    case 'zork':
      return chooseCard(EMPTY_DRAFT, specialCard(move.kind))
    case 'letzteWarnung': {
      const chosen = chooseCard(EMPTY_DRAFT, specialCard('letzte-warnung'))
      return move.colour === undefined ? chosen : { ...chosen, colour: move.colour }
    }
    case 'wiederbelebung': {
      const chosen = chooseCard(EMPTY_DRAFT, specialCard('wiederbelebung'))
      return { ...chosen, revived: move.card ?? 'none' }
    }
    case 'secure': {
      const { open } = ownPlayer(view)
      const places: number[] = []
      for (const chest of move.chests) {
        places.push(open.findIndex((one, place) => one === chest && !places.includes(place)))
      }
      return places.reduce((draft, place) => toggleChests(draft, [place], true), EMPTY_DRAFT)
    }
    case 'pass':
      return undefined
  }
}

/** Makes every legal move of a position through a draft; how many there were. */
function makeAll(view: TafelrundeView): number {
  let made = 0
  for (const move of tafelrunde.legalMoves(view)) {
    const draft = draftFor(view, move)
    if (!draft) continue
    expect(moveOf(view, draft)).toEqual(move)
    made += 1
  }
  return made
}

describe('putting a move together', () => {
  it('TR-43 makes equal chests one choice: pressed again it is taken back, with Zork one more is added', () => {
    const alike = [0, 2, 3]
    const press = (several: boolean, times: number): readonly number[] => {
      let draft = EMPTY_DRAFT
      for (let at = 0; at < times; at += 1) draft = toggleChests(draft, alike, several)
      return draft.chests
    }
    expect([1, 2].map((times) => press(false, times))).toEqual([[0], []])
    expect([1, 2, 3, 4].map((times) => press(true, times))).toEqual([[0], [0, 2], alike, []])
    expect(toggleChests({ chests: [1] }, alike, false).chests).toEqual([0])
    expect(toggleChests({ chests: [1] }, alike, true).chests).toEqual([1, 0])
  })

  it('TR-43 names equal chests once, with their number, and by ear how many of them are chosen', () => {
    const said = (key: string, named?: Record<string, unknown>): string =>
      `${key.split('.').slice(1).join('.')} ${Object.values(named ?? {}).join(' ')}`.trim()
    const chests = [0, 0, 1, 0]
    const told = chestChoices(chests, [], said)
    expect(told.map(({ places }) => places)).toEqual([[0, 1, 3], [2]])
    expect(told[0]?.heard).toMatch(/^chestAlike .* 3$/u)
    expect(told[0]?.seen).toBe('alikeSeen.blue countWord.n3 2')
    expect(told[1]?.seen).toMatch(/^side /u)
    const [chosen] = chestChoices(chests, [0, 3], said)
    expect(chosen?.heard).toMatch(/^chestAlikeChosen .* 2 3$/u)
    expect(chosen?.seen).toBe('alikeChosenSeen 2 3')
  })

  it('makes every legal move, over whole matches', () => {
    let made = 0
    for (const [index, raw] of [{}, { specials: 'chosen', zork: 'addition' }].entries()) {
      const random = fastRandom(`drafts ${String(index)}`)
      const options = parsedOptions(tafelrunde, raw)
      const state = tafelrunde.deal({ options, seats: 4 }, random)
      for (let [owed] = tafelrunde.toAct(state); owed; [owed] = tafelrunde.toAct(state)) {
        const view = tafelrunde.view(state, owed.seat)
        expect(decisionOf(view)).toBeDefined()
        made += makeAll(view)
        const played = tafelrunde.sampleFrom(state, owed.seat, random)
        tafelrunde.play(state, { seat: owed.seat, move: played }, random)
      }
    }
    expect(made).toBeGreaterThan(500)
  })

  it('shows the higher side first, and turns with every further press', () => {
    const chosen = chooseCard(EMPTY_DRAFT, 6)
    expect(chosen.up).toBe('red')
    expect(turnCard(chosen).up).toBe('blue')
    expect(chooseCard(turnCard(chosen), 6).up).toBe('red')
    expect(turnCard(EMPTY_DRAFT)).toEqual(EMPTY_DRAFT)
  })

  it('TR-26 asks which card comes back before Wiederbelebung can be played', () => {
    const random = fastRandom('revival')
    const options = parsedOptions(tafelrunde, { specials: 'all-wiederbelebung' })
    const state = tafelrunde.deal({ options, seats: 3 }, random)
    const seen = { withDiscards: 0, without: 0 }
    for (let [owed] = tafelrunde.toAct(state); owed; [owed] = tafelrunde.toAct(state)) {
      const view = tafelrunde.view(state, owed.seat)
      const card = specialCard('wiederbelebung')
      if (owed.kind === 'play' && view.hand?.includes(card)) {
        const move = moveOf(view, chooseCard(EMPTY_DRAFT, card))
        const isEmpty = ownPlayer(view).discard.length === 0
        expect(move).toEqual(isEmpty ? { kind: 'wiederbelebung' } : undefined)
        seen[isEmpty ? 'without' : 'withDiscards'] += 1
      }
      const played = tafelrunde.sampleFrom(state, owed.seat, random)
      tafelrunde.play(state, { seat: owed.seat, move: played }, random)
    }
    expect(seen.withDiscards).toBeGreaterThan(3)
    expect(seen.without).toBeGreaterThan(0)
  })
})
