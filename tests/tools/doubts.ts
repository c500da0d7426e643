/** `npm run doubts`: how often bots of Buchstabenbluff doubt a player who lays common words, every other one a letter short. */
import { BOT_LEVELS } from '../../src/protocol/terms'
import { countOf, readFlags, wordOf } from '../support/readFlags'
import { shippedContents } from '../support/match/shippedContents'
import { playDoubts, type DoubtedWord } from '../support/strength/wordDoubts'

const flags = readFlags(
  'npm run doubts -- [flags]',
  'Seats a player who draws to eight cards and lays common words, every other one of four to seven letters and one of them missing, among bots of a level; says how many of his bluffs and of his true words are doubted, by one bot and by anybody.',
  {
    level: { value: 'LEVEL', help: `one of ${BOT_LEVELS.join(', ')} (default: solid)` },
    seats: { value: 'NUMBER', help: 'how many play, 2 to 8 (default: 4)' },
    language: { value: 'NAME', help: 'of the words: de, en or nl (default: de)' },
    matches: { value: 'NUMBER', help: 'how many (default: 200)' },
  },
)
const level = wordOf(flags, 'level', BOT_LEVELS, 'solid')
const language = wordOf(flags, 'language', ['de', 'en', 'nl'], 'de')
const seats = Number(wordOf(flags, 'seats', ['2', '3', '4', '5', '6', '7', '8'], '4'))
const matches = countOf(flags, 'matches', 200)
const words = playDoubts({ level, seats, language, matches }, shippedContents())

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(0)} %`
}
function print(name: string, some: readonly DoubtedWord[]): void {
  const doubts = some.reduce((sum, { doubters }) => sum + doubters, 0)
  const asked = some.reduce((sum, { asked: bots }) => sum + bots, 0)
  const caught = some.filter(({ doubters }) => doubters > 0).length
  console.log(
    `${name}: ${String(some.length)}, doubted by one bot ${percent(doubts, asked)}, by anybody ${percent(caught, some.length)}`,
  )
}

console.log(`${level}, ${language}, ${String(seats)} seats, ${String(matches)} matches`)
for (const [name, isTrue] of [
  ['bluffs', false],
  ['true words', true],
] as const) {
  const own = words.filter((word) => word.isTrue === isTrue)
  print(name, own)
  for (const length of [3, 4, 5, 6, 7, 8]) {
    print(
      `  of ${String(length)} letters`,
      own.filter((word) => word.length === length),
    )
  }
}
