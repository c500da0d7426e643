/** Names and talk: nobody passes for somebody else, nobody drowns the others out. */
import { describe, expect, it } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import { sanitizeName } from '../../../src/engine/basics/text'
import { Names } from '../../../src/host/people/names'
import { skeletonOf } from '../../../src/host/people/skeletonOf'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { pick } from '../../../src/engine/chance/random'
import { casesOf, caseSeed } from '../../support/cases'
import { openMatch } from '../../support/host/evening'
import { MemoryHost, type TestPlayer } from '../../support/host/memoryHost'
import { tableOf } from '../../support/match/seats'

const MOST_LINES = 60
const AT_ONCE = 5

async function sitDown(host: MemoryHost, player: TestPlayer): Promise<string> {
  const wish = { game: 'tafelrunde', name: 'T', seats: 4, options: {} } as const
  const asked = player.client.command({ kind: 'createTable', ...wish })
  await host.settle()
  const made = await asked
  return made.ok ? present(made.table, 'a new table has an id') : ''
}

describe('names', () => {
  it('S8 never look alike at one host', async () => {
    const host = new MemoryHost('names')
    const wishes = ['Anna', 'Anna', 'ANNA', 'Аnnа', 'Ann\u200ba', '', '', 'x'.repeat(40)]
    const players = wishes.map((name) => host.player(name))
    await host.settle()
    const names = players.map(({ client }) => client.state().welcome?.name ?? '')
    expect(new Set(names).size).toBe(names.length)
    expect(names[0]).toBe('Anna')
    expect(names.slice(1, 5).every((name) => name.endsWith(' 2') || /\d$/u.test(name))).toBe(true)
    expect(names.slice(5, 7)).toEqual(['Guest', 'Guest 2'])
    for (const name of names) expect(name.length).toBeLessThanOrEqual(16)
  })
})

describe('a name that somebody has already', () => {
  it('is told, with its number, to whoever wanted it', async () => {
    const host = new MemoryHost('taken')
    host.player('Yuri')
    const other = host.player('Kim')
    await host.settle()
    const asked = other.client.command({ kind: 'rename', name: 'Yuri', language: 'en' })
    await host.settle()
    expect(await asked).toMatchObject({ ok: true, name: 'Yuri 2' })
    expect(other.client.state().welcome?.name).toBe('Yuri 2')
  })
})

/** Each looks like its neighbour to an eye in a hurry, in letters of other scripts, styles or cases. */
const LOOKALIKES: readonly (readonly [string, string])[] = [
  ...['Αnna', 'Аnna', 'Ꭺnna', 'Annɑ', '𝐀nna', '𝘈𝘯𝘯𝘢', '𝔸nna', 'Ａｎｎａ', 'Anηa', 'Αnnа'],
  ...['Ännä', 'Ańna', 'Ann\u0430', 'ᴀnna', 'An\u2060na', 'A\ufe0fnna'],
].map((other) => ['Anna', other] as const)
const MORE_LOOKALIKES: readonly (readonly [string, string])[] = [
  ['Hans', 'Ηans'],
  ['Hans', 'Ꮋans'],
  ['Hans', 'Нans'],
  ['Nora', 'Νora'],
  ['Nora', 'Nοra'],
  ['Nora', 'Noгa'],
  ['Otto', 'Օtto'],
  ['Otto', 'օttօ'],
  ['Otto', '0tt0'],
  ['Greta', 'ɡreta'],
  ['Greta', 'Grеta'],
  ['Greta', 'Greτa'],
  ['Paul', 'РаuI'],
  ['Paul', 'Pau1'],
  ['Paul', 'Ρaul'],
  ['Bill', 'BiII'],
  ['Bill', 'Ᏼill'],
  ['Klara', 'Κlara'],
  ['Klara', 'Ꮶlara'],
  ['Tom', 'Тom'],
  ['Tom', 'Torn'],
  ['Tom', 'Τοm'],
  ['Sven', 'Ѕven'],
  ['Sven', 'Տven'],
  ['Sven', 'Sνen'],
  ['Zoe', 'Ζoe'],
  ['Wim', 'VVim'],
  ['Wim', 'Ꮃim'],
  ['Ida', '1da'],
  ['Ida', 'lda'],
  ['Jan', 'Јan'],
  ['Emma', 'Ꭼmma'],
  ['Emma', '𝓔mma'],
  ['Yara', 'Υara'],
  ['Xaver', 'Хaver'],
  ['Carla', 'Ϲarla'],
  ['Mats', 'Ϻats'],
]

/** Names that are claimed at one host. */
const TOGETHER = 100
const CLAIMS = casesOf('S8')
const ODD_PIECES = [
  '\u200d',
  '\u0301',
  '\u2060',
  ' ',
  '',
  '2',
  ' 2',
  '.',
  '\u202e',
  '👩‍👧',
  'ß',
  'İ',
  'ﬁ',
]

describe('names that look like others', () => {
  it(`S8 are all told apart at one host, whatever letters they are made of, over ${String(CLAIMS)} names`, () => {
    const random = fastRandom(caseSeed('claims'))
    const words = [...LOOKALIKES, ...MORE_LOOKALIKES].flat()
    for (let claimed = 0; claimed < CLAIMS; claimed += TOGETHER) {
      const names = new Names()
      const given = Array.from({ length: TOGETHER }, (_, person) => {
        const word = pick(words, random) ?? ''
        const at = random.below(word.length + 1)
        const wish = sanitizeName(
          word.slice(0, at) + (pick(ODD_PIECES, random) ?? '') + word.slice(at),
        )
        return names.claim(String(person), wish === '' ? 'Guest' : wish)
      })
      const skeletons = given.map(skeletonOf)
      expect(new Set(skeletons).size, given.join(', ')).toBe(TOGETHER)
      expect(given.filter((name) => name !== sanitizeName(name))).toEqual([])
    }
  })

  it.each([...LOOKALIKES, ...MORE_LOOKALIKES])('"%s" and "%s" are told apart', (one, other) => {
    const names = new Names()
    expect(names.claim('first', one)).toBe(one)
    expect(names.claim('second', other)).toMatch(/ 2$/u)
  })

  it('names of other scripts and with other letters stay as they are', () => {
    const names = new Names()
    const different = [
      'Anna',
      'Hanna',
      'Анна Б',
      'Ελένη',
      'אבי',
      '美咲',
      'Jürgen',
      'Jørn',
      'Ole',
      'Ali',
    ]
    expect(different.map((name) => names.claim(name, name))).toEqual(different)
  })

  it('a name that shows nothing is none', () => {
    for (const blank of ['\u2800', '\ufe0f', '\u{e0101}', '\u2800 \u2800', '\u17b4', '\u3164']) {
      expect(sanitizeName(blank), JSON.stringify(blank)).toBe('')
    }
    expect(sanitizeName('❤️')).toBe('❤️')
    expect(sanitizeName('A\u2800B')).toBe('AB')
  })
})

describe('a bot', () => {
  const botAt = (player: TestPlayer, seat: number): string => {
    const holder = tableOf(player).seats[seat]
    return holder?.kind === 'bot' ? holder.name : ''
  }

  it('that sits there keeps its name to itself: a person of that name gets a number, by whatever letters', async () => {
    const { host, keeper } = await openMatch('names of bots', { people: 2, seats: 3 })
    const bot = botAt(keeper, 2)
    const twin = host.player(bot)
    const look = host.player(bot.toUpperCase())
    const changed = host.player('Xaver')
    await host.settle()
    const nameOf = ({ client }: TestPlayer) => client.state().welcome?.name
    expect([nameOf(twin), nameOf(look)]).toEqual([`${bot} 2`, `${bot.toUpperCase()} 3`])
    void changed.client.command({ kind: 'rename', name: bot, language: 'en' })
    void changed.client.command({ kind: 'join', as: 'spectator' }, tableOf(keeper).id)
    await host.settle()
    expect(tableOf(keeper).spectators).toMatchObject([{ name: `${bot} 4` }])
  })

  it('is never called like a person at the host, in the game too', async () => {
    const host = new MemoryHost('names of people')
    const others = ['Ada', 'Bruno', 'Ϲarla', 'Daan', 'Emma', 'Fritz', 'Greta', 'Henk', 'Ida']
    for (const name of [...others, 'Jan', 'Klara', 'Lotte', 'Mats', 'Nora', 'Otto', 'Pia']) {
      host.player(name)
    }
    for (const name of ['Quint', 'Rosa', 'Sven', 'Tilda', 'Uli', 'Vera', 'Zoe']) host.player(name)
    const keeper = host.player('Kees')
    await host.settle()
    const wish = { game: 'tafelrunde', name: 'T', seats: 3, options: {}, bots: 'easy' } as const
    void keeper.client.command({ kind: 'createTable', ...wish })
    await host.settle()
    const names = [botAt(keeper, 1), botAt(keeper, 2)].toSorted()
    expect(names).toEqual([expect.stringMatching(/^Bot \d+$/u), 'Wim'])
  })
})

describe('talk', () => {
  it('is limited to some lines at once and one a second, and old lines go', async () => {
    const host = new MemoryHost('talk')
    const anna = host.player('Anna')
    await host.settle()
    const table = await sitDown(host, anna)
    const say = async (text: string): Promise<string> => {
      const asked = anna.client.command({ kind: 'say', text }, table)
      await host.settle()
      const answer = await asked
      return answer.ok ? 'ok' : answer.refusal
    }
    for (let line = 0; line < AT_ONCE; line++) expect(await say(String(line))).toBe('ok')
    expect(await say('too much')).toBe('too-fast')
    for (let line = 0; line < 2 * MOST_LINES; line++) {
      await host.clock.turn(1000)
      expect(await say(`line ${String(line)}`)).toBe('ok')
    }
    const late = host.player('Bram')
    await host.settle()
    void late.client.command({ kind: 'join', as: 'spectator' }, table)
    await host.settle()
    const { chat } = late.client.state()
    expect(chat).toHaveLength(MOST_LINES)
    expect(chat.at(-1)).toMatchObject({ text: `line ${String(2 * MOST_LINES - 1)}`, name: 'Anna' })
  })
})
