/** `npm run fuzz -- between`: somebody between a guest and its host, again and again; ends with 1 if one of them hears a greeting. */
import { standBetween } from '../support/wire/sealedCable'
import { countOf, readFlags } from '../support/readFlags'

const flags = readFlags(
  'npm run fuzz -- between [flags]',
  'Stands between a guest and its host, with another key or with the true answer changed.',
  { number: { value: 'NUMBER', help: 'how often (default: 200)' } },
)
const number = countOf(flags, 'number', 200)
let heard = 0
let cut = 0
for (let trial = 0; trial < number; trial++) {
  const came = await standBetween(trial % 2 === 0 ? 'own key' : 'bent answer')
  heard += came.heard.length
  if (came.isCut) cut += 1
}
console.log(
  `${String(number)} in between: ${String(heard)} greetings heard, ${String(cut)} lines cut`,
)
process.exit(heard === 0 && cut === number ? 0 : 1)
