/** `npm run reasons`: what bots of Tofugott may give as a reason, line by line, to be read by people. */
import { fastRandom } from '../../src/engine/fastRandom'
import { pick } from '../../src/engine/random'
import { phrasesOf } from '../../src/games/tofugott/outside/phrases'
import { tofugottPhrases as german } from '../../src/renderer/wording/de/tofugottPhrases'
import { tofugottPhrases as english } from '../../src/renderer/wording/en/tofugottPhrases'
import { tofugottPhrases as dutch } from '../../src/renderer/wording/nl/tofugottPhrases'
import { textOf } from '../../src/system/parseArguments'
import { countOf, readFlags, wordOf } from '../support/readFlags'
import { everyReason, type GivenReason } from '../support/tofugottReasons'

const WORDS = { de: german, en: english, nl: dutch }

const flags = readFlags(
  'npm run reasons -- [flags]',
  'Walks all shipped question cards with their questions, all silhouettes, best and worst, and prints reasons that bots may give, each with the trait that it names and whether it is there (+) or lacking (-).',
  {
    lines: { value: 'NUMBER', help: 'how many, drawn at random (default: 150)' },
    language: { value: 'NAME', help: 'of cards and reasons: de, en or nl (default: de)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same lines (default: x)' },
  },
)
const language = wordOf(flags, 'language', ['de', 'en', 'nl'], 'de')
const random = fastRandom(textOf(flags, 'seed') ?? 'x')
const reasons = everyReason()

function lineOf({ card, question, role, silhouette, trait, isThere }: GivenReason): string {
  const phrase = pick(phrasesOf(trait, isThere), random)
  const asked = card.text[language]?.questions[question] ?? ''
  const said = phrase === undefined ? '' : WORDS[language].phrase[phrase]
  return `${asked} | ${role}: ${silhouette} | ${isThere ? '+' : '-'}${trait} | ${said}`
}

for (let line = 0; line < countOf(flags, 'lines', 150); line++) {
  const reason = pick(reasons, random)
  if (reason) console.log(lineOf(reason))
}
console.log(`${String(reasons.length)} reasons in all`)
