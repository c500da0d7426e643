/** What the bots of Buchstabenbluff say of their thinking, and when: nothing of a hand before it is nobody's secret any more. */
import { describe, expect, it } from 'vitest'
import { BUCHSTABENBLUFF_BOTS } from '../../src/bots/buchstabenbluff/bots'
import { studyVocabulary } from '../../src/bots/buchstabenbluff/vocabulary'
import { Reasons } from '../../src/bots/explain'
import { present } from '../../src/engine/basics/invariant'
import type { ThoughtAnswer } from '../../src/engine/contract/thought'
import { buchstabenbluff } from '../../src/games/buchstabenbluff/inside/index'
import type { BotLevel } from '../../src/protocol/terms'
import {
  act,
  moveOf,
  scenario,
  seenBy,
  viewOf,
  type Scene,
} from '../games/buchstabenbluff/scenario'

const IN_COMPANY = { atOnce: false }
const ALONE = { atOnce: true }

/** A bot at a seat of a scene: `plays` makes a move of its own, what others do it sees. */
function sitDown(scene: Scene, seat: number, level: BotLevel = 'sharp') {
  const bot = BUCHSTABENBLUFF_BOTS[level]
  const explainer = present(bot.explainer, 'it explains itself')
  const reasons = new Reasons(explainer)
  const memory = bot.newMemory(
    viewOf(scene, seat),
    studyVocabulary(buchstabenbluff.knowledge(scene.plan)),
  )
  const look = () => {
    const view = viewOf(scene, seat)
    bot.remember(memory, [], view)
    return { view, memory }
  }
  return {
    plays(words: string): void {
      reasons.note(look(), moveOf(words))
      this.sees(seat, words)
    },
    sees(from: number, words: string): void {
      reasons.see(seenBy(scene, act(scene, from, words), seat))
    },
    tells: (wish = IN_COMPANY): ThoughtAnswer => reasons.tell(viewOf(scene, seat), wish),
    advises: (words: string) => explainer.advise(look(), moveOf(words)),
  }
}

function kindOf(answer: ThoughtAnswer): string {
  return answer.kind === 'told' ? answer.thought.kind : answer.kind
}

function percentOf(answer: ThoughtAnswer): number {
  return answer.kind === 'told' ? (answer.thought.values['percent'] ?? -1) : -1
}

const LAST_TURN_OF_THREE = 14

function three(hands: readonly string[] = ['HAUSN', 'AEISE', 'XQJVY'], turn = 0): Scene {
  return scenario({ hands, turn })
}

describe('why a word was doubted or believed', () => {
  it('BB-15 P-65 is told nobody before the answers lie open, then everybody', () => {
    const scene = three()
    const bot = sitDown(scene, 1)
    bot.sees(0, 'lay H A U S as Haus')
    bot.plays('doubt')
    expect(bot.tells(ALONE)).toEqual({ kind: 'nothing' })
    bot.sees(2, 'believe')
    expect(kindOf(bot.tells())).toBe('doubted')
    expect(bot.tells()).toEqual(bot.tells(ALONE))
  })

  it('BB-15 is told by who believed, too, though another doubted', () => {
    const scene = three()
    const bot = sitDown(scene, 1)
    bot.sees(0, 'lay H A U S as Haus')
    bot.plays('believe')
    bot.sees(2, 'doubt')
    expect(kindOf(bot.tells())).toBe('believed')
  })

  it('P-65 counts the own hand in only when the match is over, and tells then what it held', () => {
    const tellOf = (hand: string, turn: number): ThoughtAnswer => {
      const scene = three(['XQJVY', hand, 'HAUSN'], turn)
      const bot = sitDown(scene, 1)
      bot.sees(2, 'lay H A U S as Haus')
      bot.plays('believe')
      bot.sees(0, 'believe')
      return bot.tells()
    }
    // Two turns of three before the last one it is seat 2's turn as well.
    expect(percentOf(tellOf('AEISE', 11))).toBe(percentOf(tellOf('BBCFK', 11)))
    const end = tellOf('AEISS', LAST_TURN_OF_THREE)
    expect(end).toMatchObject({ thought: { kind: 'believedHolding', values: { n: 2 } } })
  })

  it('names the gut of who does not reckon', () => {
    const scene = three()
    const bot = sitDown(scene, 1, 'easy')
    bot.sees(0, 'lay H A U S as Haus')
    bot.plays('believe')
    bot.sees(2, 'believe')
    expect(bot.tells()).toMatchObject({ thought: { kind: 'believedByGut', values: { n: 4 } } })
  })

  it('BB-10 says of a word in no list that it is in none', () => {
    const scene = scenario({ hands: ['GWXRE', 'AEISE'], options: { dictionary: 'open' } })
    const bot = sitDown(scene, 1)
    bot.sees(0, 'lay G W X as Gwx')
    bot.plays('doubt')
    expect(kindOf(bot.tells())).toBe('unknownWord')
  })
})

describe('why a word was announced', () => {
  it.each([
    ['H A U S', 'laidHonest'],
    ['H A U N', 'laidBluff'],
  ])('BB-16 BB-17 P-65 is told whole once %s is turned up, to nobody before', (cards, whole) => {
    const scene = three()
    const bot = sitDown(scene, 0)
    bot.plays(`lay ${cards} as Haus`)
    expect(kindOf(bot.tells())).toBe('later')
    // Nor to whoever plays alone: it would be taken for a sign.
    expect(kindOf(bot.tells(ALONE))).toBe('later')
    bot.sees(1, 'doubt')
    bot.sees(2, 'believe')
    // Of the bluff the S is missing; HAUS counts six.
    expect(bot.tells()).toMatchObject({
      thought: { kind: whole, values: { n: whole === 'laidBluff' ? 1 : 6 } },
    })
  })

  it('BB-16 P-65 keeps what was believed to itself until the match is over', () => {
    const tellOf = (turn: number): string => {
      const scene = three(['XQJVY', 'AEISE', 'HAUSN'], turn)
      const bot = sitDown(scene, 2)
      bot.plays('lay H A U N as Haus')
      bot.sees(0, 'believe')
      bot.sees(1, 'believe')
      return kindOf(bot.tells())
    }
    expect(tellOf(11)).toBe('laid')
    expect(tellOf(LAST_TURN_OF_THREE)).toBe('laidBluff')
  })

  it('BB-22 is told of a pass as well', () => {
    const bot = sitDown(three(), 0)
    bot.plays('pass')
    expect(kindOf(bot.tells())).toBe('passed')
  })
})

describe('P-65 BB-15 what is told of a doubt before the cards are', () => {
  /** What seat 0 may hold and lay as HAUS: the truth, and lies with more and more of it missing. */
  const WORLDS = [
    ['HAUSN', 'H A U S'],
    ['HAUSN', 'H A U N'],
    ['HAUNE', 'N E A U'],
    ['XQJVY', 'X Q J V'],
    ['??QJV', '? ? Q J'],
  ] as const
  const LEVELS = ['solid', 'sharp'] as const
  const ALL = LEVELS.flatMap((level) => [false, true].map((late) => ({ level, late })))

  /** The others, and what everybody has seen of them: late in a match a bluff and an honest word were turned up, and one was believed. */
  function told(
    [hand, laid]: readonly [string, string],
    late: boolean,
    what: (scene: Scene, laid: string) => number,
  ): number {
    const scene = three([hand, 'AEISE', 'TEEBC'], late ? 1 : 0)
    if (late) {
      act(scene, 1, 'lay A E I S as Esel')
      act(scene, 0, 'believe')
      act(scene, 2, 'doubt')
      act(scene, 2, 'lay T E E as Tee')
      act(scene, 0, 'believe')
      act(scene, 1, 'doubt')
    }
    return what(scene, laid)
  }

  it.each(ALL)(
    'is the same whatever who announced laid ($level, late: $late)',
    ({ level, late }) => {
      const numbers = WORLDS.map((world) =>
        told(world, late, (scene, laid) => {
          const bot = sitDown(scene, 0, level)
          bot.plays(`lay ${laid} as Haus`)
          expect(kindOf(bot.tells(ALONE))).toBe('later')
          bot.sees(1, 'believe')
          bot.sees(2, 'believe')
          return percentOf(bot.tells(ALONE))
        }),
      )
      expect(numbers[0]).toBeGreaterThanOrEqual(0)
      expect(new Set(numbers).size).toBe(1)
    },
  )

  it.each(ALL)('is the same from who doubts ($level, late: $late)', ({ level, late }) => {
    const numbers = WORLDS.map((world) =>
      told(world, late, (scene, laid) => {
        const bot = sitDown(scene, 1, level)
        bot.sees(0, `lay ${laid} as Haus`)
        const advised = bot.advises('doubt')?.values['percent'] ?? -1
        bot.plays('doubt')
        expect(bot.tells(ALONE)).toEqual({ kind: 'nothing' })
        return advised
      }),
    )
    expect(numbers[0]).toBeGreaterThanOrEqual(0)
    expect(new Set(numbers).size).toBe(1)
  })
})

describe('advice', () => {
  it('P-66 in a doubt goes by what the own seat knows: whoever holds the letters is told a smaller chance', () => {
    const adviceFor = (hand: string): number => {
      const scene = three(['HAUSN', hand, 'XQJVY'])
      act(scene, 0, 'lay H A U S as Haus')
      const thought = sitDown(scene, 1).advises('doubt')
      const isLikely = (thought?.values['percent'] ?? 0) > 50
      // Whoever is to doubt what is probably true is told why.
      expect(thought?.kind).toBe(isLikely ? 'adviseDoubtThough' : 'adviseDoubt')
      return thought?.values['percent'] ?? -1
    }
    expect(adviceFor('HUUHU')).toBeLessThan(adviceFor('BCFKM'))
  })

  it('P-66 at the own turn names the word to lay and its points, and of a bluff how likely a doubt', () => {
    const bot = sitDown(three(), 0)
    expect(bot.advises('lay H A U S as Haus')).toEqual({
      kind: 'adviseHonest',
      values: { n: 6 },
      quotes: { word: 'Haus' },
    })
    const bluff = bot.advises('lay H A U N as Haus')
    expect(bluff).toMatchObject({ kind: 'adviseBluff', values: { n: 6 }, quotes: { word: 'Haus' } })
    expect(bluff?.values['percent']).toBeGreaterThan(0)
  })

  it('P-66 names a word that people know rather than an odd one that is worth as much', () => {
    const bot = sitDown(three(['NEUSE', 'AEISE', 'XQJVY']), 0)
    const plain = { kind: 'adviseHonest', values: { n: 3 }, quotes: { word: 'SEE' } }
    expect(bot.advises('lay N U as Nu')).toEqual(plain)
    // What people know stays, though another word would bring more.
    const known = { kind: 'adviseHonest', values: { n: 2 }, quotes: { word: 'Es' } }
    expect(bot.advises('lay E S as Es')).toEqual(known)
  })

  it('P-66 to draw or to pass says which word the hand spells already, and for how many points', () => {
    const bot = sitDown(three(), 0)
    const best = { values: { n: 6 }, quotes: { word: 'HAUS' } }
    expect(bot.advises('draw')).toEqual({ kind: 'adviseDrawOn', ...best })
    expect(bot.advises('pass')).toEqual({ kind: 'advisePassThough', ...best })
    const last = sitDown(three(undefined, LAST_TURN_OF_THREE), 2)
    expect(last.advises('draw')?.kind).toBe('adviseDraw')
    const spelling = sitDown(three(['XQJVY', 'AEISE', 'HAUSN'], LAST_TURN_OF_THREE), 2)
    expect(spelling.advises('draw')).toMatchObject({ kind: 'adviseDrawLast', ...best })
    const none = sitDown(three(['XQJVY', 'AEISE', 'HAUSN']), 0)
    expect(none.advises('draw')).toEqual({ kind: 'adviseDraw', values: {} })
    expect(none.advises('pass')).toEqual({ kind: 'advisePass', values: {} })
  })
})
