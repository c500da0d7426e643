/** The bots of Die Tafelrunde 2 play legal moves from views and memories alone, the same for the same seed. */
import { judgeTurn } from '../../src/bots/tafelrunde/choices'
import { EASY, levelAt } from '../../src/bots/tafelrunde/levels'
import { describe, expect, it } from 'vitest'
import { TAFELRUNDE_BOTS } from '../../src/bots/tafelrunde/bots'
import { imagineWorld, newMemory, remember } from '../../src/bots/tafelrunde/memory'
import { registered, simulateMatch } from '../../src/cli/simulateMatches'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { present } from '../../src/engine/basics/invariant'
import { winnersOf } from '../../src/engine/contract/outcome'
import { pick } from '../../src/engine/chance/random'
import { CHARACTERS } from '../../src/games/tafelrunde/outside/characters'
import type { TafelrundeSeen } from '../../src/games/tafelrunde/outside/contract'
import { tafelrunde } from '../../src/games/tafelrunde/inside/index'
import type { TafelrundeState } from '../../src/games/tafelrunde/inside/state'
import { BOT_LEVELS } from '../../src/protocol/terms'
import { cards, chests, run, scenario } from '../games/tafelrunde/scenario'
import { climb } from '../support/strength/ladder'
import { inShort } from '../support/longRun'
import { randomOptions } from '../support/match/randomOptions'

const FEW = { playouts: 12, hasTime: () => true }
const SOME = { playouts: 36, hasTime: () => true }
const NO_TIME = { playouts: 5000, hasTime: () => false }

const PLAYED = { ...registered('tafelrunde'), budget: () => FEW }

/** A match at some point, and what a seat that owes a decision there has seen of it. */
function somewhere(seed: string) {
  const random = fastRandom(seed)
  const seats = 2 + random.below(3)
  const state = tafelrunde.deal({ options: randomOptions(tafelrunde, random), seats }, random)
  const seen: TafelrundeSeen[][] = Array.from({ length: seats }, () => [])
  const steps = random.below(80)
  for (let step = 0; step < steps; step++) {
    const decision = pick(tafelrunde.toAct(state), random)
    if (!decision) break
    const move = tafelrunde.sampleFrom(state, decision.seat, random)
    for (const event of tafelrunde.play(state, { seat: decision.seat, move }, random)) {
      seen.forEach((list, seat) => list.push(tafelrunde.eventFor(event, seat)))
    }
  }
  return { state, seen, decision: pick(tafelrunde.toAct(state), random), random }
}

function playersOf({ players }: TafelrundeState, key: 'hand' | 'secured'): number[][] {
  return players.map((player) => [...player[key]])
}

/** What the sharp bot says of a move in this position: why it makes it, and as advice to the seat whose turn it is. */
function saidOf(state: TafelrundeState, text: string) {
  const move = tafelrunde.notation.parseMoveText(text)
  if (!move.ok || state.phase.kind !== 'playing') throw new Error('no play')
  const view = tafelrunde.view(state, state.phase.seat)
  const mind = { view, memory: newMemory(view) }
  const explainer = present(TAFELRUNDE_BOTS.sharp.explainer, 'it explains itself')
  return {
    why: explainer.explain(mind, move.value)?.open,
    advice: explainer.advise(mind, move.value),
  }
}

function adviceOn(state: TafelrundeState, text: string): unknown {
  return saidOf(state, text).advice
}

function cardNamed(text: string): number | undefined {
  return cards(text)[0]
}

/** What the sharp bot advises to secure of what lies open before seat 0, and whether a card like Zork lies there (TR-27). */
function toSecure(own: { open: string; hand: string }, chosen: string, hasZork = false): unknown {
  const state = scenario({ players: [{ ...own, hand: `${own.hand} Zork` }, { hand: 'B7 R7' }] })
  if (hasZork) run(state, '0 zork')
  const view = tafelrunde.view(state, 0)
  const move = { kind: 'secure', chests: chests(chosen) } as const
  return TAFELRUNDE_BOTS.sharp.explainer?.advise({ view, memory: newMemory(view) }, move)
}

/** Until a level must be ahead. */
const MOST_MATCHES = 200

/** Which level must be ahead of which, and how many sit there. */
const LADDER = [
  ['easy', 'gentle', 2],
  ['easy', 'gentle', 3],
  ['easy', 'gentle', 4],
  ['solid', 'easy', 2],
  ['solid', 'easy', 3],
  ['solid', 'easy', 4],
  ['sharp', 'solid', 2],
  ['sharp', 'solid', 3],
] as const

describe('bots of Die Tafelrunde 2', () => {
  it.each([...BOT_LEVELS])(
    'play legal moves to the end, whatever the options: %s',
    (level) => {
      for (let number = 0; number < 12; number++) {
        const seed = `legal-${String(number)}`
        const seats = 2 + (number % 3)
        const options = randomOptions(tafelrunde, fastRandom(seed))
        const request = { ...PLAYED, seats, seed, options, levels: [level] }
        const { outcome } = simulateMatch(request, 0)
        expect(winnersOf(outcome).length).toBeGreaterThan(0)
      }
    },
    60_000,
  )

  it('play the same match for the same seed, another one for another', () => {
    const play = (seed: string): string => {
      const levels = ['sharp', 'solid', 'easy'] as const
      return simulateMatch({ ...PLAYED, seats: 3, seed, options: {}, levels }, 0).record
    }
    expect(play('one')).toEqual(play('one'))
    expect(play('one')).not.toEqual(play('other'))
  }, 30_000)

  it('decide the same in any world that looks the same to them', () => {
    let compared = 0
    for (let number = 0; number < 120; number++) {
      const { state, seen, decision, random } = somewhere(`worlds-${String(number)}`)
      if (!decision) continue
      const { seat } = decision
      const view = tafelrunde.view(state, seat)
      const other = tafelrunde.view(tafelrunde.imagine(view, random), seat)
      for (const level of BOT_LEVELS) {
        const [move, same] = [view, other].map((one) => {
          const bot = TAFELRUNDE_BOTS[level]
          const memory = bot.newMemory(one, null)
          bot.remember(memory, seen[seat] ?? [], one)
          return bot.decide(one, memory, fastRandom('same'), FEW)
        })
        expect(move).toEqual(same)
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(100)
  }, 30_000)

  it('vary where moves are nearly as good, and never play one that is much worse: easy among several', () => {
    let [views, varied] = [0, 0]
    for (let number = 0; number < 300; number++) {
      const { state, decision } = somewhere(`variety-${String(number)}`)
      if (decision?.kind !== 'play') continue
      const { seat } = decision
      const view = tafelrunde.view(state, seat)
      if (view.seats === 2) continue
      const { judgement, misjudges = 0 } = levelAt(EASY, view.seats)
      const judged = judgeTurn(state, seat, judgement)
      const best = Math.max(...judged.map(({ worth }) => worth))
      const moves = Array.from({ length: 20 }, (_, whim) =>
        TAFELRUNDE_BOTS.easy.decide(view, newMemory(view), fastRandom(whim), FEW),
      )
      for (const move of moves) {
        const text = JSON.stringify(move)
        const worths = judged.filter((one) => JSON.stringify(one.move) === text)
        expect(Math.max(...worths.map(({ worth }) => worth))).toBeGreaterThan(best - 2 * misjudges)
      }
      views += 1
      if (new Set(moves.map((move) => JSON.stringify(move))).size > 1) varied += 1
    }
    expect(views).toBeGreaterThan(50)
    expect(varied).toBeGreaterThan(views / 10)
  })

  it.each(CHARACTERS)(
    'shift their play a little by their character, as their level would else not: %s',
    (character) => {
      let [decisions, shifted] = [0, 0]
      for (let number = 0; number < 300; number++) {
        const { state, decision } = somewhere(`character-${String(number)}`)
        if (decision?.kind !== 'play') continue
        const view = tafelrunde.view(state, decision.seat)
        const [own, plain] = [character, undefined].map((given) => {
          const bot = TAFELRUNDE_BOTS.solid
          const memory = bot.newMemory(view, null, given)
          return JSON.stringify(bot.decide(view, memory, fastRandom(number), SOME))
        })
        decisions += 1
        if (own !== plain) shifted += 1
      }
      expect(decisions).toBeGreaterThan(100)
      expect(shifted).toBeGreaterThan(0)
      expect(shifted).toBeLessThan(decisions / 4)
    },
  )

  it('vary from one match to the next: solid', () => {
    let [views, varied] = [0, 0]
    for (let number = 0; number < 60; number++) {
      const { state, decision } = somewhere(`variety-${String(number)}`)
      if (decision?.kind !== 'play') continue
      const view = tafelrunde.view(state, decision.seat)
      const moves = Array.from({ length: 10 }, (_, whim) =>
        JSON.stringify(TAFELRUNDE_BOTS.solid.decide(view, newMemory(view), fastRandom(whim), SOME)),
      )
      views += 1
      if (new Set(moves).size > 1) varied += 1
    }
    expect(views).toBeGreaterThan(20)
    expect(varied).toBeGreaterThan(views / 10)
  })

  it('TR-42 advise a card that draws level with what that is for, and not as one that wins nothing', () => {
    const many = 'R7 Y7 B5Y2 B4R3'
    const players = [`B7 ${many}`, 'B7 B5R2', many, many].map((hand) => ({ hand }))
    const state = scenario({ middle: 'B4 R2', players })
    run(state, '0 play B7 blue')
    expect(adviceOn(state, 'play B7 blue')).toEqual({
      kind: 'adviseLevelBlue',
      values: { card: cardNamed('B7'), colour: 0 },
    })
    expect(adviceOn(state, 'play B5R2 blue')).toEqual({
      kind: 'adviseBehindBlue',
      values: { card: cardNamed('B5R2'), colour: 0 },
    })
    expect(saidOf(state, 'play B7 blue').why).toEqual({
      kind: 'levelBlue',
      values: { value: 7, raid: state.raid },
    })
  })

  it('TR-12 never say of a card played freely that it spares the others, the last one least of all', () => {
    const players = [{ hand: 'B4Y3' }, { hand: 'B7' }]
    const last = scenario({ middle: 'B4 R2 Y2', players, start: 1 })
    run(last, '1 play B7 blue')
    expect(saidOf(last, 'play B4Y3 blue')).toEqual({
      why: { kind: 'behindBlue', values: { value: 4, raid: last.raid } },
      advice: { kind: 'adviseBehindBlue', values: { card: cardNamed('B4Y3'), colour: 0 } },
    })
    const free = scenario({ middle: 'B4', players: [{ hand: 'R7 Y7' }, { hand: 'B7' }], start: 1 })
    run(free, '1 play B7 blue')
    expect(saidOf(free, 'play R7 red')).toEqual({
      why: { kind: 'leadingRed', values: { value: 7, raid: free.raid } },
      advice: { kind: 'adviseLeadingRed', values: { card: cardNamed('R7'), colour: 1 } },
    })
  })

  it('TR-41 say of the card that must be played that it spares the others, if there are any', () => {
    const owing = (hand: string): TafelrundeState =>
      scenario({ middle: 'B4', players: [{ hand }, { hand: 'B7 R7' }] })
    expect(saidOf(owing('R4Y3 B7'), 'play R4Y3 red').advice).toMatchObject({
      kind: 'adviseSparingRed',
    })
    expect(saidOf(owing('R4Y3'), 'play R4Y3 red').advice).toMatchObject({
      kind: 'adviseLeadingRed',
    })
    const defended = scenario({
      middle: 'B4 R2',
      options: { passiveDefence: 'on' },
      players: [{ hand: 'B7 B4Y3' }, { hand: 'B7 R7 Y7 B5Y2', open: 'Y4' }],
    })
    expect(saidOf(defended, 'play B4Y3 yellow')).toMatchObject({
      why: { kind: 'sparingYellow' },
      advice: { kind: 'adviseSparingYellow' },
    })
  })

  it.each([
    ['TR-22 Letzte Warnung without a colour', 'LetzteWarnung', 'letzte-warnung'],
    ['TR-26 Wiederbelebung without a card', 'Wiederbelebung', 'wiederbelebung'],
    ['TR-27 Zork with no chest and no lead', 'Zork', 'zork'],
  ])('%s: say that it was played to wait, or for want of another', (_about, card, text) => {
    const holding = (hand: string): TafelrundeState =>
      scenario({ middle: 'B4 R2 Y2', players: [{ hand }, { hand: 'B7 R7' }] })
    expect(saidOf(holding(card), text)).toEqual({
      why: { kind: 'waiting', values: { n: 0, raid: 1 } },
      advice: { kind: 'adviseWaiting', values: { n: 0 } },
    })
    expect(saidOf(holding(`${card} B7 R7`), text)).toEqual({
      why: { kind: 'waiting', values: { n: 2, raid: 1 } },
      advice: { kind: 'adviseWaiting', values: { n: 2 } },
    })
  })

  it.each([
    ['TR-22', 'LetzteWarnung', 'letzte-warnung blue', 'letzteWarnung'],
    ['TR-26', 'Wiederbelebung', 'wiederbelebung Y7', 'wiederbelebung'],
    ['TR-27', 'Zork', 'zork', 'zork'],
  ])('%s: say what a special is for that does something: %s', (_rule, card, text, kind) => {
    const own = { hand: `${card} B7`, open: 'B2', discard: 'Y7' }
    const state = scenario({ middle: 'B4 R2 Y2', players: [own, { hand: 'B7 R7' }] })
    expect(saidOf(state, text).why).toEqual({ kind, values: { raid: state.raid } })
  })

  it('TR-27 expect of Zork what a colour will bring in which the seat leads', () => {
    const afterRound = (own: string, other: string): TafelrundeState => {
      const players = [{ hand: `Zork R7 ${own}` }, { hand: `Y7 R7 ${other}` }]
      const state = scenario({ middle: 'B4 B2', players })
      run(state, `0 play ${own} blue; 1 play ${other} blue`)
      return state
    }
    expect(saidOf(afterRound('B7', 'B4Y3'), 'zork').why).toMatchObject({ kind: 'zork' })
    expect(saidOf(afterRound('B4Y3', 'B7'), 'zork').why).toMatchObject({ kind: 'waiting' })
  })

  it('TR-15 count chests that fight alone among those to be beaten', () => {
    const state = scenario({
      middle: 'R2 Y2',
      options: { passiveDefence: 'on' },
      players: [
        { hand: 'B2Y5 R7', open: 'B2' },
        { hand: 'LetzteWarnung R7', open: 'B4' },
      ],
      start: 1,
    })
    run(state, '1 letzte-warnung blue')
    expect(saidOf(state, 'play B2Y5 blue')).toMatchObject({
      why: { kind: 'levelBlue' },
      advice: { kind: 'adviseLevelBlue' },
    })
  })

  it('advise a card with a small chance with what speaks for it all the same', () => {
    const many = 'R7 Y7 B5Y2 B4R3'
    const holding = (own: string): TafelrundeState => {
      const hands = [own, 'B7 B5R2', many, many]
      return scenario({ middle: 'B4 R2', players: hands.map((hand) => ({ hand })) })
    }
    expect(adviceOn(holding('B5R2 R4Y3 R7'), 'play R4Y3 red')).toMatchObject({
      kind: 'adviseCheapRed',
    })
    expect(adviceOn(holding('R4Y3 B3R4'), 'play R4Y3 red')).toMatchObject({
      kind: 'adviseStakeRed',
      values: { n: 2 },
    })
  })

  it('TR-30 advise which chest to secure with what speaks for it', () => {
    const own = { open: 'B2 B4 R4 Y4', hand: 'R7 B2Y5' }
    const [b2, b4, r4] = [chests('B2')[0], chests('B4')[0], chests('R4')[0]]
    expect(toSecure(own, 'B4')).toEqual({ kind: 'adviseSecureWeakest', values: { chest1: b4 } })
    expect(toSecure(own, 'R4')).toEqual({ kind: 'adviseSecureMost', values: { chest1: r4 } })
    expect(toSecure(own, 'B2')).toEqual({ kind: 'adviseSecureLess', values: { chest1: b2 } })
    expect(toSecure({ ...own, open: 'B2 R4' }, 'R4')).toMatchObject({ kind: 'adviseSecureMost' })
    expect(toSecure(own, 'B2 R4', true)).toEqual({
      kind: 'adviseSecureMost',
      values: { chest1: b2, chest2: r4 },
    })
  })

  it('say of a card that wins nothing but leads that it leads', () => {
    const many = 'R7 Y7 B5Y2 B4R3'
    const state = scenario({ middle: 'B4', players: [many, many].map((hand) => ({ hand })) })
    const view = tafelrunde.view(state, 0)
    const move = tafelrunde.notation.parseMoveText('play R7 red')
    if (!move.ok) throw new Error('no play')
    const why = TAFELRUNDE_BOTS.sharp.explainer?.explain(
      { view, memory: newMemory(view) },
      move.value,
    )
    expect(why).toEqual({ open: { kind: 'leadingRed', values: { value: 7, raid: view.raid } } })
  })

  it('answer legally when there is no time at all', () => {
    for (let number = 0; number < 60; number++) {
      const { state, decision } = somewhere(`hurry-${String(number)}`)
      if (!decision) continue
      const view = tafelrunde.view(state, decision.seat)
      const bot = TAFELRUNDE_BOTS.sharp
      const move = bot.decide(view, bot.newMemory(view, null), fastRandom(number), NO_TIME)
      expect(tafelrunde.check(view, move)).toBeUndefined()
    }
  })

  it('imagine worlds that look the same and hold all they remember', () => {
    let remembered = 0
    for (let number = 0; number < 150; number++) {
      const { state, seen, decision, random } = somewhere(`memory-${String(number)}`)
      if (!decision) continue
      const view = tafelrunde.view(state, decision.seat)
      const memory = newMemory(view)
      remember(memory, seen[decision.seat] ?? [])
      const world = imagineWorld(view, memory, random)
      expect(tafelrunde.view(world, decision.seat)).toEqual(view)
      expect(playersOf(world, 'secured')).toEqual(playersOf(state, 'secured'))
      memory.seats.forEach(({ hand }, seat) => {
        remembered += hand.length
        expect(present(state.players[seat], 'a seat').hand).toEqual(expect.arrayContaining(hand))
        expect(present(world.players[seat], 'a seat').hand).toEqual(expect.arrayContaining(hand))
      })
    }
    expect(remembered).toBeGreaterThan(100)
  })

  it('need nothing but the view when they come to a running match', () => {
    for (let number = 0; number < 60; number++) {
      const { state, decision, random } = somewhere(`late-${String(number)}`)
      if (!decision) continue
      const view = tafelrunde.view(state, decision.seat)
      const world = imagineWorld(view, newMemory(view), random)
      expect(tafelrunde.view(world, decision.seat)).toEqual(view)
    }
  })

  it.each(
    inShort<readonly (typeof LADDER)[number][]>(
      LADDER.filter(
        ([better, , seats]) => better !== 'sharp' && seats === (better === 'solid' ? 4 : 2),
      ),
      LADDER,
    ),
  )(
    'are stronger the higher their level: %s against %s at %i seats',
    (better, worse, seats) => {
      // Sharp among four needs more thinking than there is time for here: `npm run ladder` measures it, and by how much each level is ahead.
      const request = { ...PLAYED, seats, seed: 'ladder', options: {}, budget: () => SOME }
      const done = climb({ request, better, worse }, MOST_MATCHES)
      expect(done, `${String(done.share)} of ${String(done.matches)}`).toMatchObject({
        isAbove: true,
      })
    },
    240_000,
  )
})
