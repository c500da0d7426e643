/** `npm run reasons`: what bots of Tofugott say of their cards in matches among themselves, to be read by people, and how much of it meets the question. */
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { pick } from '../../src/engine/chance/random'
import { isPoint } from '../../src/games/tofugott/outside/questionKinds'
import { agreeing } from '../../src/renderer/games/tofugott/voice/names'
import { tofugottPhrases as german } from '../../src/renderer/wording/de/tofugottPhrases'
import { tofugottSilhouettes as germanSilhouettes } from '../../src/renderer/wording/de/tofugottSilhouettes'
import { tofugottPhrases as english } from '../../src/renderer/wording/en/tofugottPhrases'
import { tofugottSilhouettes as englishSilhouettes } from '../../src/renderer/wording/en/tofugottSilhouettes'
import { tofugottPhrases as dutch } from '../../src/renderer/wording/nl/tofugottPhrases'
import { tofugottSilhouettes as dutchSilhouettes } from '../../src/renderer/wording/nl/tofugottSilhouettes'
import { textOf } from '../../src/system/parseArguments'
import { countOf, readFlags, wordOf } from '../support/readFlags'
import {
  meetsQuestion,
  reasonsAmong,
  repeatedAmong,
  type SaidReason,
} from '../support/strength/saidByBots'
import { shippedCards } from '../support/strength/tofugottReasons'

const WORDS = {
  de: { phrases: german, silhouettes: germanSilhouettes },
  en: { phrases: english, silhouettes: englishSilhouettes },
  nl: { phrases: dutch, silhouettes: dutchSilhouettes },
}

const flags = readFlags(
  'npm run reasons -- [flags]',
  'Seats bots of Tofugott of all levels but the one for children around one table with all shipped cards, prints what they say of their cards, how many reasons name a trait that the question is about or say what it means for the question, how many sentences had been said at that table before, and how many turns before at least.',
  {
    seats: { value: 'NUMBER', help: 'how many play (default: 4)' },
    turns: { value: 'NUMBER', help: 'how often everybody has a turn (default: by seats)' },
    matches: { value: 'NUMBER', help: 'how many (default: 50)' },
    lines: { value: 'NUMBER', help: 'how many are printed, drawn at random (default: 60)' },
    language: { value: 'NAME', help: 'of cards and reasons: de, en or nl (default: de)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same lines (default: x)' },
  },
)
const language = wordOf(flags, 'language', ['de', 'en', 'nl'], 'de')
const seats = Number(wordOf(flags, 'seats', ['2', '3', '4', '5', '6'], '4'))
const turnsWord = wordOf(flags, 'turns', ['seats', '1', '2', '3', '4'], 'seats')
const turns = turnsWord === 'seats' ? turnsWord : Number(turnsWord)
const seed = textOf(flags, 'seed') ?? 'x'
const random = fastRandom(seed)
const cards = new Map(shippedCards().map((card) => [card.key, card]))

const heard = Array.from({ length: countOf(flags, 'matches', 50) }, (_, number) =>
  reasonsAmong({ seats, number, options: { spicy: 'on', turns }, seed }),
)
const reasons = heard.flat()

function lineOf({ card, question, role, silhouette, phrase }: SaidReason): string {
  const key = card?.id.split('/').at(-1) ?? ''
  const asked = cards.get(key)?.text[language]?.questions[question] ?? ''
  const { phrases, silhouettes } = WORDS[language]
  const told = { ...phrases.phrase, ...phrases.point, ...phrases.fact }
  const text = told[phrase]
  return `${asked} | ${role}: ${silhouette} | ${agreeing(text, silhouettes.gender[silhouette])}`
}

function shareOf(holds: (reason: SaidReason) => boolean): string {
  return `${((100 * reasons.filter(holds).length) / Math.max(1, reasons.length)).toFixed(1)} %`
}

for (let line = 0; line < countOf(flags, 'lines', 60); line++) {
  const reason = pick(reasons, random)
  if (reason) console.log(lineOf(reason))
}
console.log(
  `${String(reasons.length)} reasons; ${shareOf(meetsQuestion)} meet the question, ${shareOf(({ phrase }) => isPoint(phrase))} say what the card means for it`,
)
const { sentences, repeated, nearest } = repeatedAmong(heard)
console.log(
  `${String(sentences)} sentences; ${String(repeated)} had been said at that table before, ${((100 * repeated) / Math.max(1, sentences)).toFixed(1)} %${repeated === 0 ? '' : `, the nearest ${String(nearest)} turns before`}`,
)
